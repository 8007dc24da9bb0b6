// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api-client';
import { renderUi } from '../../../ui/testing/render-ui';
import type { ServiceOption } from '../api';
import { en } from '../locales/en';
import { ServiceSelect } from './service-select';

vi.mock('../../../lib/session', () => ({ useSession: () => undefined }));
vi.mock('../../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const service = (id: number, name: string, group_id: number, more: Partial<ServiceOption> = {}): ServiceOption => ({
  id,
  price: 18_000,
  offer_price: null,
  job_time: 60,
  processing_time: 0,
  buffer_time: 0,
  group_id,
  show_to_customer: true,
  english_name: name,
  arabic_name: `خدمة ${id}`,
  status: 1,
  ...more,
});
const menu = [
  service(1, 'Cut', 1),
  service(2, 'Root colour', 1, { price: 32_000, offer_price: 25_000, job_time: 90 }),
  service(3, 'Gel manicure', 2, { price: 9_000, job_time: 45 }),
  service(4, 'Old perm', 1, { status: 0 }),
];
const HAIR = { id: 1, english_name: 'Hair', arabic_name: 'الشعر' };
const NAILS = { id: 2, english_name: 'Nails', arabic_name: 'الأظافر' };

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ records: [HAIR, NAILS] });
});

const chosen = vi.fn();
function Field({ recent }: { recent?: number[] }) {
  i18next.addResourceBundle('en', 'services', en);
  return <ServiceSelect label="Service 1" services={menu} value={null} onChange={chosen} {...(recent && { recent })} />;
}
async function open(recent?: number[]) {
  await renderUi(<Field {...(recent && { recent })} />);
  await userEvent.click(screen.getByLabelText('Service 1', { selector: 'input' }));
  await screen.findByText('Hair');
}
/** Each heading with what stands under it. */
const groups = () =>
  screen.getAllByRole('group').map((group) => ({
    heading: group.getAttribute('aria-label') ?? group.firstElementChild?.textContent,
    names: within(group)
      .getAllByRole('option')
      .map((option) => option.firstElementChild?.textContent),
  }));

describe('the choice of a service', () => {
  it('is by category, in the order of the menu, without what is disabled', async () => {
    await open();
    expect(groups()).toEqual([
      { heading: 'Hair', names: ['Cut', 'Root colour'] },
      { heading: 'Nails', names: ['Gel manicure'] },
    ]);
  });

  it('says the price that holds today and how long it takes', async () => {
    await open();
    const colour = screen.getByRole('option', { name: /Root colour/ });
    expect(colour).toHaveTextContent('90 min');
    expect(colour).toHaveTextContent('250.00');
    expect(colour).not.toHaveTextContent('320.00');
  });

  it('has what the customer had last first, newest first, and not a second time below', async () => {
    await open([3, 1, 4]);
    expect(groups()).toEqual([
      { heading: 'Previous services', names: ['Gel manicure', 'Cut'] },
      { heading: 'Hair', names: ['Root colour'] },
    ]);
    await userEvent.click(screen.getByRole('option', { name: /Gel manicure/ }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(menu[2]);
  });
});
