// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { usePermission } from '../../../../lib/session';
import { renderUi } from '../../../../ui/testing/render-ui';
import { NoShowDialog } from './cancel-dialog';

vi.mock('../../../../lib/session', async (original) => ({ ...(await original<object>()), usePermission: vi.fn() }));
vi.mock('../../../../lib/api-client', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(() => new Promise(() => {})),
}));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(usePermission).mockImplementation((permission) => permission === 'accounting.penalties');
});

const visit = { id: 7, deposit: 0, customer: { name: 'Noura' } } as AppointmentView;
async function open() {
  await renderUi(<NoShowDialog visit={visit} onClose={vi.fn()} />);
  return { mark: await screen.findByText('noShow.action') };
}
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);

describe('a missed visit', () => {
  it('offers a penalty to whoever may charge one', async () => {
    vi.mocked(usePermission).mockReturnValue(false);
    const { mark } = await open();
    expect(screen.queryByText('noShow.withPenalty')).toBeNull();
    fireEvent.click(mark);
    await waitFor(() => expect(sent()).toEqual([{ id: 7, penalty: 0 }]));
  });

  it('asks how much, once a penalty is wanted', async () => {
    const { mark } = await open();
    fireEvent.click(screen.getByText('noShow.withPenalty'));
    fireEvent.click(mark);
    expect(await screen.findByText('NoShow.penalty is required')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/noShow\.penalty/), '50');
    fireEvent.click(mark);
    await waitFor(() => expect(sent()).toEqual([{ id: 7, penalty: 5_000 }]));
  });
});
