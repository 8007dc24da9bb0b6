import { ledgerChecksContract, type BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { enqueue } from '../../db/enqueue';
import type { UseCases } from '../../http/bind-contract';
import { findBrokenSalons, findCheckedSalons } from './ledger-checks.repo';

const useCases: UseCases<typeof ledgerChecksContract> = {
  get: async ({ tx }) => {
    const [checked, broken] = await Promise.all([findCheckedSalons(tx), findBrokenSalons(tx)]);
    return {
      ...checked,
      broken: broken.map(({ account_id, english_name, arabic_name, checked_at, found }) => ({
        account_id,
        salon: { en: english_name, ar: arabic_name },
        checked_at,
        checks: found as BrokenCheck[],
      })),
    };
  },
  /** Many salons take a while: the page shows what comes in. */
  run: async ({ tx }) => {
    await enqueue(tx, 'check-ledgers', {}, { key: 'check-ledgers' });
    return { done: true };
  },
};

export const ledgerChecksRoutes = { contract: ledgerChecksContract, useCases };
