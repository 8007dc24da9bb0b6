import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { assertActiveEmployees } from '../employees';
import { assertOwnPicture } from '../uploads';
import { isActiveCategory } from './categories.repo';

type Parts = {
  group_id: number;
  picture_upload_id?: number | null | undefined;
  employee_ids?: readonly number[] | undefined;
};

/**
 * The category, the picture and the people are the salon's own. A service that stays where it is may stay in a disabled
 * category.
 */
export async function assertServiceParts(ctx: Ctx, parts: Parts, before?: { group_id: number }): Promise<void> {
  if (parts.group_id !== before?.group_id && !(await isActiveCategory(ctx, parts.group_id)))
    throw new AppError('CATEGORY_NOT_EXIST', { field: 'group_id' });
  if (parts.picture_upload_id != null) await assertOwnPicture(ctx, parts.picture_upload_id, 'picture_upload_id');
  await assertActiveEmployees(ctx, parts.employee_ids ?? []);
}
