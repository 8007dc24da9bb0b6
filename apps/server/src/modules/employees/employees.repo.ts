import { sql, type Insertable, type Updateable } from 'kysely';
import type { Shift } from '@rawnaq/domain/employees/working-hours.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Ctx } from '../../http/context';
import { employeeName } from './employee-name.query';

export async function insertEmployee(
  tx: Tx,
  employee: Omit<Insertable<DB['employees']>, 'sort_order'>,
): Promise<number> {
  const last = await tx
    .selectFrom('employees')
    .select((row) => row.fn.max('sort_order').as('place'))
    .where('account_id', '=', Number(employee.account_id))
    .executeTakeFirst();
  return (
    await tx
      .insertInto('employees')
      .values({ ...employee, sort_order: (last?.place ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const findEmployee = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('employees').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** Locked: changes of one employee's hours, leave and state follow each other. */
export const lockEmployee = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('employees')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateEmployee(
  tx: Tx,
  accountId: number,
  id: number,
  change: Updateable<DB['employees']>,
): Promise<void> {
  await tx.updateTable('employees').set(change).where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function salonLanguage({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>): Promise<Language> {
  const { language } = await tx
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return language === 'en' ? 'en' : 'ar';
}

export const optionsOf = (tx: Tx, accountId: number, language: Language) =>
  tx
    .selectFrom('employees as e')
    .select([
      'id',
      employeeName(language).as('name'),
      employeeName('en').as('english_name'),
      employeeName('ar').as('arabic_name'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

export const allIds = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('employees')
    .select(['id'])
    .where('account_id', '=', accountId)
    .orderBy('sort_order')
    .orderBy('id')
    .forUpdate()
    .execute();

export async function setOrder(tx: Tx, accountId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update employees e
    set sort_order = place.at
    from unnest(${ids}::bigint[]) with ordinality as place (id, at)
    where e.account_id = ${accountId} and e.id = place.id`.execute(tx);
}

export const shiftsOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('employee_shifts')
    .select(['weekday', 'start_quarter as start', 'end_quarter as end'])
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .orderBy('weekday')
    .orderBy('start_quarter')
    .execute();

export async function replaceShifts(
  tx: Tx,
  accountId: number,
  employeeId: number,
  shifts: readonly Shift[],
): Promise<void> {
  await tx
    .deleteFrom('employee_shifts')
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .execute();
  if (shifts.length === 0) return;
  await tx
    .insertInto('employee_shifts')
    .values(
      shifts.map(({ weekday, start, end }) => ({
        account_id: accountId,
        employee_id: employeeId,
        weekday,
        start_quarter: start,
        end_quarter: end,
      })),
    )
    .execute();
}

export const leavesOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('employee_leaves')
    .select(['id', 'kind', 'starts_on', 'ends_on', 'note'])
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .orderBy('starts_on', 'desc')
    .limit(200)
    .execute();

export async function insertLeave(tx: Tx, leave: Insertable<DB['employee_leaves']>): Promise<number> {
  return (await tx.insertInto('employee_leaves').values(leave).returning('id').executeTakeFirstOrThrow()).id;
}

export const deleteLeave = (tx: Tx, accountId: number, id: number) =>
  tx
    .deleteFrom('employee_leaves')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['employee_id', 'kind', 'starts_on', 'ends_on'])
    .executeTakeFirst();

export const documentsOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('employee_documents as d')
    .innerJoin('uploads as p', (join) =>
      join.onRef('p.account_id', '=', 'd.account_id').onRef('p.id', '=', 'd.upload_id'),
    )
    .select(['d.id', 'd.title', 'd.expires_on', 'p.file_name', 'p.unique_id'])
    .where('d.account_id', '=', accountId)
    .where('d.employee_id', '=', employeeId)
    .orderBy('d.id', 'desc')
    .execute();

export async function insertDocument(tx: Tx, document: Insertable<DB['employee_documents']>): Promise<number> {
  return (await tx.insertInto('employee_documents').values(document).returning('id').executeTakeFirstOrThrow()).id;
}

export const deleteDocument = (tx: Tx, accountId: number, id: number) =>
  tx
    .deleteFrom('employee_documents')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['employee_id', 'title', 'expires_on'])
    .executeTakeFirst();

export async function servicesOf(tx: Tx, accountId: number, employeeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('employee_services')
    .select('service_id')
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .orderBy('service_id')
    .execute();
  return rows.map((row) => row.service_id);
}

export async function replaceServices(
  tx: Tx,
  accountId: number,
  employeeId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('employee_services')
    .where('account_id', '=', accountId)
    .where('employee_id', '=', employeeId)
    .execute();
  if (serviceIds.length === 0) return;
  await tx
    .insertInto('employee_services')
    .values(serviceIds.map((service_id) => ({ account_id: accountId, employee_id: employeeId, service_id })))
    .execute();
}

export async function pictureOf(tx: Tx, accountId: number, uploadId: number | null): Promise<string | null> {
  if (uploadId === null) return null;
  return (
    (
      await tx
        .selectFrom('uploads')
        .select('unique_id')
        .where('account_id', '=', accountId)
        .where('id', '=', uploadId)
        .executeTakeFirst()
    )?.unique_id ?? null
  );
}

export const accessOf = (tx: Tx, accountId: number, employeeId: number) =>
  tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select([
      'u.email',
      'u.is_owner',
      'u.role_id',
      'r.english_name',
      'r.arabic_name',
      (eb) => eb('u.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
    ])
    .where('u.account_id', '=', accountId)
    .where('u.employee_id', '=', employeeId)
    .where('u.status', '=', recordStates.codes.active)
    .executeTakeFirst();
