import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { sql } from 'kysely';
import type { Ctx } from '../../../http/context';
import { mayBeSeen } from '../../../http/lists/own-calendar.query';
import { appointmentRows } from './list.query';

const { achieved, checked_in, no_show, rescheduled } = appointmentOutcomes.codes;
const CAME = [achieved, checked_in];
const MISSED = [no_show, rescheduled];
const MOST_SERVICES = 5;
const MOST_PENALTIES = 200;

/** The list's own rows: whoever may not see a visit there does not find it counted here. */
const visitsOf = (ctx: Ctx, customerId: number) =>
  ctx.tx.selectFrom(appointmentRows(ctx).where('a.customer_id', '=', customerId).as('v'));

export async function countVisits(ctx: Ctx, customerId: number) {
  const came = sql`v.outcome = any(${CAME}::text[])`;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const year = sql`v.start_at > ${now} - interval '1 year'`;
  const yearBefore = sql`v.start_at > ${now} - interval '2 years' and not (${year})`;
  return visitsOf(ctx, customerId)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${came}))::int`.as('came'),
      sql<number>`(count(*) filter (where v.outcome = any(${MISSED}::text[])))::int`.as('missed'),
      sql<number>`(count(*) filter (where ${came} and ${year}))::int`.as('visits'),
      sql<number>`(count(*) filter (where ${came} and ${yearBefore}))::int`.as('visits_before'),
      sql<number>`coalesce(sum(v.total) filter (where ${came} and ${year}), 0)::bigint`.as('value'),
      sql<number>`coalesce(sum(v.total) filter (where ${came} and ${yearBefore}), 0)::bigint`.as('value_before'),
      sql<string | null>`max(v.start_at) filter (where ${came})`.as('last_visit_at'),
    ])
    .executeTakeFirstOrThrow();
}

export const usualServices = (ctx: Ctx, customerId: number) =>
  visitsOf(ctx, customerId)
    .innerJoin('appointment_lines as l', (join) =>
      join.on('l.account_id', '=', ctx.accountId).onRef('l.appointment_id', '=', 'v.id'),
    )
    .innerJoin('services as s', (join) =>
      join.onRef('s.account_id', '=', 'l.account_id').onRef('s.id', '=', 'l.service_id'),
    )
    .where(sql<boolean>`v.outcome = any(${CAME}::text[])`)
    .select([
      's.id',
      ctx.language === 'ar' ? 's.arabic_name as name' : 's.english_name as name',
      sql<number>`count(*)::int`.as('times'),
    ])
    .groupBy(['s.id', 'name'])
    .orderBy('times', 'desc')
    .orderBy('s.id')
    .limit(MOST_SERVICES)
    .execute();

/** What she owes is hers whoever asks; of the visit it came of, only who may see it hears. */
export const penaltiesOf = (ctx: Ctx, customerId: number) =>
  ctx.tx
    .selectFrom('penalties as p')
    .leftJoin('appointments as a', (join) =>
      join.onRef('a.account_id', '=', 'p.account_id').onRef('a.id', '=', 'p.appointment_id').on(mayBeSeen(ctx)),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.created_by'),
    )
    .select([
      'p.id',
      'p.type',
      'p.amount',
      'p.note',
      'a.id as appointment_id',
      'a.start_at as visit_at',
      'u.name as created_by_name',
      'p.created_at',
      'p.cancelled_at',
    ])
    .where('p.account_id', '=', ctx.accountId)
    .where('p.customer_id', '=', customerId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_PENALTIES)
    .execute();
