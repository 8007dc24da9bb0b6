// @vitest-environment jsdom
import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { renderUi } from '../../../ui/testing/render-ui';
import { useVisits, VisitTimeline } from './visit-timeline';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined, usePermission: () => true }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const DAY_MS = 86_400_000;
const { scheduled, achieved } = appointmentOutcomes.codes;
const visit = (id: number, days: number, outcome: string) => ({
  id,
  start_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  services: `Visit ${id}`,
  employees: 'Mei',
  outcome,
  total: 0,
});
const past = [visit(1, -7, achieved), visit(2, -14, achieved)];
/** A weekly series of twenty. */
const coming = Array.from({ length: 20 }, (_, index) => visit(10 + index, 7 * (index + 1), scheduled));

function Story() {
  const visits = useVisits(5, true);
  return (
    <>
      <output>{visits.coming[0]?.id}</output>
      <VisitTimeline visits={visits} total={past.length + coming.length} />
    </>
  );
}

it('of a long series shows the next ones, and hides nothing of what was', async () => {
  vi.mocked(call).mockImplementation(async (_endpoint, input) => {
    const { descending, page_size } = input as { descending?: string; page_size: string };
    const records = (descending ? past : coming).slice(0, Number(page_size));
    return { records, total: records.length };
  });
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Story />
    </QueryClientProvider>,
  );
  await screen.findByText('Visit 1');
  expect(screen.getByRole('status')).toHaveTextContent('10');
  expect(screen.getAllByText(/^Visit /).map(({ textContent }) => textContent)).toEqual([
    'Visit 10',
    'Visit 11',
    'Visit 12',
    'Visit 1',
    'Visit 2',
  ]);
});
