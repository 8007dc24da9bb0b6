import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { salesSums } from './sales-sums.query';

/** With VAT and without tips, credit notes taken off. */
export async function soldByDay(
  place: Parameters<typeof salesSums>[0],
  span: DateSpan,
): Promise<Map<LocalDate, Minor>> {
  const days = new Map<LocalDate, Minor>();
  for (const { day, kind, gross } of await salesSums(place, span, ['day', 'kind']))
    if (kind !== invoiceLineKinds.codes.tip) days.set(day, (days.get(day) ?? 0) + gross);
  return days;
}
