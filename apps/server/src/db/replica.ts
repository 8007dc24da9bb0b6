import { AppError } from '@rawnaq/domain/kernel/app-error';
import type pg from 'pg';
import type { Log } from '../infra/log';
import { transaction, type Tx } from './database';
import type { Live } from './live';

type Pools = { app: pg.Pool; platform: pg.Pool };
export type Replica = {
  /** Whether the replica has everything this account has changed, as far as we heard, and is not far behind. */
  isGoodFor: (accountId: number) => boolean;
  /**
   * The same transaction as on the server itself: role, account and row-level security. When the replica fails,
   * `otherwise` is asked.
   */
  read: <T>(
    role: keyof Pools,
    accountId: number,
    work: (tx: Tx) => Promise<T>,
    otherwise: () => Promise<T>,
  ) => Promise<T>;
  /** This process wrote: its own message comes back a moment later. */
  wrote: (accountId: number) => void;
  /** How far behind at most, in seconds; null while it can't be asked. */
  lag: () => number | null;
  stop: () => Promise<void>;
};

export type ReplicaOptions = {
  primary: pg.Pool;
  pools: Pools;
  live: Pick<Live, 'subscribe' | 'isConnected'>;
  log: Log;
  /** Further behind than this, it is not asked. */
  limitMs?: number;
  checkMs?: number;
};

/** A moment, and the place the log of the server had reached then. */
type Mark = { at: number; place: bigint };

/**
 * A streaming replica, for reads that are long and change nothing. Once a second we note where the log of the server is
 * and how far the replica has come: it is known to be fresh as of the newest moment it has passed. Whoever changed
 * something after that moment is answered by the server itself, so that nobody misses her own writes.
 */
export function watchReplica({
  primary,
  pools,
  live,
  log,
  limitMs = 10_000,
  checkMs = 1_000,
}: ReplicaOptions): Replica {
  let marks: Mark[] = [];
  let freshAsOf: number | undefined;
  let isAway = false;
  let floor = performance.now();
  const changedAt = new Map<number, number>();
  const wrote = (accountId: number): void => {
    changedAt.set(accountId, performance.now());
  };
  const unsubscribe = live.subscribe((message) => {
    if (message.channel === 'changed') wrote(message.account_id);
    // While we hear nothing, anybody may have written.
    else if (message.channel === 'silence') floor = performance.now();
  });
  const fail = (error: unknown): void => {
    freshAsOf = undefined;
    if (!isAway) log.warn({ err: error }, 'the replica does not answer; the server itself is asked');
    isAway = true;
  };

  const check = async (): Promise<void> => {
    try {
      const at = performance.now();
      marks.push({ at, place: placeOf((await oneRow<{ place: string }>(primary, SERVER_PLACE)).place) });
      const { place } = await oneRow<{ place: string | null }>(pools.platform, REPLICA_PLACE);
      if (place === null) throw new Error('DATABASE_REPLICA_URL names a server that is no replica.');
      const passed = marks.findLast((mark) => mark.place <= placeOf(place));
      if (!passed) return;
      marks = marks.filter((mark) => mark.at >= passed.at);
      freshAsOf = passed.at;
      for (const [accountId, moment] of changedAt) if (moment < passed.at) changedAt.delete(accountId);
      if (isAway) log.info('the replica answers again');
      isAway = false;
    } catch (error) {
      fail(error);
      // Marks of an absence prove nothing more than the newest one.
      marks = marks.slice(-1);
    }
  };
  let underWay: Promise<void> = check();
  let isIdle = false;
  void underWay.then(() => (isIdle = true));
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    underWay = check().finally(() => (isIdle = true));
  }, checkMs).unref();

  return {
    isGoodFor: (accountId) =>
      live.isConnected() &&
      freshAsOf !== undefined &&
      performance.now() - freshAsOf <= limitMs &&
      Math.max(changedAt.get(accountId) ?? 0, floor) < freshAsOf,
    read: (role, accountId, work, otherwise) =>
      transaction(pools[role], accountId, work).catch((error: unknown) => {
        // A refusal is an answer. Everything else (gone, cut off by what it replays) is worth asking the server itself.
        if (error instanceof AppError) throw error;
        fail(error);
        return otherwise();
      }),
    wrote,
    lag: () => (freshAsOf === undefined ? null : Math.round((performance.now() - freshAsOf) / 100) / 10),
    async stop() {
      clearInterval(timer);
      unsubscribe();
      await underWay;
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

// Where the next record goes: a server that does not wait for its disk has commits that are not written yet.
const SERVER_PLACE = 'select pg_current_wal_insert_lsn()::text as place';
const REPLICA_PLACE = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place';

async function oneRow<R extends object>(pool: pg.Pool, text: string): Promise<R> {
  return (await pool.query<R>(text)).rows[0]!;
}

/** `16/B374D848`: two halves of 64 bits. */
function placeOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
