import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { adjustReasons } from '@rawnaq/domain/stock/stock.states';
import { cash, ledgerOf, sell, type MoneySalon } from '../../../apps/server/test/money-salon';
import type { Shop } from '../../../apps/server/test/money/money-things';
import { rowsOf } from '../../../apps/server/test/people';
import { seeded, type Verdict } from '../seeded';
import { disagreements } from './money-races';

type Row = { product_id: number; quantity: number; worth: number };
type Stock = Row & { unit_cost: number };

/**
 * Receipts, sales beyond what is there, returns, losses, use and counts in any order. What the salon then has is worked
 * out once more from the bare movements, and its worth is the ledger's after every step.
 */
export async function stockHistories(
  shop: Shop,
  salon: MoneySalon,
  { seed, commands, all }: { seed: number; commands: number; /** All checks after so many steps. */ all: number },
): Promise<Verdict> {
  const random = seeded(seed);
  const broken: string[] = [];
  const sold: { id: number; pieces: number }[] = [];
  const received: number[] = [];
  const as = { as: salon.owner };
  const steps: Record<string, () => Promise<{ status: number; body: unknown }>> = {
    receive: async () => {
      const answer = await shop.call(
        stockContract.receive,
        { lines: [{ product_id: product(), quantity: random.between(1, 12), unit_cost: random.between(0, 9_999) }] },
        as,
      );
      if (answer.status === 200) received.push(answer.body.id);
      return answer;
    },
    undo: async () => {
      const id = received.splice(random.between(0, Math.max(received.length - 1, 0)), 1)[0];
      if (id === undefined) return { status: 200, body: {} };
      return shop.call(stockContract.cancel_receipt, { id, reason: 'A slip' }, as);
    },
    sell: async () => {
      const pieces = random.between(1, 6);
      const answer = await sell(shop, salon, {
        lines: [{ kind: 'product', product_id: product(), quantity: pieces, unit_price: 5_000 }],
        payments: [cash(5_000 * pieces)],
        expected_payable: 5_000 * pieces,
      });
      if (answer.status === 200) sold.push({ id: answer.body.id, pieces });
      return answer;
    },
    giveBack: async () => {
      const back = sold.splice(random.between(0, Math.max(sold.length - 1, 0)), 1)[0];
      if (!back) return { status: 200, body: {} };
      return shop.call(
        creditNotesContract.issue,
        { invoice_id: back.id, reason: 'Back', refunds: [cash(5_000 * back.pieces)] },
        as,
      );
    },
    lose: () =>
      shop.call(
        stockContract.adjust,
        { lines: [{ product_id: product(), reason: adjustReasons.codes.lost, quantity: random.between(1, 3) }] },
        as,
      ),
    use: () =>
      shop.call(
        stockContract.use,
        { employee_id: salon.employees[0]!, lines: [{ product_id: product(), quantity: random.between(1, 3) }] },
        as,
      ),
    count: () => {
      const expected = random.between(0, 5);
      return shop.call(
        stockContract.count,
        { lines: [{ product_id: product(), expected, counted: random.between(0, 7) }] },
        as,
      );
    },
  };
  const names = ['receive', 'receive', 'undo', 'sell', 'sell', 'sell', 'giveBack', 'lose', 'use', 'count'];
  function product(): number {
    return salon.products[random.between(0, salon.products.length - 1)]!;
  }

  for (let turn = 1; turn <= commands && broken.length === 0; turn += 1) {
    const name = names[random.between(0, names.length - 1)]!;
    const { status, body } = await steps[name]!();
    // Losses, use and slips of what is not there are refused; nothing else is.
    if (status !== 200 && status !== 422) broken.push(`${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    const [worth] = await rowsOf<{ sum: number }>(
      shop,
      'select coalesce(sum(worth), 0)::bigint as sum from product_stocks where account_id = $1',
      [salon.accountId],
    );
    const books = (await ledgerOf(shop, salon.accountId))[ledgerAccounts.codes.stock] ?? 0;
    if (worth!.sum !== books) broken.push(`after ${turn} (${name}): worth ${worth!.sum}, ledger ${books}`);
    if (turn % all === 0 || turn === commands)
      broken.push(...(await recomputed(shop, salon.accountId)), ...(await disagreements(shop, salon.accountId)));
  }
  const [movements] = await rowsOf<{ count: number }>(
    shop,
    'select count(*) from stock_movements where account_id = $1',
    [salon.accountId],
  );
  return { facts: { commands, movements: movements!.count }, broken };
}

/** Movement by movement, with whole numbers of any size and no help of the product's own rules. */
async function recomputed(shop: Shop, accountId: number): Promise<string[]> {
  const rows = await rowsOf<Row>(
    shop,
    'select product_id, quantity, worth from stock_movements where account_id = $1 order by id',
    [accountId],
  );
  const stocks = await rowsOf<Stock>(
    shop,
    'select product_id, quantity, worth, unit_cost from product_stocks where account_id = $1',
    [accountId],
  );
  return stocks.flatMap((stock) => {
    const own = rows.filter(({ product_id }) => product_id === stock.product_id);
    const found = replay(own.map(({ quantity, worth }) => ({ quantity: BigInt(quantity), worth: BigInt(worth) })));
    const said = `${stock.quantity} worth ${stock.worth} at ${stock.unit_cost}`;
    return found === said ? [] : [`product ${stock.product_id}: ${said}, recomputed ${found}`];
  });
}

function replay(moves: readonly { quantity: bigint; worth: bigint }[]): string {
  let [quantity, worth, average] = [0n, 0n, 0n];
  for (const [place, move] of moves.entries()) {
    if (move.quantity < 0n) {
      const pieces = -move.quantity;
      const there = quantity <= 0n ? 0n : quantity < pieces ? quantity : pieces;
      const cost = (there === 0n ? 0n : halfUp(worth * there, quantity)) + (pieces - there) * average;
      if (-move.worth !== cost) return `movement ${place} took ${-move.worth} and not ${cost}`;
    }
    quantity += move.quantity;
    worth += move.worth;
    const settlesNext = moves[place + 1]?.quantity === 0n;
    if (quantity === 0n && worth !== 0n && !settlesNext) return `movement ${place} left nothing worth ${worth}`;
    if (quantity > 0n && !settlesNext) average = halfUp(worth, quantity);
  }
  return `${quantity} worth ${worth} at ${average}`;
}

const halfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);
