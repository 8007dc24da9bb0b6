import type { invoicesContract } from '@rawnaq/domain/invoices/invoices.contract';
import { invoiceKinds, numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { UseCase } from '../../http/bind-contract';
import { maySeeMobiles } from '../../http/lists/own-calendar.query';
import { journalLinesOf } from '../ledger';
import {
  cardOf,
  commissionsWithPeople,
  depositsOf,
  findPaper,
  linesWithPeople,
  notesOf,
  paymentsOf,
  sellerOf,
  stockOf,
} from './invoice.query';

/** A paper with everything it moved, down to its journals. */
export const getInvoice: UseCase<(typeof invoicesContract)['get_record']> = async (ctx, { id }) => {
  const paper = await findPaper(ctx, id);
  if (!paper) throw new AppError('INVOICE_NOT_EXIST');
  const [lines, payments, gift_card, deposits, notes, stock, commissions, journals] = await Promise.all([
    linesWithPeople(ctx, id),
    paymentsOf(ctx, id),
    cardOf(ctx, id, paper.kind),
    depositsOf(ctx, id),
    notesOf(ctx, id),
    stockOf(ctx, id),
    commissionsWithPeople(ctx, id),
    journalLinesOf(ctx, id),
  ]);
  return {
    ...paper,
    number_text: numberText(paper.kind, paper.number),
    customer: paper.customer_name,
    mobile: maySeeMobiles(ctx) ? paper.customer_mobile : null,
    trn: paper.customer_trn,
    original:
      paper.original_id !== null && paper.original_kind !== null && paper.original_number !== null
        ? {
            id: paper.original_id,
            kind: paper.original_kind,
            number_text: numberText(paper.original_kind, paper.original_number),
          }
        : null,
    seller: sellerOf(paper.facts),
    open: paper.cancelled_at === null ? (paper.open_amount ?? 0) : 0,
    credited: sumMinor(notes.filter(({ kind }) => kind === invoiceKinds.codes.credit_note).map((note) => note.payable)),
    status: paper.state,
    cancelled_by: paper.cancelled_by_name,
    lines: lines.map((line) => ({ ...line, discount: line.list - line.gross })),
    payments,
    gift_card: gift_card ?? null,
    deposits,
    notes,
    stock,
    commissions: commissions.map((one) => ({ ...one, amount: Number(one.amount) })),
    journals,
  };
};
