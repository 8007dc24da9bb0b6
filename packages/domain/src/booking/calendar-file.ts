import { calendarMoment, calendarSequence, calendarText, writeLines } from '../kernel/time/calendar-file';

/** One booking as a calendar file (RFC 5545). Times are UTC, so that every calendar shows them right wherever it is. */
export type CalendarEntry = {
  uid: string;
  stamp: string;
  changed: string;
  changes: number;
  start_at: string;
  end_at: string;
  title: string;
  place: string;
  link: string;
  is_cancelled: boolean;
};

export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rawnaq//Booking//EN',
    `METHOD:${entry.is_cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(entry.uid)}`,
    `DTSTAMP:${calendarMoment(entry.stamp)}`,
    `DTSTART:${calendarMoment(entry.start_at)}`,
    `DTEND:${calendarMoment(entry.end_at)}`,
    `LAST-MODIFIED:${calendarMoment(entry.changed)}`,
    `SEQUENCE:${calendarSequence(entry.changed, entry.changes)}`,
    `SUMMARY:${calendarText(entry.title)}`,
    ...(entry.place ? [`LOCATION:${calendarText(entry.place)}`] : []),
    `DESCRIPTION:${calendarText(entry.link)}`,
    `URL:${entry.link}`,
    `STATUS:${entry.is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(entry.is_cancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${calendarText(entry.title)}`, 'TRIGGER:-PT2H', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return writeLines(lines);
}
