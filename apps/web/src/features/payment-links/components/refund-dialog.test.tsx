// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, call } from '../../../lib/api-client';
import { confirm } from '../../../ui/confirm';
import { renderUi } from '../../../ui/testing/render-ui';
import { RefundDialog } from './refund-dialog';

vi.mock('../../../lib/session', async (original) => ({ ...(await original<object>()), useSession: () => undefined }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../ui/confirm', () => ({ confirm: vi.fn() }));

const unanswered = new ApiFailure({
  status: 501,
  code: 'REFUND_NOT_ANSWERED',
  message: 'Sent already',
  errors: {},
  request: 'POST payment_links/refund',
  area: 'merchant',
  isPublic: false,
});
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { not_returned: boolean }).not_returned);

async function refund() {
  const onClose = vi.fn();
  await renderUi(<RefundDialog id={5} title="Refund?" text="It goes back." action="Refund" onClose={onClose} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Salon closed');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  return onClose;
}

describe('giving back what came by a link', () => {
  beforeEach(() => vi.resetAllMocks());

  it('asks nothing more where it is the first time', async () => {
    vi.mocked(call).mockResolvedValue({ done: true } as never);
    const onClose = await refund();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([false]);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('goes a second time only when the person says that it did not arrive', async () => {
    vi.mocked(call)
      .mockRejectedValueOnce(unanswered)
      .mockResolvedValue({ done: true } as never);
    vi.mocked(confirm).mockResolvedValue(true);
    const onClose = await refund();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual([false, true]);
  });

  it('stays, with what was typed, when she is not sure', async () => {
    vi.mocked(call).mockRejectedValue(unanswered);
    vi.mocked(confirm).mockResolvedValue(false);
    const onClose = await refund();
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Salon closed');
    expect(sent()).toEqual([false]);
    expect(onClose).not.toHaveBeenCalled();
  });
});
