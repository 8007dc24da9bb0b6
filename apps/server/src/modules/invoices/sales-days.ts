import type { InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { LineRow, SalesDay } from './invoices.repo';

/**
 * What a paper adds to the sums of its day, by thing and person; a credit note takes off. In the order in which rows
 * are locked.
 */
export function salesDaysOf(kind: InvoiceKind, day: LocalDate, lines: readonly LineRow[]): SalesDay[] {
  if (kind === 'deposit' || kind === 'gift_card') return [];
  const sign = kind === 'credit_note' ? -1 : 1;
  const days = new Map<string, SalesDay>();
  for (const line of lines) {
    const item_id = line.service_id ?? line.product_id ?? line.offer_id ?? 0;
    const employee_id = line.employee_id ?? line.salesman_id ?? 0;
    const key = `${line.kind}:${item_id}:${employee_id}`;
    const sum = days.get(key) ?? {
      day,
      kind: line.kind,
      item_id,
      employee_id,
      quantity: 0,
      list: 0,
      discount: 0,
      net: 0,
      vat: 0,
      gross: 0,
      cost: 0,
    };
    days.set(key, {
      ...sum,
      quantity: sum.quantity + sign * line.quantity,
      list: sum.list + sign * line.list,
      discount: sum.discount + sign * (line.list - line.gross),
      // A package is earned where it is used.
      net: sum.net + sign * (line.kind === invoiceLineKinds.codes.package_use ? (line.package_value ?? 0) : line.net),
      vat: sum.vat + sign * line.vat,
      gross: sum.gross + sign * line.gross,
      cost: sum.cost + sign * (line.cost ?? 0),
    });
  }
  return [...days.values()].toSorted(
    (a, b) => a.kind - b.kind || a.item_id - b.item_id || a.employee_id - b.employee_id,
  );
}
