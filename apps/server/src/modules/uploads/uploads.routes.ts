import { uploadsContract } from '@rawnaq/domain/uploads/uploads.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCases } from '../../http/bind-contract';
import { asAccount } from '../../services';
import { addFile, addImage } from './add-upload';
import { openUpload } from './open-upload';
import { findUpload } from './uploads.repo';

const useCases: UseCases<typeof uploadsContract> = {
  add_image: addImage,
  add_file: addFile,
  open: async (ctx, input) => {
    const upload = await asAccount(ctx.services, ctx.accountId, (tx) => findUpload(tx, ctx.accountId, input.unique_id));
    if (!upload) throw new AppError('NOT_FOUND');
    return openUpload(ctx, upload, input.size);
  },
};

export const uploadsRoutes = { contract: uploadsContract, useCases };
