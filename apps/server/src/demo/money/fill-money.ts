import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { customerTypeOn } from '@rawnaq/domain/customers/customer.rules';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { readSellingSalon, sellerId } from '../../modules/invoices';
import { moveSupplierBalance } from '../../modules/suppliers';
import { setVisitCounts } from '../people/customers.repo';
import { seeded } from '../random';
import { onStage, type Demo, type Stage } from '../stage';
import { openBook, type Book } from './book';
import { STOCK_SUPPLIERS } from './fill-expenses';
import { drawOccasions, type Buyer, type Occasion } from './draw-bills';
import { sellThroughTheYear } from './sell-through-the-year';
import { keepBills } from './keep-bills';
import { keepShelves } from './keep-shelves';
import type { Outcome } from './year';
import { openShop, type Shop } from './shop';
import {
  achieveVisits,
  cutOffOf,
  demoBuyers,
  depositsOfVisits,
  insertTypeDays,
  pursesBefore,
  readShop,
  reserveIds,
  useDeposits,
  visitsToBill,
} from './shop.repo';

/** A receipt, a use and now and then a loss in each week of a year. */
const STOCK_DOCUMENTS = 240;
const RECEIPTS = 80;
/** Four months of customer types. */
const TYPE_DAYS = 121;

type Till = { walkIns: number; desk: readonly (string | undefined)[] };

const TILLS: Record<number, Till> = {
  1001: { walkIns: 1.5, desk: ['cashier@glow.demo', 'cashier@glow.demo', 'reception@glow.demo', undefined] },
  1002: { walkIns: 0.7, desk: [undefined] },
  [TRAINING_ACCOUNT_ID]: { walkIns: 0, desk: [undefined] },
};

/** A year at the till: every visit of the calendar that is over, and the months before it. */
export async function fillMoney(demo: Demo, accountId: number, suppliers: readonly number[] = []): Promise<void> {
  await onStage(demo, accountId, (stage) => fillSalon(stage, TILLS[accountId]!, suppliers));
}

async function fillSalon(stage: Stage, till: Till, suppliers: readonly number[]): Promise<void> {
  const { tx, accountId, now } = stage;
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
  const shop = openShop(rows);
  const chance = seeded(accountId + 190);
  const zone = salon.seller.time_zone;
  const occasions = drawOccasions({ shop, buyers, visits, today: salon.day, zone, walkIns: till.walkIns }, chance);
  const book = await openBook(stage, await sellerId(place, salon.seller), occasions.length);
  const packageIds = await reserveIds(tx, 'customer_packages', Math.ceil(occasions.length / 20) + 20);
  const documentIds = await reserveIds(tx, 'stock_documents', STOCK_DOCUMENTS);
  const bills = keepBills({
    book,
    expenseIds: await reserveIds(tx, 'expenses', RECEIPTS),
    paymentIds: await reserveIds(tx, 'expense_payments', RECEIPTS),
    keeper: stage.who(undefined),
    today: salon.day,
  });
  const shelves = keepShelves(
    {
      book,
      shop,
      bills,
      suppliers: STOCK_SUPPLIERS.flatMap((place) => suppliers[place] ?? []),
      chance: seeded(accountId + 235),
      ids: documentIds.toReversed(),
    },
    stage.who(undefined),
  );
  const year = {
    book,
    shelves,
    shop,
    salon: { ...salon, cut_off },
    chance,
    cashiers: till.desk.map((login) => stage.who(login)),
    packageIds: packageIds.toReversed(),
    deposits: new Map(deposits.map((deposit) => [deposit.appointment_id!, deposit])),
    balances: new Map(purses.map(({ customer_id, balance }) => [customer_id, balance])),
  };
  const outcome = await sellThroughTheYear(year, occasions);
  leaveBehind(book, shop, outcome);
  await book.write();
  for (const [supplier, open] of bills.owed) await moveSupplierBalance(place, supplier, open);
  await useDeposits(place, outcome.depositUses);
  await achieveVisits(place, outcome.visits);
  const visited = visitDays(occasions);
  await setVisitCounts(tx, accountId, countsOf(buyers, visited, salon.day));
  await insertTypeDays(place, typeDaysOf(buyers, visited, salon.day));
}

function leaveBehind(book: Book, shop: Shop, { purses, packages }: Outcome): void {
  for (const [customer_id, purse] of purses) book.purse({ customer_id, ...purse });
  for (const stock of shop.stocks.values()) book.put('product_stocks', stock);
  for (const { services, ...bought } of [...packages.values()].flat()) {
    book.put('customer_packages', bought);
    for (const service of services) book.put('package_services', { customer_package_id: bought.id, ...service });
  }
}

type VisitDays = ReadonlyMap<number, readonly LocalDate[]>;

/** When each customer came, the first day first. */
function visitDays(occasions: readonly Occasion[]): VisitDays {
  const days = new Map<number, LocalDate[]>();
  for (const { buyer, at } of occasions)
    if (buyer) days.set(buyer.id, [...(days.get(buyer.id) ?? []), at.toISOString().slice(0, 10)]);
  return days;
}

/** Visits and type of each customer follow from her invoices. */
const countsOf = (buyers: readonly Buyer[], visited: VisitDays, today: LocalDate) =>
  buyers.map(({ id }) => {
    const { count, last_on } = standingOn(today, visited.get(id));
    return { id, invoices_count: count, last_invoice_on: last_on, type: customerTypeOn(today, { count, last_on }) };
  });

/** What the daily count would have written, by the rule that it counts by. */
const typeDaysOf = (buyers: readonly Buyer[], visited: VisitDays, today: LocalDate) =>
  Array.from({ length: TYPE_DAYS }, (_, back) => {
    const day = addDays(today, -back);
    const counted = { frequent: 0, missed: 0, new: 0 };
    for (const { id, created_at } of buyers)
      if (created_at.slice(0, 10) <= day) counted[customerTypeOn(day, standingOn(day, visited.get(id)))] += 1;
    return { day, ...counted };
  });

function standingOn(day: LocalDate, visits: readonly LocalDate[] = []): { count: number; last_on: LocalDate | null } {
  const past = visits.filter((on) => on <= day);
  return { count: past.length, last_on: past.at(-1) ?? null };
}
