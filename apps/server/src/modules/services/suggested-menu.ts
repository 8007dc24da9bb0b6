import type { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { suggestedGroupsFor, suggestedServicesFor } from '../suggested-services';
import { categoryKeys } from './categories.repo';
import { serviceKeys } from './services.repo';

type Keyed = { id: number; english_key: string; arabic_key: string };
type Known = { english_key: string; arabic_key: string; suggested_id: number | null };

/** A salon has it when it took it, or made one of the same name in either language. */
export const isKnown = (one: Keyed, known: readonly Known[]): boolean =>
  known.some(
    (other) =>
      other.suggested_id === one.id || other.english_key === one.english_key || other.arabic_key === one.arabic_key,
  );

export const suggestedCategories: UseCase<(typeof categoriesContract)['suggested']> = async (ctx) => {
  const known = await categoryKeys(ctx);
  const suggested = await suggestedGroupsFor(ctx.tx, sessionOf(ctx).account.business_type);
  return { records: suggested.map((group) => ({ ...group, activated: isKnown(group, known) })) };
};

export const suggestedServices: UseCase<(typeof servicesContract)['suggested']> = async (ctx) => {
  const known = await serviceKeys(ctx);
  const suggested = await suggestedServicesFor(ctx.tx, sessionOf(ctx).account.business_type);
  return { records: suggested.map((service) => ({ ...service, activated: isKnown(service, known) })) };
};
