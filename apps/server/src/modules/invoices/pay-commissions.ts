import { commissionDue } from '@rawnaq/domain/commissions/commission.rules';
import { BASIS_POINTS, scaleMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { Bookkeeper } from '../ledger';
import { commissionsOfLines, insertCommissions } from './invoices.repo';
import type { SellingSalon } from './seller';

/**
 * Commission that follows the money: what is due once so much of an invoice is settled, less what was given before.
 * Where it was given at the issue there is nothing left to give.
 */
export async function payCommissions(
  ctx: Bookkeeper,
  { day }: Pick<SellingSalon, 'day'>,
  invoice: { id: number; settled: Minor; payable: Minor },
): Promise<void> {
  const lines = await commissionsOfLines(ctx, invoice.id);
  await insertCommissions(
    ctx,
    invoice.id,
    lines.flatMap(({ position, employee_id, commission, base, given }) => {
      const amount = commissionDue(commission, invoice.settled, invoice.payable) - given;
      if (amount <= 0 || employee_id === null) return [];
      const rate = base === 0 ? 0 : scaleMinor(commission, BASIS_POINTS, base);
      return [{ day, employee_id, position, base, rate, amount }];
    }),
  );
}
