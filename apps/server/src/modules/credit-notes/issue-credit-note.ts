import type { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { creditParts } from '@rawnaq/domain/credit-notes/credit-note.rules';
import { balanceEntryKinds } from '@rawnaq/domain/customer-money/balance-entries.states';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { creditLines } from '@rawnaq/domain/invoices/credit-lines';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { postCreditNote } from '@rawnaq/domain/ledger/post-sale';
import { paymentMeans } from '@rawnaq/domain/payments/payment.rules';
import { paymentSources } from '@rawnaq/domain/payments/payment.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { crashPoint } from '../../infra/crash-point';
import { auditAll } from '../audit';
import { insertPayments, lowerReceivable, moveBalance, openOf, returnUses, usesOfInvoice } from '../customer-money';
import {
  commissionsOf,
  creditsOfInvoice,
  issuePaper,
  linesOfInvoice,
  lockInvoice,
  readSellingSalon,
  reserveInvoice,
} from '../invoices';
import { commissionsBack } from './commissions-back';
import { assertInvoice, assertStands, creditedLines, invoicedLine } from './find-correctable';
import { assertRefunds, choiceOf, creditedBefore, hasRunOut, isWhole, pointsBack } from './judge-credit';
import { lineRow, soldLine } from './note-lines';
import { holdReturns, writeReturns } from './returns';

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
  crashPoint('credit-note.after-holds');

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
  const goesBack = sumMinor(uses.map(({ amount }) => amount)) <= input.to_balance;
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
  const standing =
    customer_id !== null && goesBack
      ? await returnUses(
          ctx,
          { invoice_id: invoice.id, customer_id, balance: returns.purse!.balance + input.to_balance },
          uses,
        )
      : [];
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
    means: [...new Set(input.refunds.map(({ method }) => paymentMeans[method]))],
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
            deposits: standing,
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
