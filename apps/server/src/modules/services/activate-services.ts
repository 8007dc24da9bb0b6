import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { assertActiveEmployees, assignServices } from '../employees';
import { suggestedServicesFor } from '../suggested-services';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { categoryKeys, insertCategories } from './categories.repo';
import { lockMenu, renumberMenu } from './menu.repo';
import { insertServices, serviceKeys } from './services.repo';
import { isKnown } from './suggested-menu';

type Suggested = Awaited<ReturnType<typeof suggestedServicesFor>>[number];

/** Those the salon has already are left as they are; categories that are missing come along. */
export const activateServices: UseCase<(typeof servicesContract)['activate']> = async (ctx, input) => {
  await lockMenu(ctx);
  const wanted = new Map(input.services.map((service) => [service.suggested_id, service]));
  const chosen = (await suggestedServicesFor(ctx.tx, sessionOf(ctx).account.business_type)).filter((service) =>
    wanted.has(service.id),
  );
  if (chosen.length !== wanted.size) throw new AppError('NOT_FOUND');
  const known = await serviceKeys(ctx);
  const missing = chosen.filter((service) => !isKnown(service, known));
  if (missing.length === 0) return { added: 0 };

  await assertActiveEmployees(ctx, input.employee_ids);
  const categoryOf = await categoriesFor(ctx, missing);
  const ids = await insertServices(
    ctx,
    missing.map(({ id, english_name, arabic_name, group_id }) => {
      const { price, job_time } = wanted.get(id)!;
      return {
        english_name,
        arabic_name,
        group_id: categoryOf.get(group_id)!,
        price,
        job_time,
        processing_time: 0,
        buffer_time: 0,
        show_to_customer: true,
        suggested_id: id,
      };
    }),
  );
  await assignServices(ctx, input.employee_ids, ids);
  await renumberMenu(ctx);
  await audit(ctx, {
    action: 'services.activate',
    entity: 'services',
    after: {
      ids,
      names: missing.map(({ english_name, arabic_name }) => ({ english_name, arabic_name })),
      employee_ids: input.employee_ids,
    },
  });
  return { added: missing.length };
};

/** The salon's category for each suggested group: the one it took or named alike, else a new one. */
async function categoriesFor(ctx: Ctx, services: readonly Suggested[]): Promise<Map<number, number>> {
  const known = await categoryKeys(ctx);
  const groups = new Map(
    services.map((one) => [
      one.group_id,
      { id: one.group_id, english_name: one.group_english_name, arabic_name: one.group_arabic_name },
    ]),
  );
  const result = new Map<number, number>();
  for (const group of groups.values()) {
    const keys = { english_key: toSearchKey(group.english_name), arabic_key: toSearchKey(group.arabic_name) };
    const own = known.find((one) => isKnown({ id: group.id, ...keys }, [one]));
    if (own) result.set(group.id, own.id);
  }
  const missing = [...groups.values()].filter((group) => !result.has(group.id));
  if (missing.length === 0) return result;
  const ids = await insertCategories(
    ctx,
    missing.map(({ id, english_name, arabic_name }) => ({ english_name, arabic_name, suggested_id: id })),
  );
  missing.forEach((group, index) => result.set(group.id, ids[index]!));
  return result;
}
