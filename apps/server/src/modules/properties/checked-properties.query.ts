import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { sql, type RawBuilder } from 'kysely';
import { propertyState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

const { codes } = propertyStandings;

/** The domain's `standingOf`, for whole lists. */
const standing = sql<(typeof codes)[keyof typeof codes]>`
  case
    when p.status = ${propertyState.active} then
      case when p.hidden then ${sql.lit(codes.hidden)} else ${sql.lit(codes.published)} end
    when p.sent_at is not null then
      case p.status
        when ${propertyState.new} then ${sql.lit(codes.waiting)} else ${sql.lit(codes.change_waiting)} end
    when p.refused_at is not null then
      case p.status
        when ${propertyState.new} then ${sql.lit(codes.refused)} else ${sql.lit(codes.change_refused)} end
    when p.status = ${propertyState.new} then ${sql.lit(codes.draft)}
    else ${sql.lit(codes.changed)} end`;

const rows = (ctx: Ctx, which: RawBuilder<boolean>) =>
  ctx.tx
    .selectFrom('properties as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.account_id',
      'p.english_name',
      'p.arabic_name',
      ctx.language === 'ar' ? 'a.arabic_name as owner' : 'a.english_name as owner',
      'p.type',
      'p.emirate',
      'p.capacity',
      sql<number | null>`least(p.weekday_price, p.weekend_price)`.as('lowest_price'),
      'a.currency',
      standing.as('standing'),
      'p.sent_at',
      'p.refuse_reason',
      'p.updated_at',
    ])
    .where('p.removed_at', 'is', null)
    .where(which);

/** A draft is its owner's business alone: only what was handed in, or sent back, is shown. */
export const addedPropertyRows = (ctx: Ctx) =>
  rows(ctx, sql<boolean>`p.status = ${propertyState.new} and (p.sent_at is not null or p.refused_at is not null)`);

export const editedPropertyRows = (ctx: Ctx) =>
  rows(ctx, sql<boolean>`p.status = ${propertyState.edited} and (p.sent_at is not null or p.refused_at is not null)`);

/** Also those with open changes: what was approved before is public meanwhile. */
export const activePropertyRows = (ctx: Ctx) => rows(ctx, sql<boolean>`p.status <> ${propertyState.new}`);

export const searched = { search: ['english_name', 'arabic_name', 'owner'] } as const;
