// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { renderUi } from '../../../ui/testing/render-ui';
import { NotesTab } from './notes-tab';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

describe('the notes of a customer', () => {
  it('keep the one being written when they are asked for again and no answer comes', async () => {
    vi.mocked(call).mockResolvedValueOnce({ records: [] }).mockRejectedValue(new Error('No'));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await renderUi(
      <QueryClientProvider client={client}>
        <NotesTab id={1} />
      </QueryClientProvider>,
    );
    await userEvent.type(await screen.findByLabelText('notes.write'), 'allergic');
    await act(() => client.refetchQueries());
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('notes.write')).toHaveValue('allergic');
  });
});
