/**
 * Which answers on screen are stale: each says what it was read from, each write and each live event what was written.
 */
import type { LiveEvent } from '@rawnaq/domain/events/events.contract';
import { CHANGED_HEADER, SHOWS_HEADER } from '@rawnaq/domain/events/live-headers';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What happens within this time is asked for together. */
const GATHER_MS = 300;
/** While it goes on and on, screens look again less often: nobody reads a list that moves three times a second. */
const LONGEST_MS = 5_000;
/** Up to this much later, each screen by its own chance, so that a whole salon does not ask in one moment. */
const SPREAD = 0.5;
/** So long after she wrote something she waits for what comes of it: an answer, a payment, a message on its way. */
const HERS_MS = 2_000;
const MOST_OWN = 200;
/** Past this many, in a tab nobody looks at, everything is asked again. */
const MOST_WAITING = 200;

export type Freshness = ReturnType<typeof keepFresh>;

export function keepFresh(client: QueryClient) {
  const shown = new Map<string, readonly string[]>();
  const heardAt = new Map<string, number>();
  const ownChanges = new Set<string>();
  let waiting: LiveEvent[] = [];
  let missedSome = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = GATHER_MS;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let wroteAt = Number.NEGATIVE_INFINITY;

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') shown.delete(query.queryHash);
  });

  /** What is on screen is asked again; the rest when it is next looked at. */
  const refresh = (tables: ReadonlySet<string>): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryHash }) => shown.get(queryHash)?.some((one) => tables.has(one)) ?? false,
    });

  const isOwn = ({ by }: LiveEvent): boolean => by !== undefined && by.every((name) => ownChanges.has(name));

  function look(): void {
    clearTimeout(timer);
    timer = undefined;
    // Nobody sees it: it waits until somebody comes back.
    if (document.hidden) return;
    lookedAt = performance.now();
    const news = waiting.filter((event) => !isOwn(event));
    waiting = [];
    if (missedSome) void client.invalidateQueries();
    else if (news.length > 0) void refresh(new Set(news.flatMap(({ changed = [] }) => changed)));
    missedSome = false;
  }

  function lookSoon(): void {
    if (waiting.length > MOST_WAITING) {
      waiting = [];
      missedSome = true;
    }
    if (timer) return;
    const now = performance.now();
    const goesOn = now - lookedAt < 2 * pause && now - wroteAt > HERS_MS;
    pause = goesOn ? Math.min(2 * pause, LONGEST_MS) : GATHER_MS;
    timer = setTimeout(look, pause * (1 + Math.random() * SPREAD));
  }

  return {
    /** A question goes out; the answer's headers say what it shows. What changed on the way may be missing in it. */
    asking(queryKey: QueryKey): (headers: Headers) => void {
      const [hash, askedAt] = [hashKey(queryKey), performance.now()];
      return (headers) => {
        const tables = headers.get(SHOWS_HEADER)?.split(',') ?? [];
        shown.set(hash, tables);
        const late = tables.filter((table) => (heardAt.get(table) ?? 0) > askedAt);
        if (late.length === 0) return;
        waiting.push({ changed: late });
        lookSoon();
      };
    },

    /** Our own write: asked for at once, and not a second time when its event comes. */
    async wrote(headers: Headers): Promise<void> {
      const [name, tables] = headers.get(CHANGED_HEADER)?.split(' ') ?? [];
      if (!name || !tables) return;
      if (ownChanges.size >= MOST_OWN) ownChanges.clear();
      ownChanges.add(name);
      wroteAt = performance.now();
      if (timer) {
        clearTimeout(timer);
        timer = undefined;
        lookSoon();
      }
      await refresh(new Set(tables.split(',')));
    },

    hear(event: LiveEvent): void {
      if (isOwn(event)) return;
      for (const table of event.changed ?? []) heardAt.set(table, performance.now());
      waiting.push(event);
      lookSoon();
    },

    /** The tab is looked at again, or no longer. */
    turned(): void {
      if (!document.hidden && (waiting.length > 0 || missedSome)) look();
    },

    /** The connection was lost for a while: anything may have changed. */
    missed(): void {
      missedSome = true;
      lookSoon();
    },
  };
}
