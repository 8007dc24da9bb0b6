import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { DAYS_AHEAD, type Nights } from '@rawnaq/domain/property-stays/nights.rules';
import { fetchText } from '../../infra/outbound/fetch-text';
import { asAccount, type Services } from '../../services';
import { readCalendarApart } from './apart/calendar-apart';
import { findFeed, replaceFeedNights, setFeed, type FeedKey, type StoredFeed } from './feeds.repo';
import { enqueueListNights } from './list-nights';
import { holdCalendar } from './nights.repo';
import { HOST_ZONE, tellOfFeed } from './tell';

export const READ_FEED = 'read-stay-feed';
/** A thousand stays are less than a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const MINUTE = 60_000;
const OFTEN = 15 * MINUTE;
const SELDOM = 6 * 60 * MINUTE;
/** One that fails once is tried again; the owner hears of it when it goes on. */
const FAILURES_TO_TELL = 3;

type Answer = { nights: Nights[]; etag: string | null } | 'unchanged' | 'silent';

/** Asks the other site outside of any transaction, then keeps what it says. What fails leaves the nights alone. */
export async function readFeed(services: Services, key: FeedKey): Promise<void> {
  const feed = await takeTurn(services, key);
  if (!feed) return;
  const answer = await askSite(services, feed);
  await asAccount(services, key.account_id, async (tx) => {
    await holdCalendar(tx, feed);
    // It may be gone meanwhile.
    const now = await findFeed(tx, key);
    if (!now) return;
    const at = services.clock();
    if (answer === 'silent') {
      const failures = now.failures + 1;
      await setFeed(tx, key, {
        asked_at: at.toISOString(),
        failures,
        silent_since: now.silent_since ?? at.toISOString(),
        next_at: new Date(at.getTime() + Math.min(SELDOM, OFTEN * 2 ** Math.min(failures - 1, 10))).toISOString(),
      });
      if (failures === FAILURES_TO_TELL) await tellOfFeed(tx, now, 'silent');
      return;
    }
    await setFeed(tx, key, {
      asked_at: at.toISOString(),
      answered_at: at.toISOString(),
      failures: 0,
      silent_since: null,
      next_at: new Date(at.getTime() + OFTEN).toISOString(),
      ...(answer !== 'unchanged' && { etag: answer.etag }),
    });
    if (now.failures >= FAILURES_TO_TELL) await tellOfFeed(tx, now, 'back');
    if (answer === 'unchanged') return;
    await replaceFeedNights(tx, now, answer.nights);
    await enqueueListNights(tx, now);
  });
}

/** Its next turn is later, whatever comes of this one: what ends the process must not be read again at once. */
const takeTurn = (services: Services, key: FeedKey): Promise<StoredFeed | undefined> =>
  asAccount(services, key.account_id, async (tx) => {
    const feed = await findFeed(tx, key);
    if (feed) await setFeed(tx, key, { next_at: new Date(services.clock().getTime() + OFTEN).toISOString() });
    return feed;
  });

async function askSite(services: Services, { id, url, etag }: StoredFeed): Promise<Answer> {
  const answer = await fetchText({
    url,
    headers: { accept: 'text/calendar, text/plain;q=0.9', ...(etag !== null && { 'if-none-match': etag }) },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
    outbound: services.config.outbound,
  }).catch(() => undefined);
  if (answer?.status === 304 && etag !== null) return 'unchanged';
  if (answer?.status !== 200 || answer.text === undefined) return 'silent';
  const from = todayIn(services.clock(), HOST_ZONE);
  const span = { zone: HOST_ZONE, from, to: addDays(from, DAYS_AHEAD) };
  const read = await readCalendarApart({ text: answer.text, span }).catch((error: unknown) => {
    services.log.warn({ err: error, feed: id }, 'a calendar could not be read');
    return undefined;
  });
  return read ? { nights: read.nights, etag: answer.etag } : 'silent';
}
