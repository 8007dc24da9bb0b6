import type { Area } from '@rawnaq/domain/kernel/contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { hasFile, hasUpload } from './uploads.repo';

export const uploadUrl = (area: Area, uniqueId: string): string => `/api/${area}/uploads/${uniqueId}`;

/** Before a record takes a file: it must be a picture of the same account. */
export async function assertOwnUpload(ctx: Ctx, id: number, field = 'upload_id'): Promise<void> {
  if (!(await hasUpload(ctx.tx, ctx.accountId, id))) throw new AppError('UPLOAD_UNREADABLE', { field });
}

/** The same for a document: a picture, a film or a PDF. */
export async function assertOwnFile(ctx: Ctx, id: number, field = 'upload_id'): Promise<void> {
  if (!(await hasFile(ctx.tx, ctx.accountId, id))) throw new AppError('UPLOAD_UNREADABLE', { field });
}
