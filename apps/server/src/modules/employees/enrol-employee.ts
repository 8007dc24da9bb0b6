import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import { insertEmployee } from './employees.repo';

/** A new employee, last in order. The door for accounts, whose owner is an employee too. */
export const enrolEmployee = (tx: Tx, employee: Omit<Insertable<DB['employees']>, 'sort_order'>): Promise<number> =>
  insertEmployee(tx, employee);
