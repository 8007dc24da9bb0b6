import { shareBack } from '@rawnaq/domain/credit-notes/credit-note.rules';
import type { CreditNoteInput } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { CreditChoice, ReckonedCredit } from '@rawnaq/domain/invoices/credit-lines';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { assertReturnable } from '@rawnaq/domain/payments/payment.rules';
import type { Ctx } from '../../http/context';
import { cameInFor } from '../customer-money';
import type { CorrectedInvoice, CorrectedLine, SellingSalon } from '../invoices';
import { isByPiece, type Returns } from './returns';

export function choiceOf({ lines: chosen }: CreditNoteInput, lines: readonly CorrectedLine[]): CreditChoice {
  if (!chosen) return 'whole';
  return chosen.map(({ position, quantity, amount }, index) => {
    const line = lines[position - 1];
    if (line && amount !== undefined && isByPiece(line))
      throw new AppError('CREDITED_BY_PIECE', { field: `lines.${index}.amount` });
    return amount === undefined ? { line: position - 1, quantity: quantity! } : { line: position - 1, amount };
  });
}

/** No money is left on any line, and none of those that cost nothing. */
export function isWhole(
  lines: readonly CorrectedLine[],
  earlier: readonly CorrectedLine[],
  { lines: now }: ReckonedCredit,
) {
  return lines.every((line, place) => {
    const taken = [
      ...earlier.filter((one) => one.original_position === line.position),
      ...now.filter((one) => one.line === place),
    ];
    return line.gross > 0
      ? sumMinor(taken.map(({ gross }) => gross)) === line.gross
      : sumMinor(taken.map(({ quantity }) => quantity)) === line.quantity;
  });
}

export const creditedBefore = (earlier: readonly CorrectedLine[], line: CorrectedLine): number =>
  sumMinor(earlier.filter((one) => one.original_position === line.position).map(({ quantity }) => quantity));

export const hasRunOut = ({ expires_on, expired_on }: NonNullable<Returns['card']>, today: string): boolean =>
  expired_on !== null || (expires_on !== null && expires_on < today);

/**
 * The money goes back by methods the salon has, or came in by, to a card or link no more than it brought; a balance is
 * somebody's; and all of it is given back.
 */
export async function assertRefunds(
  ctx: Ctx,
  { refunds, to_balance }: CreditNoteInput,
  invoice: CorrectedInvoice,
  { accounting, currency }: SellingSalon,
  rest: Minor,
): Promise<void> {
  if (to_balance > 0 && invoice.customer_id === null)
    throw new AppError('INVOICE_NEEDS_CUSTOMER', { field: 'to_balance' });
  const cameIn = refunds.length === 0 ? [] : await cameInFor(ctx, invoice.id);
  for (const [place, { method }] of refunds.entries())
    if (!accounting.payment_methods.includes(method) && !cameIn.some((paid) => paid.method === method))
      throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `refunds.${place}.method` });
  if (sumMinor(refunds.map(({ amount }) => amount)) + to_balance !== rest)
    throw new AppError('REFUND_NOT_EQUAL_CREDIT', { field: 'refunds' });
  assertReturnable(refunds, cameIn, { currency, place: 'refunds' });
}

/** Points are never taken below nothing; what was spent already is said and asked for no second time. */
export function pointsBack(
  invoice: CorrectedInvoice,
  notes: readonly { total: Minor; points_earned: number }[],
  total: Minor,
  has: number,
): { asked: number; removed: number; missing: number } {
  const before = sumMinor(notes.map((note) => note.total));
  const asked = invoice.total === 0 ? 0 : shareBack(invoice.points_earned, { taken: before, of: invoice.total }, total);
  const removed = Math.min(asked, has);
  return { asked, removed, missing: asked - removed };
}
