import type { BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import type { Tx } from '../../db/database';
import { findBrokenSalons } from './ledger-checks.repo';

/** Salons whose last check found something, the worst first. */
export async function brokenSalons(tx: Tx) {
  return (await findBrokenSalons(tx)).map(({ account_id, english_name, arabic_name, checked_at, found }) => ({
    account_id,
    salon: { en: english_name, ar: arabic_name },
    checked_at,
    checks: found as BrokenCheck[],
  }));
}
