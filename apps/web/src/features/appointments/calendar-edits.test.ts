import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../lib/query';
import { showEdit, withBlock, withMovedLine } from './calendar-edits';

const DAY = '2026-11-15';
const KEY = ['merchant', appointmentsContract.get_calendar.path, { from: DAY, to: DAY }];
const visit = (id: number, start: number): AppointmentView => ({
  id,
  booking_id: `B${id}`,
  date: DAY,
  start,
  end: start + 60,
  customer: { id, name: 'Hessa', mobile: null, type: 'new' },
  status: 1,
  outcome: 'scheduled',
  source: 0,
  payment_status: 0,
  total: 0,
  deposit: 0,
  deposited: 0,
  is_charged: false,
  note: null,
  series_id: null,
  cancel_reason: null,
  cancelled_by: null,
  created_at: '',
  updated_at: '',
  lines: [
    {
      id: id * 10,
      service_id: 1,
      employee_id: 1,
      any_employee: false,
      english_name: 'Cut',
      arabic_name: 'قص',
      guest: null,
      start,
      end: start + 60,
      busy: [{ start, end: start + 60 }],
      processing_time: 0,
      buffer_time: 0,
      price: 0,
    },
  ],
});
const calendar = (appointments: AppointmentView[]): Calendar => ({
  now: { date: DAY, minute: 600 },
  hours: { start: 600, end: 1320 },
  employees: [],
  appointments,
  blocks: [{ id: 5, employee_id: 1, date: DAY, start: 900, end: 960, reason: null, series_id: null }],
  holds: [],
});
const shown = () => queryClient.getQueryData<Calendar>(KEY)!;
const starts = () => Object.fromEntries(shown().appointments.map(({ id, start }) => [id, start]));

afterEach(() => queryClient.clear());

describe('what was shown before the answer', () => {
  it('goes back alone when it is refused: what came meanwhile stays, and the server is asked', () => {
    queryClient.setQueryData(KEY, calendar([visit(1, 600), visit(2, 720)]));
    const takeBack = showEdit(withMovedLine(10, { date: DAY, start: 660, employee_id: 1 }, 'visit'));
    expect(starts()).toEqual({ 1: 660, 2: 720 });
    showEdit(withMovedLine(20, { date: DAY, start: 780, employee_id: 1 }, 'visit'));
    queryClient.setQueryData<Calendar>(KEY, (old) => ({
      ...old!,
      appointments: [...old!.appointments, visit(3, 1020)],
    }));
    takeBack();
    expect(starts()).toEqual({ 1: 600, 2: 780, 3: 1020 });
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('is a blocked time as well as a visit', () => {
    queryClient.setQueryData(KEY, calendar([]));
    const takeBack = showEdit(withBlock(5, { date: DAY, start: 960, end: 1020, employee_id: 2 }));
    expect(shown().blocks).toMatchObject([{ id: 5, start: 960, employee_id: 2 }]);
    takeBack();
    expect(shown().blocks).toMatchObject([{ id: 5, start: 900, employee_id: 1 }]);
  });
});
