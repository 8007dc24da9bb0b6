// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, call } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { useTillDraft, type OpenBills } from './draft/use-till-draft';
import type { IssueBody } from './draft/bill-of-draft';
import { useIssue } from './use-issue';

vi.mock('../../lib/session', () => ({ useSession: () => ({ account: { id: 1001 }, user: { id: 5 } }) }));
vi.mock('../../lib/failure-policy', () => ({ reactToFailure: vi.fn() }));
vi.mock('../../lib/query', () => ({ freshness: { wrote: vi.fn() } }));
vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const asked = vi.mocked(call);
const issued = {
  id: 1,
  unique_id: 'u',
  number: 7,
  number_text: '7',
  payable: 100,
  open: 0,
  change: 0,
  points_earned: 0,
};
const body: IssueBody = { lines: [], expected_payable: 100 };
const failure = (status: number, code: ApiFailure['code'] = 'NO_RESPONSE') =>
  new ApiFailure({ status, code, message: 'No', errors: {}, area: 'merchant', isPublic: false, request: '' });

let bills: OpenBills;
let till: ReturnType<typeof useIssue>;
const onIssued = vi.fn();
function Till() {
  const open = useTillDraft();
  const issue = useIssue(open, onIssued);
  useEffect(() => {
    bills = open;
    till = issue;
  });
  return null;
}
const open = async (at = '/') => {
  const router = createMemoryRouter([{ path: '*', element: <Till /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  // A bill that was sent before asks right after the page is drawn.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
};
const line = {
  kind: 'product',
  item_id: 1,
  english_name: 'Oil',
  arabic_name: 'زيت',
  list_price: 100,
  rate: 500,
} as const;
const addLine = () => act(() => bills.change({ do: 'add-line', line }));
const stored = () => Object.keys(localStorage).filter((name) => name.includes('till'));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  asked.mockReset();
});
afterEach(cleanup);

describe('a bill at the till', () => {
  it('is there again after a reload, under the key in the address, and another one beside it', async () => {
    await open();
    addLine();
    const { key } = bills.draft;
    expect(stored()).toHaveLength(1);
    act(() => bills.open());
    addLine();
    expect(bills.others.map((one) => one.key)).toEqual([key]);
    cleanup();
    await open(`/?bill=${key}`);
    expect([bills.draft.key, bills.draft.lines.length]).toEqual([key, 1]);
  });

  it('is forgotten only when the server has answered with its invoice', async () => {
    asked.mockResolvedValue(issued);
    await open();
    addLine();
    const { key } = bills.draft;
    await act(() => till.send(body));
    expect(asked).toHaveBeenCalledWith(expect.anything(), body, expect.objectContaining({ idempotencyKey: key }));
    expect(onIssued).toHaveBeenCalledWith(expect.objectContaining({ invoice: issued }));
    expect(stored()).toEqual([]);
    expect([bills.draft.key === key, bills.draft.lines]).toEqual([false, []]);
  });

  it('that got no answer can’t be changed, and asks again with the same after a reload', async () => {
    asked.mockRejectedValueOnce(failure(0));
    await open();
    addLine();
    const { key } = bills.draft;
    await act(() => till.send(body));
    addLine();
    expect([bills.draft.lines[0]!.quantity, bills.draft.sent]).toEqual([1, body]);
    expect(stored()).toHaveLength(1);
    cleanup();
    asked.mockResolvedValue(issued);
    await open(`/?bill=${key}`);
    await waitFor(() => expect(onIssued).toHaveBeenCalled());
    expect(asked.mock.calls.map(([, sent, options]) => [sent, options?.idempotencyKey])).toEqual([
      [body, key],
      [body, key],
    ]);
    expect(stored()).toEqual([]);
  });

  it('that was refused can be corrected; a closed session has not refused it', async () => {
    await open();
    addLine();
    asked.mockRejectedValueOnce(failure(501, 'PAYMENTS_NOT_EQUAL_TOTAL'));
    await act(() => till.send(body));
    addLine();
    expect([bills.draft.sent, bills.draft.lines[0]!.quantity]).toEqual([null, 2]);
    expect(reactToFailure).toHaveBeenCalledOnce();
    asked.mockRejectedValueOnce(failure(403, 'SESSION_LOCKED'));
    await act(() => till.send(body));
    expect(bills.draft.sent).toEqual(body);
  });
});
