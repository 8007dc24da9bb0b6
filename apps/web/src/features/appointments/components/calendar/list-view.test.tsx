// @vitest-environment jsdom
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { renderUi } from '../../../../ui/testing/render-ui';
import { ListView } from './list-view';

vi.mock('../../../../lib/session', () => ({
  useSession: () => undefined,
  usePermission: () => true,
  useRights: () => true,
}));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const AFTER_MIDNIGHT_IN_DUBAI = new Date('2026-11-18T21:00:00Z');
const TODAY = '2026-11-19..2026-11-19';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AFTER_MIDNIGHT_IN_DUBAI });
  vi.mocked(call).mockResolvedValue({ records: [], total: 0, page: 1, page_size: 25 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const open = (at: string) => renderUi(<ListView onOpen={vi.fn()} onNew={vi.fn()} onChange={vi.fn()} />, { at });
const asked = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([{ path }]) => path === appointmentsList.endpoints.get_records.path)
    .map(([, input]) => input as Record<string, unknown>);

describe('the list of appointments', () => {
  it('opens at the salon’s today, by the time of day, and asks for nothing else before', async () => {
    const { search, router } = await open('/en/appointments?view=list');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(new URLSearchParams(search()).get('f.start_at')).toBe(TODAY);
    expect(new URLSearchParams(search()).get('view')).toBe('list');
    expect(asked()[0]).toMatchObject({ 'f.start_at': TODAY, sort: 'start_at' });
    expect(router.state.historyAction, 'back leads to where one came from').toBe('REPLACE');
  });

  it.each(['f.outcome=no_show', 'q=Noura', 'page=2'])('leaves a question as it was asked (%s)', async (question) => {
    const { search } = await open(`/en/appointments?view=list&${question}`);
    await waitFor(() => expect(asked()).not.toHaveLength(0));
    expect(search()).not.toContain('start_at');
  });

  it('shows everything once the day is taken away', async () => {
    const { search, router } = await open('/en/appointments?view=list');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await router.navigate('/en/appointments?view=list');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(search()).not.toContain('start_at');
  });
});
