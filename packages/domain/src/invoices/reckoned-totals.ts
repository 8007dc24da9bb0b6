import { assertMinor, type Minor } from '../kernel/money';
import type { VatParts } from '../kernel/vat';
import { isTip, type InvoiceLineKind } from './invoice-line.rules';
import type { ReckonedLine, ReckonedRate, ReckonedSale } from './sale';

const DISCOUNTS = ['line_discount', 'code_discount', 'package_discount', 'voucher_discount'] as const;
/** What was taken off a line, by what took it. */
export type Discounts = Pick<ReckonedLine, (typeof DISCOUNTS)[number]>;

export const discountOf = (line: Discounts): Minor => sumOf(DISCOUNTS, (key) => line[key]);

/** The figures below the lines are sums of what the lines show, and of nothing else. */
export function totalsOf(lines: readonly (ReckonedLine & { kind: InvoiceLineKind })[]): Omit<ReckonedSale, 'lines'> {
  const taxed = lines.filter((line) => !isTip(line.kind));
  const tips = sumOf(lines, (line) => (isTip(line.kind) ? line.gross : 0));
  const rates: ReckonedRate[] = [...new Set(taxed.map((line) => line.rate))]
    .toSorted((a, b) => a - b)
    .map((rate) => ({ rate, ...sumParts(taxed.filter((line) => line.rate === rate)) }));
  const { gross: total, net: subtotal, vat, rounding } = sumParts(rates);
  return {
    rates,
    list: sumOf(taxed, (line) => line.list),
    discount: sumOf(taxed, discountOf),
    subtotal,
    vat,
    rounding,
    total,
    tips,
    payable: assertMinor(total + tips),
  };
}

export const sumOf = <One>(ones: readonly One[], amountOf: (one: One, place: number) => Minor): Minor => {
  let sum = 0;
  for (const [place, one] of ones.entries()) sum = assertMinor(sum + assertMinor(amountOf(one, place)));
  return sum;
};

const sumParts = (parts: readonly VatParts[]): VatParts => ({
  gross: sumOf(parts, (part) => part.gross),
  net: sumOf(parts, (part) => part.net),
  vat: sumOf(parts, (part) => part.vat),
  rounding: sumOf(parts, (part) => part.rounding),
});
