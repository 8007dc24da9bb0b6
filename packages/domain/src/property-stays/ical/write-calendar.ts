import type { LocalDate } from '../../kernel/time/local-date';
import type { Nights } from '../nights.rules';
import { escapeText } from './content-lines';

export type WrittenEvent = Nights & { uid: string; summary: string };

const OCTETS = 75;
/** As UTF-8 writes it: one octet for a Latin letter, two for an Arabic one, four beyond the first plane. */
const octetsOf = (text: string): number => {
  let octets = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    octets += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return octets;
};

/** A calendar as other sites read it (RFC 5545): whole days, no names, the same events each time. */
export function writeCalendar(name: string, events: readonly WrittenEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rawnaq//Stays//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ uid, summary, arrives_on, leaves_on }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(arrives_on)}`,
      `DTEND;VALUE=DATE:${compact(leaves_on)}`,
      `SUMMARY:${escapeText(summary)}`,
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

const compact = (date: LocalDate): string => date.replaceAll('-', '');

/** At most 75 octets a line, and never through a letter. */
function fold(line: string): string {
  if (octetsOf(line) <= OCTETS) return line;
  const rows = [''];
  for (const letter of line) {
    // The space in front of a row that goes on is one of its octets.
    const room = rows.length === 1 ? OCTETS : OCTETS - 1;
    if (octetsOf(rows.at(-1)! + letter) > room) rows.push('');
    rows[rows.length - 1] += letter;
  }
  return rows.join('\r\n ');
}
