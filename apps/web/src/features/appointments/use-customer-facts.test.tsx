// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { usePermission } from '../../lib/session';
import { renderUi } from '../../ui/testing/render-ui';
import { useCustomerFacts } from './use-customer-facts';

vi.mock('../../lib/session', () => ({ useSession: () => undefined, usePermission: vi.fn() }));
vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(call).mockResolvedValue({ recent_services: [3, 1] });
});

/** A till: its search field has a customer beside it. */
function Till({ customer }: { customer?: number }) {
  const [text, setText] = useState('');
  const facts = useCustomerFacts(customer);
  return (
    <>
      <input aria-label="search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{facts?.recent_services.join(' ')}</output>
    </>
  );
}

describe('what is known of a customer', () => {
  it('is asked once, however much is typed', async () => {
    vi.mocked(usePermission).mockReturnValue(true);
    await renderUi(<Till customer={7} />);
    expect(await screen.findByText('3 1')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('search'), 'colour');
    expect(call).toHaveBeenCalledExactlyOnceWith(expect.anything(), { customer_id: 7 }, expect.anything());
  });

  it('is not asked of nobody, nor by those who may not see customers', async () => {
    vi.mocked(usePermission).mockReturnValue(true);
    await renderUi(<Till />);
    vi.mocked(usePermission).mockReturnValue(false);
    await renderUi(<Till customer={7} />);
    expect(usePermission).toHaveBeenLastCalledWith('customers.view');
    expect(call).not.toHaveBeenCalled();
  });
});
