import { QUARTERS_PER_DAY, wallOfQuarter } from '@rawnaq/domain/kernel/local-date';

/** The client's time steps: every quarter of an hour, as `HH:mm:ss`. */
export const QUARTER_TIMES: readonly string[] = Array.from({ length: QUARTERS_PER_DAY }, (_, quarter) => wallOfQuarter('2000-01-01', quarter).time);
