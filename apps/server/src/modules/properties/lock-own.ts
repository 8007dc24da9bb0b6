import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { lockProperty } from './properties.repo';
import type { StoredProperty } from './stored-property';

/** One's own place, held until the transaction ends; refused when it is not the version that was seen. */
export async function lockOwn(ctx: Ctx, id: number, version: number): Promise<StoredProperty> {
  const row = await lockProperty(ctx.tx, { account_id: ctx.accountId, id });
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('PROPERTY_CHANGED_MEANWHILE');
  return row;
}
