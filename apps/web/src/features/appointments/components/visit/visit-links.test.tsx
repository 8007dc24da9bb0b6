// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { paymentLinkStates, refundStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { renderUi } from '../../../../ui/testing/render-ui';
import { VisitLinks } from './visit-links';

vi.mock('../../../../lib/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => undefined,
}));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const { open, paid } = paymentLinkStates.codes;
const { waiting, unpaid } = appointmentPaymentStates.codes;
const link = { created_at: '2026-11-18T08:00:00.000Z', error: null, refund_state: null, amount: 5_000 };
const records = [
  { ...link, id: 2, status: open, url: 'https://rawnaq.test/pay/2' },
  { ...link, id: 1, status: paid, url: 'https://rawnaq.test/pay/1', refund_state: refundStates.codes.unknown },
];
const asked = () => vi.mocked(call).mock.calls.map(([endpoint, input]) => [endpoint.path, input]);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(call).mockImplementation(
    async (endpoint) =>
      ((endpoint as unknown) === paymentLinksContract.of_appointment ? { records } : { status: open }) as never,
  );
});
const show = (visit: Partial<AppointmentView>) =>
  renderUi(
    <VisitLinks visit={{ id: 7, deposit: 0, deposited: 0, payment_status: unpaid, ...visit } as AppointmentView} />,
  );

describe('the payment links of a visit', () => {
  it('say how far they are; the open one can be passed on and asked about', async () => {
    await show({ deposit: 5_000, payment_status: waiting });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Waiting for payment');
    expect(first).toHaveTextContent('50');
    expect(second).toHaveTextContent(refundStates.rows.unknown.label.en);
    expect(within(second!).queryByRole('button')).toBeNull();
    expect(within(first!).getByText('links.copy')).toBeInTheDocument();
    fireEvent.click(within(first!).getByText('links.check'));
    await waitFor(() => expect(asked()).toContainEqual(['payment_links/check', { id: 2 }]));
  });

  it('are not asked for where no money was', async () => {
    await show({});
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
