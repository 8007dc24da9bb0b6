import type { creditNotesContract, CreditNoteInput } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { creditParts, shareBack } from '@rawnaq/domain/credit-notes/credit-note.rules';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import type { EInvoicePaymentMeans } from '@rawnaq/domain/e-invoices/e-invoice';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { creditLines, type CreditChoice, type ReckonedCredit } from '@rawnaq/domain/invoices/credit-lines';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { scaleMinor, sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { postCreditNote, type SoldLine } from '@rawnaq/domain/ledger/post-sale';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { auditAll } from '../audit';
import {
  insertPayments,
  lowerReceivable,
  moveBalance,
  openOf,
  paidByMethod,
  returnUses,
  usesOfInvoice,
} from '../customer-money';
import {
  commissionsOf,
  creditsOfInvoice,
  issuePaper,
  linesOfInvoice,
  lockInvoice,
  readSellingSalon,
  reserveInvoice,
  type CorrectedInvoice,
  type CorrectedLine,
  type LineRow,
  type SellingSalon,
} from '../invoices';
import { commissionsBack } from './commissions-back';
import { assertInvoice, assertStands, creditedLines, invoicedLine } from './find-correctable';
import { holdReturns, isByPiece, isKind, packageValueOf, writeReturns, type Returns } from './returns';

/**
 * A credit note takes back a part of an invoice with everything that part had moved. The invoice is held first, so that
 * two people never credit the same thing; the rest is held, judged and written as a sale is.
 */
export const issueCreditNote: UseCase<(typeof creditNotesContract)['issue']> = async (ctx, input) => {
  const created_by = sessionOf(ctx).user.id;
  const [salon, invoice_id] = await Promise.all([readSellingSalon(ctx), reserveInvoice(ctx)]);
  const invoice = await lockInvoice(ctx, input.invoice_id);
  assertInvoice(invoice);
  assertStands(invoice);
  const [lines, credits] = await Promise.all([linesOfInvoice(ctx, invoice.id), creditsOfInvoice(ctx, invoice.id)]);
  const credit = creditLines(
    { policy: salon.policy, lines: lines.map(invoicedLine), earlier: creditedLines(credits.lines) },
    choiceOf(input, lines),
  );
  const wholly = isWhole(lines, credits.lines, credit);
  const returns = await holdReturns(ctx, {
    invoice,
    lines: credit.lines.map((part) => ({
      line: lines[part.line]!,
      quantity: part.quantity,
      before: creditedBefore(credits.lines, lines[part.line]!),
    })),
    wholly,
    restock: input.restock,
    day: salon.day,
  });

  const open = await openOf(ctx, invoice.id);
  const isCardValid = returns.card !== null && !hasRunOut(returns.card, salon.day);
  const parts = creditParts({
    payable: credit.payable,
    open,
    card: isCardValid && returns.card?.type === giftCardTypes.codes.paid ? invoice.voucher : 0,
    completes: wholly,
  });
  await assertRefunds(ctx, input, invoice, salon, parts.rest);
  const uses = wholly && input.to_balance > 0 ? await usesOfInvoice(ctx, invoice.id) : [];
  const returned = sumMinor(uses.map(({ amount }) => amount)) <= input.to_balance ? uses : [];
  const revivesCard = returns.card !== null && (returns.card.type !== giftCardTypes.codes.paid || parts.card > 0);
  const points = pointsBack(invoice, credits.notes, credit.total, returns.purse?.points ?? 0);
  const creditedBy = sumMinor(credits.notes.map((note) => note.payable)) + credit.payable;
  const commissions = commissionsBack(
    {
      invoice_id: invoice.id,
      lines,
      earlier: credits.lines,
      now: credit.lines,
      entries: await commissionsOf(ctx, [invoice.id, ...credits.notes.map(({ id }) => id)]),
      payable: invoice.payable - creditedBy,
      settled: invoice.payable - creditedBy - (open - parts.open),
    },
    salon,
  );

  const customer_id = invoice.customer_id;
  await Promise.all([
    writeReturns(ctx, returns, {
      invoice,
      by: invoice_id,
      points: points.removed,
      revivesCard,
      wholly,
      day: salon.day,
      created_by,
    }),
    insertPayments(
      ctx,
      input.refunds.map(({ amount, ...refund }) => ({
        ...refund,
        amount: -amount,
        invoice_id,
        customer_id,
        source: paymentSources.codes.billing,
        day: salon.day,
        created_by,
      })),
    ),
    returnUses(ctx, invoice.id, returned),
    ...(customer_id === null
      ? []
      : [
          lowerReceivable(ctx, { invoice_id: invoice.id, customer_id, amount: parts.open }),
          moveBalance(ctx, {
            customer_id,
            kind: balanceEntryKinds.codes.credit_note,
            amount: input.to_balance,
            day: salon.day,
            invoice_id,
            created_by,
          }),
        ]),
  ]);
  crashPoint('credit-note.after-returns');

  const rows = credit.lines.map((part, index) =>
    lineRow(
      part,
      lines[part.line]!,
      returns.lines[index]!,
      commissions.filter(({ position }) => position === index + 1),
    ),
  );
  const number = numberText(invoice.kind, invoice.number);
  const issued = await issuePaper(ctx, salon, {
    kind: 'credit_note',
    invoice_id,
    customer:
      customer_id === null
        ? null
        : {
            id: customer_id,
            name: invoice.customer_name ?? '',
            mobile: invoice.customer_mobile,
            trn: invoice.customer_trn,
          },
    salesman_id: invoice.salesman_id,
    original: { id: invoice.id, number, reason: input.reason },
    note: input.note ?? null,
    lines: rows,
    totals: credit,
    settled: {
      paid: sumMinor(input.refunds.map(({ amount }) => amount)),
      voucher: parts.card,
      balance_used: input.to_balance,
      open: parts.open,
      change: 0,
    },
    means: [...new Set(input.refunds.map(({ method }) => MEANS[method]))],
    points_earned: points.asked,
    commissions,
    posted: [
      ...returns.posted,
      {
        journal: postCreditNote(
          rows.map((row, index) => soldLine(row, credit.lines[index]!, returns.lines[index]!)),
          {
            payments: input.refunds,
            voucher: parts.card,
            balance_used: input.to_balance,
            deposit_vat: sumMinor(returned.map(({ vat }) => vat)),
            deposit_rate: lines.find((line) => line.vat_rate > 0)?.vat_rate ?? 0,
            open: parts.open,
            loyalty_voucher: revivesCard && returns.card?.type === giftCardTypes.codes.loyalty ? returns.card.value : 0,
          },
        ),
      },
    ],
    created_by,
    withNumber: ({ number_text }) => {
      const after = {
        number: number_text,
        invoice: number,
        customer_id,
        payable: credit.payable,
        reason: input.reason,
        ...(points.missing > 0 && { points_missing: points.missing }),
      };
      return auditAll(
        ctx,
        'invoices',
        [invoice_id, invoice.id].map((entity_id) => ({ action: 'invoices.credit', entity_id, after })),
      );
    },
  });
  return {
    ...issued,
    payable: credit.payable,
    points_removed: points.removed,
    points_missing: points.missing,
  };
};

const MEANS = {
  cash: 'cash',
  credit_card: 'card',
  transfer: 'bank_account',
  cheque: 'bank_account',
  payment_link: 'card',
} as const satisfies Record<string, EInvoicePaymentMeans>;

function choiceOf({ lines: chosen }: CreditNoteInput, lines: readonly CorrectedLine[]): CreditChoice {
  if (!chosen) return 'whole';
  return chosen.map(({ position, quantity, amount }, index) => {
    const line = lines[position - 1];
    if (line && amount !== undefined && isByPiece(line))
      throw new AppError('CREDITED_BY_PIECE', { field: `lines.${index}.amount` });
    return amount === undefined ? { line: position - 1, quantity: quantity! } : { line: position - 1, amount };
  });
}

/** No money is left on any line, and none of those that cost nothing. */
function isWhole(lines: readonly CorrectedLine[], earlier: readonly CorrectedLine[], { lines: now }: ReckonedCredit) {
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

const creditedBefore = (earlier: readonly CorrectedLine[], line: CorrectedLine): number =>
  sumMinor(earlier.filter((one) => one.original_position === line.position).map(({ quantity }) => quantity));

const hasRunOut = ({ expires_on, expired_on }: NonNullable<Returns['card']>, today: string): boolean =>
  expired_on !== null || (expires_on !== null && expires_on < today);

/**
 * The money goes back by methods the salon has, or came in by; a balance is somebody's; and all of it is given back.
 */
async function assertRefunds(
  ctx: Ctx,
  { refunds, to_balance }: CreditNoteInput,
  invoice: CorrectedInvoice,
  { accounting }: SellingSalon,
  rest: Minor,
): Promise<void> {
  if (to_balance > 0 && invoice.customer_id === null)
    throw new AppError('INVOICE_NEEDS_CUSTOMER', { field: 'to_balance' });
  const cameBy = refunds.length === 0 ? [] : await paidByMethod(ctx, invoice.id);
  for (const [place, { method }] of refunds.entries())
    if (!accounting.payment_methods.includes(method) && !cameBy.some((paid) => paid.method === method))
      throw new AppError('PAYMENT_METHOD_NOT_TAKEN', { field: `refunds.${place}.method` });
  if (sumMinor(refunds.map(({ amount }) => amount)) + to_balance !== rest)
    throw new AppError('REFUND_NOT_EQUAL_CREDIT', { field: 'refunds' });
}

/** Points are never taken below nothing; what was spent already is said and asked for no second time. */
function pointsBack(
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

function lineRow(
  part: ReckonedCredit['lines'][number],
  line: CorrectedLine,
  returned: Returns['lines'][number],
  commissions: readonly { amount: Minor }[],
): LineRow {
  const { line: _place, kind: _kind, rate, quantity, ...amounts } = part;
  return {
    kind: line.kind,
    service_id: line.service_id,
    product_id: line.product_id,
    offer_id: line.offer_id,
    customer_package_id: line.customer_package_id,
    gift_card_id: line.gift_card_id,
    english_name: line.english_name,
    arabic_name: line.arabic_name,
    employee_id: line.employee_id,
    salesman_id: line.salesman_id,
    quantity,
    unit_price: scaleMinor(amounts.list, 1, Math.max(quantity, 1)),
    ...amounts,
    vat_rate: rate,
    cost: returned.cost,
    package_value: isKind(line, 'package_use') ? packageValueOf(returned) : 0,
    commission: -sumMinor(commissions.map(({ amount }) => amount)),
    original_position: line.position,
  };
}

/**
 * A package is owed with its own value, which may be a unit beside its part of the line: the books take back what they
 * have, and the unit is rounding.
 */
function soldLine(row: LineRow, part: ReckonedCredit['lines'][number], returned: Returns['lines'][number]): SoldLine {
  const sold = { ...part, cost: row.cost ?? 0, package_value: row.package_value ?? 0 };
  if (part.kind !== 'package') return sold;
  const owed = packageValueOf(returned);
  return { ...sold, net: owed, rounding: part.rounding + part.net - owed };
}
