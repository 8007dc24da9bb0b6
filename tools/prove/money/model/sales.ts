import { randomUUID } from 'node:crypto';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { insertOffer } from '../../../../apps/server/src/modules/offers';
import { asPlatform } from '../../../../apps/server/src/services';
import { cash, productLine, sell, serviceLine } from '../../../../apps/server/test/money-salon';
import { addCode, addCoupon } from '../../../../apps/server/test/money/money-things';
import * as books from './model';
import type { Package } from './model';
import {
  billOf,
  chance,
  expectDone,
  expectRefused,
  pick,
  sellBill,
  type Command,
  type Step,
  type Wanted,
} from './selling';

const someone = ({ random, salon }: Step): number => pick(random, salon.customers);
const perhapsSomeone = (step: Step): number | null => (chance(step.random, 60) ? someone(step) : null);

/** Some services at a price of their own, with a tip now and then. */
export function services({ salon, random }: Step): Wanted[] {
  const lines = Array.from({ length: random.between(1, 4) }, (_, place): Wanted => ({
    input: serviceLine(salon, place % 2, { unit_price: random.between(1, 30_000), quantity: random.between(1, 2) }),
  }));
  return chance(random, 30) ? [...lines, tipLine({ salon, random })] : lines;
}
const tipLine = ({ salon, random }: Pick<Step, 'salon' | 'random'>): Wanted => ({
  input: { kind: 'tip', employee_id: salon.employees[0]!, unit_price: random.between(1, 2_000) },
});
const goods = ({ salon, random }: Step): Wanted => {
  const product = random.between(0, 1) as 0 | 1;
  return { input: { ...productLine(salon, random.between(1, 3)), product_id: salon.products[product]! }, product };
};
const packageLine = ({ salon }: Step, of: Package, which: number): Wanted => ({
  input: { ...serviceLine(salon, which), kind: 'package_use', customer_package_id: of.id, unit_price: 0 },
  use: { of, which },
});
const hasUse = ({ state, left, expires_on }: Package, today: string): boolean =>
  state === 'open' && left.length > 0 && (expires_on === null || expires_on >= today);

/** A package of its own, which may run out soon. */
async function newOffer({ shop, salon, model, random }: Step): Promise<{ offer: number; expires_on: string | null }> {
  if (chance(random, 40)) return { offer: salon.offer, expires_on: null };
  const expires_on = addDays(model.today, random.between(0, 25));
  const name = randomUUID();
  const offer = await asPlatform(shop.services, (tx) =>
    insertOffer(
      { tx, accountId: salon.accountId, now: shop.services.clock() },
      {
        english_name: name,
        arabic_name: name,
        type: offerServiceTypes.codes.fixed,
        price: 15_000,
        services: salon.services,
        expires_on,
      },
    ),
  );
  return { offer, expires_on };
}

