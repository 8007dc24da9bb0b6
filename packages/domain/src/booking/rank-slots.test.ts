import { describe, expect, it } from 'vitest';
import type { SlotSearch } from './booking.types';
import { toEpochMinutes } from './clock';
import { dayClock } from './day-clock';
import { rankSlots, slotReasons } from './rank-slots';
import { findSlots } from './slots';

const DAY = '2026-11-15';
const at = (time: string): number => toEpochMinutes(`${DAY}T${time}:00+04:00`);
const week = (start: number, end: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: start * 4, end: end * 4 }));

function reasons(change: Partial<SlotSearch>, shortest?: number): Record<string, string> {
  const search: SlotSearch = {
    days: [dayClock(DAY, 'Asia/Dubai')],
    salon: { week: week(0, 24), custom: [], closed: [] },
    employees: [
      { id: 1, shifts: week(10, 13), leaves: [] },
      { id: 2, shifts: week(10, 13), leaves: [] },
    ],
    busy: [],
    lines: [{ job_time: 60, processing_time: 0, buffer_time: 0, employees: [1] }],
    arrangement: 'sequence',
    now: at('06:00'),
    lead_minutes: 0,
    ...change,
  };
  return Object.fromEntries(
    rankSlots(search, findSlots(search), shortest).map(({ quarter, reason }) => [
      `${Math.floor(quarter / 4)}:${String((quarter % 4) * 15).padStart(2, '0')}`,
      reason,
    ]),
  );
}

describe('ranking', () => {
  it('puts the edges of an empty shift first and useless gaps last', () => {
    const ranked = reasons({});
    expect(Object.keys(ranked)).toEqual([
      '10:00',
      '12:00',
      '10:30',
      '10:45',
      '11:00',
      '11:15',
      '11:30',
      '10:15',
      '11:45',
    ]);
    expect(ranked).toMatchObject({
      '10:00': 'start_of_shift',
      '12:00': 'end_of_shift',
      '11:00': 'free',
      '10:15': 'leaves_gap',
      '11:45': 'leaves_gap',
    });
  });

  it('prefers to stand next to an appointment, and best to fill a gap', () => {
    expect(reasons({ busy: [{ employee_id: 1, start: at('11:00'), end: at('11:15') }] })).toEqual({
      '10:00': 'fills_gap',
      '11:15': 'next_to_appointment',
      '12:00': 'end_of_shift',
      '11:30': 'leaves_gap',
      '11:45': 'leaves_gap',
    });
  });

  it('asks how short a service can be', () => {
    expect(reasons({}, 15)).toMatchObject({ '10:15': 'free' });
    expect(reasons({}, 60)).toMatchObject({ '10:45': 'leaves_gap', '11:00': 'free' });
  });

  it('counts a visit as one, with its buffer, and minds everybody in it', () => {
    const lines = [
      { job_time: 90, processing_time: 60, buffer_time: 15, employees: [1] },
      { job_time: 30, processing_time: 0, buffer_time: 0, employees: [1] },
    ];
    expect(reasons({ lines })).toEqual({
      '10:00': 'start_of_shift',
      '11:00': 'end_of_shift',
      '10:30': 'free',
      '10:15': 'leaves_gap',
      '10:45': 'leaves_gap',
    });
    const two = [
      { ...lines[1]!, employees: [1] },
      { ...lines[1]!, employees: [2] },
    ];
    expect(reasons({ lines: two, busy: [{ employee_id: 2, start: at('10:00'), end: at('10:15') }] })).toMatchObject({
      '10:00': 'leaves_gap',
      '10:30': 'free',
      '12:00': 'end_of_shift',
    });
  });

  it('says so in both languages', () => {
    for (const { en, ar } of Object.values(slotReasons))
      expect([en.length > 0, /[ء-ي]/.test(ar)]).toEqual([true, true]);
  });
});
