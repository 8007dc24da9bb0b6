import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/**
 * Open accounts with an end within a few days, or behind them. The day is counted in each account's own zone by the
 * caller.
 */
export const accountsNearEnd = (tx: Tx, before: string) =>
  tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '>', 1)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'trial'), where('trial_ends_on', '<=', before)]),
        where.and([where('status', '=', 'active'), where('expires_on', '<=', before)]),
      ]),
    )
    .orderBy('id')
    .execute();

/** False when it was sent before. */
export async function claimNotice(
  tx: Tx,
  tenant: number,
  endsOn: string,
  daysBefore: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
      insert into expiry_notices (tenant, ends_on, days_before, sent_at)
      values (${tenant}, ${endsOn}, ${daysBefore}, ${now.toISOString()})
      on conflict do nothing returning tenant`.execute(tx);
  return rows.length > 0;
}
