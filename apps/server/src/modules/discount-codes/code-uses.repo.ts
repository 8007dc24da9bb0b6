import type { UsableCode } from '@rawnaq/domain/discount-codes/code-reach.rules';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';
import { chosenOf } from './discount-codes.repo';

export type CodeRow = UsableCode & { id: number; code: string; percent: number | null; amount: Minor | null };

/**
 * A code with its uses so far. Held for the rest of the transaction where somebody is about to use it: a limit is a
 * limit.
 */
export async function findUsableCode(
  ctx: Bookkeeper,
  code: string,
  customerId: number | null,
  { lock = false } = {},
): Promise<CodeRow | undefined> {
  const query = ctx.tx
    .selectFrom('discount_codes')
    .select([
      'id',
      'code',
      'category',
      'percent',
      'amount',
      'starts_on',
      'ends_on',
      'max_uses',
      'max_uses_per_customer',
      'status',
    ])
    .where('account_id', '=', ctx.accountId)
    .where('code', '=', code.toUpperCase());
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!found) return undefined;
  const [chosen, uses] = await Promise.all([chosenOf(ctx, found.id), countUses(ctx, found.id, customerId)]);
  return { ...found, ...chosen, ...uses };
}

async function countUses({ tx, accountId }: Bookkeeper, id: number, customerId: number | null) {
  const counted = await tx
    .selectFrom('discount_code_uses')
    .select([
      sql<number>`count(*)::int`.as('uses'),
      sql<number>`(count(*) filter (where customer_id = ${customerId}))::int`.as('uses_of_customer'),
    ])
    .where('account_id', '=', accountId)
    .where('discount_code_id', '=', id)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { uses: counted.uses, uses_of_customer: customerId === null ? null : counted.uses_of_customer };
}

export async function recordCodeUse(
  { tx, accountId }: Bookkeeper,
  use: { discount_code_id: number; invoice_id: number; customer_id: number | null; amount: Minor },
): Promise<void> {
  await tx
    .insertInto('discount_code_uses')
    .values({ account_id: accountId, ...use })
    .execute();
}
