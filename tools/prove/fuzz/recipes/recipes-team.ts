import { letters } from '../pools';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { chosen } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { own, today, farPeriod } from './recipe-parts';

/** The employee who is signed in stands at her workplace. */
const atWork =
  (isIn: boolean): Recipe =>
  async ({ rows, account, owner, one, pools, random }) => {
    const employee = chosen(random, pools.employees);
    await rows('update users set employee_id = null where account_id = $1 and employee_id = $2', [account, employee]);
    await rows('update users set employee_id = $3 where account_id = $1 and email = $2', [account, owner, employee]);
    await rows('delete from attendance_entries where account_id = $1 and employee_id = $2', [account, employee]);
    if (isIn)
      await rows(
        `
          insert into attendance_entries (account_id, employee_id, business_date, checked_in_at)
          values ($1, $2, current_date, now() - interval '1 hour')`,
        [account, employee],
      );
    return {
      latitude: await one('select latitude::float8 from accounts where id = $1'),
      longitude: await one('select longitude::float8 from accounts where id = $1'),
      accuracy: 10,
    };
  };

async function freshEmployee({ ask, random }: Kitchen): Promise<number> {
  const { id } = await ask('merchant', 'employees/add', { english_name: `Worker ${letters(random.between(1, 1e9))}` });
  return Number(id ?? 0);
}

/** An employee who may sign in. */
const invited: Recipe = async (kitchen) => {
  const id = await freshEmployee(kitchen);
  const role_id = await kitchen.one(
    `select id from roles where account_id = $1 and status = ${recordStates.codes.active} and key = 'receptionist'`,
  );
  await kitchen.ask('merchant', 'employees/give_access', {
    id,
    role_id,
    email: `e${id}x${kitchen.random.between(1, 1e9)}@example.com`,
  });
  return { id, role_id };
};

async function freshRole(kitchen: Kitchen): Promise<number> {
  const name = kitchen.random.between(1, 1e9);
  await kitchen.ask('merchant', 'roles/add', {
    english_name: `Spare ${name}`,
    arabic_name: `دور ${name}`,
    permissions: toPermissionMap(['customers.view']),
  });
  return Number(
    await kitchen.one('select id from roles where account_id = $1 and key is null order by id desc limit 1'),
  );
}

export const teamRecipes: Record<string, Recipe> = {
  'calendar_feed/make': atWork(false),
  'calendar_feed/get': atWork(false),
  'calendar_feed/revoke': atWork(false),
  'attendance/check_in': atWork(false),
  'attendance/check_out': atWork(true),
  'attendance/add_entry': async ({ random }) => ({
    date: addDays(today(), -random.between(30, 900)),
    in_time: '10:00:00',
    out_time: '18:00:00',
  }),
  'attendance/correct': async (kitchen) => ({
    ...(await own('attendance_entries')(kitchen)),
    date: addDays(today(), -kitchen.random.between(30, 900)),
    in_time: '10:00:00',
    out_time: '18:00:00',
  }),
  'attendance/remove': own('attendance_entries'),
  'attendance/get_corrections': own('attendance_entries'),
  'employees/edit': async (kitchen) => ({ id: await freshEmployee(kitchen), left_on: undefined }),
  'employees/reorder': async ({ rows, account }) => ({
    ids: (
      await rows<{ id: number }>('select id from employees where account_id = $1 order by sort_order', [account])
    ).map(({ id }) => id),
  }),
  'employees/add': async () => ({ role_id: null, email: undefined }),
  'employees/add_leave': async (kitchen) => ({
    ...(await farPeriod(kitchen)),
    employee_id: await freshEmployee(kitchen),
  }),
  'employees/remove_leave': async (kitchen) => {
    await kitchen.ask('merchant', 'employees/add_leave', {
      ...(await farPeriod(kitchen)),
      employee_id: await freshEmployee(kitchen),
      kind: 'annual',
    });
    return own('employee_leaves')(kitchen);
  },
  'employees/add_document': async ({ pools, random }) => ({ upload_id: chosen(random, pools.pictures) }),
  'employees/remove_document': async (kitchen) => {
    await kitchen.ask('merchant', 'employees/add_document', {
      employee_id: chosen(kitchen.random, kitchen.pools.employees),
      title: 'Passport',
      upload_id: chosen(kitchen.random, kitchen.pools.pictures),
    });
    return own('employee_documents')(kitchen);
  },
  'employees/set_status': async (kitchen) => ({ id: await freshEmployee(kitchen) }),
  'employees/give_access': async (kitchen) => {
    const role_id = await kitchen.one("select id from roles where account_id = $1 and key = 'receptionist'");
    return { id: await freshEmployee(kitchen), role_id };
  },
  'employees/set_role': invited,
  'employees/resend_invitation': invited,
  'employees/revoke_access': invited,
  'roles/add': async () => ({ permissions: toPermissionMap(['customers.view']) }),
  'roles/edit': async (kitchen) => ({ id: await freshRole(kitchen), permissions: toPermissionMap(['customers.view']) }),
  'roles/set_status': async (kitchen) => ({ id: await freshRole(kitchen) }),
  'roles/remove': async (kitchen) => ({ id: await freshRole(kitchen), replace_with_id: undefined }),
  'appointments/my_day': atWork(false),
};
