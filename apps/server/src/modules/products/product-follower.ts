import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';

type Initial = { initial_quantity: number; initial_cost?: number | null | undefined };

/** What goes along with a product: its stock stands above this module and is handed in from the top. */
export type ProductFollower = {
  /** What there is of the salon's product in a row called so. */
  quantity(accountId: number, product: string): RawBuilder<number>;
  activated(ctx: Ctx, products: readonly (Initial & { id: number })[]): Promise<void>;
  /** The salon says it began with something else; refused where that is too late. */
  initialChanged(ctx: Ctx, id: number, initial: Initial): Promise<void>;
};
