import { COMMA } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import type { Ctx } from '../../../http/context';
import { mayBeSeen, mobileFor } from '../../../http/lists/own-calendar.query';
import { employeeName } from '../../employees';
import { visitState } from '../../../db/sql-codes';

const own = (ctx: Ctx, name: 'english_name' | 'arabic_name') => sql<string>`
  coalesce((select string_agg(s.${sql.ref(name)}, ${COMMA[ctx.language]} order by l.position)
    from appointment_lines l
    join services s on s.account_id = l.account_id and s.id = l.service_id
    where l.account_id = ${ctx.accountId} and l.appointment_id = a.id),
    '')`;

/**
 * As the list shows them. A missed visit that was booked again counts as rescheduled: outcomeOf of the domain, in SQL.
 */
export const outcomeSql = sql<string>`
  case
    when a.status = ${visitState.cancelled} then 'cancelled'
    when a.achieved_at is not null then 'achieved'
    when a.no_show_at is not null then case when a.rescheduled_at >= a.no_show_at then 'rescheduled' else 'no_show' end
    when a.status = ${visitState.check_in} then 'checked_in'
    else 'scheduled' end`;

/** When visits begin by the salon's clock. What begins before the cut-off belongs to the evening before. */
const wall = ({ session }: Ctx) => sql`(a.start_at at time zone ${session?.account.time_zone ?? 'UTC'})`;
export const businessDaySql = (ctx: Ctx) =>
  sql<string>`
    (${wall(ctx)} - (select o.business_day_cut_off from accounts o where o.id = ${ctx.accountId})::interval)::date`;
export const weekdaySql = (ctx: Ctx) => sql<number>`extract(dow from ${businessDaySql(ctx)})::int`;
export const hourSql = (ctx: Ctx) => sql<number>`extract(hour from ${wall(ctx)})::int`;

export const appointmentRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('appointments as a')
    // Looked up for each shown row: a plan that joins all customers with all visits for one page can then not be
    // chosen.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('customers as k')
          .select(['k.name', 'k.mobile'])
          .where('k.account_id', '=', ctx.accountId)
          .whereRef('k.id', '=', 'a.customer_id')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .where('a.account_id', '=', ctx.accountId)
    .where(mayBeSeen(ctx))
    .select([
      'a.id',
      'a.start_at',
      'a.end_at',
      'a.customer_id',
      'c.name as customer',
      mobileFor(ctx, 'c.mobile').as('mobile'),
      own(ctx, ctx.language === 'ar' ? 'arabic_name' : 'english_name').as('services'),
      sql<string>`
        coalesce((select string_agg(distinct ${employeeName(ctx.language)}, ${COMMA[ctx.language]})
          from appointment_lines l
          join employees e on e.account_id = l.account_id and e.id = l.employee_id
          where l.account_id = ${ctx.accountId} and l.appointment_id = a.id),
          '')`.as('employees'),
      sql<number[]>`
        array(select l.employee_id
          from appointment_lines l
          where l.account_id = ${ctx.accountId} and l.appointment_id = a.id)`.as('employee'),
      sql<number[]>`
        array(select l.service_id
          from appointment_lines l
          where l.account_id = ${ctx.accountId} and l.appointment_id = a.id)`.as('service'),
      weekdaySql(ctx).as('weekday'),
      hourSql(ctx).as('hour'),
      outcomeSql.as('outcome'),
      'a.source',
      'a.payment_status',
      'a.total',
      'a.deposit',
      'a.note',
      'a.created_at',
    ]);
