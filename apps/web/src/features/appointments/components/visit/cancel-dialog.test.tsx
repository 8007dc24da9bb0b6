// @vitest-environment jsdom
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api-client';
import { usePermission } from '../../../../lib/session';
import { renderUi } from '../../../../ui/testing/render-ui';
import { ar } from '../../locales/ar';
import { en } from '../../locales/en';
import { CancelDialog, NoShowDialog } from './cancel-dialog';

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
/** Without what keeps amounts together. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const sent = () => vi.mocked(call).mock.calls.map(([, input]) => input);

describe('a visit that is cancelled', () => {
  function Dialog({ deposited, texts }: { deposited: number; texts?: [Language, object] }) {
    if (texts) i18next.addResourceBundle(texts[0], 'appointments', texts[1]);
    return <CancelDialog visit={{ ...visit, deposited }} onClose={vi.fn()} />;
  }

  it.each([
    ['en', en, 'Deposit paid: AED 20.00. Cancelling here does not refund it'],
    ['ar', ar, 'لا يتم رد العربون عند الإلغاء من هنا'],
  ] as const)('says what becomes of a deposit that was paid (%s)', async (language, texts, said) => {
    await renderUi(<Dialog deposited={2_000} texts={[language, texts]} />, { language });
    expect(await screen.findByText((text) => plain(text).includes(said))).toBeInTheDocument();
  });

  it('says nothing of a deposit where none was paid', async () => {
    await renderUi(<Dialog deposited={0} />);
    expect(await screen.findByText('cancel.action')).toBeInTheDocument();
    expect(screen.queryByText('cancel.deposit')).toBeNull();
  });
});

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
