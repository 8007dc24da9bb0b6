import type { LiveEvent } from '@rawnaq/domain/events/events.contract';
import type { Live } from '../../db/live';
import { PLATFORM_ACCOUNT } from '../../services';

type Tell = (lines: string) => void;
/** Everybody who hears the same, whose news are gathered and written down once for all. */
type Audience = { tells: Set<Tell>; changed: Set<string>; by: Set<string>; timer: NodeJS.Timeout | undefined };

/** After the first news, what follows within this time is told together. */
const GATHER_MS = 250;
/** The staff hears of every salon: somebody always writes something. */
const GATHER_STAFF_MS = 1_000;
/** Past this many, the names of who wrote are worth less than their bytes: everybody looks again. */
const MOST_NAMED = 20;

/** One ear for all streams of a process. An audience is a salon, or the staff of the platform. */
export function openHub(live: Pick<Live, 'subscribe'>) {
  const audiences = new Map<number, Audience>();

  const push = (audience: Audience): void => {
    const { tells, changed, by } = audience;
    const event: LiveEvent = { changed: [...changed], ...(by.size <= MOST_NAMED && { by: [...by] }) };
    const lines = `data: ${JSON.stringify(event)}\n\n`;
    changed.clear();
    by.clear();
    for (const tell of tells) tell(lines);
  };

  const gather = (accountId: number, tables: readonly string[], by: string): void => {
    const audience = audiences.get(accountId);
    if (!audience) return;
    for (const table of tables) audience.changed.add(table);
    audience.by.add(by);
    if (audience.timer) return;
    push(audience);
    audience.timer = setTimeout(
      () => {
        audience.timer = undefined;
        if (audience.changed.size > 0) gather(accountId, [], [...audience.by][0]!);
      },
      accountId === PLATFORM_ACCOUNT ? GATHER_STAFF_MS : GATHER_MS,
    ).unref();
  };

  live.subscribe((message) => {
    if (message.channel !== 'changed') return;
    gather(message.account_id, message.tables, message.by);
    if (message.account_id !== PLATFORM_ACCOUNT) gather(PLATFORM_ACCOUNT, message.tables, message.by);
  });

  /** Until the returned function is called. */
  return (accountId: number, tell: Tell): (() => void) => {
    const audience = audiences.get(accountId) ?? {
      tells: new Set(),
      changed: new Set(),
      by: new Set(),
      timer: undefined,
    };
    audiences.set(accountId, audience);
    audience.tells.add(tell);
    return () => {
      audience.tells.delete(tell);
      if (audience.tells.size > 0) return;
      clearTimeout(audience.timer);
      audiences.delete(accountId);
    };
  };
}

const hubs = new WeakMap<object, ReturnType<typeof openHub>>();

/** A process has one; tests have several processes in one. */
export function hubOf(live: Live): ReturnType<typeof openHub> {
  const hub = hubs.get(live) ?? openHub(live);
  hubs.set(live, hub);
  return hub;
}
