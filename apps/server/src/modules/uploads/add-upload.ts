import { createHash } from 'node:crypto';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { UPLOAD_EXTENSIONS, UPLOAD_IMAGE_EXTENSIONS } from '@rawnaq/domain/kernel/input/limits';
import { endingOf, safeFileName } from '@rawnaq/domain/uploads/file-name.rules';
import { fileTypeOf, type FileType } from '@rawnaq/domain/uploads/file-type.rules';
import { uploadsContract, type UploadedFile, type UploadRecord } from '@rawnaq/domain/uploads/uploads.contract';
import type { FastifyRequest } from 'fastify';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { once } from '../../http/idempotency';
import { throttle, type Limit } from '../../http/throttle';
import { newUniqueId } from '../../infra/crypto';
import { asAccount } from '../../services';
import { uploadUrl } from './own-uploads';
import { redrawImage, type Drawn } from './redraw-image';
import { filesOf, storeFiles } from './store-files';
import { insertUpload } from './uploads.repo';

type Uploads = typeof uploadsContract;
type Rules = { endings: readonly string[]; square: boolean; path: string };

const PER_PERSON: Limit = { bucket: 'uploads', limit: 300, seconds: 3600 };

export const addImage: UseCase<Uploads['add_image']> = (ctx, { file }, { request }) =>
  addUpload(ctx, file, request, {
    endings: UPLOAD_IMAGE_EXTENSIONS,
    square: true,
    path: uploadsContract.add_image.path,
  });

export const addFile: UseCase<Uploads['add_file']> = (ctx, { file }, { request }) =>
  addUpload(ctx, file, request, { endings: UPLOAD_EXTENSIONS, square: false, path: uploadsContract.add_file.path });

async function addUpload(ctx: Ctx, file: UploadedFile, request: FastifyRequest, rules: Rules): Promise<UploadRecord> {
  const { account, user } = sessionOf(ctx);
  await throttle(ctx.services, PER_PERSON, { of: `${account.id}:${user.id}` });
  const type = acceptedType(file, rules.endings);
  // Pictures are drawn anew before a transaction begins: that is the slow part.
  const drawn: Drawn = type.isImage
    ? await redrawImage(account.id, file.bytes, type, rules.square)
    : { bytes: file.bytes, smaller: [], width: null, height: null };
  const unique_id = newUniqueId();
  const content = createHash('sha256').update(file.name).update('\n').update(file.bytes).digest();

  return asAccount(ctx.services, account.id, (tx) =>
    once({ ...ctx, tx }, request, rules.path, content, async () => {
      const record = {
        unique_id,
        file_name: safeFileName(file.name, type.endings[0]),
        mime: type.mime,
        bytes: drawn.bytes.length,
        width: drawn.width,
        height: drawn.height,
      };
      const id = await insertUpload(tx, {
        ...record,
        account_id: account.id,
        is_shown: rules.square,
        created_by: user.id,
        created_at: ctx.now.toISOString(),
      });
      // Last, so that a row never points at nothing: a failure here takes the row back.
      await storeFiles(ctx, filesOf(account.id, unique_id, drawn));
      return { id, ...record, url: uploadUrl(ctx.area, unique_id) };
    }),
  );
}

/**
 * The name must be one we take, and so must the content; a wrong name on a right content is corrected, not believed.
 */
function acceptedType(file: UploadedFile, endings: readonly string[]): FileType {
  const type = fileTypeOf(file.bytes);
  if (!type || !endings.includes(endingOf(file.name)) || !type.endings.some((ending) => endings.includes(ending)))
    throw new AppError('UPLOAD_EXTENSION', { field: 'file', values: { extensions: endings.join(', ') } });
  return type;
}
