import { transaction } from '../db/database';
import type { Ctx } from './context';

/**
 * For use cases without a transaction of the request: a short one, after the slow part (a password is hashed in a
 * twentieth of a second of a core). A crowd of them would otherwise hold every connection while it waits for the cores.
 */
export const ownTransaction = <T>(ctx: Ctx, work: (own: Ctx) => Promise<T>): Promise<T> => {
  const { app, platform } = ctx.services.pools;
  const pool = ctx.session && ctx.area !== 'manager' ? app : platform;
  return transaction(pool, ctx.accountId, (tx) => work({ ...ctx, tx }));
};
