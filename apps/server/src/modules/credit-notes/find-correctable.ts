import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { CreditedLine, InvoicedLine } from '@rawnaq/domain/invoices/credit-lines';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import type { CorrectedInvoice, CorrectedLine } from '../invoices';

/**
 * Sales and gift cards sold are corrected here; a deposit has its own way, and a note corrects, but is not corrected.
 */
export function assertInvoice(invoice: CorrectedInvoice | undefined): asserts invoice is CorrectedInvoice {
  if (!invoice) throw new AppError('INVOICE_NOT_EXIST');
  if (invoice.kind !== invoiceKinds.codes.sale && invoice.kind !== invoiceKinds.codes.gift_card)
    throw new AppError('ONLY_INVOICES_CORRECTED');
}

export function assertStands({ cancelled_at }: CorrectedInvoice): void {
  if (cancelled_at !== null) throw new AppError('INVOICE_ALREADY_CANCELLED');
}

/** A kept line as the domain reckons with it. */
export const invoicedLine = (line: CorrectedLine): InvoicedLine => ({
  kind: nameOf(invoiceLineKinds, line.kind),
  quantity: line.quantity,
  list: line.list,
  line_discount: line.line_discount,
  code_discount: line.code_discount,
  package_discount: line.package_discount,
  voucher_discount: line.voucher_discount,
  gross: line.gross,
  net: line.net,
  vat: line.vat,
  rounding: line.rounding,
  rate: line.vat_rate,
  allowance: line.allowance,
});

export const creditedLines = (lines: readonly CorrectedLine[]): CreditedLine[] =>
  lines.map((line) => ({ ...invoicedLine(line), line: line.original_position! - 1 }));
