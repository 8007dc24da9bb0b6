import type { Area } from '@rawnaq/domain/kernel/contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../http/context';
import { hasFile, hasUpload, picturesAmong, uniqueIdOf } from './uploads.repo';

export const uploadUrl = (area: Area, uniqueId: string): string => `/api/${area}/uploads/${uniqueId}`;

/** Where a picture of the account is shown from. */
export async function urlOfUpload(
  ctx: Pick<Ctx, 'tx' | 'accountId' | 'area'>,
  id: number | null,
): Promise<string | null> {
  const uniqueId = id === null ? undefined : await uniqueIdOf(ctx.tx, ctx.accountId, id);
  return uniqueId === undefined ? null : uploadUrl(ctx.area, uniqueId);
}

/** Before a record takes a file: it must be a picture of the same account. */
export async function assertOwnUpload(ctx: Ctx, id: number, field = 'upload_id'): Promise<void> {
  if (!(await hasUpload(ctx.tx, ctx.accountId, id))) throw new AppError('UPLOAD_UNREADABLE', { field });
}

/** The picture of a person, a service, a salon: one of the same account, and square, whichever way it was uploaded. */
export const assertOwnPicture = (ctx: Ctx, upload_id: number, path: string): Promise<void> =>
  assertOwnPictures(ctx, [{ path, upload_id }]);

/** Many at once; what has no picture names none. */
export async function assertOwnPictures(
  ctx: Ctx,
  pictures: readonly { path: string; upload_id: number | null }[],
): Promise<void> {
  const ids = pictures.flatMap(({ upload_id }) => upload_id ?? []);
  if (ids.length === 0) return;
  const own = await picturesAmong(ctx.tx, ctx.accountId, ids);
  const foreign = pictures.find(({ upload_id }) => upload_id !== null && !own.has(upload_id));
  if (foreign) throw new AppError('UPLOAD_UNREADABLE', { field: foreign.path });
  const oblong = pictures.find(({ upload_id }) => upload_id !== null && !own.get(upload_id));
  if (oblong) throw new AppError('IMAGE_NOT_SQUARE', { field: oblong.path });
}

/** The same for a document: a picture, a film or a PDF. */
export async function assertOwnFile(ctx: Ctx, id: number, field = 'upload_id'): Promise<void> {
  if (!(await hasFile(ctx.tx, ctx.accountId, id))) throw new AppError('UPLOAD_UNREADABLE', { field });
}
