import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays, endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import { DAYS_AHEAD } from '@rawnaq/domain/property-stays/nights.rules';
import { exportPath } from '@rawnaq/domain/property-stays/stay-addresses';
import type { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { newLinkId } from '../../infra/link-id';
import { assertNights } from './ask-for-stay';
import { feedNightsBetween, feedsOf } from './feeds.repo';
import { hostOfFeed } from './feeds';
import { enqueueListNights } from './list-nights';
import { findOwnPlace, remember } from './own-place';
import { findCalendar, holdCalendar, nightsBetween, removeBlock, setExport, takeNights } from './nights.repo';

type Stays = typeof staysContract;
/** Weeks that begin before a month and end after it are shown whole. */
const AROUND = 7;

export const getCalendar: UseCase<Stays['calendar']> = async (ctx, { property_id, month }) => {
  const { tx, now } = ctx;
  const place = await findOwnPlace(ctx, property_id);
  const key = { account_id: ctx.accountId, property_id };
  const from = addDays(startOfMonth(month), -AROUND);
  const to = addDays(endOfMonth(month), AROUND);
  const calendar = await findCalendar(tx, key);
  const feeds = await feedsOf(tx, key);
  return {
    today: todayIn(now, sessionOf(ctx).account.time_zone),
    weekday_price: place.weekday_price,
    weekend_price: place.weekend_price,
    nights: await nightsBetween(tx, key, from, to, now),
    elsewhere: await feedNightsBetween(tx, key, from, to),
    feeds: feeds.map(({ id, name, url, asked_at, answered_at, silent_since }) => ({
      id,
      name,
      host: hostOfFeed(url),
      answered_at,
      silent_since,
      is_waiting: asked_at === null,
    })),
    export_url: calendar?.unique_id ? exportUrl(ctx, calendar.unique_id) : null,
    export_read_at: calendar?.read_at ?? null,
  };
};

export const blockNights: UseCase<Stays['block']> = async (ctx, { property_id, note, ...nights }) => {
  await findOwnPlace(ctx, property_id);
  assertNights(nights, todayIn(ctx.now, sessionOf(ctx).account.time_zone), DAYS_AHEAD);
  const key = { account_id: ctx.accountId, property_id };
  const id = await takeNights(ctx.tx, key, { ...nights, note, kind: nightKinds.codes.block }, ctx.now);
  await enqueueListNights(ctx.tx, key);
  await remember(ctx, 'stay-calendars.block', property_id, { ...nights, note });
  return { id };
};

export const unblockNights: UseCase<Stays['unblock']> = async (ctx, { id }) => {
  const freed = await removeBlock(ctx.tx, ctx.accountId, id);
  if (!freed) throw new AppError('NOT_FOUND');
  const { property_id, ...nights } = freed;
  await enqueueListNights(ctx.tx, { account_id: ctx.accountId, property_id });
  await remember(ctx, 'stay-calendars.unblock', property_id, nights);
  return { done: true };
};

export const renewExport: UseCase<Stays['renew_export']> = async (ctx, { property_id }) => {
  await findOwnPlace(ctx, property_id);
  const key = { account_id: ctx.accountId, property_id };
  await holdCalendar(ctx.tx, key);
  const unique_id = newLinkId(ctx.accountId);
  await setExport(ctx.tx, key, { unique_id, read_at: null });
  await remember(ctx, 'stay-calendars.renew-export', property_id);
  return { export_url: exportUrl(ctx, unique_id) };
};

const exportUrl = ({ services }: Ctx, secret: string): string => services.config.publicUrl + exportPath(secret);
