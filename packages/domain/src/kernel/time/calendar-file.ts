/** A calendar as RFC 5545 wants it, in UTC: the reader's calendar shows it on the reader's clock. */
export type CalendarEvent = {
  uid: string;
  start: string;
  end: string;
  title: string;
  note?: string | undefined;
  place?: string | undefined;
  changed: string;
  /** How often it was changed. */
  changes: number;
};
export type CalendarFile = {
  name: string;
  zone: string;
  /** The moment it is written. */ stamp: string;
  events: readonly CalendarEvent[];
};

export function writeCalendar({ name, zone, stamp, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rawnaq//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    `X-WR-TIMEZONE:${calendarText(zone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return writeLines(lines);
}

const eventLines = (
  { uid, start, end, title, note, place, changed, changes }: CalendarEvent,
  stamp: string,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${calendarMoment(stamp)}`,
  `DTSTART:${calendarMoment(start)}`,
  `DTEND:${calendarMoment(end)}`,
  `LAST-MODIFIED:${calendarMoment(changed)}`,
  `SEQUENCE:${calendarSequence(changed, changes)}`,
  `SUMMARY:${calendarText(title)}`,
  ...(note ? [`DESCRIPTION:${calendarText(note)}`] : []),
  ...(place ? [`LOCATION:${calendarText(place)}`] : []),
  'END:VEVENT',
];

/** `2026-11-15T08:30:00.000Z` is `20261115T083000Z`. */
export const calendarMoment = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

const FIRST_SEQUENCE = Date.parse('2020-01-01T00:00:00Z');
/**
 * Calendars take the version with the higher number. The second of the last change rises by itself; where two changes
 * fall into one, their count does.
 */
export const calendarSequence = (changed: string, changes: number): number =>
  Math.max(0, Math.floor((Date.parse(changed) - FIRST_SEQUENCE) / 1000)) + changes;

export const calendarText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

export const writeLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

const LONGEST_LINE = 75;
/** Lines are at most 75 bytes; what is longer goes on after a blank. Letters are never cut in two. */
function folded(line: string): string {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LONGEST_LINE) [written, bytes] = [`${written}\r\n `, 1];
    written += letter;
    bytes += size;
  }
  return written;
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return 1;
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
