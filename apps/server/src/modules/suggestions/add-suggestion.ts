import type { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { notifyPlatform } from '../notifications';
import { assertOwnUpload } from '../uploads';
import { insertSuggestion } from './suggestions.repo';

export const addSuggestion: UseCase<(typeof suggestionsContract)['add']> = async (ctx, input) => {
  const { account, user } = sessionOf(ctx);
  if (input.upload_id !== undefined) await assertOwnUpload(ctx, input.upload_id);
  const id = await insertSuggestion(ctx.tx, { account_id: ctx.accountId, ...input, created_by: user.id }, ctx.now);
  await audit(ctx, { action: 'suggestions.add', entity: 'development_suggestions', entity_id: id, after: input });
  await notifyPlatform(ctx.tx, {
    type: 'suggestions',
    code: 'new',
    values: { salon: { en: account.english_name, ar: account.arabic_name }, title: input.title },
  });
  return { id };
};
