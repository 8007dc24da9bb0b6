import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { PictureSize } from '@rawnaq/domain/uploads/picture-sizes';
import type { Ctx } from '../../http/context';
import type { FileAnswer } from '../../http/answers/file-answer';
import { fileKey } from './store-files';

type StoredUpload = { account_id: number; unique_id: string; file_name: string; mime: string };

/**
 * A stored file as an answer. Only pictures of our own drawing are shown in place; everything else is saved, and opened
 * without rights.
 */
export async function openUpload(
  ctx: Pick<Ctx, 'services'>,
  upload: StoredUpload,
  size?: PictureSize,
): Promise<FileAnswer> {
  const isImage = upload.mime.startsWith('image/');
  const open = (drawing?: PictureSize) =>
    ctx.services.storage.open(fileKey(upload.account_id, upload.unique_id, drawing));
  // A picture that is no larger than the size asked for is its own small drawing.
  const file = (size && isImage ? await open(size) : undefined) ?? (await open());
  if (!file) throw new AppError('NOT_FOUND');
  return {
    body: file.stream,
    bytes: file.bytes,
    type: upload.mime,
    inline: isImage,
    name: upload.file_name,
    plainName: `file.${upload.file_name.split('.').at(-1)}`,
    headers: {
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'",
      // Kept by this browser only, and not handed to whoever signs in next.
      'cache-control': 'private, max-age=3600',
      vary: 'authorization',
    },
  };
}
