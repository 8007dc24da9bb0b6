import { randomUUID } from 'node:crypto';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { invoiceSeries } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { loyaltyContract } from '@rawnaq/domain/loyalty/loyalty.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { runChecks } from '../../../apps/server/src/modules/ledger-checks';
import { asPlatform } from '../../../apps/server/src/services';
import { cash, productLine, sell, serviceLine, type MoneySalon } from '../../../apps/server/test/money-salon';
import { addCard, addCode, addCoupon, addDeposit, type Shop } from '../../../apps/server/test/money/money-things';
import { addPerson, rowsOf, tokenOf } from '../../../apps/server/test/people';
import { seeded, type Verdict } from '../seeded';
import { loseCommits } from './lost-commits';

type Options = { seed: number; crowd: number; tills: number; each: number; rounds: number };
type Bill = Parameters<typeof sell>[2];
type Sold = Awaited<ReturnType<typeof sell>>;
type Heard = readonly { status: number; body: { code?: string } }[];
type ExpectWinners = (what: string, answers: Heard, winners: number, refusal: string) => void;

/** R5 to R9, and whether everything agrees afterwards. */
export async function moneyRaces(
  shop: Shop,
  salon: MoneySalon,
  { seed, crowd, tills, each, rounds }: Options,
): Promise<Verdict> {
  const broken: string[] = [];
  const race = (bill: Bill, as?: string): Promise<Sold[]> =>
    Promise.all(Array.from({ length: crowd }, () => sell(shop, salon, bill, as ? { as } : {})));
  const expectWinners: ExpectWinners = (what, answers, winners, refusal) => {
    const won = answers.filter(({ status }) => status === 200).length;
    if (won !== winners) broken.push(`${what}: ${won} of ${crowd} won, not ${winners}`);
    for (const { status, body } of answers)
      if (status !== 200 && body.code !== refusal)
        broken.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  };
  for (let round = 0; round < rounds; round += 1) {
    await sameKey(shop, salon, crowd, broken);
    await heldTwice(shop, salon, broken);
    const card = await addCard(shop, salon, 10_000);
    expectWinners('one gift card', await race({ gift_card: card, payments: [] }), 1, 'GIFT_CARD_USED');
    const code = await addCode(shop, salon, 3);
    const reduced = { expected_payable: 9_000, payments: [cash(9_000)] };
    expectWinners('a code for three', await race({ ...reduced, code }), 3, 'DISCOUNT_CODE_USED_UP');
    const coupon = await addCoupon(shop, salon);
    expectWinners('one coupon', await race({ ...reduced, code: coupon }), 1, 'COUPON_USED');
    const customer_id = salon.customers[round % salon.customers.length]!;
    await addDeposit(shop, salon, { customer_id, amount: 10_000 });
    expectWinners(
      'a balance for two',
      await race({ customer_id, balance_used: 5_000, payments: [cash(5_000)] }),
      2,
      'CUSTOMER_BALANCE_NOT_ENOUGH',
    );
    const use = await packageUse(shop, salon, customer_id);
    expectWinners('one use of a package', await race(use), 1, 'PACKAGE_NOT_LEFT');
    const as = { as: salon.owner };
    const crowded = <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> =>
      Promise.all(Array.from({ length: crowd }, ask));
    const points = await pointsFor(shop, salon, 200);
    const turned = await crowded(() => shop.call(loyaltyContract.turn, { ...points, points: 100 }, as));
    expectWinners('points for two vouchers', turned, 2, 'LOYALTY_POINTS_NOT_ENOUGH');
    const invoice_id = (await sell(shop, salon, { customer_id, payments: [cash(4_000)] })).body.id;
    const owed = { invoice_id, payments: [cash(6_000)] };
    const collected = await crowded(() => shop.call(receivablesContract.collect, owed, as));
    expectWinners('one debt', collected, 1, 'NOTHING_OWED');
    const back = { invoice_id, reason: 'Not liked', refunds: [cash(10_000)] };
    const credited = await crowded(() => shop.call(creditNotesContract.issue, back, as));
    expectWinners('one invoice to credit', credited, 1, 'CREDIT_NOTE_BEYOND_INVOICE');
    const deposit = { id: await newDeposit(shop, salon, customer_id), reason: 'Not liked' };
    const cancelled = await crowded(() => shop.call(paymentsContract.cancel, deposit, as));
    expectWinners('one deposit to cancel', cancelled, 1, 'PAYMENT_ALREADY_CANCELLED');
  }
  await lastUnit(shop, salon, crowd, race, expectWinners, broken);
  const lost = await manyTills(shop, salon, { seed, tills, each }, broken);
  broken.push(...(await disagreements(shop, salon.accountId)));
  const [invoices] = await rowsOf<{ count: number }>(shop, 'select count(*) from invoices where account_id = $1', [
    salon.accountId,
  ]);
  return { facts: { rounds, crowd, tills, 'lost commits': lost, invoices: invoices!.count }, broken };
}

