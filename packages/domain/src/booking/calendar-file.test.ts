import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'abc@rawnaq',
  stamp: '2026-11-15T06:00:00.000Z',
  changed: '2026-11-14T18:00:00.000Z',
  changes: 0,
  start_at: '2026-11-18T10:30:00.000Z',
  end_at: '2026-11-18T12:30:00.000Z',
  title: 'جلو بيوتي لاونج: قص واستشوار + مناكير جل للعروس في صالون جميرا',
  place: 'Villa 14, Al Wasl Road; Dubai',
  link: 'https://rawnaq.example/en/online/glow/booking/abc',
  is_cancelled: false,
};
const octets = (line: string): number =>
  [...line].reduce((sum, letter) => {
    const code = letter.codePointAt(0)!;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4);
  }, 0);

it('a calendar file is in UTC, escaped, and folded between letters', () => {
  const file = calendarFile(entry);
  const lines = file.split('\r\n');
  expect(lines.every((line) => octets(line) <= 75)).toBe(true);
  const whole = file.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toContain('DTSTART:20261118T103000Z');
  expect(whole).toContain('DTEND:20261118T123000Z');
  expect(whole).toContain(`SUMMARY:${entry.title}`);
  expect(whole).toContain('LOCATION:Villa 14\\, Al Wasl Road\\; Dubai');
  expect(whole).toContain('STATUS:CONFIRMED');
  expect(whole).toContain('TRIGGER:-PT2H');
});

it('a cancelled one takes itself out of the calendar', () => {
  const file = calendarFile({ ...entry, is_cancelled: true });
  expect(file).toContain('METHOD:CANCEL');
  expect(file).toContain('STATUS:CANCELLED');
  expect(file).not.toContain('VALARM');
});

it('every change is a later version, so that calendars take it over', () => {
  const sequence = (changed: string, changes: number): number =>
    Number(/SEQUENCE:(\d+)/.exec(calendarFile({ ...entry, changed, changes }))?.[1]);
  const moments = ['14T18:00:00.100Z', '14T18:00:00.900Z', '14T18:00:01.000Z', '15T09:00:00.000Z'];
  const versions = moments.map((moment, changes) => sequence(`2026-11-${moment}`, changes));
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(4);
  expect(sequence('2080-01-01T00:00:00Z', 1_000)).toBeLessThan(2 ** 31);
});
