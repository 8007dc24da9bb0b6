import { randomUUID } from 'node:crypto';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { cash, productLine, sell, serviceLine, type MoneySalon } from '../../../apps/server/test/money-salon';
import { addCard, addDeposit, type Shop } from '../../../apps/server/test/money/money-things';
import { rowsOf } from '../../../apps/server/test/people';
import type { Seeded } from '../seeded';

/** What the salon should have, reckoned without the product: every amount here is a plain sum. */
export type Model = {
  /** The newest number of the invoices. */
  number: number;
  /** By ledger account, debit above zero: money, receivables, balances, gift cards. */
  ledger: Record<number, number>;
  balances: Map<number, number>;
  owed: Map<number, number>;
  stock: [number, number];
  cards: { code: string; value: number }[];
  usedCards: string[];
  packages: { id: number; customer_id: number; left: number[] }[];
  held: { id: number; total: number }[];
  last: { bill: Bill; key: string; body: string } | undefined;
};

type Bill = NonNullable<Parameters<typeof sell>[2]>;
export type Step = {
  shop: Shop;
  salon: MoneySalon;
  model: Model;
  random: Seeded;
  /** Sells and looks at the number. */
  sells: (bill: Bill) => Promise<void>;
  /** Asks for what must be refused, in these words. */
  refuses: (bill: Bill, code: string) => Promise<void>;
};

/** One thing that can happen in a salon. To try another one, add it to the list below. */
export type Command = {
  name: string;
  /** How often, against the others. */
  weight: number;
  isPossible?: (model: Model) => boolean;
  run: (step: Step) => Promise<void>;
};

const CASH = 1100;
const CARD = 1110;
const RECEIVABLES = 1200;
const BALANCES = 2100;
const GIFT_CARDS = 2110;

const pick = <One>(random: Seeded, from: readonly One[]): One => from[random.between(0, from.length - 1)]!;
const add = (model: Model, account: number, amount: number): void => {
  model.ledger[account] = (model.ledger[account] ?? 0) + amount;
};
const addTo = (sums: Map<number, number>, id: number, amount: number): void => {
  sums.set(id, (sums.get(id) ?? 0) + amount);
};

/** An amount by one or two methods, counted. */
function pay({ model, random }: Step, amount: number): NonNullable<Bill['payments']> {
  const byCard = random.next() < 0.4 ? random.between(0, amount) : 0;
  add(model, CASH, amount - byCard);
  add(model, CARD, byCard);
  return [
    ...(amount > byCard ? [cash(amount - byCard)] : []),
    ...(byCard > 0 ? [{ method: 'credit_card' as const, amount: byCard, authorization_code: '123456' }] : []),
  ];
}

/** Some services at a price of their own, with a tip now and then. */
function services({ salon, random }: Step): { lines: Bill['lines'] & object; total: number } {
  const prices = Array.from({ length: random.between(1, 4) }, () => random.between(1, 30_000));
  const tip = random.next() < 0.3 ? random.between(1, 2_000) : 0;
  return {
    lines: [
      ...prices.map((unit_price, place) => serviceLine(salon, place % 2, { unit_price })),
      ...(tip > 0 ? [{ kind: 'tip' as const, employee_id: salon.employees[0]!, unit_price: tip }] : []),
    ],
    total: prices.reduce((sum, price) => sum + price, 0) + tip,
  };
}

