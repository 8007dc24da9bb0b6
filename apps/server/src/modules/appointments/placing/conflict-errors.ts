import { AppError } from '@rawnaq/domain/kernel/app-error';
import { errorCatalogue, type ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { isExclusionViolation } from '../../../db/pg-errors';

/** app.bind_times says no with the name of an error of the catalogue, and names the employee who is taken. */
const REFUSED = 'RW001';

/** What the database refused, as people know it; undefined when it is another kind of failure. */
export function toConflict(error: unknown, ownEmployeeId: number | null, isBlock = false): AppError | undefined {
  const failure = error as { code?: string; message?: string; detail?: string };
  if (failure.code === REFUSED && Object.hasOwn(errorCatalogue, failure.message ?? '')) {
    const isOwn =
      failure.message === 'EMPLOYEE_HAS_APPOINTMENT' &&
      ownEmployeeId !== null &&
      failure.detail === String(ownEmployeeId);
    return new AppError(isOwn ? 'USER_HAS_APPOINTMENT' : (failure.message as ErrorCode));
  }
  if (isExclusionViolation(error, 'busy_times_customer_once')) return new AppError('CUSTOMER_HAS_APPOINTMENT');
  if (isExclusionViolation(error, 'busy_times_employee_once'))
    return new AppError(isBlock ? 'BLOCK_TIME_IN_APPOINTMENT' : 'EMPLOYEE_HAS_APPOINTMENT');
  return undefined;
}
