import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { independentSale } from '@rawnaq/domain/invoices/test/independent-sale';
import { loyaltyContract } from '@rawnaq/domain/loyalty/loyalty.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { penaltiesContract } from '@rawnaq/domain/penalties/penalties.contract';
import { sell, serviceLine } from '../../../../apps/server/test/money-salon';
import { rowsOf } from '../../../../apps/server/test/people';
import * as books from './model';
import type { Card, Method, Model, Paid } from './model';
import { services } from './sales';
import {
  billOf,
  chance,
  expectDone,
  expectRefused,
  paymentsOf,
  pick,
  remember,
  sellBill,
  splitPaid,
  type Command,
  type Step,
} from './selling';

const reason = 'Asked for';
const by = (method: Method, amount: number): Paid => ({ cash: 0, credit_card: 0, [method]: amount });
const depositVat = ({ policy, rate }: Model, amount: number): number => {
  if (policy !== 'document') return 0;
  const line = { kind: 'deposit' as const, quantity: 1, unit_price: amount, rate, discount: null };
  const sale = { policy, lines: [{ ...line, takes_code: false, in_package_price: false }] };
  return Number(independentSale({ ...sale, code: null, package_price: null, voucher: null })[7]);
};

/** Why a deposit can't be cancelled, in the order in which the product looks. */
function cancelRefusal(model: Model, deposit: Model['deposits'][number]): string | undefined {
  if (deposit.isCancelled) return 'PAYMENT_ALREADY_CANCELLED';
  if (deposit.open < deposit.amount) return 'DEPOSIT_ALREADY_USED';
  return books.balanceOf(model, deposit.customer_id) < deposit.amount ? 'CUSTOMER_BALANCE_NOT_ENOUGH' : undefined;
}

