import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { FileType } from '@rawnaq/domain/uploads/file-type.rules';
import { drawApart } from '../../infra/pictures/draw-apart';
import type { DrawnPicture } from '../../infra/pictures/draw-picture';

export type Drawn = Pick<DrawnPicture, 'bytes' | 'smaller'> & { width: number | null; height: number | null };

/** A picture as we keep it: drawn anew, upright, no larger than needed, with smaller ones beside it. */
export async function redrawImage(
  accountId: number,
  bytes: Uint8Array,
  type: FileType,
  square: boolean,
): Promise<DrawnPicture> {
  const outcome = await drawApart({ bytes, mime: type.mime, square }, String(accountId));
  if ('drawn' in outcome) return outcome.drawn;
  throw new AppError(outcome.problem === 'not square' ? 'IMAGE_NOT_SQUARE' : 'UPLOAD_UNREADABLE', { field: 'file' });
}
