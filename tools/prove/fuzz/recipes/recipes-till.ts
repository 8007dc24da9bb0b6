import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { randomUUID } from 'node:crypto';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { freshCustomer, today } from './recipe-parts';
import { soldInvoice } from './recipes-corrections';

/** One service at its price, for somebody who walked in. */
async function bill({ ask }: Kitchen): Promise<{ values: Values; payable: number }> {
  const catalogue = await ask('merchant', 'till/catalogue', {});
  const services = (catalogue['services'] ?? []) as { id: number; price: number; employees: number[] }[];
  const service = services.find(({ price, employees }) => price > 0 && employees.length > 0);
  const payable = service?.price ?? 0;
  const line = { kind: 'service', service_id: service?.id, employee_id: service?.employees[0], unit_price: payable };
  return {
    payable,
    values: {
      customer_id: undefined,
      appointment_id: undefined,
      salesman_id: undefined,
      note: undefined,
      lines: [line],
      code: undefined,
      package_price: undefined,
      gift_card: undefined,
      balance_used: 0,
      payments: [{ method: 'cash', amount: payable }],
    },
  };
}

async function heldBill(kitchen: Kitchen): Promise<Values> {
  const { values } = await bill(kitchen);
  return { key: randomUUID(), draft: values };
}

const held: Recipe = async (kitchen) => {
  const { id } = await kitchen.ask('merchant', 'held_bills/hold', await heldBill(kitchen));
  return { id };
};

const paper: Recipe = async (kitchen) => ({ id: (await soldInvoice(kitchen)).id });

async function linkOfPaper(kitchen: Kitchen): Promise<string> {
  const { id } = await soldInvoice(kitchen);
  const found = await kitchen.rows<{ unique_id: string }>(
    'select unique_id from invoices where account_id = $1 and id = $2',
    [kitchen.account, id],
  );
  return found[0]?.unique_id ?? '';
}

export const tillRecipes: Record<string, Recipe> = {
  'till/purse': async (kitchen) => ({ customer_id: await freshCustomer(kitchen) }),
  'till/find_code': async ({ rows, account }) => {
    const code = `FUZZ${randomUUID().slice(0, 6).toUpperCase()}`;
    await rows(
      `insert into discount_codes (account_id, code, category, percent, starts_on, status)
       values ($1, $2, ${discountCodeCategories.codes.all}, 1000, $3, ${recordStates.codes.active})`,
      [account, code, addDays(today(), -2)],
    );
    return { code, customer_id: undefined };
  },
  'till/find_gift_card': async ({ ask, rows, account }) => {
    await ask('merchant', 'gift_cards/sell', {
      kind: 'paid',
      value: 1_000,
      design: 'pattern-1',
      payments: [{ method: 'cash', amount: 1_000 }],
    });
    const [card] = await rows<{ code: string }>(
      `select code from gift_cards
       where account_id = $1 and status = ${giftCardStates.codes.active} and beneficiary_id is null
         and (expires_on is null or expires_on > now()) order by id desc limit 1`,
      [account],
    );
    return { gift_card: card?.code ?? '', customer_id: undefined };
  },
  'till/issue': async (kitchen) => {
    const { values, payable } = await bill(kitchen);
    return { ...values, expected_payable: payable, held_bill_id: undefined };
  },
  'payment_links/ask_for_invoice': async (kitchen) => {
    const customer_id = await freshCustomer(kitchen);
    const { values, payable } = await bill(kitchen);
    const { id } = await kitchen.ask('merchant', 'till/issue', {
      ...values,
      customer_id,
      payments: [],
      expected_payable: payable,
    });
    return { invoice_id: id, amount: undefined, channel: undefined };
  },
  'held_bills/hold': heldBill,
  'held_bills/get_record': held,
  'held_bills/drop': held,
  'invoice_papers/paper': paper,
  'invoice_papers/pdf': async (kitchen) => ({ ...(await paper(kitchen)), size: 'a4' }),
  'invoice_papers/send': async (kitchen) => {
    const customer_id = await freshCustomer(kitchen);
    const { values, payable } = await bill(kitchen);
    const { id } = await kitchen.ask('merchant', 'till/issue', { ...values, customer_id, expected_payable: payable });
    return { id, channel: 'whatsapp' };
  },
  'invoice_papers/public_pdf': async (kitchen) => ({ unique_id: await linkOfPaper(kitchen) }),
  'invoice_papers/rate': async (kitchen) => ({
    unique_id: await linkOfPaper(kitchen),
    stars: 5,
    comment: undefined,
  }),
};
