import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { PASSWORD } from '../../client';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { Kitchen, Recipe } from '../planner';
import { today } from './recipe-parts';

const YEAR = { item: 'premium', period: 'year', quantity: 1, unit_price: 120_000 };
const billable = ({ one }: Kitchen) =>
  one<number>(
    "select id from accounts where id > 1 and status in ('trial', 'active', 'expired') order by id limit 8",
    [],
  );

/** One that nobody has paid yet. */
async function openInvoice(kitchen: Kitchen): Promise<number | undefined> {
  const { id } = await kitchen.ask('manager', 'account_invoices/issue', {
    tenant: await billable(kitchen),
    lines: [YEAR],
  });
  return id === undefined
    ? kitchen.one<number>("select id from account_invoices where status = 'issued' order by id desc limit 5", [])
    : Number(id);
}
const anyInvoice: Recipe = async (kitchen) => ({
  id: await kitchen.one('select id from account_invoices order by id desc limit 20', []),
});
const EVERY_WAY = ['payment_link', 'transfer', 'cheque', 'cash', 'credit_card'].map((method) => ({
  method,
  is_active: true,
}));
/** Names are letters: a number is written with them. */
const packageNamed = (number: number) => ({
  english_name: `Package ${number}`,
  arabic_name: `باقة ${number}`,
  months: 1,
  messages: 1000,
  prices: [{ country: 'AE', price: 9_000 }],
});
const ownLink =
  (further: string): Recipe =>
  async (kitchen) => ({
    unique_id: await kitchen.one<string>(
      `select unique_id from account_invoices where tenant = $1 and ${further} order by id desc limit 5`,
    ),
  });

export const billingRecipes: Record<string, Recipe> = {
  'account_invoices/issue': async (kitchen) => ({
    tenant: await billable(kitchen),
    lines: [YEAR],
    due_on: addDays(today(), 7),
    channel: 'email',
  }),
  'account_invoices/get_record': anyInvoice,
  'account_invoices/pdf': anyInvoice,
  'account_invoices/send': anyInvoice,
  'account_invoices/options': async (kitchen) => ({ tenant: await billable(kitchen) }),
  'account_invoices/pay': async (kitchen) => ({
    id: await openInvoice(kitchen),
    paid_on: today(),
    authorization_code: '073846',
  }),
  'account_invoices/cancel': async (kitchen) => ({ id: await openInvoice(kitchen) }),
  'account_invoices/take_back': async (kitchen) => {
    const id = await openInvoice(kitchen);
    await kitchen.ask('manager', 'account_invoices/pay', { id, method: 'transfer', paid_on: today() });
    return { id };
  },
  'account_invoices/own_record': ownLink('true'),
  'account_invoices/order': async ({ rows, account }) => {
    // What waits for payment would stand in the way.
    await rows("update account_invoices set tier = null, months = null where tenant = $1 and status = 'issued'", [
      account,
    ]);
    return { tier: 'premium', period: 'year', users: 1, package_id: null };
  },
  'account_invoices/public_pdf': async ({ one }) => ({
    unique_id: await one<string>('select unique_id from account_invoices order by id desc limit 10', []),
  }),
  'payment_links/pay_account_invoice': async (kitchen) => {
    const made = await kitchen.ask('manager', 'account_invoices/issue', { tenant: kitchen.account, lines: [YEAR] });
    return made['unique_id'] ? { unique_id: made['unique_id'] } : ownLink("status = 'issued'")(kitchen);
  },
  'platform_payments/ask': async (kitchen) => ({
    invoice_id: await openInvoice(kitchen),
    due_on: addDays(today(), 5),
  }),
  'platform_payments/get_request': async ({ one }) => ({
    id: await one('select id from platform_payments where is_request order by id desc limit 10', []),
  }),
  'platform_payments/cancel_request': async (kitchen) => {
    const { id } = await kitchen.ask('manager', 'platform_payments/ask', {
      invoice_id: await openInvoice(kitchen),
      channel: 'email',
    });
    const { not_paid } = platformPaymentStates.codes;
    const open = `select id from platform_payments where status = ${not_paid} order by id desc`;
    return { id: id ?? (await kitchen.one(open, [])) };
  },
  'account_prices/save': async () => ({
    country: 'OM',
    prices: [{ item: 'basic', period: 'month', price: 11_900 }],
  }),
  'account_prices/save_limits': async () => ({ basic: 500, advanced: 500, premium: 500 }),
  'settings/platform_methods/save': async () => ({ methods: EVERY_WAY, bank_details: 'IBAN AE07 0331' }),
  'platform_setting/whatsapp_packages/add': async ({ random }) => packageNamed(random.between(1, 1e9)),
  'platform_setting/whatsapp_packages/edit': async ({ one, random }) => ({
    ...packageNamed(random.between(1, 1e9)),
    id: await one('select id from whatsapp_packages', []),
  }),
  'platform_setting/whatsapp_packages/set_status': async ({ rows, one }) => {
    const id = await one('select id from whatsapp_packages', []);
    await rows('update whatsapp_packages set status = $2 where id = $1', [id, recordStates.codes.active]);
    return { id, status: recordStates.codes.disabled };
  },
  'settings/platform_billing/save': async () => ({
    legal_english_name: 'Rawnaq Technologies',
    legal_arabic_name: 'رونق للتقنيات',
    email: 'billing@rawnaq.demo',
    telephone: '+97144001122',
    vat_active: true,
    vat_rate: 500,
    trn: '100551820470003',
    due_days: 14,
  }),
  'settings/platform_gateway/save': async () => ({ is_active: false, company: 'Tap', proof: { password: PASSWORD } }),
};
