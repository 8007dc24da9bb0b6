import type { TillEmployee } from '../catalogue';
import type { DraftLine } from './till-draft';

type Person = Pick<TillEmployee, 'id' | 'name' | 'short_name'>;

/** Who may be named at a line: everybody the till shows, and whoever it was booked with. */
export const peopleOf = ({ booked_with }: Pick<DraftLine, 'booked_with'>, shown: readonly Person[]) =>
  booked_with && shown.every(({ id }) => id !== booked_with.id) ? [...shown, booked_with] : shown;
