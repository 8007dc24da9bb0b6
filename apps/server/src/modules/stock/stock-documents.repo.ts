import { stockNumberText, stockOperations } from '@rawnaq/domain/stock/stock.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

export type NewDocument = {
  kind: Code<'stock_documents.kind'>;
  day: LocalDate;
  supplier_id?: number | null;
  supplier_invoice?: string | null;
  supplier_invoice_date?: LocalDate | null;
  net?: Minor;
  vat?: Minor;
  vat_rate?: number;
  cancels_id?: number | null;
  employee_id?: number | null;
  service_id?: number | null;
  note?: string | null;
  created_by: number | null;
};

/** Numbers run by kind without a gap: whoever takes one commits or gives it back with everything else. */
export async function insertDocument(
  { tx, accountId, now }: Bookkeeper,
  document: NewDocument,
): Promise<{ id: number; number: string }> {
  const { last_number } = await tx
    .insertInto('stock_series')
    .values({ account_id: accountId, kind: document.kind, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ last_number: sql`stock_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('stock_documents')
    .values({ account_id: accountId, number: last_number, ...document, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number: stockNumberText(document.kind, last_number) };
}

/** The products of a document by their names, with when they get short. Only what is the salon's is there. */
export async function namedProducts({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('products as p')
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .select(['p.id', 'c.english_name', 'c.arabic_name', 'p.warning_quantity'])
    .where('p.account_id', '=', accountId)
    .where('p.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

export const findReceipt = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('stock_documents')
    .select(['kind', 'number', 'supplier_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function isCancelled({ tx, accountId }: Reader, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('stock_documents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('cancels_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a receipt put onto the shelves. */
export const receivedLines = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('stock_movements')
    .select(['product_id', 'quantity', 'worth'])
    .where('account_id', '=', accountId)
    .where('document_id', '=', id)
    .where('operation', '=', stockOperations.codes.add_quantity)
    .orderBy('id')
    .execute();
