import { AppError } from '@rawnaq/domain/kernel/app-error';
import { transaction } from '../../db/database';
import { enterSalon } from '../../http/enter-salon.repo';
import type { Services } from '../../services';
import type { Visitor } from '../online-booking';

/** Looks at a salon as any visitor of its page does; undefined while that page is closed. */
export async function visitSalon<T>(
  services: Services,
  alias: string,
  look: (visitor: Visitor) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await transaction(services.pools.app, null, async (tx) =>
      look({ tx, accountId: await enterSalon(tx, alias), now: services.clock(), services }),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'SALON_NOT_ONLINE') return undefined;
    throw error;
  }
}
