import { partOf, type Minor } from '../kernel/money';
import type { LocalDate } from '../kernel/time/local-date';
import { wallAt } from '../booking/opening.rules';

type DepositRule = { kind: string; percent: number; amount: Minor };

/** What is asked in advance: never more than the visit costs, and nothing for a visit that costs nothing. */
export function depositOf(total: Minor, { kind, percent, amount }: DepositRule): Minor {
  if (kind === 'percent') return Math.min(total, partOf(total, percent));
  return kind === 'amount' ? Math.min(total, amount) : 0;
}

/** What is left to pay at the salon: what came in advance, or is waited for, is not paid there again. */
export const dueAtSalon = (total: Minor, inAdvance: Minor): Minor => Math.max(0, total - inAdvance);

type Moment = { date: LocalDate; minute: number };

/**
 * The last moment at which a visit can be changed or cancelled for free; undefined when that has gone by, so that
 * nobody is promised it.
 */
export function freeUntil(
  visit: { date: LocalDate; start: number },
  cancelHours: number,
  now: Moment,
): Moment | undefined {
  const until = wallAt(visit.date, visit.start - cancelHours * 60);
  const isAhead = until.date > now.date || (until.date === now.date && until.minute > now.minute);
  return isAhead ? until : undefined;
}
