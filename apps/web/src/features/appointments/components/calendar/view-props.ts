import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Place } from '../../../../ui/calendar/grid-types';
import type { CalendarItem, Draft } from '../../calendar-items';
import type { CalendarState } from '../../calendar-state';
import type { NewPlace } from './people-grid';

/** What every view of the calendar is given. */
export type ViewProps = {
  calendar: Calendar;
  /** Its days are not known yet. */
  isBlank: boolean;
  state: CalendarState;
  now: { date: LocalDate; minute: number } | undefined;
  draft: Draft | undefined;
  selectedId: string | undefined;
  isPopoverOpen: boolean;
  onChange: (part: Partial<CalendarState>, options?: { replace?: boolean }) => void;
  onOpen: (item: CalendarItem) => void;
  onCreate: (place: NewPlace) => void;
  onBlock: (place: NewPlace) => void;
  onMenu: (place: Place & NewPlace) => void;
};
