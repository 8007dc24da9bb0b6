import { AppError } from '@rawnaq/domain/kernel/app-error';
import { errorCatalogue, type ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { isExclusionViolation } from '../../../db/pg-errors';
import { namesOf, type Schedule } from './read-schedule';

/** app.bind_times says no with the name of an error of the catalogue, and names the employee who is taken. */
const REFUSED = 'RW001';

export type Told = {
  own_employee_id?: number | null;
  is_block?: boolean;
  /** Where it may be any of several people, the refusal names the one. */
  people?: Pick<Schedule, 'employees'> | undefined;
};

/** What the database refused, as people know it; undefined when it is another kind of failure. */
export function toConflict(
  error: unknown,
  { own_employee_id = null, is_block = false, people }: Told,
): AppError | undefined {
  const failure = error as { code?: string; message?: string; detail?: string };
  if (failure.code === REFUSED && Object.hasOwn(errorCatalogue, failure.message ?? '')) {
    const isOwn =
      failure.message === 'EMPLOYEE_HAS_APPOINTMENT' &&
      own_employee_id !== null &&
      failure.detail === String(own_employee_id);
    return isOwn
      ? new AppError('USER_HAS_APPOINTMENT')
      : new AppError(failure.message as ErrorCode, { name: people && namesOf(people, [Number(failure.detail)]) });
  }
  if (isExclusionViolation(error, 'busy_times_customer_once')) return new AppError('CUSTOMER_HAS_APPOINTMENT');
  if (isExclusionViolation(error, 'busy_times_employee_once'))
    return new AppError(is_block ? 'BLOCK_TIME_IN_APPOINTMENT' : 'EMPLOYEE_HAS_APPOINTMENT');
  return undefined;
}
