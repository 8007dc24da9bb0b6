// @vitest-environment jsdom
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { SALON_COLOURS } from '@rawnaq/domain/settings/online-setting';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { usePermission } from '../../../lib/session';
import { renderUi } from '../../../ui/testing/render-ui';
import { PhonePreview } from './phone-preview';

const account = { english_name: 'Glow', arabic_name: 'جلو', currency: 'AED', time_zone: 'Asia/Dubai', clock: '12' };
vi.mock('../../../lib/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ account, user: {} }),
  usePermission: vi.fn(),
}));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const values = {
  english_welcome: 'Calm',
  arabic_welcome: 'هدوء',
  colour: SALON_COLOURS[0],
  show_prices: true,
  show_durations: true,
  pictures: [],
};
const service = (english_name: string, arabic_name: string, more: object = {}) => ({
  english_name,
  arabic_name,
  job_time: 40,
  price: 17_500,
  offer_price: null,
  show_to_customer: true,
  ...more,
});
let records: object[];
beforeEach(() => {
  vi.mocked(usePermission).mockReturnValue(true);
  records = [
    service('Royal bath', 'حمام ملكي'),
    service('For the team', 'للفريق', { show_to_customer: false }),
    service('Henna', 'حناء', { price: 30_000, offer_price: 12_300 }),
  ];
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === (settingsContract.get_general as unknown))
      return { values: { logo_upload_id: 5 }, picture_urls: { 5: '/pictures/own-logo.png' } } as never;
    if (endpoint === (servicesList.endpoints.get_records as unknown)) return { records } as never;
    throw new Error('The preview asks for nothing else');
  });
});
const shown = () => [...document.querySelectorAll('li')].map((row) => row.textContent);

describe('the preview of the booking page', () => {
  it('has the salon’s own name, logo, services and prices, in either language', async () => {
    await renderUi(<PhonePreview values={values} />);
    expect(await screen.findByText('Royal bath')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/pictures/own-logo.png');
    expect(screen.getByRole('heading')).toHaveTextContent('Glow');
    expect(shown()).toEqual([
      expect.stringMatching(/Royal bath40 min.*175/),
      expect.stringMatching(/Henna40 min.*123/),
    ]);
    await userEvent.click(screen.getByText('العربية'));
    expect(screen.getByRole('heading')).toHaveTextContent('جلو');
    expect(shown()).toEqual([expect.stringContaining('حمام ملكي'), expect.stringContaining('حناء')]);
  });

  it('says neither price nor length where the salon shows none', async () => {
    await renderUi(<PhonePreview values={{ ...values, show_prices: false, show_durations: false }} />);
    await screen.findByText('Royal bath');
    expect(shown()).toEqual(['Royal bath', 'Henna']);
  });

  it('has samples for a salon that has no service yet, and its first letter for one without a logo', async () => {
    records = [];
    vi.mocked(usePermission).mockImplementation((right) => right !== 'settings.general');
    await renderUi(<PhonePreview values={values} />);
    expect(await screen.findByText('Haircut')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('G')).toBeVisible();
  });
});
