import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, writeCalendar } from './calendar-file';

const event = {
  uid: 'v1@rawnaq',
  start: '2026-11-15T06:00:00.000Z',
  end: '2026-11-15T07:00:00Z',
  title: 'Cut · Fatima A.',
  place: 'Glow, Dubai',
  changed: '2026-11-01T00:00:00.000Z',
  changes: 1,
};
const write = (title: string) =>
  writeCalendar({
    name: 'جلو · ريم',
    zone: 'Asia/Dubai',
    stamp: '2026-11-14T10:00:00.000Z',
    events: [{ ...event, title }],
  });

/** Throws where a letter was cut in two. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

describe('a calendar file', () => {
  it('says when in UTC, and escapes what has a meaning of its own', () => {
    const lines = write('Cut; colour, \\ and\nmore').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART:20261115T060000Z',
        'DTEND:20261115T070000Z',
        'DTSTAMP:20261114T100000Z',
        'SEQUENCE:215654401',
        'SUMMARY:Cut\\; colour\\, \\\\ and\\nmore',
        'LOCATION:Glow\\, Dubai',
        'X-WR-TIMEZONE:Asia/Dubai',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('has no line above 75 bytes, cuts no letter, and unfolds to what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = write(title);
        for (const line of text.split('\r\n')) {
          expect(bytesOf(line)).toBeLessThanOrEqual(75);
        }
        expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${calendarText(title)}\r\n`);
      }),
    );
  });
});
