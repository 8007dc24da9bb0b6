import { AppError } from '@rawnaq/domain/kernel/app-error';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';

export function assertReason(status: number, reason: string | undefined): void {
  if (status === entryCheckStates.codes.rejected && !reason)
    throw new AppError('CHECK_NEEDS_REASON', { field: 'reason' });
}
