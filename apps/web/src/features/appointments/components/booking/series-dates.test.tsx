// @vitest-environment jsdom
import type { Repeat } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { renderUi } from '../../../../ui/testing/render-ui';
import type { ServiceOption } from '../../../services';
import { NO_LINE, planOf, type BookingDraft } from '../../booking-draft';
import { en } from '../../locales/en';
import { SeriesDates } from './series-dates';
import type { Booking } from './use-booking';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined }));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const cut = { id: 1, price: 18_000, offer_price: null, job_time: 60, buffer_time: 0 } as ServiceOption;
const DAY = '2026-11-15';
const TAKEN = 'Another appointment at the same time: Mei';
const draft: BookingDraft = {
  date: DAY,
  arrangement: 'sequence',
  start: 600,
  lines: [{ ...NO_LINE, key: 0, service_id: cut.id, employee_id: 5 }],
  guests: [],
  found: {},
};
const booking = { draft, plan: planOf(draft, new Map([[cut.id, cut]])), customer: { id: 7, name: 'Hessa' } } as Booking;
const weekly: Repeat = { every: 'week', times: 3, skip_taken: true };
const changed = vi.fn();

function Dates() {
  i18next.addResourceBundle('en', 'appointments', en);
  const [repeat, setRepeat] = useState(weekly);
  return (
    <SeriesDates
      booking={booking}
      repeat={repeat}
      onChange={(next) => {
        changed(next);
        setRepeat(next);
      }}
    />
  );
}

/** Mei is taken on the second Sunday at ten. */
beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/en/appointments');
  vi.mocked(call).mockImplementation(async ({ path }, input) => {
    if (path === appointmentsContract.find_times.path) {
      const times = [600, 720].map((start) => ({ start, end: start + 60, is_best: false, reason: 'free', lines: [] }));
      return { date: DAY, times, next_free_date: null };
    }
    const { repeat } = input as { repeat: Repeat };
    return {
      records: [DAY, '2026-11-22', '2026-11-29'].flatMap((usual, turn) => {
        const { date = usual, start = 600 } = repeat.moved?.find((one) => one.turn === turn) ?? {};
        const record = { turn, date, start, taken: turn === 1 && start === 600 ? TAKEN : null };
        return repeat.left_out?.includes(turn) ? [] : [record];
      }),
    };
  });
});

async function open() {
  await renderUi(<Dates />);
  await screen.findByText(`${TAKEN}. Skipped unless you change it.`);
  return screen.getByRole('list', { name: 'Repeat days' });
}
const days = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((day) => day.querySelector('span')!.textContent.replaceAll(/[\u2066-\u2069]/g, ''));
const button = (list: HTMLElement, turn: number, name: string) =>
  within(within(list).getAllByRole('listitem')[turn]!).getByRole('button', { name });

describe('the days of a series', () => {
  it('are listed before anything is saved, with who is in the way of one', async () => {
    const list = await open();
    expect(days(list)).toEqual([
      'Sun 15 Nov 10:00 AM',
      `Sun 22 Nov 10:00 AM${TAKEN}. Skipped unless you change it.`,
      'Sun 29 Nov 10:00 AM',
    ]);
    expect(vi.mocked(call).mock.calls.map(([{ path }]) => path)).toEqual([appointmentsContract.check_series.path]);
  });

  it('let one that clashes be put elsewhere, and back', async () => {
    const list = await open();
    fireEvent.click(button(list, 1, 'Change'));
    fireEvent.click(await within(list).findByRole('button', { name: '12:00 PM' }));
    expect(changed).toHaveBeenLastCalledWith({
      ...weekly,
      moved: [{ turn: 1, date: '2026-11-22', start: 720 }],
      left_out: [],
    });
    expect(await screen.findByText('12:00 PM')).toBeInTheDocument();
    expect(days(list)[1]).toBe('Sun 22 Nov 12:00 PM');
    fireEvent.click(button(list, 1, 'Restore'));
    expect(changed).toHaveBeenLastCalledWith({ ...weekly, moved: [], left_out: [] });
  });

  it('let one be skipped', async () => {
    const list = await open();
    fireEvent.click(button(list, 1, 'Skip'));
    expect(changed).toHaveBeenLastCalledWith({ ...weekly, left_out: [1] });
    expect(await screen.findByText('Skipped')).toBeInTheDocument();
    expect(screen.queryByText(TAKEN, { exact: false })).toBeNull();
  });
});
