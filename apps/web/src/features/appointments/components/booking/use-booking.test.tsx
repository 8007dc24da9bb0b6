// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../ui/testing/render-ui';
import type { ServiceOption } from '../../../services';
import { withTime } from '../../booking-draft';
import { useBooking, type Booking } from './use-booking';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));

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
function Desk() {
  const written = useBooking({ mode: 'new', date: DAY, service_ids: [cut.id] }, services, vi.fn());
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
