import { GULF_ISO2 } from '@rawnaq/domain/kernel/places/countries';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { BilledMerchant } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { AccountPrice } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { platformMethodsSetting } from '@rawnaq/domain/settings/platform-methods-setting';
import { platformBillingSetting } from '@rawnaq/domain/settings/platform-billing-setting';
import { whatsappCatalogueRoutes } from '../../modules/message-lines/message-lines.routes';
import {
  accountInvoicesRoutes,
  accountPricesRoutes,
  platformPaymentsRoutes,
} from '../../modules/platform-invoices/platform-invoices.routes';
import { fillSetting, updateAccountLife } from '../../modules/settings';
import { act, onStage, type Demo, type Stage } from '../stage';
import { dateNotices, deliverMessages } from '../stage.repo';

const DAY = 86_400_000;
const MANAGER = 'manager@rawnaq.demo';
const PLATFORM = 0;

/** Without VAT, in fils. Countries where less is usual pay less. */
const PRICES: readonly AccountPrice[] = [
  { item: 'basic', period: 'month', price: 14_900 },
  { item: 'basic', period: 'year', price: 148_800 },
  { item: 'advanced', period: 'month', price: 19_900 },
  { item: 'advanced', period: 'year', price: 198_800 },
  { item: 'premium', period: 'month', price: 24_900 },
  { item: 'premium', period: 'year', price: 238_800 },
  { item: 'users', period: 'month', price: 1_500 },
  { item: 'users', period: 'year', price: 12_000 },
];
const fifthLess = (price: number, country: string): number =>
  country === 'AE' || country === 'SA' ? price : (price * 4) / 5;

const WHATSAPP = [
  { english_name: 'WhatsApp 1000', arabic_name: 'واتساب 1000', months: 1, messages: 1000, price: 9_000 },
  { english_name: 'WhatsApp 5000', arabic_name: 'واتساب 5000', months: 12, messages: 5000, price: 39_000 },
  { english_name: 'WhatsApp without limit', arabic_name: 'واتساب بلا حدود', months: 12, price: 90_000 },
];

type Story = {
  /** Which of the merchants, in the order of their numbers. */
  who: number;
  daysAgo: number;
  tier: 'basic' | 'advanced' | 'premium';
  period: 'month' | 'year';
  users?: number;
  /** Which of the packages. */
  whatsappPackage?: number;
  end: 'paid' | 'cancelled' | 'requested' | 'open';
  /** Days from the invoice to what became of it. */
  after?: number;
};

const STORIES: readonly Story[] = [
  { who: 0, daysAgo: 420, tier: 'advanced', period: 'year', end: 'paid', after: 6 },
  { who: 0, daysAgo: 48, tier: 'premium', period: 'year', users: 3, whatsappPackage: 1, end: 'paid', after: 3 },
  { who: 1, daysAgo: 300, tier: 'advanced', period: 'year', end: 'paid', after: 2 },
  { who: 2, daysAgo: 380, tier: 'basic', period: 'year', end: 'paid', after: 9 },
  { who: 3, daysAgo: 150, tier: 'basic', period: 'month', end: 'paid', after: 1 },
  { who: 3, daysAgo: 120, tier: 'basic', period: 'month', end: 'paid', after: 0 },
  { who: 3, daysAgo: 90, tier: 'basic', period: 'month', end: 'paid', after: 4 },
  { who: 4, daysAgo: 210, tier: 'premium', period: 'year', end: 'paid', after: 5 },
  { who: 5, daysAgo: 75, tier: 'advanced', period: 'month', end: 'paid', after: 2 },
  { who: 5, daysAgo: 45, tier: 'advanced', period: 'month', end: 'paid', after: 1 },
  { who: 6, daysAgo: 33, tier: 'premium', period: 'year', end: 'paid', after: 8 },
  { who: 4, daysAgo: 12, tier: 'premium', period: 'month', users: 2, end: 'paid', after: 4 },
  { who: 2, daysAgo: 60, tier: 'basic', period: 'month', end: 'cancelled', after: 20 },
  { who: 5, daysAgo: 100, tier: 'premium', period: 'year', end: 'cancelled', after: 2 },
  { who: 6, daysAgo: 50, tier: 'basic', period: 'year', end: 'cancelled', after: 1 },
  { who: 2, daysAgo: 25, tier: 'basic', period: 'year', end: 'requested', after: 15 },
  { who: 3, daysAgo: 18, tier: 'basic', period: 'month', end: 'open' },
  { who: 1, daysAgo: 4, tier: 'advanced', period: 'year', users: 1, end: 'open' },
  { who: 5, daysAgo: 3, tier: 'advanced', period: 'year', end: 'open' },
  { who: 0, daysAgo: 1, tier: 'premium', period: 'year', users: 3, end: 'open' },
];

