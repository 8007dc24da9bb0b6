// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm } from '../../ui/confirm';
import { renderUi } from '../../ui/testing/render-ui';
import { CustomerDialog } from './components/customer-dialog';

vi.mock('../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../ui/confirm', () => ({ confirm: vi.fn() }));
vi.mock('../../lib/api-client', async (original) => ({
  ...(await original<object>()),
  call: () => new Promise(() => {}),
}));

beforeEach(() => vi.clearAllMocks());

async function open() {
  const closed = vi.fn();
  await renderUi(<CustomerDialog hasCustomer={false} onChoose={vi.fn()} onClose={closed} />);
  fireEvent.click(await screen.findByText('newCustomer'));
  return { closed, name: await screen.findByLabelText('newName') };
}

describe('the till’s choice of a customer', () => {
  it('asks before a new one who was being typed is lost', async () => {
    vi.mocked(confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { closed, name } = await open();
    await userEvent.type(name, 'Huda');
    fireEvent.keyDown(name, { key: 'Escape' });
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(closed).not.toHaveBeenCalled();
    fireEvent.keyDown(name, { key: 'Escape' });
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('closes at once when nothing was typed', async () => {
    const { closed, name } = await open();
    fireEvent.keyDown(name, { key: 'Escape' });
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(confirm).not.toHaveBeenCalled();
  });
});
