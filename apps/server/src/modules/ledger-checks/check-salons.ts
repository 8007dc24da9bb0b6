import type { BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { asPlatform, type Services } from '../../services';
import { keepCheck, salonIds } from './ledger-checks.repo';
import { runChecks } from './run-checks';

/**
 * Checks salons one by one, each in a transaction of its own, and keeps what was found. All of them, unless some are
 * named.
 */
export async function checkSalons(
  services: Services,
  only?: readonly number[],
): Promise<{ account_id: number; broken: BrokenCheck[] }[]> {
  const ids = only ?? (await asPlatform(services, salonIds));
  const results: { account_id: number; broken: BrokenCheck[] }[] = [];
  for (const account_id of ids)
    results.push(
      await asPlatform(services, async (tx) => {
        const broken = await runChecks(tx, account_id);
        await keepCheck(tx, account_id, services.clock(), broken);
        return { account_id, broken };
      }),
    );
  return results;
}

/** Which of these numbers are no salon's. */
export async function unknownSalons(services: Services, ids: readonly number[]): Promise<number[]> {
  const known = new Set(await asPlatform(services, salonIds));
  return ids.filter((id) => !known.has(id));
}
