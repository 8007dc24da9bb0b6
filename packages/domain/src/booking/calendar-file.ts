/** One booking as a calendar file (RFC 5545). Times are UTC, so that every calendar shows them right wherever it is. */
export type CalendarEntry = { uid: string; stamp: string; start_at: string; end_at: string; title: string; place: string; link: string; is_cancelled: boolean };

export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rawnaq//Booking//EN', `METHOD:${entry.is_cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT', `UID:${escaped(entry.uid)}`, `DTSTAMP:${compact(entry.stamp)}`, `DTSTART:${compact(entry.start_at)}`, `DTEND:${compact(entry.end_at)}`, `SEQUENCE:${entry.is_cancelled ? 1 : 0}`,
    `SUMMARY:${escaped(entry.title)}`, ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []), `DESCRIPTION:${escaped(entry.link)}`, `URL:${entry.link}`, `STATUS:${entry.is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(entry.is_cancelled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(entry.title)}`, 'TRIGGER:-PT2H', 'END:VALARM']),
    'END:VEVENT', 'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** `2026-11-18T10:30:00.000Z` → `20261118T103000Z`. */
const compact = (instant: string): string => instant.replace(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const MOST_OCTETS = 75;

/** Lines are at most 75 octets; longer ones go on after a space, and never in the middle of a letter. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part];
}

const octetsOf = (letter: string): number => { const code = letter.codePointAt(0)!; return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4; };
