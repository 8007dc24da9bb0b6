// @vitest-environment jsdom
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { renderUi } from '../../../ui/testing/render-ui';
import { NewExpensePage } from './new-expense-page';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

describe('the page of a new expense', () => {
  it('keeps what was typed when its choices are asked for again and no answer comes', async () => {
    const choices = { types: [], methods: [], vat_rate: 500, today: '2026-11-18' };
    let asked = 0;
    vi.mocked(call).mockImplementation(async (endpoint) => {
      if ((endpoint as { path: string }).path === expensesContract.options.path && ++asked === 1)
        return choices as never;
      throw new Error('No');
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await renderUi(
      <QueryClientProvider client={client}>
        <NewExpensePage />
      </QueryClientProvider>,
    );
    await userEvent.type(await screen.findByLabelText('fields.note'), 'Rent');
    await act(() => client.refetchQueries());
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.getByLabelText('fields.note')).toHaveValue('Rent');
  });
});