/** What became of money in advance: deposits, balances, debts and penalties. */
export const purseCommands: readonly Command[] = [
  {
    name: 'pay a deposit',
    weight: 5,
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(random, salon.customers);
      // One of somebody who owes covers that first.
      if (books.balanceOf(model, customer_id) < 0) return;
      const amount = random.between(1, 20_000);
      const method = chance(random, 70) ? 'cash' : 'credit_card';
      const [key, input] = [randomUUID(), { customer_id, payments: paymentsOf(by(method, amount)) }];
      const ask = () => shop.call(paymentsContract.add_deposit, input, { as: salon.owner, key });
      const answer = await ask();
      const { id: invoice_id, balance } = expectDone(answer);
      remember(model, ask, answer);
      model.numbers.deposits += 1;
      const [payment] = await rowsOf<{ id: number }>(
        shop,
        'select id from payments where account_id = $1 and invoice_id = $2',
        [salon.accountId, invoice_id],
      );
      const vat = depositVat(model, amount);
      const about = { invoice_id, payment_id: payment!.id, customer_id, method, isCancelled: false } as const;
      model.deposits.push({ ...about, amount, open: amount, openVat: vat });
      books.addPaid(model, by(method, amount));
      books.addToBalance(model, customer_id, amount);
      books.add(model, books.VAT_ON_DEPOSITS, vat);
      if (balance !== books.balanceOf(model, customer_id)) throw new Error(`balance ${balance}`);
    },
  },
  {
    name: 'cancel a deposit',
    weight: 3,
    isPossible: ({ deposits }) => deposits.length > 0,
    run: async ({ shop, salon, model, random }) => {
      const deposit = pick(random, model.deposits.slice(-12));
      const refusal = cancelRefusal(model, deposit);
      const asked = { id: deposit.payment_id, reason };
      const answer = await shop.call(paymentsContract.cancel, asked, { as: salon.owner });
      if (refusal) return expectRefused(answer, refusal);
      expectDone(answer);
      if (deposit.openVat > 0) model.numbers.credit_notes += 1;
      books.addPaid(model, by(deposit.method, deposit.amount), -1);
      books.addToBalance(model, deposit.customer_id, -deposit.amount);
      books.moveDeposits(model, [{ deposit, amount: deposit.open, vat: deposit.openVat }], -1);
      deposit.isCancelled = true;
    },
  },
  {
    name: 'pay a balance back',
    weight: 2,
    isPossible: ({ balances }) => [...balances.values()].some((balance) => balance > 0),
    run: async ({ shop, salon, model, random }) => {
      const [customer_id, balance] = pick(
        random,
        [...model.balances].filter(([, amount]) => amount > 0),
      );
      const amount = random.between(1, balance);
      const opens = model.deposits.filter((one) => one.customer_id === customer_id).map(({ open }) => open);
      const free = Math.max(balance - books.sum(opens), 0);
      const uses = books.takeFromDeposits(model, customer_id, Math.max(amount - free, 0));
      const taxed = uses.filter(({ vat }) => vat > 0).length;
      const paid = by('cash', amount);
      const answer = await shop.call(
        paymentsContract.pay_back,
        { customer_id, payments: paymentsOf(paid), reason },
        { as: salon.owner },
      );
      if (taxed > 1) return expectRefused(answer, 'PAY_BACK_ONE_DEPOSIT');
      expectDone(answer);
      model.numbers.credit_notes += taxed;
      books.addPaid(model, paid, -1);
      books.addToBalance(model, customer_id, -amount);
      books.moveDeposits(model, uses, -1);
    },
  },
  {
    // What a penalty keeps of a deposit is told step by step in kept-deposits.test.ts.
    name: 'charge a penalty',
    weight: 2,
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(random, salon.customers);
      if (books.hasDeposit(model, customer_id)) return;
      const amount = random.between(1, 8_000);
      const asked = { customer_id, amount, type: penaltyTypes.codes.others };
      const { id } = expectDone(await shop.call(penaltiesContract.add, asked, { as: salon.owner }));
      model.penalties.push({ id, customer_id, amount, isLifted: false });
      books.addToBalance(model, customer_id, -amount);
      books.add(model, books.PENALTIES, -amount);
    },
  },
  {
    name: 'lift a penalty',
    weight: 1,
    isPossible: ({ penalties }) => penalties.length > 0,
    run: async ({ shop, salon, model, random }) => {
      const penalty = pick(random, model.penalties.slice(-8));
      const answer = await shop.call(penaltiesContract.lift, { id: penalty.id, reason }, { as: salon.owner });
      if (penalty.isLifted) return expectRefused(answer, 'PENALTY_ALREADY_LIFTED');
      expectDone(answer);
      penalty.isLifted = true;
      books.addToBalance(model, penalty.customer_id, penalty.amount);
      books.add(model, books.PENALTIES, penalty.amount);
    },
  },
  {
    name: 'pay for a penalty',
    weight: 3,
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(random, salon.customers);
      const owes = -books.balanceOf(model, customer_id);
      const paid = splitPaid(random, owes > 0 ? random.between(1, owes) : 1);
      const asked = { customer_id, payments: paymentsOf(paid) };
      const answer = await shop.call(paymentsContract.pay_balance, asked, { as: salon.owner });
      if (owes <= 0) return expectRefused(answer, 'NOTHING_OWED');
      expectDone(answer);
      books.addPaid(model, paid);
      books.addToBalance(model, customer_id, paid.cash + paid.credit_card);
    },
  },
  {
    name: 'collect',
    weight: 5,
    isPossible: ({ invoices }) => invoices.some(({ open }) => open > 0),
    run: async ({ shop, salon, model, random }) => {
      const invoice = pick(
        random,
        model.invoices.filter(({ open }) => open > 0),
      );
      const isTooMuch = chance(random, 10);
      const amount = isTooMuch ? invoice.open + 1 : chance(random, 50) ? invoice.open : random.between(1, invoice.open);
      const paid = splitPaid(random, amount);
      const asked = { invoice_id: invoice.id, payments: paymentsOf(paid) };
      const answer = await shop.call(receivablesContract.collect, asked, { as: salon.owner });
      if (isTooMuch) return expectRefused(answer, 'PAYMENT_ABOVE_OPEN');
      expectDone(answer);
      invoice.open -= amount;
      invoice.paid = {
        cash: invoice.paid.cash + paid.cash,
        credit_card: invoice.paid.credit_card + paid.credit_card,
      };
      books.addPaid(model, paid);
      books.add(model, books.RECEIVABLES, -amount);
    },
  },
];

const isUsable = ({ state, expires_on }: Card, today: string): boolean =>
  state === 'active' && (expires_on === null || expires_on >= today);

