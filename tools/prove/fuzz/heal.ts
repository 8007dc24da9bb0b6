import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Caller } from './caller';
import type { Values } from './draw-input';

type Kept = { users: Values[]; accounts: Values[]; settings: Values[] };
const SALONS = '(1001, 1002)';

/**
 * Calls that succeed wear the world down: the salon is suspended, its people are disabled, its hours end. Before that
 * makes every further call end at the door, what the run stands on is set right again.
 */
export async function makeHealer({ rows, forgetSessions }: Caller): Promise<() => Promise<void>> {
  const kept: Kept = {
    users: await rows(
      `
        select account_id, id, email, password_hash, role_id, employee_id, is_owner
        from users
        where email like '%.demo'`,
    ),
    accounts: await rows(
      `
        select id, country, currency, time_zone, business_day_cut_off::text as cut_off
        from accounts
        where id in ${SALONS}`,
    ),
    settings: await rows(
      `select account_id, section, values::text as values from account_settings where account_id in ${SALONS}`,
    ),
  };
  return async () => {
    for (const statement of RIGHT_AGAIN) await rows(statement);
    for (const { account_id, id, email, password_hash, role_id, employee_id, is_owner } of kept.users.toSorted(
      (a, b) => Number(a.is_owner) - Number(b.is_owner),
    ))
      await rows(
        `
          update users
          set status = ${recordStates.codes.active}, email = $3, password_hash = $4, role_id = $5, employee_id = $6,
            is_owner = $7, totp_secret = null, totp_pending = null,
            mobile = coalesce(mobile, '+9715033' || lpad(id::text, 5, '0'))
          where account_id = $1 and id = $2 returning app.set_login(kind, email, account_id, id)`,
        [account_id, id, email, password_hash, role_id, employee_id, is_owner],
      );
    for (const { id, country, currency, time_zone, cut_off } of kept.accounts)
      await rows(
        `
          update accounts
          set status = 'active', expires_on = current_date + 300, country = $2, currency = $3, time_zone = $4,
            business_day_cut_off = $5, latitude = 25.2, longitude = 55.3
          where id = $1`,
        [id, country, currency, time_zone, cut_off],
      );
    for (const { account_id, section, values } of kept.settings)
      await rows('update account_settings set values = $3 where account_id = $1 and section = $2', [
        account_id,
        section,
        values,
      ]);
    await rows(
      `
        select app.set_alias(values ->> 'alias', account_id)
        from account_settings
        where account_id in ${SALONS} and section = 'online'`,
    );
    forgetSessions();
  };
}

/** Ten to ten on every day for the first people of each salon, who do everything. */
const RIGHT_AGAIN = [
  'delete from throttle_buckets',
  'delete from blocked_ips',
  'delete from one_time_codes',
  `delete from custom_hours where account_id in ${SALONS}`,
  `delete from holidays where account_id in ${SALONS}`,
  `delete from employee_leaves where account_id in ${SALONS}`,
  `update users set employee_id = null, is_owner = false where account_id in ${SALONS}`,
  `
    update employees
    set status = ${recordStates.codes.active}, left_on = null, joined_on = null, show_in_appointments = true
    where account_id in ${SALONS}`,
  `update service_groups set status = ${recordStates.codes.active} where account_id in ${SALONS}`,
  `update services set status = ${recordStates.codes.active}, show_to_customer = true where account_id in ${SALONS}`,
  `delete from business_hours where account_id in ${SALONS}`,
  `insert into business_hours (account_id, weekday, start_quarter, end_quarter)
    select a.id, d, 40, 88 from accounts a, generate_series(0, 6) d where a.id in ${SALONS}`,
  `delete from employee_shifts where account_id in ${SALONS}`,
  `insert into employee_shifts (account_id, employee_id, weekday, start_quarter, end_quarter)
    select e.account_id, e.id, d, 40, 88 from employees e, generate_series(0, 6) d where e.account_id in ${SALONS}`,
  `
    insert into employee_services (account_id, employee_id, service_id)
    select e.account_id, e.id, s.id
    from employees e
    join services s on s.account_id = e.account_id
    where e.account_id in ${SALONS}
    on conflict do nothing`,
  `delete from booking_holds where account_id in ${SALONS} and expires_at < now()`,
];
