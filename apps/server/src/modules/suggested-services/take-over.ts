import type { Tx } from '../../db/database';
import {
  insertSuggestedGroup,
  insertSuggestedServices,
  sameSuggested,
  type NewGroup,
  type NewService,
} from './suggested-services.repo';

/** A salon's own group becomes a suggested one; when one of that name is suggested already, it is that one. */
export async function takeOverGroup(tx: Tx, group: NewGroup): Promise<number> {
  return (await sameSuggested(tx, 'suggested_groups', group))?.id ?? insertSuggestedGroup(tx, group);
}

export async function takeOverService(tx: Tx, service: NewService): Promise<number> {
  return (
    (await sameSuggested(tx, 'suggested_services', service))?.id ?? (await insertSuggestedServices(tx, [service]))[0]!
  );
}
