import { can } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { sql } from 'kysely';
import { sessionOf, type Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';
import { employeeName } from './employee-name.query';
import { recordState } from '../../db/sql-codes';

export const employeeRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('employees as e')
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.account_id', '=', 'e.account_id')
        .onRef('u.employee_id', '=', 'e.id')
        .on('u.status', '=', recordState.active),
    )
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .leftJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 'e.account_id').onRef('p.id', '=', 'e.picture_upload_id'),
    )
    .select([
      'e.id',
      employeeName(ctx.language).as('name'),
      'e.english_name',
      'e.arabic_name',
      'e.mobile',
      'e.email',
      'e.joined_on',
      'e.show_in_appointments',
      'e.show_in_billing',
      'e.status',
      'e.sort_order',
      ctx.language === 'ar' ? 'r.arabic_name as role_name' : 'r.english_name as role_name',
      accessState.as('access'),
      paperState(ctx).as('papers'),
      sql<string | null>`${uploadUrl(ctx.area, '')} || p.unique_id`.as('picture_url'),
    ])
    .where('e.account_id', '=', ctx.accountId);

export const informationRows = (ctx: Ctx) => {
  const seesPay = can(ctx.permissions, 'employees.salary');
  return employeeRows(ctx).select([
    'e.experience',
    'e.left_on',
    'e.passport_expires_on',
    'e.residency_expires_on',
    sql<number>`
      (select count(*)::int
        from employee_services s
        where s.account_id = ${ctx.accountId} and s.employee_id = e.id)`.as('services'),
    sql<number>`
      (select coalesce(sum(s.end_quarter - s.start_quarter), 0)::int * 15
        from employee_shifts s
        where s.account_id = ${ctx.accountId} and s.employee_id = e.id)`.as('weekly_minutes'),
    (seesPay ? sql<number | null>`e.salary` : sql<number | null>`null::bigint`).as('salary'),
    (seesPay ? sql<number | null>`e.commission / 100.0::float8` : sql<number | null>`null::float8`).as('commission'),
  ]);
};

const accessState = sql<string>`
  case
    when u.id is null then 'none'
    when u.is_owner then 'owner'
    when u.password_hash is null then 'invited'
    else 'active' end`;

/** The same steps as paperStateOf in the domain. */
function paperState(ctx: Ctx) {
  const left = sql`
    (least(e.passport_expires_on,
      e.residency_expires_on) - ${todayIn(ctx.now, sessionOf(ctx).account.time_zone)}::date)`;
  return sql<string>`
    case
      when ${left} is null then 'unknown'
      when ${left} < 0 then 'expired'
      when ${left} <= 7 then 'within_7'
      when ${left} <= 30 then 'within_30'
      when ${left} <= 60 then 'within_60'
      else 'valid' end`;
}
