// @vitest-environment jsdom
import { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { renderUi } from '../../../ui/testing/render-ui';
import { MobileCard } from './mobile-card';

vi.mock('../../../lib/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({
    account: { country: 'AE', time_zone: 'Asia/Dubai', currency: 'AED' },
    general_informations: { clock: '12' },
    user: {},
  }),
}));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const { get, ask_code, change } = ownMobileContract;
let mobile: string;
beforeEach(() => {
  mobile = '+971501112233';
  vi.mocked(call).mockClear();
  vi.mocked(call).mockImplementation(async (endpoint, input) => {
    if (endpoint === (change as unknown)) ({ mobile } = input as { mobile: string });
    return (endpoint === (get as unknown) ? { mobile } : {}) as never;
  });
});
const sent = (endpoint: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === endpoint)
    .map(([, input]) => input as unknown);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('the number codes go to', () => {
  it('is changed by the password and the code that was sent to the new one', async () => {
    await renderUi(<MobileCard mayChange />);
    await screen.findByText('+971 50 111 2233');
    type(/newMobile/, '+971509998877');
    type(/currentPassword/, 'nine green bottles');
    fireEvent.click(screen.getByText('sendCode'));
    await screen.findByText('+971 50 999 8877');
    expect(sent(ask_code)).toEqual([{ mobile: '+971509998877', password: 'nine green bottles' }]);
    expect(sent(change)).toEqual([]);

    document.querySelector<HTMLInputElement>('form input')!.focus();
    await userEvent.paste('123456');
    fireEvent.click(screen.getByText('changeMobile'));
    await screen.findByText('sendCode');
    expect(sent(change)).toEqual([{ mobile: '+971509998877', code: '123456' }]);
    expect(await screen.findByText('+971 50 999 8877')).toBeVisible();
  });

  it('is only shown to who may not change it', async () => {
    await renderUi(<MobileCard mayChange={false} />);
    expect(await screen.findByText('+971 50 111 2233')).toBeVisible();
    expect(screen.queryByText('sendCode')).toBeNull();
  });
});
