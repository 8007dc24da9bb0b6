import { starterMenu } from '@rawnaq/domain/suggested-services/starter-menu';
import { asPlatform, type Services } from '../../services';
import { insertSuggestedGroup, insertSuggestedServices, isFirstToFill } from './suggested-services.repo';

/** Salons of a new platform have something to choose from at once. Once only: what managers make of it stays. */
export const fillStarterMenu = (services: Services): Promise<void> =>
  asPlatform(services, async (tx) => {
    if (!(await isFirstToFill(tx))) return;
    for (const { services: own, ...group } of starterMenu) {
      const group_id = await insertSuggestedGroup(tx, group);
      await insertSuggestedServices(
        tx,
        own.map((service) => ({ ...service, group_id })),
      );
    }
  });
