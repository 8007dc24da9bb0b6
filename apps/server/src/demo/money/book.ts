import { seriesOf } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { paperRow, salesDaysOf, type NewPaper, type SellingSalon } from '../../modules/invoices';
import { dayRows, entriesOf, journalRow, postingRows, type Entry, type Posted } from '../../modules/ledger';
import type { DB } from '../../db/schema';
import { insertRows } from '../stage.repo';
import type { Stage } from '../stage';
import type { Deed } from './deeds';
import { addSums, putStanding, reserveIds, standingOf } from './shop.repo';

type Row = object;
type Dated = Entry & { at: Date };
type SalesDay = ReturnType<typeof salesDaysOf>[number];

/**
 * Papers of a whole year in a handful of statements. Rows are made by the same functions that issue a paper at the till
 * (`paperRow`, `postingRows`, `salesDaysOf`); only the asking and the waiting are left out.
 */
export async function openBook(stage: Stage, sellerId: number, expected: number) {
  const { tx, accountId } = stage;
  const invoiceIds = (await reserveIds(tx, 'invoices', expected)).toReversed();
  const rows = new Map<keyof DB, Row[]>();
  const put = (table: keyof DB, ...more: Row[]): void => {
    const known = rows.get(table);
    if (known) known.push(...more);
    else rows.set(table, more);
  };
  const standing = await standingOf(stage);
  const { numbers } = standing;
  let entries: Dated[] = [];
  const entered: Dated[] = [];
  const sales = new Map<string, SalesDay>();
  const days = new Map<number, LocalDate>();
  let { last } = standing;
  const purses: object[] = [];
  /** How far a package was used is known at the end. */
  const fromPackages: Row[] = [];
  const deeds: Deed[] = [];

  const paper = (at: Date, salon: SellingSalon, written: Omit<NewPaper, 'invoice_id'>, invoice_id: number): string => {
    const series = seriesOf(written.kind);
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    days.set(series, salon.day);
    const { row, sealed } = paperRow(
      salon,
      { ...written, invoice_id },
      { seller_id: sellerId, number, last, at, account_id: accountId },
    );
    if (sealed) last = { icv: sealed.icv, hash: sealed.hash };
    put('invoices', row);
    for (const [index, line] of written.lines.entries()) {
      const row = { invoice_id, position: index + 1, ...line };
      if (line.customer_package_id) fromPackages.push(row);
      else put('invoice_lines', row);
    }
    for (const commission of written.commissions)
      put('commission_entries', { invoice_id, is_absorbed: false, created_at: at.toISOString(), ...commission });
    for (const entry of entriesOf(
      written.posted.map((posted) => ({ ...posted, invoice_id })),
      { day: salon.day, created_by: written.created_by },
    ))
      entries.push({ ...entry, at });
    for (const day of salesDaysOf(written.kind, salon.day, written.lines)) addDay(sales, day);
    return String(number);
  };

  /** A journal without a numbered paper. */
  const entry = (at: Date, posted: Posted, about: Pick<Entry, 'day' | 'created_by'>): void => {
    for (const one of entriesOf([posted], about)) entries.push({ ...one, at });
  };

  /** Sent one behind the other: while the database writes, the next are put into words. */
  const send = async (tables: readonly (keyof DB)[]): Promise<void> => {
    const some = tables.flatMap((table) => [...chunks(rows.get(table) ?? [])].map((chunk) => ({ table, chunk })));
    for (const table of tables) rows.delete(table);
    await Promise.all(some.map(({ table, chunk }) => insertRows(tx, table, accountId, chunk)));
  };

  /**
   * In the order in which they happened: what was put down at once with what it follows from, such as the payment of a
   * bill, happened later.
   */
  const enter = async (some: readonly Dated[]): Promise<void> => {
    const ids = await reserveIds(tx, 'journals', some.length);
    const inOrder = some.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const [index, { at, ...entry }] of inOrder.entries()) {
      put('journals', { id: ids[index], ends_with: 0, ...journalRow(entry, at) });
      put('postings', ...postingRows(entry, ids[index]!));
    }
  };

  /** What can not change any more, when nothing before this moment is put down any more. */
  const writeEarly = async (until: Date): Promise<void> => {
    const past = entries.filter(({ at }) => at < until);
    entries = entries.filter(({ at }) => at >= until);
    entered.push(...past);
    await enter(past);
    await send(EARLY);
  };

  const write = async (): Promise<void> => {
    await enter(entries);
    put('invoice_lines', ...fromPackages);
    put('sales_days', ...sales.values());
    await send(ORDER);
    await addSums(stage, dayRows([...entered, ...entries]), purses);
    await putStanding(stage, { numbers, days, last });
  };
  return {
    nextId: () => invoiceIds.pop()!,
    put,
    paper,
    entry,
    writeEarly,
    write,
    purse: (row: object) => purses.push(row),
    did: (deed: Deed): void => void deeds.push(deed),
    deeds,
  };
}
export type Book = Awaited<ReturnType<typeof openBook>>;

/** What is pointed at comes first; foreign keys to invoices wait for the commit. */
const ORDER = [
  'invoices',
  'customer_packages',
  'package_services',
  'gift_cards',
  'invoice_lines',
  'payments',
  'receivables',
  'discount_code_uses',
  'loyalty_entries',
  'product_stocks',
  'stock_documents',
  'stock_series',
  'expenses',
  'expense_numbers',
  'expense_payments',
  'stock_movements',
  'commission_entries',
  'deposit_uses',
  'balance_entries',
  'journals',
  'postings',
  'sales_days',
  'audit_log',
] as const satisfies readonly (keyof DB)[];

/** What points at nothing that is known only at the end. */
const EARLY = [
  'invoices',
  'invoice_lines',
  'payments',
  'receivables',
  'discount_code_uses',
  'loyalty_entries',
  'stock_documents',
  'expenses',
  'expense_payments',
  'stock_movements',
  'commission_entries',
  'journals',
  'postings',
  'audit_log',
] as const satisfies readonly (typeof ORDER)[number][];

const AT_ONCE = 4_000;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}

function addDay(sales: Map<string, SalesDay>, day: SalesDay): void {
  const key = `${day.day}:${day.kind}:${day.item_id}:${day.employee_id}`;
  const sum = sales.get(key);
  sales.set(
    key,
    sum
      ? {
          ...day,
          quantity: sum.quantity + day.quantity,
          list: sum.list + day.list,
          discount: sum.discount + day.discount,
          net: sum.net + day.net,
          vat: sum.vat + day.vat,
          gross: sum.gross + day.gross,
          cost: sum.cost + day.cost,
        }
      : day,
  );
}
