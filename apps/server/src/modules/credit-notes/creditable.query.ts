import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { Ctx } from '../../http/context';
import { invoicesMeant } from '../total-sales';

const MOST = 12;
/** The newest of these are offered. */
const MOST_LOOKED_AT = 1_000;
const CREDITABLE = [invoiceKinds.codes.sale, invoiceKinds.codes.gift_card];

/** Invoices that stand, by number, name or mobile; the newest where nothing is asked for. */
export async function findCorrectable(ctx: Ctx, search: string) {
  let query = ctx.tx
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at', 'customer_name as customer', 'payable'])
    .where('account_id', '=', ctx.accountId)
    .where('kind', 'in', CREDITABLE)
    .where('cancelled_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST);
  if (search !== '') {
    const ids = await invoicesMeant(ctx, search, MOST_LOOKED_AT);
    if (ids.length === 0) return [];
    query = query.where('id', 'in', ids);
  }
  return query.execute();
}

export const usedCardOf = ({ tx, accountId }: Ctx, invoiceId: number) =>
  tx
    .selectFrom('gift_cards')
    .select(['type', 'expires_on', 'expired_on'])
    .where('account_id', '=', accountId)
    .where('used_invoice_id', '=', invoiceId)
    .executeTakeFirst();

export async function employeeNames({ tx, accountId }: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
