import { randomUUID } from 'node:crypto';
import { ledgerOf, sell, type MoneySalon } from '../../../apps/server/test/money-salon';
import type { Shop } from '../../../apps/server/test/money/money-things';
import { rowsOf } from '../../../apps/server/test/people';
import { seeded, type Seeded, type Verdict } from '../seeded';
import { commands, type Command, type Model, type Step } from './commands';
import { disagreements } from './money-races';

type Options = { seed: number; commands: number };

/**
 * X3. Random commands against the product and against a model that only adds up; after each of them both say the same
 * about money, and in the end about everything. A failure names its command; the same seed comes there again.
 */
export async function moneyModel(shop: Shop, salon: MoneySalon, options: Options): Promise<Verdict> {
  const random = seeded(options.seed);
  const model: Model = {
    number: 0,
    ledger: {},
    balances: new Map(),
    owed: new Map(),
    stock: [10, 10],
    cards: [],
    usedCards: [],
    packages: [],
    held: [],
    last: undefined,
  };
  const counts: Record<string, number> = {};
  const broken: string[] = [];
  let done = 0;
  for (; done < options.commands && broken.length === 0; done += 1) {
    const command = choose(random, model);
    counts[command.name] = (counts[command.name] ?? 0) + 1;
    const where = `command ${done + 1}, ${command.name}`;
    try {
      await command.run(stepOf(shop, salon, model, random));
      broken.push(...(await moneyFaults(shop, salon, model)).map((fault) => `${where}: ${fault}`));
    } catch (error) {
      broken.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  broken.push(...(await restFaults(shop, salon, model)), ...(await disagreements(shop, salon.accountId)));
  return { facts: { commands: done, kinds: Object.keys(counts).length, invoices: model.number }, broken };
}

function choose(random: Seeded, model: Model): Command {
  const possible = commands.filter(({ isPossible }) => isPossible?.(model) ?? true);
  let place = random.between(
    1,
    possible.reduce((sum, { weight }) => sum + weight, 0),
  );
  return possible.find(({ weight }) => (place -= weight) <= 0)!;
}

const stepOf = (shop: Shop, salon: MoneySalon, model: Model, random: Seeded): Step => ({
  shop,
  salon,
  model,
  random,
  sells: async (bill) => {
    const key = randomUUID();
    const { status, body } = await sell(shop, salon, bill, { key });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    model.number += 1;
    if (body.number !== model.number) throw new Error(`number ${body.number}, not ${model.number}`);
    model.last = { bill, key, body: JSON.stringify(body) };
  },
  refuses: async (bill, code) => {
    const { body } = await sell(shop, salon, bill);
    if (body.code !== code) throw new Error(`answered ${JSON.stringify(body)}, not ${code}`);
  },
});

async function moneyFaults(shop: Shop, salon: MoneySalon, model: Model): Promise<string[]> {
  const ledger = await ledgerOf(shop, salon.accountId);
  return Object.entries(model.ledger)
    .filter(([account, sum]) => (ledger[Number(account)] ?? 0) !== sum)
    .map(([account, sum]) => `ledger account ${account} has ${ledger[Number(account)] ?? 0}, not ${sum}`);
}

/** What is too much to ask after each command. */
async function restFaults(shop: Shop, salon: MoneySalon, model: Model): Promise<string[]> {
  const ask = <Row extends object>(statement: string) => rowsOf<Row>(shop, statement, [salon.accountId]);
  const purses = await ask<{ customer_id: number; balance: number; receivable: number }>(
    'select customer_id, balance, receivable from customer_balances where account_id = $1',
  );
  const stocks = await ask<{ quantity: number }>(
    `select coalesce(s.quantity, p.initial_quantity) as quantity
     from products p left join product_stocks s on s.account_id = p.account_id and s.product_id = p.id
     where p.account_id = $1 order by p.id`,
  );
  const packages = await ask<{ id: number; uses_left: number }>(
    'select id, uses_left from customer_packages where account_id = $1 order by id',
  );
  const [held] = await ask<{ count: number }>('select count(*) from held_bills where account_id = $1');
  const pairs: [string, unknown, unknown][] = [
    ['stock', stocks.map(({ quantity }) => quantity), model.stock],
    ['packages', packages, model.packages.map(({ id, left }) => ({ id, uses_left: left.length }))],
    ['held bills', held!.count, model.held.length],
    ...purses.flatMap(({ customer_id, balance, receivable }): [string, unknown, unknown][] => [
      [`balance of ${customer_id}`, balance, model.balances.get(customer_id) ?? 0],
      [`receivable of ${customer_id}`, receivable, model.owed.get(customer_id) ?? 0],
    ]),
  ];
  return pairs
    .map(([what, found, expected]) => [what, JSON.stringify(found), JSON.stringify(expected)] as const)
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what}: ${found}, not ${expected}`);
}
