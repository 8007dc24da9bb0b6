// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract, type Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, call } from '../../lib/api-client';
import { confirm } from '../../ui/confirm';
import type { Drag } from '../../ui/calendar/grid-types';
import { renderUi } from '../../ui/testing/render-ui';
import { Overlays } from '../../ui/theme/overlays';
import type { CalendarItem } from './calendar-items';
import { columnIdOf } from './judge-drop';
import { en } from './locales/en';
import { useDrops } from './use-drops';

vi.mock('../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../ui/confirm', () => ({ confirm: vi.fn() }));

const DAY = '2026-11-18';
const MEI = 1;
const line: AppointmentView['lines'][number] = {
  id: 5,
  service_id: 1,
  employee_id: MEI,
  any_employee: false,
  english_name: 'Cut',
  arabic_name: 'قص',
  guest: null,
  start: 600,
  end: 660,
  busy: [{ start: 600, end: 660 }],
  processing_time: 0,
  buffer_time: 0,
  price: 100,
};
const visit = {
  id: 3,
  date: DAY,
  start: 600,
  end: 660,
  customer: { id: 7, name: 'Hessa', mobile: null, type: 'new' },
  outcome: 'scheduled',
  lines: [line],
} as unknown as AppointmentView;
const calendar: Calendar = {
  now: { date: DAY, minute: 500 },
  hours: { start: 600, end: 1200 },
  employees: [
    {
      id: MEI,
      name: 'Mei Santos',
      short_name: 'Mei',
      picture_url: null,
      services: [1],
      days: [{ date: DAY, open: [{ start: 600, end: 1200 }], away: null }],
    },
  ],
  appointments: [visit],
  blocks: [],
  holds: [],
};
const item = { id: 'line-5', kind: 'line', visit, line, start: 600, end: 660 } as unknown as CalendarItem;
const drag = (kind: 'move' | 'resize', start: number, end: number): Drag<CalendarItem> => ({
  kind,
  item,
  target: { columnId: columnIdOf(MEI, DAY), start, end },
});

let drops: ReturnType<typeof useDrops>;
function Desk() {
  i18next.addResourceBundle('en', 'appointments', en);
  const own = useDrops(calendar, calendar.hours, vi.fn());
  useEffect(() => {
    drops = own;
  });
  return <Overlays />;
}
const drop = async (one: Drag<CalendarItem>) => {
  await renderUi(<Desk />);
  await act(async () => drops.onDrop(one, drops.check(one)));
};
const sent = (path: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint.path === path)
    .map(([, input]) => input);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(call).mockResolvedValue({ done: true });
});

describe('a visit dragged to another time', () => {
  it.each([true, false])('tells the customer only if the desk says so (%s)', async (tells) => {
    await drop(drag('move', 720, 780));
    const tell = await screen.findByRole('switch', { name: 'Notify the customer' });
    expect(tell).toBeChecked();
    if (!tells) fireEvent.click(tell);
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent(appointmentsContract.move.path)).toHaveLength(1));
    expect(sent(appointmentsContract.move.path)[0]).toMatchObject({ line_id: 5, start: 720, tell_customer: tells });
  });

  it('stays where it was when the question is left', async () => {
    await drop(drag('move', 720, 780));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    expect(sent(appointmentsContract.move.path)).toEqual([]);
  });
});

describe('hours that only the server knows of', () => {
  it('are asked about by name, and then meant', async () => {
    const message = 'Not working at this time: Mei Santos';
    vi.mocked(call).mockRejectedValueOnce(
      new ApiFailure({
        status: 501,
        code: 'APPOINTMENT_OUTSIDE_HOURS',
        message,
        errors: {},
        area: 'merchant',
        isPublic: false,
        request: '',
      }),
    );
    vi.mocked(confirm).mockResolvedValueOnce(true);
    await drop(drag('resize', 600, 690));
    await waitFor(() => expect(sent(appointmentsContract.resize.path)).toHaveLength(2));
    expect(vi.mocked(confirm).mock.calls[0]![0].text).toBe(`${message}. Continue anyway?`);
    expect(sent(appointmentsContract.resize.path)).toMatchObject([{ outside_hours: false }, { outside_hours: true }]);
  });
});
