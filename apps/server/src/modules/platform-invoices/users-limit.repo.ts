import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { usersLimit } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Asking = { tx: Tx; accountId: number; now: Date };
type ExtraUsers = { quantity: number; starts_on: string; ends_on: string; account_invoice_id: number };

export async function insertExtraUsers(tx: Tx, tenant: number, row: ExtraUsers): Promise<void> {
  await tx
    .insertInto('extra_users')
    .values({ account_id: tenant, ...row })
    .execute();
}

/** Who may sign in today, and how many may: by the package, and by what was bought beside it. */
export async function usersOf({ tx, accountId, now }: Asking): Promise<{ used: number; limit: number | null }> {
  const { rows } = await sql<{ included: number | null; extra: number; used: number }>`
    select l.users as included,
      (select coalesce(sum(e.quantity), 0)::int from extra_users e
        where e.account_id = ${accountId}
          and (${now.toISOString()}::timestamptz at time zone a.time_zone)::date
            between e.starts_on and e.ends_on) as extra,
      (select count(*)::int from users u
        where u.account_id = ${accountId} and u.kind = 'merchant'
          and u.status = ${sql.lit(recordStates.codes.active)}) as used
    from accounts a left join package_limits l on l.tier = a.tier
    where a.id = ${accountId}`.execute(tx);
  const found = rows[0];
  return found ? { used: found.used, limit: usersLimit(found.included, found.extra) } : { used: 0, limit: null };
}

/** Before somebody more gets a way in. The account is held, so that of two who are given the last one, one waits. */
export async function assertUserLeft(asking: Asking): Promise<void> {
  await asking.tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', asking.accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { used, limit } = await usersOf(asking);
  if (limit !== null && used >= limit) throw new AppError('USERS_LIMIT_REACHED', { values: { limit } });
}

type Limits = { basic: number | null; advanced: number | null; premium: number | null };

export async function readLimits(tx: Tx): Promise<Limits> {
  const rows = await tx.selectFrom('package_limits').select(['tier', 'users']).execute();
  return {
    basic: null,
    advanced: null,
    premium: null,
    ...Object.fromEntries(rows.map((row) => [row.tier, row.users])),
  };
}

export async function storeLimits(tx: Tx, { basic, advanced, premium }: Limits): Promise<void> {
  await tx
    .insertInto('package_limits')
    .values([
      { tier: 'basic', users: basic },
      { tier: 'advanced', users: advanced },
      { tier: 'premium', users: premium },
    ])
    .onConflict((conflict) => conflict.column('tier').doUpdateSet((row) => ({ users: row.ref('excluded.users') })))
    .execute();
}