export const commands: readonly Command[] = [
  {
    name: 'sell',
    weight: 8,
    run: async (step) => {
      const { lines, total } = services(step);
      const customer_id = step.random.next() < 0.5 ? pick(step.random, step.salon.customers) : undefined;
      await step.sells({ lines, expected_payable: total, payments: pay(step, total), customer_id });
    },
  },
  {
    name: 'sell a part on credit',
    weight: 3,
    run: async (step) => {
      const { lines, total } = services(step);
      const customer_id = pick(step.random, step.salon.customers);
      const open = step.random.between(1, total);
      add(step.model, RECEIVABLES, open);
      addTo(step.model.owed, customer_id, open);
      await step.sells({ lines, expected_payable: total, payments: pay(step, total - open), customer_id });
    },
  },
  {
    name: 'sell a product',
    weight: 4,
    run: async (step) => {
      const which = step.random.between(0, 1);
      const quantity = step.random.between(1, 3);
      step.model.stock[which]! -= quantity;
      await step.sells({
        lines: [{ ...productLine(step.salon, quantity), product_id: step.salon.products[which]! }],
        expected_payable: 5_000 * quantity,
        payments: pay(step, 5_000 * quantity),
      });
    },
  },
  {
    name: 'pay a deposit',
    weight: 3,
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(random, salon.customers);
      const amount = random.between(1, 20_000);
      await addDeposit(shop, salon, { customer_id, amount });
      add(model, CASH, amount);
      add(model, BALANCES, -amount);
      addTo(model.balances, customer_id, amount);
    },
  },
  {
    name: 'use the balance',
    weight: 3,
    isPossible: ({ balances }) => [...balances.values()].some((balance) => balance > 0),
    run: async (step) => {
      const { model, random } = step;
      const [customer_id, balance] = pick(
        random,
        [...model.balances].filter(([, amount]) => amount > 0),
      );
      const { lines, total } = services(step);
      const balance_used = random.between(1, Math.min(balance, total));
      add(model, BALANCES, balance_used);
      addTo(model.balances, customer_id, -balance_used);
      const payments = pay(step, total - balance_used);
      await step.sells({ lines, expected_payable: total, customer_id, balance_used, payments });
    },
  },
  {
    name: 'use more balance than there is',
    weight: 1,
    run: async (step) => {
      const customer_id = pick(step.random, step.salon.customers);
      const balance_used = (step.model.balances.get(customer_id) ?? 0) + 1;
      const lines = [serviceLine(step.salon, 0, { unit_price: balance_used })];
      await step.refuses(
        { lines, expected_payable: balance_used, customer_id, balance_used, payments: [] },
        'CUSTOMER_BALANCE_NOT_ENOUGH',
      );
    },
  },
  {
    name: 'sell a gift card',
    weight: 2,
    run: async ({ shop, salon, model, random }) => {
      const value = random.between(1, 5_000);
      model.cards.push({ code: await addCard(shop, salon, value), value });
      model.number += 1;
      add(model, CASH, value);
      add(model, GIFT_CARDS, -value);
    },
  },
  {
    name: 'use a gift card',
    weight: 2,
    isPossible: ({ cards }) => cards.length > 0,
    run: async (step) => {
      const { model, random } = step;
      const card = model.cards.splice(random.between(0, model.cards.length - 1), 1)[0]!;
      const total = card.value + random.between(0, 9_000);
      add(model, GIFT_CARDS, card.value);
      model.usedCards.push(card.code);
      await step.sells({
        lines: [serviceLine(step.salon, 1, { unit_price: total })],
        gift_card: card.code,
        expected_payable: total,
        payments: pay(step, total - card.value),
      });
    },
  },
  {
    name: 'use a gift card again',
    weight: 1,
    isPossible: ({ usedCards }) => usedCards.length > 0,
    run: (step) => step.refuses({ gift_card: pick(step.random, step.model.usedCards) }, 'GIFT_CARD_USED'),
  },
  {
    name: 'sell a package',
    weight: 2,
    run: async (step) => {
      const { shop, salon, model, random } = step;
      const customer_id = pick(random, salon.customers);
      await step.sells({
        customer_id,
        lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
        payments: pay(step, 15_000),
        expected_payable: 15_000,
      });
      const [bought] = await rowsOf<{ id: number }>(
        shop,
        'select max(id) as id from customer_packages where account_id = $1',
        [salon.accountId],
      );
      model.packages.push({ id: bought!.id, customer_id, left: [0, 1] });
    },
  },
  {
    name: 'use a package',
    weight: 3,
    isPossible: ({ packages }) => packages.some(({ left }) => left.length > 0),
    run: async (step) => {
      const bought = pick(
        step.random,
        step.model.packages.filter(({ left }) => left.length > 0),
      );
      const which = bought.left.splice(step.random.between(0, bought.left.length - 1), 1)[0]!;
      const tip = step.random.between(1, 500);
      await step.sells({ ...packageBill(step, bought, which, tip), payments: pay(step, tip) });
    },
  },
  {
    name: 'use a package twice',
    weight: 1,
    isPossible: ({ packages }) => packages.some(({ left }) => left.length < 2),
    run: async (step) => {
      const bought = pick(
        step.random,
        step.model.packages.filter(({ left }) => left.length < 2),
      );
      const used = [0, 1].find((which) => !bought.left.includes(which))!;
      await step.refuses({ ...packageBill(step, bought, used, 100), payments: [cash(100)] }, 'PACKAGE_NOT_LEFT');
    },
  },
  {
    name: 'hold',
    weight: 2,
    run: async ({ shop, salon, model }) => {
      const { body } = await shop.call(
        tillContract.hold,
        { key: randomUUID(), draft: { lines: [serviceLine(salon)] } },
        { as: salon.owner },
      );
      model.held.push({ id: body.id, total: 10_000 });
    },
  },
  {
    name: 'resume',
    weight: 2,
    isPossible: ({ held }) => held.length > 0,
    run: async (step) => {
      const { id, total } = step.model.held.shift()!;
      await step.sells({ held_bill_id: id, expected_payable: total, payments: pay(step, total) });
      await step.refuses({ held_bill_id: id, expected_payable: total, payments: [cash(total)] }, 'HELD_BILL_GONE');
    },
  },
  {
    name: 'pay too much',
    weight: 1,
    run: (step) => step.refuses({ payments: [cash(10_001)] }, 'PAYMENTS_EXCEED_TOTAL'),
  },
  {
    name: 'ask again with the same key',
    weight: 1,
    isPossible: ({ last }) => last !== undefined,
    run: async ({ shop, salon, model }) => {
      const { bill, key, body } = model.last!;
      const again = await sell(shop, salon, bill, { key });
      if (JSON.stringify(again.body) !== body)
        throw new Error(`asked again: ${JSON.stringify(again.body)}, not ${body}`);
    },
  },
];

const packageBill = (
  { salon }: Step,
  { id, customer_id }: Model['packages'][number],
  which: number,
  tip: number,
): Bill => ({
  customer_id,
  lines: [
    { ...serviceLine(salon, which), kind: 'package_use', customer_package_id: id, unit_price: 0 },
    { kind: 'tip', employee_id: salon.employees[0]!, unit_price: tip },
  ],
  expected_payable: tip,
});