export const saleCommands: readonly Command[] = [
  {
    name: 'sell',
    weight: 8,
    run: async (step) => void (await sellBill(step, { customer_id: perhapsSomeone(step), lines: services(step) })),
  },
  {
    name: 'sell a part on credit',
    weight: 4,
    run: async (step) =>
      void (await sellBill(step, {
        customer_id: someone(step),
        lines: chance(step.random, 30) ? [...services(step), goods(step)] : services(step),
        owed: step.random.between(1, 100),
      })),
  },
  {
    name: 'sell a product',
    weight: 4,
    run: async (step) =>
      void (await sellBill(step, {
        customer_id: perhapsSomeone(step),
        lines: chance(step.random, 30) ? [goods(step), ...services(step)] : [goods(step)],
      })),
  },
  {
    name: 'sell with a code',
    weight: 3,
    run: async (step) => {
      const { shop, salon, model, random } = step;
      if (model.codes.every(({ left }) => left === 0)) {
        const left = random.between(1, 4);
        model.codes.push({ code: await addCode(shop, salon, left), left });
      }
      const { code } = model.codes.find(({ left }) => left > 0)!;
      await sellBill(step, { customer_id: perhapsSomeone(step), lines: services(step), code });
    },
  },
  {
    name: 'sell with a coupon',
    weight: 3,
    run: async (step) => {
      const { shop, salon, model } = step;
      if (model.coupons.every(({ usedOn }) => usedOn))
        model.coupons.push({ code: await addCoupon(shop, salon), usedOn: null });
      const coupon = model.coupons.find(({ usedOn }) => !usedOn)!.code;
      const lines = chance(step.random, 50) ? [goods(step)] : services(step);
      await sellBill(step, { customer_id: perhapsSomeone(step), lines, coupon });
    },
  },
  {
    name: 'use a code or a coupon once more',
    weight: 1,
    isPossible: ({ codes, coupons }) => codes.some(({ left }) => left === 0) || coupons.some(({ usedOn }) => usedOn),
    run: async (step) => {
      const { shop, salon, model, random } = step;
      const gone = [
        ...model.codes.filter(({ left }) => left === 0).map(({ code }) => [code, 'DISCOUNT_CODE_USED_UP'] as const),
        ...model.coupons.filter(({ usedOn }) => usedOn).map(({ code }) => [code, 'COUPON_USED'] as const),
      ];
      const [code, refusal] = pick(random, gone);
      expectRefused(await sell(shop, salon, { code, expected_payable: 9_000, payments: [cash(9_000)] }), refusal);
    },
  },
  {
    name: 'use the balance',
    weight: 4,
    isPossible: ({ balances }) => [...balances.values()].some((balance) => balance > 0),
    run: async (step) => {
      const { model, random } = step;
      const [customer_id, balance] = pick(
        random,
        [...model.balances].filter(([, amount]) => amount > 0),
      );
      const lines = services(step);
      const { payable } = billOf(model, random, { customer_id, lines }).figures;
      const balance_used = chance(random, 40)
        ? Math.min(balance, payable)
        : random.between(1, Math.min(balance, payable));
      await sellBill(step, { customer_id, lines, balance_used, owed: chance(random, 20) ? 50 : 0 });
    },
  },
  {
    name: 'use more balance than there is',
    weight: 1,
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(random, salon.customers);
      const balance_used = Math.max(books.balanceOf(model, customer_id), 0) + 1;
      const lines = [serviceLine(salon, 0, { unit_price: balance_used })];
      const bill = { lines, expected_payable: balance_used, customer_id, balance_used, payments: [] };
      expectRefused(await sell(shop, salon, bill), 'CUSTOMER_BALANCE_NOT_ENOUGH');
    },
  },
  {
    name: 'sell a package',
    weight: 3,
    run: async (step) => {
      const { offer, expires_on } = await newOffer(step);
      const line: Wanted = { input: { kind: 'package', offer_id: offer, unit_price: 15_000 }, package: expires_on };
      await sellBill(step, {
        customer_id: someone(step),
        lines: chance(step.random, 30) ? [line, ...services(step)] : [line],
        owed: chance(step.random, 20) ? 30 : 0,
      });
    },
  },
  {
    name: 'use a package',
    weight: 4,
    isPossible: ({ packages, today }) => packages.some((one) => hasUse(one, today)),
    run: async (step) => {
      const { model, random } = step;
      const of = pick(
        random,
        model.packages.filter((one) => hasUse(one, model.today)),
      );
      const line = packageLine(step, of, pick(random, of.left));
      await sellBill(step, {
        customer_id: of.customer_id,
        lines: [line, ...(chance(random, 40) ? [tipLine(step)] : chance(random, 30) ? services(step) : [])],
      });
    },
  },
  {
    name: 'use a package twice',
    weight: 1,
    isPossible: ({ packages }) => packages.some(({ state, left }) => state === 'open' && left.length < 2),
    run: async (step) => {
      const { shop, salon, model, random } = step;
      const of = pick(
        random,
        model.packages.filter(({ state, left }) => state === 'open' && left.length < 2),
      );
      const used = [0, 1].find((which) => !of.left.includes(which))!;
      const bill = {
        customer_id: of.customer_id,
        lines: [packageLine(step, of, used).input],
        payments: [],
        expected_payable: 0,
      };
      const isOver = of.expires_on !== null && of.expires_on < model.today;
      expectRefused(await sell(shop, salon, bill), isOver ? 'PACKAGE_EXPIRED' : 'PACKAGE_NOT_LEFT');
    },
  },
  {
    name: 'hold',
    weight: 2,
    run: async ({ shop, salon, model }) => {
      const draft = { lines: [serviceLine(salon)] };
      const held = await shop.call(tillContract.hold, { key: randomUUID(), draft }, { as: salon.owner });
      model.held.push({ id: expectDone(held).id, total: 10_000 });
    },
  },
  {
    name: 'resume',
    weight: 2,
    isPossible: ({ held }) => held.length > 0,
    run: async (step) => {
      const { shop, salon, model } = step;
      const { id: held_bill_id, total } = model.held.shift()!;
      await sellBill(step, { customer_id: null, lines: [{ input: serviceLine(salon) }], held_bill_id });
      const again = { held_bill_id, expected_payable: total, payments: [cash(total)] };
      expectRefused(await sell(shop, salon, again), 'HELD_BILL_GONE');
    },
  },
  {
    name: 'pay too much',
    weight: 1,
    run: async ({ shop, salon }) =>
      expectRefused(await sell(shop, salon, { payments: [cash(10_001)] }), 'PAYMENTS_EXCEED_TOTAL'),
  },
  {
    name: 'ask again with the same key',
    weight: 1,
    isPossible: ({ again }) => again !== undefined,
    run: async ({ model }) => {
      const fault = await model.again!();
      if (fault) throw new Error(fault);
    },
  },
];
