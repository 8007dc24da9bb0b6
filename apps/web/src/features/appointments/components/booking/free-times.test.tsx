// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { renderUi } from '../../../../ui/testing/render-ui';
import { FreeTimes } from './free-times';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined }));
vi.mock('../../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const time = { start: 600, end: 660, is_best: false, reason: 'free', lines: [{ employee_id: 5 }] };
let answer = () => {};
const picked = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.mocked(call).mockImplementation(async (_, input) => {
    if (JSON.stringify(input).includes('"lines":"2"')) await later;
    return { times: [time], next_free_date: null };
  });
});

function Desk() {
  const [service_id, setService] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setService(2)}>
        other
      </button>
      <FreeTimes
        date="2026-11-15"
        today="2026-11-15"
        start={null}
        lines={[{ service_id, employee_id: null, guest: '' }]}
        arrangement="sequence"
        onPick={picked}
        onDay={vi.fn()}
      />
    </>
  );
}
const first = async () => (await screen.findAllByRole('button', { name: /10:00/ }))[0]!;

describe('free times', () => {
  it('of other services than those that stand there can’t be taken', async () => {
    await renderUi(<Desk />);
    fireEvent.click(await first());
    expect(picked).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('other'));
    fireEvent.click(await first());
    expect(picked).toHaveBeenCalledOnce();
    await act(async () => answer());
    fireEvent.click(await first());
    expect(picked).toHaveBeenCalledTimes(2);
  });
});
