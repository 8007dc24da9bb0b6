import type { Tx } from '../db/database';
import { asAccount, type Services } from '../services';

type Due = { account_id: number };

/** What a job has in hand while it is at one salon. */
export type Turn = { tx: Tx; accountId: number; now: Date; services: Services };

/** One after the other; what fails is written down and does not stop the rest. */
export async function oneByOne<One extends Due>(
  services: Services,
  what: string,
  due: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of due)
    await work(one).catch((error: unknown) =>
      services.log.error({ err: error, account_id: one.account_id }, `${what} of a salon were left out`),
    );
}

/** The same, each in a transaction of its salon. */
export const salonBySalon = <One extends Due>(
  services: Services,
  what: string,
  due: readonly One[],
  work: (turn: Turn, one: One) => Promise<unknown>,
): Promise<void> =>
  oneByOne(services, what, due, (one) =>
    asAccount(services, one.account_id, (tx) =>
      work({ tx, accountId: one.account_id, now: services.clock(), services }, one),
    ),
  );