/** Everything that does not agree, in words. */
export async function disagreements(shop: Pick<Shop, 'services'>, accountId: number): Promise<string[]> {
  const [database] = await rowsOf<{ deadlocks: number }>(
    shop,
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  const found = await asPlatform(shop.services, (tx) => runChecks(tx, accountId));
  return [
    ...found.map(({ check, violations, findings }) => `${check}: ${violations} × ${JSON.stringify(findings[0])}`),
    ...(database!.deadlocks > 0 ? [`${database!.deadlocks} deadlocks`] : []),
  ];
}

/** R5. One key is one invoice and one answer; with another bill it is refused. */
async function sameKey(shop: Shop, salon: MoneySalon, crowd: number, broken: string[]): Promise<void> {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: Math.min(crowd, 16) }, () => sell(shop, salon, {}, { key })));
  const heard = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
  if (heard.size !== 1 || answers[0]!.status !== 200) broken.push(`one key: ${[...heard].join(' | ').slice(0, 300)}`);
  const other = await sell(shop, salon, { note: 'another bill' }, { key });
  if (other.body.code !== 'IDEMPOTENCY_KEY_REUSED') broken.push(`one key, another bill: ${other.status}`);
}

/** R6. Two tabs have the same bill open. */
async function heldTwice(shop: Shop, salon: MoneySalon, broken: string[]): Promise<void> {
  const key = randomUUID();
  const held = await shop.call(tillContract.hold, { key, draft: { lines: [serviceLine(salon)] } }, { as: salon.owner });
  const answers = await Promise.all([1, 2].map(() => sell(shop, salon, { held_bill_id: held.body.id })));
  const refused = answers.filter(({ status }) => status !== 200);
  if (refused.length !== 1 || refused[0]!.body.code !== 'HELD_BILL_GONE')
    broken.push(`a held bill in two tabs: ${answers.map(({ status, body }) => `${status} ${body.code}`).join(', ')}`);
}

/** A bill that has one service of a package, of which it is the last. */
async function packageUse(shop: Shop, salon: MoneySalon, customer_id: number): Promise<NonNullable<Bill>> {
  await sell(shop, salon, {
    customer_id,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [cash(15_000)],
    expected_payable: 15_000,
  });
  const [bought] = await rowsOf<{ id: number }>(
    shop,
    'select max(id) as id from customer_packages where account_id = $1 and customer_id = $2',
    [salon.accountId, customer_id],
  );
  return {
    customer_id,
    lines: [{ ...serviceLine(salon), kind: 'package_use', customer_package_id: bought!.id, unit_price: 0 }],
    payments: [],
    expected_payable: 0,
  };
}

/** Exactly so many points on somebody who had none. */
async function pointsFor(shop: Shop, salon: MoneySalon, points: number): Promise<{ customer_id: number }> {
  const customer_id = await newCustomer(shop, salon);
  const price = points * 100;
  const lines = [serviceLine(salon, 0, { unit_price: price })];
  await sell(shop, salon, { customer_id, lines, payments: [cash(price)], expected_payable: price });
  return { customer_id };
}

