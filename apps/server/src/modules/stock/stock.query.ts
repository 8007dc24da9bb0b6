import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { stockDocumentKinds, stockSeries } from '@rawnaq/domain/stock/stock.states';
import type { stockContract } from '@rawnaq/domain/stock/stock.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { sql, type RawBuilder } from 'kysely';
import { recordState, stockDocumentKind, stockOperation } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { employeeName } from '../employees';
import { expenseNumber } from '../expenses';
import { numberSql } from '../invoices';

type Asker = Pick<Ctx, 'tx' | 'accountId' | 'language'>;
type Movement = OutputOf<(typeof stockContract)['get_records']>['records'][number];
type Shelf = OutputOf<(typeof stockContract)['get_shelves']>['products'][number];

const series = sql.join(
  Object.values(stockDocumentKinds.codes).map(
    (kind) => sql`when ${sql.lit(kind)} then ${sql.lit(`${stockSeries[kind]}-`)}`,
  ),
  sql` `,
);
/** `GR-12` of a document in the database; null where there is none. */
export const documentNumber = (alias: string): RawBuilder<string> =>
  sql<string>`case ${sql.ref(`${alias}.kind`)} ${series} end || ${sql.ref(`${alias}.number`)}`;

/** Every movement with the names around it. */
export const movementRows = ({ tx, accountId, language }: Ctx) =>
  tx
    .selectFrom('stock_movements as m')
    .leftJoin('products as p', (join) =>
      join.onRef('p.account_id', '=', 'm.account_id').onRef('p.id', '=', 'm.product_id'),
    )
    .leftJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .leftJoin('stock_documents as d', (join) =>
      join.onRef('d.account_id', '=', 'm.account_id').onRef('d.id', '=', 'm.document_id'),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'm.account_id').onRef('i.id', '=', 'm.invoice_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'm.account_id').onRef('u.id', '=', 'm.created_by'),
    )
    .where('m.account_id', '=', accountId)
    .select([
      'm.id',
      'm.created_at',
      'm.day',
      'm.product_id',
      sql<string>`${sql.ref(language === 'ar' ? 'c.arabic_name' : 'c.english_name')}`.as('product'),
      sql<string>`c.barcode`.as('barcode'),
      'm.operation',
      'm.quantity',
      'm.worth',
      sql<string | null>`coalesce(${documentNumber('d')}, case when i.id is not null then ${numberSql('i')} end)`.as(
        'document',
      ),
      'm.document_id',
      'd.kind as document_kind',
      'm.invoice_id',
      'm.batch',
      'm.expires_on',
      'u.name as by',
      sql<string>`c.english_key || ' ' || c.arabic_key || ' ' || c.barcode`.as('search_key'),
    ]);

const shelfColumns = sql`p.id, c.english_name, c.arabic_name, c.barcode, c.owner_name,
  coalesce(s.quantity, p.initial_quantity)::bigint as quantity,
  coalesce(s.unit_cost, p.initial_cost, 0)::bigint as unit_cost, coalesce(s.worth, 0)::bigint as worth, p.price,
  p.warning_quantity`;
const shelfTables = (accountId: number) => sql`products p
  join catalogue_products c on c.id = p.catalogue_product_id
  left join product_stocks s on s.account_id = ${accountId} and s.product_id = p.id`;

/** What there is of the salon's product in a row called so; one never touched has what it began with. */
export const quantityOf = (accountId: number, product: string): RawBuilder<number> => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${product}.${column}`);
  return sql<number>`coalesce((
    select s.quantity
    from product_stocks s
    where s.account_id = ${accountId} and s.product_id = ${of('id')}
  ), ${of('initial_quantity')})::int`;
};

/** What is sold, and what is not any more but still lies there. */
export async function shelves({ tx, accountId, language }: Asker): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select ${shelfColumns}
    from ${shelfTables(accountId)}
    where p.account_id = ${accountId} and (p.status = ${recordState.active} or s.quantity <> 0)
    order by ${sql.ref(language === 'ar' ? 'c.arabic_key' : 'c.english_key')}`.execute(tx);
  return rows;
}

