import type { Job } from '../../worker/job';
import { asPlatform, type Services } from '../../services';
import { storeTaken } from '../suggested-services';
import { countTaken } from './taken-suggestions.repo';

/** Every hour: a list that counted the salons of each suggestion itself would grow slower with every salon. */
export const suggestionJobs: readonly Job[] = [{ task: 'count-suggestions', cron: '9 * * * *', run: countSuggestions }];

/**
 * Counted in one transaction and written in another: what reads all salons at once does not write a list they share.
 */
export async function countSuggestions(services: Services): Promise<void> {
  for (const [suggestions, taken] of [
    ['suggested_groups', 'service_groups'],
    ['suggested_services', 'services'],
  ] as const) {
    const counted = await asPlatform(services, (tx) => countTaken(tx, taken));
    await asPlatform(services, (tx) => storeTaken(tx, suggestions, counted));
  }
}
