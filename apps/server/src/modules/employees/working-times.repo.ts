import type { Shift } from '@rawnaq/domain/employees/working-hours.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Tx } from '../../db/database';
import { employeeName } from './employee-name.query';

/** The weekly hours of all employees, or of some. */
export async function shiftsByEmployee(
  tx: Tx,
  accountId: number,
  employeeIds?: readonly number[],
): Promise<Map<number, Shift[]>> {
  let query = tx
    .selectFrom('employee_shifts')
    .select(['employee_id', 'weekday', 'start_quarter as start', 'end_quarter as end'])
    .where('account_id', '=', accountId);
  if (employeeIds) query = query.where('employee_id', 'in', [...employeeIds, -1]);
  const found = new Map<number, Shift[]>();
  for (const { employee_id, ...shift } of await query.orderBy('weekday').orderBy('start_quarter').execute())
    found.set(employee_id, [...(found.get(employee_id) ?? []), shift]);
  return found;
}

export const leavesBetween = (tx: Tx, accountId: number, from: string, to: string) =>
  tx
    .selectFrom('employee_leaves')
    .select(['employee_id', 'kind', 'starts_on', 'ends_on'])
    .where('account_id', '=', accountId)
    .where('starts_on', '<=', to)
    .where('ends_on', '>=', from)
    .execute();

/** Who a login is. */
export const employeeOfUser = (tx: Tx, accountId: number, userId: number) =>
  tx
    .selectFrom('users as u')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.account_id', '=', 'u.account_id').onRef('e.id', '=', 'u.employee_id'),
    )
    .select(['e.id', 'e.name', 'e.status'])
    .where('u.account_id', '=', accountId)
    .where('u.id', '=', userId)
    .executeTakeFirst();

/** For reports: everybody, also who has left. */
export const employedPeople = (tx: Tx, accountId: number, language: Language, employeeId?: number) => {
  const query = tx
    .selectFrom('employees as e')
    .select(['id', employeeName(language).as('name'), 'status', 'joined_on', 'left_on'])
    .where('account_id', '=', accountId);
  return (employeeId === undefined ? query : query.where('id', '=', employeeId))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
};
