import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Tx } from '../../db/database';
import { addToDay, type Counted } from './days.repo';

/** One more of something on a day of a place, for its owner's statistics. Runs as the platform. */
export const countOnDay = (
  tx: Tx,
  place: { tenant: number; property_id: number },
  day: LocalDate,
  what: Counted,
): Promise<void> => addToDay(tx, { account_id: place.tenant, id: place.property_id }, day, what);
