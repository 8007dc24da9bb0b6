import { partOf, type Minor } from '../kernel/money';

type DepositRule = { kind: string; percent: number; amount: Minor };

/** What is asked in advance: never more than the visit costs, and nothing for a visit that costs nothing. */
export function depositOf(total: Minor, { kind, percent, amount }: DepositRule): Minor {
  if (kind === 'percent') return Math.min(total, partOf(total, percent));
  return kind === 'amount' ? Math.min(total, amount) : 0;
}
