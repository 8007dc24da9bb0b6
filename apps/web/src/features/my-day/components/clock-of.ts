import { MINUTES_PER_DAY } from '@rawnaq/domain/appointments/appointment.shapes';
import { timeFromSeconds } from '@rawnaq/domain/kernel/time/local-date';

/** Minutes from the salon's midnight as a time of the clock; after midnight it begins anew. */
export const clockOf = (minute: number): string => timeFromSeconds((minute % MINUTES_PER_DAY) * 60);
