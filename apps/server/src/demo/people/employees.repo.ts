import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';

export const demoLogins = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'employee_id', 'is_owner'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'merchant')
    .orderBy('id')
    .execute();

export async function linkLogin(tx: Tx, accountId: number, userId: number, employeeId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ employee_id: employeeId })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
}

export async function completeEmployee(
  tx: Tx,
  accountId: number,
  id: number,
  facts: Partial<Insertable<DB['employees']>>,
): Promise<void> {
  await tx.updateTable('employees').set(facts).where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function setWorkplace(
  tx: Tx,
  accountId: number,
  place: { latitude: number; longitude: number; business_day_cut_off?: string },
): Promise<void> {
  await tx.updateTable('accounts').set(place).where('id', '=', accountId).execute();
}

export const demoServices = (tx: Tx, accountId: number) =>
  tx.selectFrom('services').select(['id']).where('account_id', '=', accountId).orderBy('position').execute();

type Rows = {
  shifts: Insertable<DB['employee_shifts']>[];
  leaves: Insertable<DB['employee_leaves']>[];
  services: Insertable<DB['employee_services']>[];
  attendance: Insertable<DB['attendance_entries']>[];
};

export async function insertWorkingLives(tx: Tx, rows: Rows): Promise<void> {
  if (rows.shifts.length) await tx.insertInto('employee_shifts').values(rows.shifts).execute();
  if (rows.leaves.length) await tx.insertInto('employee_leaves').values(rows.leaves).execute();
  if (rows.services.length) await tx.insertInto('employee_services').values(rows.services).execute();
  for (let at = 0; at < rows.attendance.length; at += 500)
    await tx
      .insertInto('attendance_entries')
      .values(rows.attendance.slice(at, at + 500))
      .execute();
}

export async function employeesWithoutPicture(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('account_id', '=', accountId)
    .where('picture_upload_id', 'is', null)
    .where('show_in_appointments', '=', true)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setEmployeePicture(
  tx: Tx,
  accountId: number,
  id: number,
  picture_upload_id: number,
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ picture_upload_id })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