export async function findShelf({ tx, accountId }: Asker, productId: number): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    select ${shelfColumns}
    from ${shelfTables(accountId)}
    where p.account_id = ${accountId} and p.id = ${productId}`.execute(tx);
  if (!rows[0]) throw new AppError('NOT_FOUND');
  return rows[0];
}

/** Pieces sold and used since a day, less what came back. */
export async function usedSince(
  { tx, accountId }: Asker,
  since: LocalDate,
  until: LocalDate,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; used: number }>`
    select product_id, -sum(quantity)::bigint as used
    from stock_movements
    where account_id = ${accountId} and day > ${since}::date and day <= ${until}::date
      and operation in (${stockOperation.billing}, ${stockOperation.internal_use})
    group by product_id`.execute(tx);
  return new Map(rows.map(({ product_id, used }) => [product_id, used]));
}

/** What came and went of products that have an expiry date, day by day, for `lotsLeft`. */
export async function lotMoves({ tx, accountId }: Asker, until: LocalDate, productId?: number) {
  const { rows: lots } = await sql<{ product_id: number }>`
    select distinct product_id
    from stock_movements
    where account_id = ${accountId} and expires_on is not null
      and ${productId === undefined ? sql`true` : sql`product_id = ${productId}`}`.execute(tx);
  // Asked by number: joined, the server reckons with all movements of the salon.
  const products = lots.map(({ product_id }) => product_id);
  const { rows } = await sql<{ product_id: number; expires_on: LocalDate | null; quantity: number }>`
    select product_id, case when quantity > 0 then expires_on end as expires_on, sum(quantity)::bigint as quantity
    from stock_movements
    where account_id = ${accountId} and day <= ${until}::date and quantity <> 0
      and product_id = any(${products}::bigint[])
    group by product_id, day, quantity > 0, case when quantity > 0 then expires_on end
    order by product_id, day, quantity > 0 desc`.execute(tx);
  return rows;
}

/** Products at or below their warning, with who delivered them last. */
export async function shortShelves({
  tx,
  accountId,
  language,
}: Asker): Promise<(Shelf & { supplier: string | null })[]> {
  const { rows } = await sql<Shelf & { supplier: string | null }>`
    select ${shelfColumns}, (
      select v.name
      from stock_movements m
      join stock_documents d on d.account_id = ${accountId} and d.id = m.document_id
      join suppliers v on v.account_id = ${accountId} and v.id = d.supplier_id
      where m.account_id = ${accountId} and m.product_id = p.id and d.kind = ${stockDocumentKind.receipt}
      order by m.id desc
      limit 1
    ) as supplier
    from ${shelfTables(accountId)}
    where p.account_id = ${accountId} and p.status = ${recordState.active}
      and coalesce(s.quantity, p.initial_quantity) <= p.warning_quantity
    order by ${sql.ref(language === 'ar' ? 'c.arabic_key' : 'c.english_key')}`.execute(tx);
  return rows;
}

type Document = Omit<OutputOf<(typeof stockContract)['get_document']>, 'lines'>;

const written = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is not null
  then jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'number', ${documentNumber(alias)}) end`;

export async function findDocument({ tx, accountId, language }: Asker, id: number): Promise<Document | undefined> {
  const { rows } = await sql<Document>`
    select d.id, d.kind, ${documentNumber('d')} as number, d.day, d.created_at, u.name as by, p.name as supplier,
      d.supplier_invoice, d.supplier_invoice_date, d.net, d.vat, ${employeeName(language)} as employee,
      ${sql.ref(language === 'ar' ? 'v.arabic_name' : 'v.english_name')} as service, d.note,
      case when b.id is not null then jsonb_build_object('id', b.id, 'number', ${expenseNumber('b')},
        'due_on', b.due_on, 'open', b.open_amount) end as bill,
      ${written('c')} as cancelled_by, ${written('o')} as cancels
    from stock_documents d
    left join users u on u.account_id = ${accountId} and u.id = d.created_by
    left join employees e on e.account_id = ${accountId} and e.id = d.employee_id
    left join services v on v.account_id = ${accountId} and v.id = d.service_id
    left join suppliers p on p.account_id = ${accountId} and p.id = d.supplier_id
    left join expenses b on b.account_id = ${accountId} and b.stock_document_id = d.id
    left join stock_documents c on c.account_id = ${accountId} and c.cancels_id = d.id
    left join stock_documents o on o.account_id = ${accountId} and o.id = d.cancels_id
    where d.account_id = ${accountId} and d.id = ${id}`.execute(tx);
  return rows[0];
}

const LAST_MOVEMENTS = 12;
const plain = (rows: readonly (Movement & { search_key?: string })[]): Movement[] =>
  rows.map(({ search_key: _, ...movement }) => movement);

export const linesOfDocument = async (ctx: Ctx, id: number): Promise<Movement[]> =>
  plain(await movementRows(ctx).where('m.document_id', '=', id).orderBy('m.id').execute());

export const lastMovements = async (ctx: Ctx, productId: number): Promise<Movement[]> =>
  plain(
    await movementRows(ctx)
      .where('m.product_id', '=', productId)
      .orderBy('m.id', 'desc')
      .limit(LAST_MOVEMENTS)
      .execute(),
  );
