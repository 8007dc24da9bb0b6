import type { TaskList } from 'graphile-worker';
import type { Tx } from '../../db/database';
import { asPlatform, type Services } from '../../services';
import { countTaken } from './suggested-services.repo';

/** Every hour: a list that counted the salons of each suggestion itself would grow slower with every salon. */
export const suggestionTasks = (services: Services): TaskList => ({
  'count-suggestions': () => asPlatform(services, countSuggestions),
});

export async function countSuggestions(tx: Tx): Promise<void> {
  await countTaken(tx, 'suggested_groups', 'service_groups');
  await countTaken(tx, 'suggested_services', 'services');
}
