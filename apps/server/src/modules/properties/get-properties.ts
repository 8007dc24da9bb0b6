import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { propertiesContract, PropertyNumbers } from '@rawnaq/domain/properties/properties.contract';
import { standingOf } from '@rawnaq/domain/properties/property-standing.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';
import { daysSince, numbersSince, ownProperties } from './own-properties.query';
import { findHost, findProperty, picturesOf } from './properties.repo';
import { toFields } from './stored-property';

type Properties = typeof propertiesContract;
const CARD_DAYS = 30;
const NOTHING: PropertyNumbers = { views: 0, favourites: 0, calls: 0, chats: 0, enquiries: 0 };

export const getProperties: UseCase<Properties['get_records']> = async (ctx) => {
  const [rows, numbers] = [await ownProperties(ctx), await numbersSince(ctx, firstOf(ctx, CARD_DAYS))];
  return {
    records: rows.map((row) => ({ ...row, standing: standingOf(row), ...NOTHING, ...numbers.get(row.id) })),
  };
};

export const getProperty: UseCase<Properties['get_record']> = async (ctx, { id }) => {
  const row = await findProperty(ctx.tx, { account_id: ctx.accountId, id });
  if (!row) throw new AppError('NOT_FOUND');
  const pictures = await picturesOf(ctx.tx, row);
  const { image_ids: _, whatsapp, ...fields } = toFields(row, pictures);
  const { unique_id, version, status, hidden, sent_at, refused_at, refuse_reason, updated_at } = row;
  return {
    record: {
      id,
      unique_id,
      version,
      status,
      hidden,
      sent_at,
      refused_at,
      refuse_reason,
      updated_at,
      ...fields,
      whatsapp: whatsapp ?? null,
      standing: standingOf(row),
      approved: row.approved !== null,
      images: pictures.map((picture) => ({ ...picture, url: uploadUrl(ctx.area, picture.unique_id) })),
    },
    owner_name: await ownerName(ctx),
  };
};

export const getBeginning: UseCase<Properties['beginning']> = async (ctx) => {
  const host = await findHost(ctx.tx, ctx.accountId);
  return { owner_name: host?.name ?? sessionOf(ctx).user.name, mobile: host?.mobile ?? '' };
};

export const getStatistics: UseCase<Properties['statistics']> = async (ctx, { id, days }) => {
  if (!(await findProperty(ctx.tx, { account_id: ctx.accountId, id }))) throw new AppError('NOT_FOUND');
  const first = firstOf(ctx, Number(days));
  const known = new Map((await daysSince(ctx, id, first)).map((day) => [day.day, day]));
  const all = Array.from({ length: Number(days) }, (_, index) => addDays(first, index)).map((day) => ({
    ...NOTHING,
    ...known.get(day),
    day,
  }));
  const sum = (name: keyof PropertyNumbers) => all.reduce((total, day) => total + day[name], 0);
  return {
    views: sum('views'),
    favourites: sum('favourites'),
    calls: sum('calls'),
    chats: sum('chats'),
    enquiries: sum('enquiries'),
    days: all,
  };
};

const ownerName = async (ctx: Ctx): Promise<string> =>
  (await findHost(ctx.tx, ctx.accountId))?.name ?? sessionOf(ctx).user.name;

/** So many days, today among them. */
const firstOf = (ctx: Ctx, days: number) => addDays(todayIn(ctx.now, sessionOf(ctx).account.time_zone), 1 - days);
