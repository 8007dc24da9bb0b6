import type { GiftCardDesign } from '@rawnaq/domain/gift-cards/gift-card.rules';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import { giftCardState } from '../../db/sql-codes';
import { sessionOf, type Ctx } from '../../http/context';
import { businessToday } from '../../http/lists/business-today.query';

/** The same answer as giftCardCondition of the domain, for filters and pages. */
const condition = (ctx: Ctx) => sql<'active' | 'used' | 'expired'>`
  case
    when g.status = ${giftCardState.used} then 'used'
    when g.expired_on is not null or g.expires_on < ${businessToday(ctx)} then 'expired'
    else 'active' end`;

const cardsWithPeople = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('gift_cards as g')
    .leftJoin('customers as b', (join) =>
      join.onRef('b.account_id', '=', 'g.account_id').onRef('b.id', '=', 'g.beneficiary_id'),
    )
    .leftJoin('customers as p', (join) =>
      join.onRef('p.account_id', '=', 'g.account_id').onRef('p.id', '=', 'g.buyer_id'),
    )
    .where('g.account_id', '=', ctx.accountId);

const beneficiary = sql<string | null>`coalesce(b.name, g.beneficiary_name)`;

export const giftCardRows = (ctx: Ctx) =>
  cardsWithPeople(ctx)
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'g.account_id').onRef('u.id', '=', 'g.created_by'),
    )
    .select([
      'g.id',
      'g.code',
      'g.unique_id',
      'g.type',
      'g.value',
      condition(ctx).as('condition'),
      'g.description',
      sql<GiftCardDesign>`g.design`.as('design'),
      beneficiary.as('beneficiary'),
      'g.beneficiary_id',
      'p.name as buyer',
      'g.buyer_id',
      'g.expires_on',
      'g.used_at',
      'u.name as created_by',
      'g.created_at',
      sql<string>`lower(g.code) || ' ' || coalesce(b.name_key, '') || ' ' || coalesce(p.name_key, '')`.as('search_key'),
    ]);

const reported = (ctx: Ctx) =>
  cardsWithPeople(ctx).select([
    'g.id',
    'g.code',
    'g.type',
    beneficiary.as('beneficiary'),
    'g.beneficiary_id',
    'p.name as buyer',
    sql<string>`(g.created_at at time zone ${sessionOf(ctx).account.time_zone})::date`.as('created_on'),
    'g.expires_on',
    'g.value',
  ]);

export const activeCards = (ctx: Ctx) =>
  reported(ctx)
    .where('g.status', '=', giftCardState.active)
    .where('g.expired_on', 'is', null)
    .where((is) =>
      is.or([is('g.expires_on', 'is', null), is('g.expires_on', '>=', sql<string>`${businessToday(ctx)}`)]),
    );

/** Used in these business days, with the invoice each was used on. */
export const usedCards = (ctx: Ctx, from: LocalDate, to: LocalDate) =>
  reported(ctx)
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'g.account_id').onRef('i.id', '=', 'g.used_invoice_id'),
    )
    .select(['i.day as used_on', sql<string>`i.number::text`.as('invoice')])
    .where('g.status', '=', giftCardState.used)
    .where('i.day', '>=', sql<string>`${from}::date`)
    .where('i.day', '<=', sql<string>`${to}::date`);

export const expiredCards = (ctx: Ctx, from: LocalDate, to: LocalDate) =>
  reported(ctx)
    .select(sql<string>`g.expired_on`.as('expired_on'))
    .where('g.expired_on', '>=', sql<string>`${from}::date`)
    .where('g.expired_on', '<=', sql<string>`${to}::date`);
