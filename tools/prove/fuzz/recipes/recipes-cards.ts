import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { freshCustomer, today } from './recipe-parts';

const batch = (): Values => ({
  english_name: 'Quiet days',
  arabic_name: 'أيام هادئة',
  kind: 'percent',
  percent: 1_000,
  amount: null,
  starts_on: today(),
  ends_on: undefined,
  coupons_count: 3,
});

async function freshBatch({ ask }: Kitchen): Promise<number> {
  const { id } = await ask('merchant', 'coupons/add', batch());
  return Number(id ?? 0);
}

const paid = (): Values => ({
  kind: 'paid',
  value: 1_000,
  design: 'pattern-1',
  description: undefined,
  buyer_id: null,
  beneficiary_id: null,
  beneficiary_name: undefined,
  expires_on: undefined,
  payments: [{ method: 'cash', amount: 1_000 }],
});

const POINTS = 500;

/** A customer with points, as if an invoice had earned them. */
async function richCustomer(kitchen: Kitchen): Promise<number> {
  const { ask, rows, account } = kitchen;
  const { values } = await ask('merchant', 'settings/accounting/get', {});
  await ask('merchant', 'settings/accounting/save', {
    ...(values as Values),
    loyalty_active: true,
    least_points: 100,
  });
  const customer = await freshCustomer(kitchen);
  await rows('insert into customer_balances (account_id, customer_id, points) values ($1, $2, $3)', [
    account,
    customer,
    POINTS,
  ]);
  await rows(
    `insert into loyalty_entries (account_id, customer_id, kind, points, open_points, day, created_at)
     values ($1, $2, ${loyaltyEntryKinds.codes.earned}, $3, $3, $4, now())`,
    [account, customer, POINTS, today()],
  );
  return customer;
}

export const cardsRecipes: Record<string, Recipe> = {
  'gift_cards/sell': async () => paid(),
  'gift_cards/send': async (kitchen) => {
    const beneficiary_id = await freshCustomer(kitchen);
    const { id } = await kitchen.ask('merchant', 'gift_cards/sell', { ...paid(), beneficiary_id });
    return { id, to: 'beneficiary', channel: 'whatsapp' };
  },
  'coupons/add': async () => batch(),
  'coupons/get_record': async (kitchen) => ({ id: await freshBatch(kitchen) }),
  'coupons/set_status': async (kitchen) => ({ id: await freshBatch(kitchen), status: recordStates.codes.disabled }),
  'coupons/send': async (kitchen) => {
    const customer_id = await freshCustomer(kitchen);
    await kitchen.ask('merchant', 'customers/set_consent', {
      id: customer_id,
      channel: 'whatsapp',
      purpose: 'marketing',
      allowed: true,
    });
    return { id: await freshBatch(kitchen), customer_id, channel: 'whatsapp' };
  },
  'loyalty/get_standing': async (kitchen) => ({ customer_id: await freshCustomer(kitchen) }),
  'loyalty/turn': async (kitchen) => ({ customer_id: await richCustomer(kitchen), points: 200 }),
};