async function newDeposit(shop: Shop, salon: MoneySalon, customer_id: number): Promise<number> {
  const invoice_id = await addDeposit(shop, salon, { customer_id, amount: 5_000 });
  const [payment] = await rowsOf<{ id: number }>(
    shop,
    'select id from payments where account_id = $1 and invoice_id = $2',
    [salon.accountId, invoice_id],
  );
  return payment!.id;
}

let customers = 0;

async function newCustomer(shop: Shop, { owner }: MoneySalon): Promise<number> {
  customers += 1;
  const input = { name: `Racer ${customers}`, mobile: `+9715012${String(customers).padStart(5, '0')}` };
  const { status, body } = await shop.call(customersContract.add, input, { as: owner });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}

/** R9. Ten pieces: nine go, and a crowd wants the last. Who may sell what is not there sells all of them. */
async function lastUnit(
  shop: Shop,
  salon: MoneySalon,
  crowd: number,
  race: (bill: Bill, as?: string) => Promise<Sold[]>,
  expectWinners: ExpectWinners,
  broken: string[],
): Promise<void> {
  const bill = (which: number, quantity: number): NonNullable<Bill> => ({
    lines: [{ ...productLine(salon, quantity), product_id: salon.products[which]! }],
    payments: [cash(5_000 * quantity)],
    expected_payable: 5_000 * quantity,
  });
  const careful = await tokenOf(
    shop,
    await addPerson(
      shop,
      'merchant',
      salon.accountId,
      toPermissionMap(['billing.view', 'billing.sell', 'billing.sell-products']),
    ),
  );
  for (const which of [0, 1]) await sell(shop, salon, bill(which, 9));
  expectWinners('the last unit', await race(bill(0, 1), careful), 1, 'PRODUCT_OUT_OF_STOCK');
  expectWinners('more units than there are', await race(bill(1, 1)), crowd, 'none');
  const stocks = await rowsOf<{ quantity: number }>(
    shop,
    'select quantity from product_stocks where account_id = $1 order by product_id',
    [salon.accountId],
  );
  const left = stocks.map(({ quantity }) => quantity).join(', ');
  if (left !== `0, ${1 - crowd}`) broken.push(`stock is ${left}, not 0, ${1 - crowd}`);
}

/** R7. Each till sells one bill after the other and asks again with the same key when it gets no answer. */
async function manyTills(
  shop: Shop,
  salon: MoneySalon,
  { seed, tills, each }: Pick<Options, 'seed' | 'tills' | 'each'>,
  broken: string[],
): Promise<number> {
  const random = seeded(seed);
  const { lost, end } = loseCommits(shop.services.pools.app, random, 0.2);
  try {
    await Promise.all(
      Array.from({ length: tills }, async (_, till) => {
        for (let turn = 0; turn < each; turn += 1) {
          const key = randomUUID();
          const customer_id = salon.customers[(till + turn) % salon.customers.length]!;
          for (;;) {
            const { status, body } = await sell(shop, salon, { customer_id }, { key });
            if (status === 200) break;
            if (status === 500) continue;
            broken.push(`many tills: ${status} ${JSON.stringify(body).slice(0, 200)}`);
            return;
          }
        }
      }),
    );
  } finally {
    end();
  }
  const [numbers] = await rowsOf<{ count: number; highest: number }>(
    shop,
    'select count(*), max(number) as highest from invoices where account_id = $1 and series = $2',
    [salon.accountId, invoiceSeries.codes.invoices],
  );
  if (numbers!.count !== numbers!.highest)
    broken.push(`${numbers!.count} invoices have numbers up to ${numbers!.highest}`);
  if (lost() === 0) broken.push('no commit was lost: nothing was proven');
  return lost();
}
