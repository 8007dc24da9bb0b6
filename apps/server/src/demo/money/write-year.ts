import { readSellingSalon, sellerId } from '../../modules/invoices';
import { moveSupplierBalance } from '../../modules/suppliers';
import { seeded, type Chance } from '../random';
import type { Stage } from '../stage';
import { openBook, type Book } from './book';
import { countCustomers } from './count-customers';
import type { Deed } from './deeds';
import type { Occasion } from './draw-bills';
import { keepBills } from './keep-bills';
import { keepShelves } from './keep-shelves';
import { sellThroughTheYear } from './sell-through-the-year';
import { openShop, type Shop } from './shop';
import {
  achieveVisits,
  cutOffOf,
  demoBuyers,
  depositsOfVisits,
  pursesBefore,
  readShop,
  reserveIds,
  useDeposits,
  visitsToBill,
} from './shop.repo';
import { openStockRoom } from './stock-room';
import type { Odds, Outcome } from './year';

/** A receipt, a use and now and then a loss in each week of a year. */
const STOCK_DOCUMENTS = 240;
const RECEIPTS = 80;

export type Before = Awaited<ReturnType<typeof readBefore>>;
type Manners = {
  /** Who stands at the till; nobody named: the owner. */
  desk: readonly (string | undefined)[];
  suppliers: readonly number[];
  odds: Odds;
  chance: Chance;
};

/** How the salon stands before its year is written. */
export async function readBefore({ tx, accountId, now }: Stage) {
  const place = { tx, accountId, now };
  const [salon, cut_off, rows, buyers, visits, deposits, purses] = await Promise.all([
    readSellingSalon(place),
    cutOffOf(place),
    readShop(place),
    demoBuyers(place),
    visitsToBill(place, now),
    depositsOfVisits(place),
    pursesBefore(place),
  ]);
  return { salon: { ...salon, cut_off }, shop: openShop(rows), buyers, visits, deposits, purses };
}

/**
 * All that is sold at these occasions, with the goods it takes, in a handful of statements: through the till seven
 * thousand sales would take minutes. The rows are those the use cases write, to the last column: write-sales.test.ts
 * does the same deeds one by one and compares every table.
 */
export async function writeYear(
  stage: Stage,
  { salon, shop, buyers, deposits, purses }: Before,
  occasions: readonly Occasion[],
  { desk, suppliers, odds, chance }: Manners,
): Promise<readonly Deed[]> {
  const { tx, accountId, now } = stage;
  // It stands on paper since its first invoice.
  const place = { tx, accountId, now: occasions[0]?.at ?? now };
  const book = await openBook(stage, await sellerId(place, salon.seller), occasions.length);
  const { shelves, owed } = await furnishStock(stage, book, shop, suppliers);
  const packageIds = await reserveIds(tx, 'customer_packages', Math.ceil(occasions.length / 20) + 20);
  const outcome = await sellThroughTheYear(
    {
      book,
      shelves,
      shop,
      salon,
      odds,
      chance,
      cashiers: desk.map((login) => stage.at(now, login).session!),
      packageIds: packageIds.toReversed(),
      deposits: new Map(deposits.map((deposit) => [deposit.appointment_id!, deposit])),
      balances: new Map(purses.map(({ customer_id, balance }) => [customer_id, balance])),
    },
    occasions,
  );
  leaveBehind(book, shop, outcome);
  await book.write();
  for (const [supplier, open] of owed) await moveSupplierBalance(stage, supplier, open);
  await useDeposits(stage, outcome.depositUses);
  await achieveVisits(stage, outcome.visits);
  await countCustomers(stage, salon, buyers, occasions);
  return book.deeds;
}

async function furnishStock(stage: Stage, book: Book, shop: Shop, suppliers: readonly number[]) {
  const { tx, accountId, now } = stage;
  const keeper = stage.who();
  const bills = keepBills({
    book,
    expenseIds: await reserveIds(tx, 'expenses', RECEIPTS),
    paymentIds: await reserveIds(tx, 'expense_payments', RECEIPTS),
    keeper,
    now,
  });
  const ids = (await reserveIds(tx, 'stock_documents', STOCK_DOCUMENTS)).toReversed();
  const room = openStockRoom({ book, shop, bills, ids, keeper });
  return { shelves: keepShelves({ room, shop, bills, suppliers, chance: seeded(accountId + 235) }), owed: bills.owed };
}

function leaveBehind(book: Book, shop: Shop, { purses, packages }: Outcome): void {
  for (const [customer_id, purse] of purses) book.purse({ customer_id, ...purse });
  for (const stock of shop.stocks.values()) book.put('product_stocks', stock);
  for (const { services, ...bought } of [...packages.values()].flat()) {
    book.put('customer_packages', bought);
    for (const service of services) book.put('package_services', { customer_package_id: bought.id, ...service });
  }
}
