import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { sql, type NotNull, type RawBuilder } from 'kysely';
import { propertyState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';

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
    .leftJoin('accounts as a', 'a.id', 'p.account_id')
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
      'p.status',
      'p.hidden',
      'p.refused_at',
      'p.sent_at',
      'p.refuse_reason',
      'p.updated_at',
    ])
    .$narrowType<{ owner: NotNull; currency: NotNull }>()
    .where('p.removed_at', 'is', null)
    .where(which);

/** A draft is its owner's business alone: only what was handed in, or sent back, is shown. */
export const addedPropertyRows = (ctx: Ctx) =>
  rows(ctx, sql<boolean>`p.status = ${propertyState.new} and (p.sent_at is not null or p.refused_at is not null)`);

export const editedPropertyRows = (ctx: Ctx) =>
  rows(ctx, sql<boolean>`p.status = ${propertyState.edited} and (p.sent_at is not null or p.refused_at is not null)`);

/** Also those with open changes: what was approved before is public meanwhile. */
export const activePropertyRows = (ctx: Ctx) => rows(ctx, sql<boolean>`p.status <> ${propertyState.new}`);

/** Index `platform_properties_words`, and the owners. */
const propertiesHolding = (holds: Holds) => sql`
  select p.account_id, p.id
  from properties p
  where p.removed_at is null and ${holds(sql`p.english_name || ' ' || p.arabic_name`)}
  union all
  select p.account_id, p.id
  from properties p
  where p.removed_at is null and p.account_id in (${accountsHolding(holds)})`;

/** The same, of a row that is listed. */
const { new: fresh, active, edited } = propertyState;
const MEANS = new Map<string | number, RawBuilder<unknown>>([
  [codes.waiting, sql`r.status = ${fresh} and r.sent_at is not null`],
  [codes.refused, sql`r.status = ${fresh} and r.sent_at is null and r.refused_at is not null`],
  [codes.published, sql`r.status = ${active} and not r.hidden`],
  [codes.hidden, sql`r.status = ${active} and r.hidden`],
  [codes.changed, sql`r.status = ${edited} and r.sent_at is null and r.refused_at is null`],
  [codes.change_waiting, sql`r.status = ${edited} and r.sent_at is not null`],
  [codes.change_refused, sql`r.status = ${edited} and r.sent_at is null and r.refused_at is not null`],
]);

export const searched = {
  search: ['english_name', 'arabic_name', 'owner'],
  among: propertiesHolding,
  means: { standing: (asked: string | number) => MEANS.get(asked) },
} as const;
