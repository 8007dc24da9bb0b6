import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { Ctx } from '../../../http/context';

/** Outside working hours books only who may change appointments, and only on purpose. */
export function assertMayLeaveHours(ctx: Ctx, outsideHours: boolean): void {
  if (outsideHours && !can(ctx.permissions, 'appointments.edit')) throw new AppError('no_permission');
}
