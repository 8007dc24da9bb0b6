import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';

export function assertReason(status: CodeIn<typeof entryCheckStates>, reason: string | undefined): void {
  if (status === entryCheckStates.codes.rejected && !reason)
    throw new AppError('CHECK_NEEDS_REASON', { field: 'reason' });
}
