// @vitest-environment jsdom
import { tillContract, type TillCatalogue } from '@rawnaq/domain/till/till.contract';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api-client';
import { renderUi } from '../../ui/testing/render-ui';
import { LeftOff } from './components/bill-notices';
import type { TillDraft } from './draft/till-draft';
import { newDraft } from './draft/use-till-draft';
import { ar } from './locales/ar';
import { useOpenedBill } from './use-opened-bill';

vi.mock('../../lib/api-client', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const answer: TillCatalogue = {
  currency: 'AED',
  country: 'AE',
  vat_rate: 500,
  today: '2026-11-16',
  methods: ['cash'],
  takes_links: false,
  loyalty_active: false,
  hold_invoice: true,
  is_holiday: false,
  groups: [],
  services: [],
  products: [
    { id: 2, english_name: 'Oil', arabic_name: 'زيت', barcode: '1', owner_name: '', price: 19_500, quantity: 3 },
  ],
  offers: [],
  employees: [],
};
const left_off = [
  { english_name: 'Cut', arabic_name: 'قص' },
  { english_name: 'Wax', arabic_name: 'شمع' },
];

describe('a held bill that is taken up', () => {
  it('brings the names of what is no longer sold, and says them', async () => {
    const line = { kind: 'product', product_id: 2, quantity: 1, unit_price: 19_500, in_package_price: false };
    vi.mocked(call).mockImplementation(async (endpoint) => {
      if ((endpoint as unknown) !== tillContract.get_held) throw new Error('nothing else is asked');
      const draft = { lines: [line], payments: [], balance_used: 0 };
      return { id: 5, key: 'k', draft, agreed: { services: [], employees: [] }, left_off } as never;
    });
    const opened: (TillDraft | undefined)[] = [];
    const bills = {
      draft: newDraft(),
      others: [],
      open: (one?: TillDraft) => void opened.push(one),
    };
    function Till() {
      useOpenedBill(bills, answer);
      return null;
    }
    await renderUi(<Till />, { at: '/en/billing?held=5' });
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]).toMatchObject({ held_id: 5, lines: [{ english_name: 'Oil' }], left_off });
  });

  it('says so in the language of the reader, in one sentence', async () => {
    function Said() {
      i18next.addResourceBundle('ar', 'till', ar);
      return <LeftOff named={left_off} />;
    }
    await renderUi(<Said />, { language: 'ar', at: '/ar/billing' });
    expect(screen.getByRole('status').textContent).toBe(
      'لم تعد متاحة للبيع وتم استبعادها من الفاتورة: \u2068قص\u2069، \u2068شمع\u2069',
    );
  });
});
