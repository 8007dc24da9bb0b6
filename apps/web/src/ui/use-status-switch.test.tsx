// @vitest-environment jsdom
import { notifications, Notifications } from '@mantine/notifications';
import { endpoint } from '@rawnaq/domain/kernel/contract';
import { codeOf } from '@rawnaq/domain/kernel/input/fields';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from '../lib/api-client';
import { confirm } from './confirm';
import { RowActions } from './data-table/row-actions';
import { renderUi } from './testing/render-ui';
import { useStatusSwitch } from './use-status-switch';

vi.mock('../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('./confirm', () => ({ confirm: vi.fn() }));

const setStatus = endpoint({
  areas: ['merchant'],
  method: 'POST',
  path: 'samples/set_status',
  access: 'menu.edit',
  summary: 'Activate or disable',
  input: z.object({ id: z.int(), status: codeOf(recordStates) }),
  output: z.object({ done: z.literal(true) }),
  errors: ['NOT_FOUND'],
});
const { active, disabled } = recordStates.codes;

type Sample = { id: number; name: string; status: number };
const oil: Sample = { id: 7, name: 'Oil', status: active };
const question = ({ name }: Sample) => ({ title: `Disable ${name}?`, text: 'It is no longer sold.' });

function Row({ row, asks = false }: { row: Sample; asks?: boolean }) {
  const switchStatus = useStatusSwitch<Sample>(setStatus, asks ? { question } : { disable: { label: 'Pause' } });
  return (
    <>
      <RowActions actions={[switchStatus(row)]} />
      <Notifications />
    </>
  );
}
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the switch of a record', () => {
  beforeEach(() => {
    notifications.clean();
    vi.mocked(call).mockReset().mockResolvedValue({ done: true });
    vi.mocked(confirm).mockReset();
  });

  it('activates at once', async () => {
    await renderUi(<Row row={{ ...oil, status: disabled }} asks />);
    await press('Activate');
    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(sent()).toEqual([{ id: 7, status: active }]);
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('asks before it disables where that hurts, and a no leaves everything as it is', async () => {
    await renderUi(<Row row={oil} asks />);
    expect(screen.getByRole('button', { name: 'Disable' })).toHaveAttribute('data-danger');
    vi.mocked(confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await press('Disable');
    expect(confirm).toHaveBeenCalledExactlyOnceWith({
      title: 'Disable Oil?',
      text: 'It is no longer sold.',
      action: 'Disable',
      danger: true,
    });
    expect(sent()).toEqual([]);
    await press('Disable');
    expect(await screen.findByText('Data Saved Successfully')).toBeVisible();
    expect(sent()).toEqual([{ id: 7, status: disabled }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('disables at once where it does no harm, and can be undone', async () => {
    await renderUi(<Row row={oil} />);
    expect(screen.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('data-danger');
    await press('Pause');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: 7, status: disabled },
        { id: 7, status: active },
      ]),
    );
    expect(confirm).not.toHaveBeenCalled();
  });

  it('says of a failure only what the failure says', async () => {
    vi.mocked(call).mockRejectedValue(new Error('offline'));
    await renderUi(<Row row={oil} />);
    await press('Pause');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled());
    expect(screen.queryByText('Data Saved Successfully')).toBeNull();
  });
});
