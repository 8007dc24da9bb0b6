import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from '@rawnaq/domain/property-stays/ical/read-calendar';
import type { CalendarOrder } from './calendar-apart';

/** The thread one calendar is read in, which whatever stands in it may bring to its end. */
const { text, span } = workerData as CalendarOrder;
parentPort!.postMessage(readCalendar(text, span));