/** Cards sold, given and made of points, and what is bought with them. */
export const cardCommands: readonly Command[] = [
  {
    name: 'sell a gift card',
    weight: 3,
    run: async (step) => {
      const { shop, salon, model, random } = step;
      const value = random.between(1, 5_000);
      const kind = chance(random, 75) ? 'paid' : 'free';
      const paid = splitPaid(random, kind === 'paid' ? value : 0);
      const customer_id = chance(random, 30) ? pick(random, salon.customers) : null;
      const expires_on = chance(random, 60) ? addDays(model.today, random.between(0, 25)) : null;
      const input = { kind, value, design: 'logo', payments: paymentsOf(paid), beneficiary_id: customer_id } as const;
      const key = randomUUID();
      const ask = () =>
        shop.call(giftCardsContract.sell, { ...input, ...(expires_on && { expires_on }) }, { as: salon.owner, key });
      const answer = await ask();
      const { code, invoice } = expectDone(answer);
      remember(model, ask, answer);
      const card: Card = { code, type: kind, value, customer_id, expires_on, state: 'active' };
      model.cards.push(card);
      if (kind === 'free') return;
      model.numbers.invoices += 1;
      books.addPaid(model, paid);
      books.add(model, books.GIFT_CARDS, -value);
      model.invoices.push({
        id: invoice!.id,
        customer_id: null,
        lines: [{ kind: 'gift_card', quantity: 1, leftQuantity: 1, gross: value, leftGross: value }],
        total: value,
        vat: 0,
        paid,
        open: 0,
        card: null,
        balanceUsed: 0,
        uses: [],
        coupon: null,
        code: null,
        points: 0,
        creditedTotal: 0,
        notes: 0,
        isCancelled: false,
        sells: card,
      });
    },
  },
  {
    name: 'turn points into a voucher',
    weight: 2,
    isPossible: (model) => [...model.points.keys()].some((customer) => books.pointsOf(model, customer) > 0),
    run: async ({ shop, salon, model, random }) => {
      const customer_id = pick(
        random,
        [...model.points.keys()].filter((customer) => books.pointsOf(model, customer) > 0),
      );
      const has = books.pointsOf(model, customer_id);
      const points = chance(random, 10) ? has + 1 : random.between(1, Math.min(has, 400));
      const answer = await shop.call(loyaltyContract.turn, { customer_id, points }, { as: salon.owner });
      if (points > has) return expectRefused(answer, 'LOYALTY_POINTS_NOT_ENOUGH');
      const { code, value } = expectDone(answer);
      if (value !== 5 * points) throw new Error(`${points} points are worth ${value}`);
      let left = points;
      for (const earned of model.points.get(customer_id)!) {
        const taken = Math.min(left, earned.open);
        earned.open -= taken;
        left -= taken;
      }
      const expires_on = addMonths(model.today, 1);
      model.cards.push({ code, type: 'loyalty', value, customer_id, expires_on, state: 'active' });
      books.add(model, books.LOYALTY, -value);
      books.add(model, books.LOYALTY_COST, value);
    },
  },
  {
    name: 'use a gift card',
    weight: 5,
    isPossible: ({ cards, today }) => cards.some((card) => isUsable(card, today)),
    run: async (step) => {
      const { salon, model, random } = step;
      const card = pick(
        random,
        model.cards.filter((one) => isUsable(one, model.today)),
      );
      const customer_id = card.customer_id ?? (chance(random, 50) ? pick(random, salon.customers) : null);
      const first = { input: serviceLine(salon, 1, { unit_price: card.value }) };
      const lines = chance(random, 50) ? [first, ...services(step)] : [first];
      const owed = customer_id !== null && chance(random, 30) ? 40 : 0;
      await sellBill(step, { customer_id, lines, card, owed });
    },
  },
  {
    name: 'use a gift card that can not be used',
    weight: 2,
    isPossible: ({ cards, today }) => cards.some((card) => !isUsable(card, today) || card.customer_id !== null),
    run: async ({ shop, salon, model, random }) => {
      const card = pick(
        random,
        model.cards.filter((one) => !isUsable(one, model.today) || one.customer_id !== null),
      );
      const refusal =
        card.state === 'used'
          ? 'GIFT_CARD_USED'
          : isUsable(card, model.today)
            ? 'GIFT_CARD_OF_ANOTHER_CUSTOMER'
            : 'GIFT_CARD_EXPIRED';
      const lines = [{ input: serviceLine(salon, 1, { unit_price: card.value + 1 }) }];
      const { bill } = billOf(model, random, { customer_id: null, lines, card });
      expectRefused(await sell(shop, salon, bill), refusal);
    },
  },
];

/** Days pass, and what has ended by then ends. */
export const timeCommands: readonly Command[] = [
  {
    name: 'let days pass',
    weight: 2,
    run: async (step: Step) => {
      const { model, random } = step;
      await step.sleep(random.between(1, 9));
      for (const card of model.cards) if (card.state === 'active' && !isUsable(card, model.today)) endCard(model, card);
      for (const one of model.packages) {
        if (one.state !== 'open' || one.left.length === 0) continue;
        if (one.expires_on === null || one.expires_on >= model.today) continue;
        one.state = 'ended';
        books.add(model, books.PACKAGES, one.open);
        books.add(model, books.ENDED, -one.open);
        one.open = 0;
      }
      for (const earned of [...model.points.values()].flat()) if (earned.expires_on < model.today) earned.open = 0;
    },
  },
];

function endCard(model: Model, card: Card): void {
  card.state = 'ended';
  if (card.type === 'free') return;
  const [debt, gain] = card.type === 'paid' ? [books.GIFT_CARDS, books.ENDED] : [books.LOYALTY, books.LOYALTY_COST];
  books.add(model, debt, card.value);
  books.add(model, gain, -card.value);
}
