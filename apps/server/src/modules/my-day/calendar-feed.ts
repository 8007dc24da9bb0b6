import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { myDayContract } from '@rawnaq/domain/my-day/my-day.contract';
import { FEED_DAYS_AHEAD, FEED_DAYS_BACK, feedEvents } from '@rawnaq/domain/my-day/calendar-feed.rules';
import { writeCalendar } from '@rawnaq/domain/kernel/time/calendar-file';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import type { FileAnswer } from '../../http/answers/file-answer';
import { throttle, type Limit } from '../../http/throttle';
import { newToken, sha256 } from '../../infra/crypto';
import { asAccount } from '../../services';
import { audit } from '../audit';
import { employeeOfUser } from '../employees';
import { endFeed, findEntries, findFeed, findLiveFeed, insertFeed, lockOwner, markRead } from './my-day.repo';

type MyDay = typeof myDayContract;

export const getFeed: UseCase<MyDay['get_feed']> = async (ctx) => {
  const employee = await ownEmployee(ctx);
  return { feed: (employee && (await findFeed(ctx, employee.id))) ?? null };
};

/** The address is told once: only the hash of its token is kept. An old one ends. */
export const makeFeed: UseCase<MyDay['make_feed']> = async (ctx) => {
  const employee = await ownEmployee(ctx);
  if (!employee) throw new AppError('LOGIN_WITHOUT_EMPLOYEE');
  const token = newToken(ctx.accountId);
  await lockOwner(ctx, employee.id);
  await endFeed(ctx, employee.id, ctx.now);
  await insertFeed(ctx, employee.id, sha256(token), ctx.now);
  await audit(ctx, { action: 'employees.make-feed', entity: 'employees', entity_id: employee.id });
  return { secret_url: `${ctx.services.config.publicUrl}/api/public/calendar/${token}.ics` };
};

export const revokeFeed: UseCase<MyDay['revoke_feed']> = async (ctx) => {
  const employee = await ownEmployee(ctx);
  if (employee && (await endFeed(ctx, employee.id, ctx.now)))
    await audit(ctx, { action: 'employees.revoke-feed', entity: 'employees', entity_id: employee.id });
  return { done: true };
};

/** Calendars ask every few minutes, from wherever their servers are; guessing is slowed by the address that guesses. */
const READS: Limit = { bucket: 'calendar-feed', limit: 60, seconds: 600 };
const STRANGERS: Limit = { bucket: 'calendar-feed-guess', limit: 120, seconds: 600 };
const DAY_MS = 86_400_000;
/** When it was last read need not be known to the minute. */
const NOTE_EVERY_MS = 5 * 60_000;

export const readFeed: UseCase<MyDay['read_feed']> = async (ctx, { file }): Promise<FileAnswer> => {
  const token = /^([0-9a-z]{1,8}\.[\w-]{43})\.ics$/.exec(file)?.[1];
  if (token === undefined) throw new AppError('NOT_FOUND');
  const hash = sha256(token);
  await throttle(ctx.services, STRANGERS, { ip: ctx.request.ip });
  await throttle(ctx.services, READS, { of: hash.toString('hex') });
  const accountId = Number.parseInt(token, 36);
  const body = await asAccount(ctx.services, accountId, async (tx) => {
    const place = { tx, accountId };
    const feed = await findLiveFeed(place, hash);
    if (!feed) throw new AppError('NOT_FOUND');
    const moment = (days: number): string => new Date(ctx.now.getTime() + days * DAY_MS).toISOString();
    const entries = await findEntries(place, feed, moment(-FEED_DAYS_BACK), moment(FEED_DAYS_AHEAD));
    if (feed.read_at === null || ctx.now.getTime() - Date.parse(feed.read_at) > NOTE_EVERY_MS)
      await markRead(place, feed.id, ctx.now);
    const salon = feed.language === 'ar' ? feed.arabic_name : feed.english_name;
    return writeCalendar({
      name: `${salon} · ${feed.employee}`,
      zone: feed.time_zone,
      stamp: ctx.now.toISOString(),
      events: feedEvents(entries, { accountId, salon, language: feed.language }),
    });
  });
  return {
    body: Buffer.from(body),
    type: 'text/calendar; charset=utf-8',
    name: 'calendar.ics',
    plainName: 'calendar.ics',
    inline: true,
    headers: { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' },
  };
};

async function ownEmployee(ctx: Ctx): Promise<{ id: number } | undefined> {
  const employee = await employeeOfUser(ctx.tx, ctx.accountId, sessionOf(ctx).user.id);
  return employee?.status === recordStates.codes.active ? employee : undefined;
}
