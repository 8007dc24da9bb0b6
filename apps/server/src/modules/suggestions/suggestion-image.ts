import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform } from '../../services';
import { openUpload } from '../uploads';
import { findSuggestionImage } from './suggestions.repo';

export const suggestionImage: UseCase<(typeof suggestionsContract)['image']> = async (ctx, input) => {
  const upload = await asPlatform(ctx.services, (tx) => findSuggestionImage(tx, input.account_id, input.id));
  if (!upload) throw new AppError('NOT_FOUND');
  return openUpload(ctx, upload, input.size);
};
