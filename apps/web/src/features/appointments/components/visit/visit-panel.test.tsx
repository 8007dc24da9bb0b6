// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentOutcomes, appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../ui/testing/render-ui';
import { VisitPanel } from './visit-panel';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => false }));
vi.mock('../../../../lib/query', async (original) => ({
  ...(await original<object>()),
  useRead: () => ({ data: undefined }),
}));
vi.mock('./visit-actions', () => ({ VisitActions: () => null }));

const { paid, unpaid, waiting } = appointmentPaymentStates.codes;
const { scheduled, achieved, no_show } = appointmentOutcomes.codes;

const visit: AppointmentView = {
  id: 1,
  booking_id: 'B1',
  date: '2026-11-18',
  start: 600,
  end: 660,
  customer: { id: 1, name: 'Sara', mobile: null, type: 'new' },
  status: 1,
  outcome: scheduled,
  source: 0,
  payment_status: unpaid,
  total: 30_000,
  deposit: 0,
  deposited: 0,
  is_charged: false,
  note: null,
  series_id: null,
  cancel_reason: null,
  cancelled_by: null,
  lines: [],
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
};

/** The rows of money: what each is called, and its figure. */
async function sumOf(more: Partial<AppointmentView>): Promise<string[][]> {
  const nothing = () => {};
  const { container, unmount } = await renderUi(
    <VisitPanel
      visit={{ ...visit, ...more }}
      employees={[]}
      now={undefined}
      alias={null}
      onClose={nothing}
      onEdit={nothing}
      onReschedule={nothing}
      onRebook={nothing}
      onCancel={nothing}
      onNoShow={nothing}
      onPrint={nothing}
      onSurvey={nothing}
    />,
  );
  const rows = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    /[\d,]+/.exec(term.nextElementSibling?.textContent ?? '')?.[0] ?? '',
  ]);
  unmount();
  return rows;
}

describe('what a visit has to pay', () => {
  it('is its total without what really came in advance', async () => {
    expect(await sumOf({})).toEqual([['toPay', '300']]);
    expect(await sumOf({ deposit: 10_000, deposited: 10_000, payment_status: paid })).toEqual([
      ['deposit · Paid', '100'],
      ['toPay', '200'],
    ]);
    // Asked for, and a part of it came.
    expect(await sumOf({ deposit: 10_000, deposited: 4_000, payment_status: waiting })).toEqual([
      ['deposit · Paid', '40'],
      ['deposit · Waiting', '60'],
      ['toPay', '260'],
    ]);
    // Prepaid, though nobody asked.
    expect(await sumOf({ deposited: 30_000, payment_status: paid })).toEqual([
      ['deposit · Paid', '300'],
      ['toPay', '0'],
    ]);
  });

  it('is nothing any more once it is over', async () => {
    for (const outcome of [achieved, no_show])
      expect(await sumOf({ outcome, deposit: 10_000, deposited: 10_000, payment_status: paid })).toEqual([
        ['deposit · Paid', '100'],
        ['total', '300'],
      ]);
  });
});
