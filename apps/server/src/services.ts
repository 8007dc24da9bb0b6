import { PLATFORM_ACCOUNT } from './db/platform-account';
import type pg from 'pg';
import type { Config } from './config';
import type { Live } from './db/live';
import type { Replica } from './db/replica';
import type { Log } from './infra/log';
import type { SessionCache } from './sessions/session-cache';
import type { MessageDrivers } from './infra/message-drivers';
import type { Storage } from './infra/storage';
import type { Sealer } from './infra/crypto';
import type { Vapid } from './infra/web-push/vapid';
import { transaction, type Tx } from './db/database';

/** What the process owns for its whole life. Tests build one with their own clock and drivers. */
export type Services = {
  config: Config;
  log: Log;
  clock: () => Date;
  pools: { app: pg.Pool; platform: pg.Pool; apart: pg.Pool };
  /** Answers long reads, where there is one. */
  replica?: Replica;
  live: Live;
  sessions: SessionCache;
  drivers: MessageDrivers;
  storage: Storage;
  sealer: Sealer;
  vapid: Vapid;
};

/** A transaction of one account, as requests see it: row-level security shows that account only. */
export const asAccount = <T>(services: Services, accountId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(services.pools.app, accountId, work);

/** A transaction of the platform: sign-in, staff, jobs. Sees every account. */
export const asPlatform = <T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(services.pools.platform, PLATFORM_ACCOUNT, work);

/**
 * A short transaction beside the one under way: counts and tries that stay when the request is refused. It has a pool
 * of its own, because a crowd of requests that each hold a connection and wait for a second one of the same pool would
 * wait for ever.
 */
export const apart = <T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(services.pools.apart, PLATFORM_ACCOUNT, work);

export { PLATFORM_ACCOUNT };
