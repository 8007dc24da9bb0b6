import { invoiceKinds, invoiceSeries, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { InvoiceRow } from '@rawnaq/domain/invoices/invoices.contract';
import { paperStates, usedCodes } from '@rawnaq/domain/invoices/invoices.contract';
import { COMMA, type Language } from '@rawnaq/domain/kernel/localized';
import { toPlainNumberText } from '@rawnaq/domain/kernel/text/digits';
import { paymentCoverages, paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { sql, type RawBuilder } from 'kysely';
import { invoiceKind } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mobileFor } from '../../http/lists/own-calendar.query';
import { findCustomersMeant } from '../customers';

/** What the rows are narrowed and counted by besides what they show. */
type Hidden = { employee_ids: number[]; methods: string[]; uses: string; counts: boolean };

/** The number as it is printed, from a row `i` of invoices. */
export const numberTextOf = (kind: RawBuilder<unknown>, number: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case ${kind} ${sql.join(
    Object.values(invoiceKinds.codes).map(
      (code) => sql`when ${sql.lit(code)} then ${sql.lit(numberText(code, 0).slice(0, -1))}`,
    ),
    sql` `,
  )} end || ${number}::text`;

/** How far a sale is paid today. Whatever else is issued is paid on the spot, and notes are not paid at all. */
export const coverageOf = sql<InvoiceRow['coverage']>`case
  when i.cancelled_at is not null then ${sql.lit(paymentCoverages.codes.cancelled)}
  when i.kind in (${invoiceKind.gift_card}, ${invoiceKind.deposit}) then ${sql.lit(paymentCoverages.codes.paid)}
  when i.kind <> ${invoiceKind.sale} then null
  when coalesce(r.open_amount, 0) = 0 then ${sql.lit(paymentCoverages.codes.paid)}
  when r.open_amount >= i.payable then ${sql.lit(paymentCoverages.codes.not_paid)}
  else ${sql.lit(paymentCoverages.codes.partially_paid)} end`;

export const statusOf = sql<InvoiceRow['status']>`case
  when i.cancelled_at is null then ${sql.lit(paperStates.codes.issued)}
  else ${sql.lit(paperStates.codes.cancelled)} end`;

export const invoiceRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('invoices as i')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'i.account_id').onRef('e.id', '=', 'i.salesman_id'),
    )
    .leftJoin('receivables as r', (join) =>
      join.onRef('r.account_id', '=', 'i.account_id').onRef('r.invoice_id', '=', 'i.id'),
    )
    .where('i.account_id', '=', ctx.accountId)
    .select([
      'i.id',
      'i.unique_id',
      'i.kind',
      numberTextOf(sql`i.kind`, sql`i.number`).as('number_text'),
      'i.issued_at',
      'i.day',
      'i.customer_id',
      'i.customer_name as customer',
      mobileFor(ctx, 'i.customer_mobile').as('mobile'),
      'e.name as salesman',
      signed('list'),
      signed('discount'),
      signed('subtotal'),
      signed('vat'),
      signed('total'),
      signed('tips'),
      paidBy(ctx).as('paid_by'),
      sql<number>`case when i.cancelled_at is null then coalesce(r.open_amount, 0) else 0 end`.as('open'),
      coverageOf.as('coverage'),
      'i.code',
      statusOf.as('status'),
      'i.einvoice_status',
      sql<Hidden['uses']>`case when i.discount_code_id is not null then ${sql.lit(usedCodes.codes.discount_code)}
        when i.coupon_id is not null then ${sql.lit(usedCodes.codes.coupon)}
        else ${sql.lit(usedCodes.codes.none)} end`.as('uses'),
      sql<Hidden['employee_ids']>`array(
        select unnest(array[l.employee_id, l.salesman_id]) from invoice_lines l
        where l.account_id = ${ctx.accountId} and l.invoice_id = i.id
        union all select i.salesman_id)`.as('employee_ids'),
      sql<Hidden['methods']>`array(
        select p.method from payments p where p.account_id = ${ctx.accountId} and p.invoice_id = i.id)`.as('methods'),
      sql<Hidden['counts']>`i.cancelled_at is null`.as('counts'),
    ]);

/** A credit note takes off what it says. */
const signed = <Key extends 'list' | 'discount' | 'subtotal' | 'vat' | 'total' | 'tips'>(key: Key) =>
  sql<number>`${sql.ref(`i.${key}`)} * case when i.kind = ${invoiceKind.credit_note} then -1 else 1 end`.as(key);

/** In the reader's words: cash and card. */
const paidBy = ({ accountId, language }: { accountId: number; language: Language }) => sql<string | null>`(
  select string_agg(distinct case p.method ${sql.join(
    paymentMethods.choices.map(({ value, label }) => sql`when ${sql.lit(value)} then ${sql.lit(label[language])}`),
    sql` `,
  )} end, ${sql.lit(COMMA[language])})
  from payments p where p.account_id = ${accountId} and p.invoice_id = i.id)`;

const LEAST_OF_MOBILE = 5;

/** What a search text means: the number of a paper as it is printed, or papers of customers by name or mobile. */
export async function invoicesMeant(ctx: Ctx, search: string, most: number | null): Promise<number[]> {
  const written = /^([A-Z]{0,2})-?(\d{1,12})$/i.exec(toPlainNumberText(search).replaceAll(/[\s#]/g, ''));
  const kinds = Object.values(invoiceKinds.codes).filter(
    (kind) => !written?.[1] || numberText(kind, 0) === `${written[1].toUpperCase()}-0`,
  );
  // A few digits are the number of a paper; everybody's mobile has them.
  const isNumber = written !== null && (written[1] !== '' || written[2]!.length < LEAST_OF_MOBILE);
  const customers = isNumber ? [] : await findCustomersMeant(ctx, search, most);
  const { rows } = await sql<{ id: number }>`
    (select i.id from invoices i where i.account_id = ${ctx.accountId} and ${written !== null}::boolean
      and i.kind = any(${kinds}::int[]) and i.series = any(${Object.values(invoiceSeries.codes)}::int[])
      and i.number = ${Number(written?.[2] ?? 0)}::bigint)
    union
    (select i.id from invoices i where i.account_id = ${ctx.accountId} and i.customer_id = any(${customers}::bigint[])
      order by i.issued_at desc limit ${most})`.execute(ctx.tx);
  return rows.map(({ id }) => id);
}
