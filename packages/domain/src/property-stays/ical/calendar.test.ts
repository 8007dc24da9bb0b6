import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, partsOf, weekdayOf, type LocalDate } from '../../kernel/time/local-date';
import { mergeNights } from '../nights.rules';
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

describe('calendars that want to keep us busy', { timeout: 10_000 }, () => {
  const times = (count: number, lines: (index: number) => string[]) =>
    calendar(...Array.from({ length: count }, (_, index) => event(`UID:${index}`, ...lines(index))));
  const inZones = (count: number, lines: (index: number) => string) =>
    calendar(event('UID:1', 'DTSTART:20261201', ...Array.from({ length: count }, (_, index) => lines(index))));

  it('one that is always full, in many pieces, is full', () => {
    const nights = [{ arrives_on: '2026-11-16', leaves_on: '2028-11-16' }];
    const daily = (index: number) => [`DTSTART:20${10 + (index % 9)}0101`, 'RRULE:FREQ=DAILY'];
    expect(readCalendar(times(200, daily), span)).toEqual({ nights, events: 200, skipped: 0 });
  });

  it('thousands of days named one by one are read', () => {
    const listed = times(5_000, (index) => ['DTSTART:20261201', `RDATE:${2027 + (index % 2)}0301`]);
    expect(readCalendar(listed, span)!.nights.map(({ arrives_on }) => arrives_on)).toEqual([
      '2026-12-01',
      '2027-03-01',
      '2028-03-01',
    ]);
  });

  it('as many exceptions without a name as rows do not meet one by one', () => {
    const [rows, exceptions] = [['DTSTART:20261201', 'RDATE:20261202'], ['DTSTART:20270101']].map((lines, at) =>
      Array.from({ length: 2_500 }, (_, index) =>
        event(...lines!, ...(at === 1 ? [`RECURRENCE-ID:20${10 + (index % 20)}12${10 + (index % 19)}`] : [])),
      ),
    );
    expect(readCalendar(calendar(...rows!, ...exceptions!), span)!.events).toBe(5_000);
  });

  it.each([
    ['thousands of full years', times(1_500, () => ['DTSTART:20180101', 'RRULE:FREQ=DAILY'])],
    ['steps that lead nowhere', times(5_000, () => ['DTSTART:20180101', 'RRULE:FREQ=DAILY;INTERVAL=1;BYDAY=MO'])],
    ['counting from the first year on', times(5_000, () => ['DTSTART:00010101', 'RRULE:FREQ=DAILY;COUNT=999999999'])],
    ['empty lines of days', inZones(200, () => `EXDATE:${','.repeat(19_000)}`)],
    ['other clocks', inZones(30_000, (index) => `EXDATE:${addDays('1980-01-01', index).replaceAll('-', '')}T100000Z`)],
    ['zones nobody knows', inZones(30_000, (index) => `EXDATE;TZID=X/${index}:20261201T100000`)],
    ['lines of three letters', `BEGIN:VCALENDAR\n${'A:\n'.repeat(1_300_000)}`],
  ])('%s are no calendar', (_, text) => {
    expect(readCalendar(text, span)).toBeUndefined();
  });

  it('parts that are opened and closed for ever are looked at once', () => {
    const nested = ['BEGIN:a\n', 'END:b\n', 'END:a\n'].map((line) => line.repeat(60_000)).join('');
    expect(readCalendar(`BEGIN:VCALENDAR\n${nested}`, span)).toEqual({ nights: [], events: 0, skipped: 0 });
    const after = `${'BEGIN:a\n'.repeat(50)}${event('UID:1', 'DTSTART:20261201')}`;
    expect(nightsOf(after)).toEqual(['2026-12-01 2026-12-02']);
  });

  it.each([
    ['a word every object knows as a zone', ['DTSTART;TZID=constructor:20261201T100000']],
    ['another one', ['DTSTART;TZID=__proto__:20261201T100000']],
    ['thousands of years between two', ['DTSTART:20261201', 'RRULE:FREQ=YEARLY;INTERVAL=9000']],
    ['endless time between two', ['DTSTART:20261201', 'RRULE:FREQ=MONTHLY;INTERVAL=1e999']],
    ['endless days between two', ['DTSTART:20261201', 'RRULE:FREQ=DAILY;INTERVAL=1e999;COUNT=1e999']],
    ['the last day there is', ['DTSTART:20261201', 'RDATE:99991231', 'RDATE;TZID=America/New_York:99991231T233000']],
    ['the first day there is', ['DTSTART:20261201', 'RDATE;TZID=Pacific/Auckland:00010101T000000,19700101T000000']],
    ['a last day that no month has', ['DTSTART:20261201', 'RRULE:FREQ=DAILY;UNTIL=20261131;COUNT=4']],
  ])('%s does not stop the reader', (_, lines) => {
    expect(nightsOf(event('UID:1', ...lines))).toEqual(['2026-12-01 2026-12-02']);
  });

  it('a place that is full since long ago is full', () => {
    expect(nightsOf(event('UID:1', 'DTSTART:19991231', 'RRULE:FREQ=DAILY'))).toEqual(['2026-11-16 2028-11-16']);
  });
});

