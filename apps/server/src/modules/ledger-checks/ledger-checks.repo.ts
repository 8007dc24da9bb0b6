import type { BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';
import type { Finding } from './checks/finding';

const FIRST_FEW = 5;
const MOST_SALONS = 100;

/**
 * Checks compare everything of a salon with everything else of it. One that is younger than the planner's statistics
 * looks empty to it, and would be walked once for each of its own rows.
 */
export async function expectManyRows(tx: Tx): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(tx);
}

/** How many findings, and the first few. */
export async function askCheck(
  tx: Tx,
  check: RawBuilder<Finding>,
): Promise<{ violations: number; findings: Finding[] }> {
  const { rows } = await sql<Finding & { violations: number }>`
    select at, found, expected, count(*) over () as violations
    from (${check}) f
    limit ${FIRST_FEW}`.execute(tx);
  return {
    violations: rows[0]?.violations ?? 0,
    findings: rows.map(({ at, found, expected }) => ({ at, found, expected })),
  };
}

export async function keepCheck(tx: Tx, accountId: number, now: Date, broken: readonly BrokenCheck[]): Promise<void> {
  const values = {
    checked_at: now.toISOString(),
    violations: broken.reduce((sum, { violations }) => sum + violations, 0),
    found: JSON.stringify(broken),
  };
  await tx
    .insertInto('ledger_checks')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Every salon; the platform itself, account 0, and owners of places to stay sell nothing. */
export async function salonIds(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '>', 0)
    .where('status', '<>', 'host')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findCheckedSalons = (tx: Tx) =>
  tx
    .selectFrom('ledger_checks')
    .select([
      sql<number>`count(*)`.as('salons_checked'),
      sql<number>`count(*) filter (where violations > 0)`.as('salons_broken'),
      sql<string | null>`min(checked_at)`.as('oldest_check'),
      sql<string | null>`max(checked_at)`.as('newest_check'),
    ])
    .executeTakeFirstOrThrow();

export const findBrokenSalons = (tx: Tx) =>
  tx
    .selectFrom('ledger_checks as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.account_id', 'a.english_name', 'a.arabic_name', 'c.checked_at', 'c.found'])
    .where('c.violations', '>', 0)
    .orderBy('c.violations', 'desc')
    .orderBy('c.account_id')
    .limit(MOST_SALONS)
    .execute();
