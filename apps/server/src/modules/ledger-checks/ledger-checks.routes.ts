import { ledgerChecksContract } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { enqueue } from '../../db/enqueue';
import type { UseCases } from '../../http/bind-contract';
import { brokenSalons } from './broken-salons';
import { findCheckedSalons } from './ledger-checks.repo';

const useCases: UseCases<typeof ledgerChecksContract> = {
  get: async ({ tx }) => {
    const [checked, broken] = await Promise.all([findCheckedSalons(tx), brokenSalons(tx)]);
    return { ...checked, broken };
  },
  /** Many salons take a while: the page shows what comes in. */
  run: async ({ tx }) => {
    await enqueue(tx, 'check-ledgers', {}, { key: 'check-ledgers' });
    return { done: true };
  },
};

export const ledgerChecksRoutes = { contract: ledgerChecksContract, useCases };
