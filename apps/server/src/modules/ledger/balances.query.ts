import { ledgerAccounts, type LedgerAccount } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { sql } from 'kysely';
import type { Bookkeeper } from './ledger.repo';

/** What the ledger says the salon owes on an account: credit above zero. */
export async function owedBy(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  account: LedgerAccount,
): Promise<Minor> {
  const { owed } = await tx
    .selectFrom('ledger_days')
    .select(sql<number>`coalesce(sum(credit - debit), 0)::bigint`.as('owed'))
    .where('account_id', '=', accountId)
    .where('ledger_account', '=', ledgerAccounts.codes[account])
    .executeTakeFirstOrThrow();
  return owed;
}
