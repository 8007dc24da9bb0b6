// @vitest-environment jsdom
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import { contactPermissions, customerTypes } from '@rawnaq/domain/customers/customer.states';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { customerMessagesList } from '@rawnaq/domain/messages/customer-messages.contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { usePermission } from '../../../lib/session';
import { renderUi } from '../../../ui/testing/render-ui';
import { CustomerPage } from './customer-page';

vi.mock('../../../lib/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => undefined,
  usePermission: vi.fn(),
}));
vi.mock('../components/overview-tab', () => ({ OverviewTab: () => null }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const record = {
  id: 7,
  name: 'Hessa',
  mobile: '+971501234567',
  type: customerTypes.codes.new,
  status: recordStates.codes.active,
  whatsapp: contactPermissions.codes.yes,
  birth_date: null,
  created_at: '2026-01-05T08:00:00.000Z',
};
const penalty = {
  id: 3,
  type: penaltyTypes.choices[0]!.value,
  amount: 5_000,
  note: null,
  appointment_id: 9,
  visit_at: '2026-11-01T08:00:00.000Z',
  created_by_name: 'Mona at the desk',
  created_at: '2026-11-02T08:00:00.000Z',
  cancelled_at: null,
};
const pageOf = (...records: object[]) => ({ records, total: records.length, page: 1, page_size: 20 });
let answers: Map<unknown, unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(usePermission).mockReturnValue(true);
  answers = new Map<unknown, unknown>([
    [customersContract.get_record, { record, merged_into: null, notes_count: 0, photos_count: 0 }],
    [customerStoryContract.get_penalties, { records: [penalty] }],
    [appointmentsList.endpoints.get_records, pageOf({ id: 9, services: 'Henna for the evening', total: 20_000 })],
    [customerMessagesList.endpoints.get_records, pageOf({ id: 4, body: 'Your visit is tomorrow at ten' })],
  ]);
  // What this page does not ask for here never comes.
  vi.mocked(call).mockImplementation((endpoint) =>
    answers.has(endpoint) ? Promise.resolve(answers.get(endpoint) as never) : new Promise(() => undefined),
  );
});

const open = (tab: string) =>
  renderUi(
    <Routes>
      <Route path="/en/customers/:id" element={<CustomerPage />} />
    </Routes>,
    { at: `/en/customers/7?tab=${tab}` },
  );
const askedFor = (endpoint: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === endpoint)
    .map(([, input]) => input as unknown);

describe('the page of a customer', () => {
  it.each([
    ['appointments', 'Henna for the evening', appointmentsList.endpoints.get_records],
    ['messages', 'Your visit is tomorrow at ten', customerMessagesList.endpoints.get_records],
  ])('shows her own %s', async (tab, text, endpoint) => {
    await open(tab);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(`tabs.${tab}`).closest('[role=tab]')).toHaveAttribute('aria-selected', 'true');
    expect(askedFor(endpoint)).toEqual([expect.objectContaining({ 'f.customer_id': '7' })]);
  });

  it('shows her penalties once there are any', async () => {
    await open('penalties');
    expect(await screen.findByText('Mona at the desk')).toBeVisible();
    expect(askedFor(customerStoryContract.get_penalties)).toEqual([{ customer_id: 7 }]);
  });

  it('has no tab of penalties for who was never charged, nor of visits for who may not see them', async () => {
    answers.set(customerStoryContract.get_penalties, { records: [] });
    vi.mocked(usePermission).mockImplementation((right) => right !== 'appointments.view');
    await open('messages');
    expect(await screen.findByText('Your visit is tomorrow at ten')).toBeVisible();
    expect(screen.queryByText('tabs.penalties')).toBeNull();
    expect(screen.queryByText('tabs.appointments')).toBeNull();
  });
});
