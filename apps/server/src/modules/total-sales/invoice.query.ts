import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { Code } from '../../db/column-codes';
import type { SellerFacts } from '../invoices';
import type { Ctx } from '../../http/context';
import { coverageOf, statusOf } from './invoice-rows.query';

/** One paper as it was issued, with who is named on it. */
export const findPaper = ({ tx, accountId }: Ctx, id: number) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('invoice_sellers as s', (join) =>
      join.onRef('s.account_id', '=', 'i.account_id').onRef('s.id', '=', 'i.seller_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'i.account_id').onRef('e.id', '=', 'i.salesman_id'),
    )
    .leftJoin('receivables as r', (join) =>
      join.onRef('r.account_id', '=', 'i.account_id').onRef('r.invoice_id', '=', 'i.id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'i.account_id').onRef('u.id', '=', 'i.created_by'),
    )
    .leftJoin('users as c', (join) =>
      join.onRef('c.account_id', '=', 'i.account_id').onRef('c.id', '=', 'i.cancelled_by'),
    )
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.account_id', '=', 'i.account_id').onRef('o.id', '=', 'i.original_id'),
    )
    .selectAll('i')
    .select([
      's.facts',
      'e.name as salesman',
      'r.open_amount',
      'u.name as issued_by',
      'c.name as cancelled_by_name',
      'o.kind as original_kind',
      'o.number as original_number',
      coverageOf.as('coverage'),
      statusOf.as('state'),
    ])
    .where('i.account_id', '=', accountId)
    .where('i.id', '=', id)
    .executeTakeFirst();

export const sellerOf = (facts: unknown) => {
  const { english_name, arabic_name, english_address, arabic_address, trn } = facts as SellerFacts;
  return { english_name, arabic_name, english_address, arabic_address, trn };
};

export const linesWithPeople = ({ tx, accountId }: Ctx, invoiceId: number) =>
  tx
    .selectFrom('invoice_lines as l')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'l.account_id').onRef('e.id', '=', 'l.employee_id'),
    )
    .leftJoin('employees as s', (join) =>
      join.onRef('s.account_id', '=', 'l.account_id').onRef('s.id', '=', 'l.salesman_id'),
    )
    .select(['l.position', 'l.kind', 'l.english_name', 'l.arabic_name', 'e.name as employee', 's.name as salesman'])
    .select(['l.quantity', 'l.unit_price', 'l.list', 'l.gross', 'l.net', 'l.vat', 'l.vat_rate'])
    .where('l.account_id', '=', accountId)
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute();

export const paymentsOf = ({ tx, accountId }: Ctx, invoiceId: number) =>
  tx
    .selectFrom('payments')
    .select(['id', 'method', 'amount', 'tendered', 'authorization_code', 'reference_number', 'status', 'paid_at'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();

/** The card that was used on it, or that it has sold. */
export const cardOf = ({ tx, accountId }: Ctx, invoiceId: number, kind: Code<'invoices.kind'>) =>
  tx
    .selectFrom('gift_cards')
    .select(['code', 'type', 'value'])
    .where('account_id', '=', accountId)
    .where(kind === invoiceKinds.codes.gift_card ? 'sold_invoice_id' : 'used_invoice_id', '=', invoiceId)
    .orderBy('id')
    .executeTakeFirst();

export const depositsOf = async ({ tx, accountId }: Ctx, invoiceId: number) =>
  (
    await tx
      .selectFrom('deposit_uses as t')
      .innerJoin('invoices as i', (join) =>
        join.onRef('i.account_id', '=', 't.account_id').onRef('i.id', '=', 't.deposit_id'),
      )
      .select(['i.id', 'i.kind', 'i.number', 't.amount'])
      .where('t.account_id', '=', accountId)
      .where('t.invoice_id', '=', invoiceId)
      .orderBy('i.id')
      .execute()
  ).map(({ number, ...deposit }) => ({ ...deposit, number_text: numberText(deposit.kind, number) }));

export const notesOf = async ({ tx, accountId }: Ctx, invoiceId: number) =>
  (
    await tx
      .selectFrom('invoices')
      .select(['id', 'kind', 'number', 'issued_at', 'payable', 'reason'])
      .where('account_id', '=', accountId)
      .where('original_id', '=', invoiceId)
      .orderBy('id')
      .execute()
  ).map(({ number, ...note }) => ({ ...note, number_text: numberText(note.kind, number) }));

export const stockOf = ({ tx, accountId }: Ctx, invoiceId: number) =>
  tx
    .selectFrom('stock_movements as m')
    .innerJoin('products as p', (join) =>
      join.onRef('p.account_id', '=', 'm.account_id').onRef('p.id', '=', 'm.product_id'),
    )
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .select(['c.english_name', 'c.arabic_name', 'm.quantity'])
    .where('m.account_id', '=', accountId)
    .where('m.invoice_id', '=', invoiceId)
    .orderBy('m.id')
    .execute();

export const commissionsWithPeople = ({ tx, accountId }: Ctx, invoiceId: number) =>
  tx
    .selectFrom('commission_entries as t')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 't.account_id').onRef('e.id', '=', 't.employee_id'),
    )
    .select(['e.name as employee', 't.is_absorbed'])
    .select((of) => of.fn.sum<number>('t.amount').as('amount'))
    .where('t.account_id', '=', accountId)
    .where('t.invoice_id', '=', invoiceId)
    .groupBy(['e.id', 'e.name', 't.is_absorbed'])
    .orderBy('e.name')
    .execute();
