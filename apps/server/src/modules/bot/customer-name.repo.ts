import { sql } from 'kysely';
import type { Ctx } from '../../http/context';

export async function findName({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, customerId: number) {
  const { rows } = await sql<{ name: string }>`
    select c.name
    from customers c
    where c.account_id = ${accountId} and c.id = ${customerId} and c.merged_into is null`.execute(tx);
  return rows[0];
}
