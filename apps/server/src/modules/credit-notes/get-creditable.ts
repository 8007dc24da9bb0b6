import type { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { UseCase } from '../../http/bind-contract';
import { cameInFor, findPurse, openOf } from '../customer-money';
import { creditsOfInvoice, findInvoice, linesOfInvoice, readSellingSalon } from '../invoices';
import { employeeNames, findCorrectable, usedCardOf } from './creditable.query';
import { assertInvoice, assertStands, creditedLines, invoicedLine } from './find-correctable';

export const findInvoices: UseCase<(typeof creditNotesContract)['find_invoices']> = async (ctx, { search }) => ({
  records: (await findCorrectable(ctx, search ?? '')).map(({ kind, number, ...found }) => ({
    ...found,
    number_text: numberText(kind, number),
  })),
});

/** An invoice with what is left of it, so that the screen reckons a credit by the same rules as the server. */
export const getCreditable: UseCase<(typeof creditNotesContract)['get_invoice']> = async (ctx, { invoice_id }) => {
  const invoice = await findInvoice(ctx, invoice_id);
  assertInvoice(invoice);
  assertStands(invoice);
  const [salon, lines, credits, open, paid_by, card, purse] = await Promise.all([
    readSellingSalon(ctx),
    linesOfInvoice(ctx, invoice.id),
    creditsOfInvoice(ctx, invoice.id),
    openOf(ctx, invoice.id),
    cameInFor(ctx, invoice.id),
    usedCardOf(ctx, invoice.id),
    invoice.customer_id === null ? null : findPurse(ctx, invoice.customer_id),
  ]);
  const names = await employeeNames(
    ctx,
    lines.flatMap((line) => line.employee_id ?? line.salesman_id ?? []),
  );
  const isCardValid =
    card?.type === giftCardTypes.codes.paid &&
    card.expired_on === null &&
    (card.expires_on === null || card.expires_on >= salon.day);
  return {
    id: invoice.id,
    kind: invoice.kind,
    number_text: numberText(invoice.kind, invoice.number),
    issued_at: invoice.issued_at,
    customer_id: invoice.customer_id,
    customer: invoice.customer_name,
    payable: invoice.payable,
    credited: sumMinor(credits.notes.map(({ payable }) => payable)),
    policy: salon.policy,
    lines: lines.map((line) => {
      const taken = credits.lines.filter((one) => one.original_position === line.position);
      return {
        ...invoicedLine(line),
        position: line.position,
        english_name: line.english_name,
        arabic_name: line.arabic_name,
        employee: names.get(line.employee_id ?? line.salesman_id ?? 0) ?? null,
        left_quantity: line.quantity - sumMinor(taken.map(({ quantity }) => quantity)),
        left_gross: line.gross - sumMinor(taken.map(({ gross }) => gross)),
      };
    }),
    earlier: creditedLines(credits.lines),
    open,
    card: isCardValid ? invoice.voucher : 0,
    balance_used: invoice.balance_used,
    balance: purse?.balance ?? 0,
    paid_by,
    methods: salon.accounting.payment_methods,
    points_earned: invoice.points_earned,
    points: purse?.points ?? 0,
    commission_absorbed: salon.accounting.commission_absorbed,
  };
};
