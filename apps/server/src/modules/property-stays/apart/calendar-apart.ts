import type { ReadCalendar, Span } from '@rawnaq/domain/property-stays/ical/read-calendar';
import { newQueue } from '../../../infra/queue';
import { runInThread } from '../../../infra/side-program';

export type CalendarOrder = { text: string; span: Span };

/** The largest calendar we take needs half of it, and a second. */
const LIMITS = { memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }, longestMs: 10_000 };
const queue = newQueue({ atOnce: 1, waiting: 20, longestWaitMs: 120_000 });

/**
 * A calendar of another site, read in a thread of its own (decision 40). Undefined when it is none; rejects when the
 * reader itself came to an end over it.
 */
export const readCalendarApart = (order: CalendarOrder): Promise<ReadCalendar | undefined> =>
  queue.run(() => runInThread({ folder: import.meta.dirname, name: 'calendar-worker' }, order, LIMITS));
