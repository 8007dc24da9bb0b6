// @vitest-environment jsdom
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { renderUi } from '../testing/render-ui';
import { Awaiting, Loaded } from './loaded';

vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
beforeEach(() => {
  vi.mocked(call).mockReset();
});

describe('what stands in the place of an answer', () => {
  const refetch = vi.fn();

  it('is what can be asked again when none comes', async () => {
    await renderUi(<Awaiting query={{ data: undefined, isError: true, refetch }} />);
    await userEvent.click(screen.getByRole('button'));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('waits while it comes', async () => {
    await renderUi(<Awaiting query={{ data: undefined, isError: false, refetch }} />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([false, true])('is nothing once there is one; asked again in vain: %s', async (isError) => {
    await renderUi(
      <div data-testid="place">
        <Awaiting query={{ data: null, isError, refetch }} />
      </div>,
    );
    expect(screen.getByTestId('place')).toBeEmptyDOMElement();
  });
});

describe('a form over what is stored', () => {
  const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = (asking: QueryClient) =>
    renderUi(
      <QueryClientProvider client={asking}>
        <Loaded endpoint={settingsContract.get_general}>{() => <input aria-label="Name" />}</Loaded>
      </QueryClientProvider>,
    );

  it('keeps what was typed when it is asked for again and no answer comes', async () => {
    vi.mocked(call).mockResolvedValueOnce({}).mockRejectedValue(new Error('No'));
    const asking = client();
    await draw(asking);
    await userEvent.type(await screen.findByLabelText('Name'), 'Sidrah');
    await act(() => asking.refetchQueries());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('Name')).toHaveValue('Sidrah');
  });

  it('is drawn after the second question when the first had no answer', async () => {
    vi.mocked(call).mockRejectedValueOnce(new Error('No')).mockResolvedValue({});
    await draw(client());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByLabelText('Name')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