describe('what is asked of few days', () => {
  const letters = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  const near = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((days) => addDays('2026-11-16', days));
  const rule = fc.record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 20 }),
    count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    until: fc.option(near(-900, 900), { nil: undefined }),
    on: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    wkst: fc.constantFrom(0, 1, 6),
  });
  type Rule = typeof rule extends fc.Arbitrary<infer One> ? One : never;
  const entry = fc.record({
    start: near(-1_000, 900),
    length: fc.integer({ min: 1, max: 60 }),
    rule: fc.option(rule, { nil: undefined }),
    more: fc.array(near(-100, 900), { maxLength: 3 }),
    without: fc.array(near(-100, 900), { maxLength: 3 }),
  });
  type Entry = typeof entry extends fc.Arbitrary<infer One> ? One : never;
  const plain = (date: LocalDate) => date.replaceAll('-', '');
  const weekdaysOf = ({ freq, on }: Rule) => (freq === 'DAILY' || freq === 'WEEKLY' ? on : []);

  const written = ({ start, length, rule: of, more, without }: Entry, index: number): string =>
    event(
      `UID:${index}`,
      `DTSTART;VALUE=DATE:${plain(start)}`,
      `DURATION:P${length}D`,
      ...(of
        ? [
            `RRULE:FREQ=${of.freq};INTERVAL=${of.interval};WKST=${letters[of.wkst]}` +
              (of.count === undefined ? '' : `;COUNT=${of.count}`) +
              (of.until === undefined ? '' : `;UNTIL=${plain(of.until)}`) +
              (weekdaysOf(of).length > 0 ? `;BYDAY=${weekdaysOf(of).map((day) => letters[day])}` : ''),
          ]
        : []),
      ...more.map((day) => `RDATE:${plain(day)}`),
      ...without.map((day) => `EXDATE:${plain(day)}`),
    );

  /** Whether something comes round on this day, asked of the day alone. */
  function comesRound(day: LocalDate, start: LocalDate, of: Rule): boolean {
    const weekdays = weekdaysOf(of);
    const fits = weekdays.length === 0 || weekdays.includes(weekdayOf(day));
    if (of.freq === 'DAILY') return fits && daysBetween(start, day) % of.interval === 0;
    if (of.freq === 'WEEKLY') {
      const weekOf = (date: LocalDate) => addDays(date, -((weekdayOf(date) - of.wkst + 7) % 7));
      const isDay = weekdays.length === 0 ? weekdayOf(day) === weekdayOf(start) : fits;
      return isDay && (daysBetween(weekOf(start), weekOf(day)) / 7) % of.interval === 0;
    }
    const [a, b] = [partsOf(start), partsOf(day)];
    const months = (b.year - a.year) * 12 + b.month - a.month;
    return a.day === b.day && months % (of.interval * (of.freq === 'YEARLY' ? 12 : 1)) === 0;
  }

  function plainDays({ start, rule: of, more, without }: Entry): LocalDate[] {
    const days: LocalDate[] = [];
    for (let day = start; of && day <= span.to && days.length < (of.count ?? Infinity); day = addDays(day, 1))
      if ((of.until === undefined || day <= of.until) && comesRound(day, start, of)) days.push(day);
    return [...(days.length > 0 ? days : [start]), ...more].filter((day) => !without.includes(day));
  }

  it('is what a reader says that looks at each of them', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        const nights = entries
          .flatMap((one) =>
            (one.rule || one.more.length > 0 ? plainDays(one) : [one.start]).map((day) => ({
              arrives_on: day,
              leaves_on: addDays(day, one.length),
            })),
          )
          .filter(({ arrives_on, leaves_on }) => leaves_on > span.from && arrives_on < span.to);
        expect(readCalendar(calendar(...entries.map(written)), span)!.nights).toEqual(mergeNights(nights));
      }),
      { numRuns: 300 },
    );
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
