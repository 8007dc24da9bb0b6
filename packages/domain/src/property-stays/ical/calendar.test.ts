import { describe, expect, it } from 'vitest';
import { addDays } from '../../kernel/time/local-date';
import { readCalendar } from './read-calendar';
import { unescapeText } from './content-lines';
import { writeCalendar } from './write-calendar';

const span = { zone: 'Asia/Dubai', from: '2026-11-16', to: '2028-11-16' };
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const nightsOf = (...events: string[]) =>
  readCalendar(calendar(...events), span)!.nights.map(({ arrives_on, leaves_on }) => `${arrives_on} ${leaves_on}`);

describe('nights of other calendars', () => {
  it.each([
    ['whole days', ['DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261214'], ['2026-12-11 2026-12-14']],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261211'], ['2026-12-11 2026-12-12']],
    ['times of the place', ['DTSTART:20261211T150000', 'DTEND:20261213T120000'], ['2026-12-11 2026-12-13']],
    ['UTC over midnight', ['DTSTART:20261210T220000Z', 'DTEND:20261212T080000Z'], ['2026-12-11 2026-12-12']],
    [
      'a zone of the west',
      ['DTSTART;TZID=America/New_York:20261211T160000', 'DTEND;TZID=America/New_York:20261213T010000'],
      ['2026-12-12 2026-12-13'],
    ],
    [
      'Outlook’s zone',
      ['DTSTART;TZID="Arab Standard Time":20261211T233000', 'DURATION:P2D'],
      ['2026-12-12 2026-12-14'],
    ],
    ['an unknown zone', ['DTSTART;TZID=Mars/Base:20261211T150000', 'DURATION:P1W'], ['2026-12-11 2026-12-18']],
    ['hours of one day', ['DTSTART:20261211T100000', 'DTEND:20261211T180000'], ['2026-12-11 2026-12-12']],
    [
      'an end before its beginning',
      ['DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261209'],
      ['2026-12-11 2026-12-12'],
    ],
    ['a length in hours', ['DTSTART:20261211T150000', 'DURATION:PT45H'], ['2026-12-11 2026-12-13']],
    ['what is cancelled', ['DTSTART;VALUE=DATE:20261211', 'STATUS:CANCELLED'], []],
    ['what takes no time', ['DTSTART;VALUE=DATE:20261211', 'TRANSP:TRANSPARENT'], []],
    ['what is long over', ['DTSTART;VALUE=DATE:20251211'], []],
  ])('%s', (_, lines, nights) => {
    expect(nightsOf(event('UID:1', ...lines))).toEqual(nights);
  });

  it('repeats by days and weeks, with its exceptions', () => {
    const start = 'DTSTART;VALUE=DATE:20261201';
    expect(nightsOf(event('UID:1', start, 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3'))).toEqual([
      '2026-12-01 2026-12-02',
      '2026-12-04 2026-12-05',
      '2026-12-07 2026-12-08',
    ]);
    expect(
      nightsOf(
        event(
          'UID:1',
          'DTSTART:20261203T160000',
          'DTEND:20261205T110000',
          'RRULE:FREQ=WEEKLY;UNTIL=20261224T000000Z',
          'EXDATE:20261210T160000',
        ),
      ),
    ).toEqual(['2026-12-03 2026-12-05', '2026-12-17 2026-12-19', '2026-12-24 2026-12-26']);
    expect(nightsOf(event('UID:1', start, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;COUNT=4'))).toEqual([
      '2026-12-01 2026-12-02',
      '2026-12-04 2026-12-05',
      '2026-12-15 2026-12-16',
      '2026-12-18 2026-12-19',
    ]);
    expect(nightsOf(event('UID:1', 'DTSTART;VALUE=DATE:20261231', 'RRULE:FREQ=MONTHLY;COUNT=3'))).toEqual([
      '2026-12-31 2027-01-01',
      '2027-01-31 2027-02-01',
      '2027-03-31 2027-04-01',
    ]);
  });

  it('one of a row may be moved, or cancelled', () => {
    const row = event('UID:1', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const moved = event('UID:1', 'RECURRENCE-ID;VALUE=DATE:20261208', 'DTSTART;VALUE=DATE:20261210');
    const gone = event('UID:1', 'RECURRENCE-ID;VALUE=DATE:20261215', 'DTSTART;VALUE=DATE:20261215', 'STATUS:CANCELLED');
    expect(nightsOf(row, moved, gone)).toEqual(['2026-12-01 2026-12-02', '2026-12-10 2026-12-11']);
  });

  it('without an end it ends with the span that is looked at, whatever it asks for', () => {
    const [all] = readCalendar(
      calendar(event('UID:1', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY')),
      span,
    )!.nights;
    expect(all).toEqual({ arrives_on: '2026-12-01', leaves_on: '2028-11-16' });
    const weird = 'RRULE:FREQ=SECONDLY;BYHOUR=1;COUNT=99999999999;INTERVAL=-4';
    expect(nightsOf(event('UID:1', 'DTSTART;VALUE=DATE:20261201', weird))).toEqual(['2026-12-01 2026-12-02']);
  });

  it('counts the same event once, as its newest version', () => {
    const first = event('UID:a', 'SEQUENCE:2', 'DTSTART;VALUE=DATE:20261201');
    const older = event('UID:a', 'SEQUENCE:1', 'DTSTART;VALUE=DATE:20261205');
    expect(nightsOf(first, older, first)).toEqual(['2026-12-01 2026-12-02']);
  });

  it('knows a zone the calendar describes itself, and no alarm of an event', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ours',
      'BEGIN:STANDARD',
      'TZOFFSETTO:-0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const alarm = ['BEGIN:VALARM', 'DTSTART;VALUE=DATE:20270101', 'DURATION:P9D', 'END:VALARM'];
    expect(nightsOf(zone.join('\r\n'), event('UID:1', ...alarm, 'DTSTART;TZID=Ours:20261211T150000'))).toEqual([
      '2026-12-12 2026-12-13',
    ]);
  });

  it('reads a thousand events among broken lines, and says what it left out', () => {
    const good = Array.from({ length: 1_000 }, (_, index) => {
      const day = addDays('2026-11-20', (index % 200) * 3).replaceAll('-', '');
      return event(`UID:${index}@x`, `DTSTART;VALUE=DATE:${day}`, 'DURATION:P2D', 'no colon here', ':', '\u0000;;=:x');
    });
    const bad = [
      event('UID:b1', 'DTSTART;VALUE=DATE:20261399'),
      event('UID:b2', 'SUMMARY:no day at all'),
      event('UID:b3', 'DTSTART:tomorrow'),
      'END:VEVENT\r\nEND:VALARM\r\nBEGIN:',
      'BEGIN:VEVENT\r\nUID:open\r\nDTSTART;VALUE=DATE:20281101',
    ];
    const read = readCalendar(calendar(...good, ...bad), span)!;
    expect(read).toMatchObject({ events: 1_001, skipped: 3 });
    expect(read.nights).toHaveLength(201);
    expect(read.nights[0]).toEqual({ arrives_on: '2026-11-20', leaves_on: '2026-11-22' });
    expect(read.nights.at(-1)).toEqual({ arrives_on: '2028-11-01', leaves_on: '2028-11-02' });
  });

  it('a page that is no calendar is none, and an empty one takes no night', () => {
    expect(readCalendar('<!doctype html><title>Sign in</title>', span)).toBeUndefined();
    expect(readCalendar('', span)).toBeUndefined();
    expect(readCalendar(calendar(), span)).toEqual({ nights: [], events: 0, skipped: 0 });
  });
});

describe('our own calendar', () => {
  const name = 'شاليه السدر، حتا; with "quotes", commas and a name that is long enough to be folded \\ twice';
  const written = writeCalendar(
    name,
    [
      { uid: 'stay-1@rawnaq', summary: 'Reserved', arrives_on: '2026-12-01', leaves_on: '2026-12-03' },
      { uid: 'block-2@rawnaq', summary: 'Not available', arrives_on: '2026-12-30', leaves_on: '2027-01-02' },
    ],
    new Date('2026-11-16T09:05:07.123Z'),
  );

  it('is read by our own reader as the same nights', () => {
    expect(readCalendar(written, span)!.nights).toEqual([
      { arrives_on: '2026-12-01', leaves_on: '2026-12-03' },
      { arrives_on: '2026-12-30', leaves_on: '2027-01-02' },
    ]);
  });

  it('and by a second, strict one that takes nothing it does not know', () => {
    const { properties, events } = readStrictly(written);
    expect(properties).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
    expect(unescapeText(properties['X-WR-CALNAME']!)).toBe(name);
    expect(events).toEqual([
      expect.objectContaining({ UID: 'stay-1@rawnaq', DTSTART: '20261201', DTEND: '20261203', SUMMARY: 'Reserved' }),
      expect.objectContaining({
        UID: 'block-2@rawnaq',
        DTSTART: '20261230',
        DTEND: '20270102',
        DTSTAMP: '20261116T090507Z',
      }),
    ]);
  });
});

// Every place the tests run in has them; the domain itself knows no surroundings.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (form: string, rules: { fatal: true }) => { decode(bytes: Uint8Array): string };

type Properties = Record<string, string>;

/** Letter by letter after the grammar of RFC 5545, and without a line of the reader it checks. */
function readStrictly(text: string): { properties: Properties; events: Properties[] } {
  const bytes = new TextEncoder().encode(text);
  const rows: number[][] = [[]];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 13 && bytes[at + 1] === 10) {
      if (rows.at(-1)!.length > 75) throw new Error('A line of more than 75 octets');
      rows.push([]);
      at += 1;
    } else if (bytes[at]! < 32) throw new Error(`A control sign at ${at}`);
    else rows.at(-1)!.push(bytes[at]!);
  if (rows.pop()!.length > 0) throw new Error('The last line does not end');
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  for (const row of rows) {
    const line = strict.decode(Uint8Array.from(row));
    if (line.startsWith(' ')) lines[lines.length - 1] += line.slice(1);
    else lines.push(line);
  }
  if (lines.shift() !== 'BEGIN:VCALENDAR' || lines.pop() !== 'END:VCALENDAR') throw new Error('No calendar');
  const properties: Properties = {};
  const events: Properties[] = [];
  let open: Properties | undefined;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') {
      if (open) throw new Error('An event in an event');
      open = {};
      continue;
    }
    if (line === 'END:VEVENT') {
      for (const name of ['UID', 'DTSTAMP', 'DTSTART'])
        if (open?.[name] === undefined) throw new Error(`An event without ${name}`);
      events.push(open!);
      open = undefined;
      continue;
    }
    const match = /^([A-Z-]+)((?:;[A-Z]+=[A-Z]+)*):(.+)$/.exec(line);
    if (!match) throw new Error(`Not a line: ${line}`);
    const [, name = '', params, value = ''] = match;
    const into = open ?? properties;
    if (into[name] !== undefined) throw new Error(`${name} twice`);
    if (/^DT(START|END)$/.test(name) && (params !== ';VALUE=DATE' || !/^\d{8}$/.test(value)))
      throw new Error(`Not a day: ${line}`);
    if (name === 'DTSTAMP' && !/^\d{8}T\d{6}Z$/.test(value)) throw new Error(`Not an instant: ${line}`);
    if (/(^|[^\\])(\\\\)*[;,]/.test(value)) throw new Error(`Not escaped: ${line}`);
    into[name] = value;
  }
  if (open) throw new Error('An event without an end');
  return { properties, events };
}
