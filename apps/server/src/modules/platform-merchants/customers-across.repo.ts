import { toCustomerQuery } from '@rawnaq/domain/customers/customer.rules';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';

const customers = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('customers as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'c.id',
      'c.account_id',
      ctx.language === 'ar' ? 'a.arabic_name as salon' : 'a.english_name as salon',
      'a.country',
      'c.name',
      'c.mobile',
      'c.email',
      'c.status',
      'c.invoices_count',
      'c.last_invoice_on',
      'c.created_at',
      'c.whatsapp_inactive_at',
      'c.whatsapp_inactive_reason',
    ])
    .where('c.account_id', '>', TRAINING_ACCOUNT_ID)
    .where('c.merged_into', 'is', null);

export const addedCustomers = customers;
export const customersNotOnWhatsapp = (ctx: Ctx) => customers(ctx).where('c.whatsapp_inactive_at', 'is not', null);

/**
 * A name in either script or any part of a mobile, in all salons. The staff's role sees every row, so the trigram
 * indexes serve it directly.
 */
export async function findAcross(ctx: Ctx, search: string, most: number | null): Promise<Found[]> {
  const query = toCustomerQuery(search);
  if (!query) return [];
  const found = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    (select c.account_id, c.id
      from customers c
      where ${condition} and c.account_id > ${TRAINING_ACCOUNT_ID} and c.merged_into is null
      limit ${most})`;
  const either =
    query.kind === 'digits'
      ? [found(sql`c.mobile_digits like any (${query.digits.map((digits) => `%${digits}%`)}::text[])`)]
      : [
          found(all('c.name_key', query.names)),
          ...(query.sounds.length ? [found(all('c.sound_key', query.sounds))] : []),
        ];
  const { rows } = await sql<Found>`
    select found.account_id, found.id from (${sql.join(either, sql` union `)}) found limit ${most}`.execute(ctx.tx);
  return rows;
}

type Found = { account_id: number; id: number };

const all = (column: string, patterns: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
    sql` and `,
  );
