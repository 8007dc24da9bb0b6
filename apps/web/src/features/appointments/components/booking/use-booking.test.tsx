// @vitest-environment jsdom
import type { ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { act } from '@testing-library/react';
import i18next from 'i18next';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, call } from '../../../../lib/api-client';
import { reactToFailure } from '../../../../lib/failure-policy';
import { confirm } from '../../../../ui/confirm';
import { renderUi } from '../../../../ui/testing/render-ui';
import type { ServiceOption } from '../../../services';
import { NO_LINE, withTime } from '../../booking-draft';
import type { BookingRequest } from '../../booking-request';
import { en } from '../../locales/en';
import { useBooking, type Booking } from './use-booking';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../../ui/confirm', () => ({ confirm: vi.fn() }));
vi.mock('../../../../lib/failure-policy', () => ({ reactToFailure: vi.fn(), claimFailure: vi.fn() }));

const cut: ServiceOption = {
  id: 1,
  price: 18_000,
  offer_price: null,
  job_time: 60,
  processing_time: 0,
  buffer_time: 0,
  group_id: 1,
  show_to_customer: true,
  english_name: 'Cut',
  arabic_name: 'قص',
  status: 1,
};
const services = new Map([[cut.id, cut]]);
const DAY = '2026-11-15';
const NEXT_DAY = '2026-11-16';
const MEI = 6;

let booking: Booking;
const hessa = { id: 7, name: 'Hessa', mobile: null, type: 'new' as const };
const onDone = vi.fn();
const NEW: BookingRequest = { mode: 'new', date: DAY, service_ids: [cut.id], customer: hessa };
function Desk({ request = NEW }: { request?: BookingRequest }) {
  const written = useBooking(request, services, onDone);
  useEffect(() => {
    booking = written;
  });
  return null;
}
const pick = (date: string, start: number) =>
  act(() => booking.change(withTime(booking.draft, date, { start, lines: [{ employee_id: MEI }] })));

describe('a booking at the desk', () => {
  it('says nobody is free any more once the day or the time is another', async () => {
    await renderUi(<Desk />);
    pick(DAY, 600);
    expect(booking.draft.found).toEqual({ 0: MEI });
    act(() => booking.change({ start: 615 }));
    expect(booking.draft.found).toEqual({});
    pick(DAY, 600);
    act(() => booking.change({ date: NEXT_DAY }));
    expect(booking.draft).toMatchObject({ date: NEXT_DAY, start: 600, found: {} });
  });

  it('moves the turns of a series only as long as it begins on the same day', async () => {
    await renderUi(<Desk />);
    const moved = [{ turn: 1, date: '2026-11-23', start: 700 }];
    const repeat = { every: 'week', times: 4, skip_taken: true, moved, left_out: [2] } as const;
    act(() => booking.setExtras({ repeat: { ...repeat, left_out: [2] } }));
    pick(DAY, 600);
    act(() => booking.change({ date: DAY }));
    expect(booking.extras.repeat).toEqual(repeat);
    act(() => booking.change({ date: NEXT_DAY }));
    expect(booking.extras.repeat).toEqual({ ...repeat, moved: [], left_out: [] });
  });

  it('stays without a series when its day is another', async () => {
    await renderUi(<Desk />);
    act(() => booking.change({ date: NEXT_DAY }));
    expect(booking.extras.repeat).toBeUndefined();
  });
});

describe('a booking that is sent', () => {
  const refusal = (code: ErrorCode, message = '') =>
    new ApiFailure({ status: 409, code, message, errors: {}, area: 'merchant', isPublic: false, request: '' });
  const visit = {
    id: 3,
    booking_id: 'B3',
    date: DAY,
    start: 600,
    end: 660,
    customer: hessa,
    status: 1 as const,
    outcome: 'scheduled',
    source: 0 as const,
    payment_status: 0 as const,
    total: 0,
    deposit: 0,
    deposited: 0,
    is_charged: false,
    note: null,
    series_id: null,
    cancel_reason: null,
    cancelled_by: null,
    created_at: '',
    updated_at: '2026-11-14T08:00:00.000Z',
    lines: [],
  };
  const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);

  beforeEach(() => {
    vi.clearAllMocks();
    vi.mocked(call).mockResolvedValue({ id: 3, ids: [3], skipped: [] });
  });

  it('is sent once, however often the keys are pressed, also while the drawer closes', async () => {
    await renderUi(<Desk />);
    pick(DAY, 600);
    await act(async () => {
      booking.submit();
      booking.submit();
    });
    await act(async () => booking.submit());
    expect(sent()).toHaveLength(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(3, DAY);
  });

  it('may be sent again after a refusal', async () => {
    await renderUi(<Desk />);
    pick(DAY, 600);
    vi.mocked(call).mockRejectedValueOnce(refusal('CUSTOMER_HAS_APPOINTMENT'));
    await act(async () => booking.submit());
    expect(reactToFailure).toHaveBeenCalledOnce();
    await act(async () => booking.submit());
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('asks before it is outside of hours, and names everybody whose hours they are', async () => {
    await renderUi(<Desk />);
    i18next.addResourceBundle('en', 'appointments', en);
    pick(DAY, 600);
    vi.mocked(call).mockRejectedValueOnce(refusal('APPOINTMENT_OUTSIDE_HOURS', 'Not working at this time: Mei, Rana'));
    vi.mocked(confirm).mockResolvedValueOnce(true);
    await act(async () => booking.submit());
    const [question] = vi.mocked(confirm).mock.calls[0]!;
    expect(question.text).toBe('Not working at this time: Mei, Rana. Continue anyway?');
    expect(sent()).toMatchObject([{ outside_hours: false }, { outside_hours: true }]);
  });

  it('asks before it replaces what somebody else changed meanwhile', async () => {
    await renderUi(<Desk request={{ mode: 'edit', visit }} />);
    act(() => booking.change({ lines: [{ ...NO_LINE, key: 0, service_id: cut.id }], start: 600 }));
    vi.mocked(call).mockRejectedValueOnce(refusal('APPOINTMENT_CHANGED'));
    vi.mocked(confirm).mockResolvedValueOnce(false);
    await act(async () => booking.submit());
    expect(sent()).toMatchObject([{ id: 3, updated_at: visit.updated_at }]);
    expect(onDone).not.toHaveBeenCalled();
    vi.mocked(call).mockRejectedValueOnce(refusal('APPOINTMENT_CHANGED'));
    vi.mocked(confirm).mockResolvedValueOnce(true);
    await act(async () => booking.submit());
    expect(sent().at(-1)).not.toHaveProperty('updated_at');
    expect(onDone).toHaveBeenCalledExactlyOnceWith(3, DAY);
    expect(reactToFailure).not.toHaveBeenCalled();
  });
});