/** What the platform sells, and a year of its own invoices. Accounts are as they were when it is over. */
export async function fillAccountInvoices(demo: Demo): Promise<void> {
  await fillSetting({ tx: demo.tx, accountId: PLATFORM }, platformBillingSetting, SELLER, demo.now);
  const { methods } = platformMethodsSetting.defaults({ country: 'AE', currency: 'AED' });
  await fillSetting(
    { tx: demo.tx, accountId: PLATFORM },
    platformMethodsSetting,
    { methods, bank_details: BANK },
    demo.now,
  );
  await onStage(demo, PLATFORM, async (stage) => {
    const year = stage.at(new Date(demo.now.getTime() - 450 * DAY), MANAGER);
    for (const country of GULF_ISO2)
      await act(year, accountPricesRoutes, 'save', { country, prices: pricesIn(country) });
    const sold: Sold[] = [];
    for (const [position, { price, ...one }] of WHATSAPP.entries()) {
      const prices = GULF_ISO2.map((country) => ({ country, price: fifthLess(price, country) }));
      const { id } = await act(year, whatsappCatalogueRoutes, 'add', { ...one, position: position + 1, prices });
      sold.push({ id, price });
    }
    const { records } = await act(stage.at(demo.now, MANAGER), accountInvoicesRoutes, 'merchants', {});
    const merchants = records.filter(({ status }) => status !== 'trial');
    const inOrder = STORIES.toSorted((a, b) => b.daysAgo - a.daysAgo);
    for (const story of inOrder) {
      const merchant = merchants[story.who];
      if (merchant) await live(stage, merchant, story, sold);
    }
    for (const [who, merchant] of merchants.entries()) {
      // It has what it paid for last.
      const paid = inOrder.findLast((story) => story.who === who && story.end === 'paid');
      await giveBack(stage, { ...merchant, tier: paid?.tier ?? merchant.tier });
      await deliverMessages(demo.tx, merchant.id);
    }
  });
}

type Sold = { id: number; price: number };

async function live(
  stage: Stage,
  merchant: BilledMerchant,
  { daysAgo, after = 0, ...story }: Story,
  sold: readonly Sold[],
): Promise<void> {
  const issued = new Date(stage.now.getTime() - daysAgo * DAY);
  const later = new Date(Math.min(issued.getTime() + after * DAY, stage.now.getTime()));
  // As if the account had ended the day before it paid: what it paid for begins on that day.
  if (story.end === 'paid' || story.end === 'cancelled')
    await updateAccountLife(stage.tx, merchant.id, {
      status: 'active',
      tier: story.tier,
      expires_on: addDays(later.toISOString().slice(0, 10), -1),
    });
  else await giveBack(stage, merchant);
  const prices = pricesIn(merchant.country);
  const line = (item: AccountPrice['item'], quantity: number) => ({
    item,
    period: story.period,
    quantity,
    unit_price: prices.find((one) => one.item === item && one.period === story.period)!.price,
  });
  const { id } = await act(stage.at(issued, MANAGER), accountInvoicesRoutes, 'issue', {
    tenant: merchant.id,
    lines: [
      line(story.tier, 1),
      ...(story.users ? [line('users', story.users)] : []),
      ...(story.whatsappPackage === undefined
        ? []
        : [
            {
              item: 'whatsapp' as const,
              quantity: 1,
              package_id: sold[story.whatsappPackage]!.id,
              unit_price: fifthLess(sold[story.whatsappPackage]!.price, merchant.country),
            },
          ]),
    ],
  });
  const then = stage.at(later, MANAGER);
  if (story.end === 'paid')
    await act(then, accountInvoicesRoutes, 'pay', {
      id,
      method: id % 3 === 0 ? 'cheque' : 'transfer',
      reference: `TRF-${10_400 + id}`,
    });
  if (story.end === 'cancelled')
    await act(then, accountInvoicesRoutes, 'cancel', { id, reason: 'The merchant chose another package' });
  if (story.end === 'requested') await act(then, platformPaymentsRoutes, 'ask', { invoice_id: id, channel: 'email' });
  await dateNotices(stage.tx, PLATFORM, later);
}

const giveBack = ({ tx }: Stage, { id, status, tier, ends_on }: BilledMerchant): Promise<void> =>
  updateAccountLife(tx, id, { status, tier, expires_on: ends_on });

/** Outside of the Emirates a fifth less. */
const pricesIn = (country: string): AccountPrice[] =>
  PRICES.map((one) => ({ ...one, price: fifthLess(one.price, country) }));

const SELLER = {
  legal_english_name: 'Rawnaq Technologies FZ-LLC',
  legal_arabic_name: 'رونق للتقنيات م.م.ح',
  english_address: 'Dubai Internet City, Dubai',
  arabic_address: 'مدينة دبي للإنترنت، دبي',
  email: 'billing@rawnaq.demo',
  telephone: '+97144001122',
  vat_active: true,
  vat_rate: 500,
  trn: '100551820470003',
  due_days: 14,
};
const BANK = 'IBAN AE07 0331 2345 6789 0123 456\nEmirates NBD, Rawnaq Technologies FZ-LLC';
