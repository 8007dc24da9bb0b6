// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../lib/api-client';
import { confirm } from '../confirm';
import { renderUi } from '../testing/render-ui';
import { ReasonDialog } from './reason-dialog';

vi.mock('../confirm', () => ({ confirm: vi.fn() }));

const open = async (onReason: (reason: string) => Promise<unknown> = async () => undefined) => {
  const onClose = vi.fn();
  await renderUi(
    <ReasonDialog
      title="Cancel invoice 7?"
      text="Its number stays."
      action="Cancel invoice"
      keep="Keep it"
      onReason={onReason}
      onClose={onClose}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Reason' });
  return { onClose, field };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog that asks for a reason', () => {
  beforeEach(() => vi.mocked(confirm).mockReset());

  it('does nothing without one', async () => {
    const onReason = vi.fn(async () => undefined);
    const { onClose } = await open(onReason);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), '  ');
    await press('Cancel invoice');
    expect(await screen.findByText('Reason is required')).toBeVisible();
    expect(onReason).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends it and closes', async () => {
    const onReason = vi.fn(async () => undefined);
    const { onClose, field } = await open(onReason);
    await userEvent.type(field, ' Typed twice ');
    await press('Cancel invoice');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onReason).toHaveBeenCalledExactlyOnceWith('Typed twice');
  });

  it('stays with what was typed when the server refuses', async () => {
    const refused = new ApiFailure({
      status: 422,
      code: 'INVALID_INPUT',
      message: '',
      errors: { reason: ['A card number may not be stored'] },
      area: 'merchant',
      isPublic: false,
      request: '',
    });
    const { onClose, field } = await open(() => Promise.reject(refused));
    await userEvent.type(field, 'Typed twice');
    await press('Cancel invoice');
    expect(await screen.findByText('A card number may not be stored')).toBeVisible();
    expect(field).toHaveValue('Typed twice');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes the answer no at once, and asks after a slip that would lose words', async () => {
    vi.mocked(confirm).mockResolvedValue(false);
    const { onClose, field } = await open();
    await userEvent.type(field, 'Typed');
    await press('Close');
    expect(confirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await press('Keep it');
    expect(onClose).toHaveBeenCalledOnce();
    expect(confirm).toHaveBeenCalledOnce();
  });
});
