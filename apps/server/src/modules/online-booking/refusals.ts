import { AppError } from '@rawnaq/domain/kernel/app-error';

/** Customers need not know whose appointment or break it is that stands in the way. */
const TAKEN: ReadonlySet<string> = new Set([
  'EMPLOYEE_HAS_APPOINTMENT',
  'APPOINTMENT_IN_BLOCK_TIME',
  'APPOINTMENT_OUTSIDE_HOURS',
  'USER_HAS_APPOINTMENT',
]);

export async function asTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && TAKEN.has(error.code)) throw new AppError('TIME_NOT_AVAILABLE');
    throw error;
  }
}
