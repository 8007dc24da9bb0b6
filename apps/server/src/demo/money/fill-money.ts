import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { seeded } from '../random';
import { onStage, type Demo } from '../stage';
import { drawOccasions } from './draw-bills';
import { STOCK_SUPPLIERS } from './fill-expenses';
import { readBefore, writeYear } from './write-year';
import { USUAL } from './year';

type Till = { walkIns: number; desk: readonly (string | undefined)[] };

const TILLS: Record<number, Till> = {
  1001: { walkIns: 1.5, desk: ['cashier@glow.demo', 'cashier@glow.demo', 'reception@glow.demo', undefined] },
  1002: { walkIns: 0.7, desk: [undefined] },
  [TRAINING_ACCOUNT_ID]: { walkIns: 0, desk: [undefined] },
};

/** A year at the till: every visit of the calendar that is over, and the months before it. */
export async function fillMoney(demo: Demo, accountId: number, suppliers: readonly number[] = []): Promise<void> {
  const { walkIns, desk } = TILLS[accountId]!;
  await onStage(demo, accountId, async (stage) => {
    const before = await readBefore(stage);
    const { salon, shop, buyers, visits } = before;
    const chance = seeded(accountId + 190);
    const occasions = drawOccasions(
      { shop, buyers, visits, today: salon.day, zone: salon.seller.time_zone, walkIns },
      chance,
    );
    await writeYear(stage, before, occasions, {
      desk,
      suppliers: STOCK_SUPPLIERS.flatMap((place) => suppliers[place] ?? []),
      odds: USUAL,
      chance,
    });
  });
}
