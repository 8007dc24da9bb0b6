import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceDateOf, reckonDay, sumDays } from './attendance.rules';

const at = (text: string): number => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);
const quarters = (from: string, to: string) => ({ start: at(from) / 15, end: at(to) / 15 });
const OVER = 10_000;
const day = (stays: [string, string | null][], more: Partial<Parameters<typeof reckonDay>[0]> = {}) =>
  reckonDay({
    shifts: [quarters('10:00', '18:00')],
    isHoliday: false,
    now: OVER,
    stays: stays.map(([from, to]) => ({ start: at(from), end: to === null ? null : at(to) })),
    ...more,
  });

describe('one day', () => {
  it('on time, late, early, overtime', () => {
    expect(day([['10:00', '18:00']])).toEqual({
      status: 'present',
      planned: 480,
      worked: 480,
      late: 0,
      early: 0,
      overtime: 0,
    });
    expect(day([['10:05', '17:55']])).toMatchObject({ status: 'present', late: 0, early: 0 });
    expect(day([['10:06', '18:00']])).toMatchObject({ status: 'late', late: 6 });
    expect(day([['10:00', '17:30']])).toMatchObject({ status: 'early', early: 30 });
    expect(day([['09:00', '20:00']])).toMatchObject({ status: 'present', overtime: 180, worked: 660 });
    expect(day([['09:57', '18:04']])).toMatchObject({ overtime: 0 });
  });

  it('absent only when the day is over, expected before', () => {
    expect(day([])).toMatchObject({ status: 'absent', planned: 480, worked: 0 });
    expect(day([], { now: at('17:59') }).status).toBe('expected');
    expect(day([], { now: at('18:00') }).status).toBe('absent');
  });

  it('holiday and day off are no absence, and work on them is overtime', () => {
    expect(day([], { isHoliday: true })).toMatchObject({ status: 'holiday', planned: 0 });
    expect(day([], { shifts: [] }).status).toBe('day_off');
    expect(day([['11:00', '13:00']], { isHoliday: true })).toMatchObject({ status: 'present', overtime: 120, late: 0 });
  });

  it('still there counts until now; a forgotten check-out counts as nothing', () => {
    expect(day([['10:00', null]], { now: at('13:30') })).toMatchObject({ status: 'working', worked: 210, early: 0 });
    expect(day([['10:20', null]])).toMatchObject({ status: 'no_check_out', worked: 0, late: 20, early: 0 });
  });

  it('each half of a split shift is judged by itself', () => {
    const split = { shifts: [quarters('10:00', '14:00'), quarters('17:00', '22:00')] };
    expect(
      day(
        [
          ['10:00', '14:00'],
          ['17:30', '22:00'],
        ],
        split,
      ),
    ).toMatchObject({ status: 'late', late: 30, early: 0, planned: 540, worked: 510 });
    expect(day([['10:00', '14:00']], split)).toMatchObject({ status: 'early', early: 300 });
    expect(day([['17:00', '22:00']], split)).toMatchObject({ status: 'late', late: 240 });
    expect(day([['10:00', '14:00']], { ...split, now: at('16:00') })).toMatchObject({ status: 'present', early: 0 });
  });

  it('goes on after midnight', () => {
    const night = { shifts: [quarters('20:00', '26:00')] };
    expect(day([['20:00', '26:00']], night)).toMatchObject({ status: 'present', worked: 360 });
    expect(day([['20:00', '25:00']], night)).toMatchObject({ status: 'early', early: 60 });
  });

  it('never invents minutes, whatever is checked in', () => {
    const stay = fc
      .record({ start: fc.integer({ min: 0, max: 1500 }), length: fc.integer({ min: 1, max: 700 }) })
      .map(({ start, length }) => ({ start, end: start + length }));
    const shift = fc
      .record({ start: fc.integer({ min: 0, max: 95 }), length: fc.integer({ min: 1, max: 60 }) })
      .map(({ start, length }) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 4 }), fc.option(shift), fc.boolean(), (stays, planned, isHoliday) => {
        const facts = reckonDay({ shifts: planned ? [planned] : [], isHoliday, stays, now: OVER });
        expect(facts.late + facts.early).toBeLessThanOrEqual(facts.planned);
        expect(facts.overtime).toBeLessThanOrEqual(facts.worked);
        if (facts.planned === 0) expect([facts.late, facts.early]).toEqual([0, 0]);
        if (stays.length === 0) expect(facts.worked).toBe(0);
        for (const minutes of [facts.planned, facts.worked, facts.late, facts.early, facts.overtime])
          expect(minutes).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the day a check-in belongs to', () => {
  const night = [{ weekday: 0, start: 80, end: 104 }];
  it('is that of the shift, then that of the cut-off', () => {
    expect(attendanceDateOf({ date: '2026-11-16', time: '01:30:00' }, '00:00:00', night)).toBe('2026-11-15');
    expect(attendanceDateOf({ date: '2026-11-16', time: '02:00:00' }, '00:00:00', night)).toBe('2026-11-16');
    expect(attendanceDateOf({ date: '2026-11-16', time: '02:00:00' }, '03:00:00', night)).toBe('2026-11-15');
    expect(attendanceDateOf({ date: '2026-11-16', time: '10:00:00' }, '03:00:00', night)).toBe('2026-11-16');
  });
});

describe('many days', () => {
  it('are summed up', () => {
    const days = [
      day([['10:00', '18:00']]),
      day([['10:30', '19:00']]),
      day([]),
      day([], { isHoliday: true }),
      day([], { shifts: [] }),
      day([], { now: 0 }),
    ];
    expect(sumDays(days)).toEqual({
      planned_days: 3,
      present_days: 2,
      absent_days: 1,
      holiday_days: 1,
      late_days: 1,
      planned: 1920,
      worked: 990,
      late: 30,
      early: 0,
      overtime: 60,
      attendance: 66.7,
    });
    expect(sumDays([]).attendance).toBeNull();
  });
});
