import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { suggestedGroupsFor } from '../suggested-services';
import { categoryKeys, insertCategories } from './categories.repo';
import { lockMenu, renumberMenu } from './menu.repo';
import { isKnown } from './suggested-menu';

/** Those the salon has already are left as they are. */
export const activateCategories: UseCase<(typeof categoriesContract)['activate']> = async (ctx, input) => {
  await lockMenu(ctx);
  const wanted = new Set(input.suggested);
  const chosen = (await suggestedGroupsFor(ctx.tx, sessionOf(ctx).account.business_type)).filter((group) =>
    wanted.has(group.id),
  );
  if (chosen.length !== wanted.size) throw new AppError('NOT_FOUND');
  const known = await categoryKeys(ctx);
  const missing = chosen.filter((group) => !isKnown(group, known));
  if (missing.length === 0) return { added: 0 };
  const ids = await insertCategories(
    ctx,
    missing.map(({ id, english_name, arabic_name }) => ({ english_name, arabic_name, suggested_id: id })),
  );
  await renumberMenu(ctx);
  await audit(ctx, {
    action: 'categories.activate',
    entity: 'service_groups',
    after: { ids, names: missing.map(({ english_name, arabic_name }) => ({ english_name, arabic_name })) },
  });
  return { added: missing.length };
};
