import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';

/** Who does a service, seen from the menu. */
type Writer = Pick<Ctx, 'tx' | 'accountId'>;

/** Held until the end, so that nobody is disabled between the question and the writing. */
export async function assertActiveEmployees(
  { tx, accountId }: Writer,
  ids: readonly number[],
  field = 'employee_ids',
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const found = await tx
    .selectFrom('employees')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${wanted}::bigint[])`)
    .where('status', '=', recordStates.codes.active)
    .forShare()
    .execute();
  if (found.length !== wanted.length) throw new AppError('EMPLOYEE_NOT_EXIST', { field });
}

export async function employeesOfService({ tx, accountId }: Writer, serviceId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('employee_services')
    .select('employee_id')
    .where('account_id', '=', accountId)
    .where('service_id', '=', serviceId)
    .orderBy('employee_id')
    .execute();
  return rows.map((row) => row.employee_id);
}

/** Each of them does each of these services from now on, besides what they do already. */
export async function assignServices(
  { tx, accountId }: Writer,
  employeeIds: readonly number[],
  serviceIds: readonly number[],
): Promise<void> {
  const pairs = employeeIds.flatMap((employee_id) =>
    serviceIds.map((service_id) => ({ account_id: accountId, employee_id, service_id })),
  );
  if (pairs.length > 0)
    await tx
      .insertInto('employee_services')
      .values(pairs)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function replaceEmployeesOfService(
  writer: Writer,
  serviceId: number,
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    delete from employee_services
    where account_id = ${writer.accountId} and service_id = ${serviceId}
      and employee_id <> all(${[...employeeIds]}::bigint[])`.execute(writer.tx);
  await assignServices(writer, employeeIds, [serviceId]);
}
