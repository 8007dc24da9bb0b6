import { assertMinor, type Minor } from '../kernel/money';
import { isTip, type InvoiceLineKind } from './invoice-line.rules';
import type { ReckonedLine, ReckonedRate, ReckonedSale } from './sale';

const DISCOUNTS = ['line_discount', 'code_discount', 'package_discount', 'voucher_discount'] as const;
/** What was taken off a line, by what took it. */
export type Discounts = Pick<ReckonedLine, (typeof DISCOUNTS)[number]>;

export const discountOf = (line: Discounts): Minor => sumOf(DISCOUNTS, (key) => line[key]);

/**
 * The figures below the lines are sums of what the lines show, and of nothing else. `kinds` has the kind of each
 * line.
 */
export function totalsOf(
  lines: readonly ReckonedLine[],
  kinds: readonly InvoiceLineKind[],
): Omit<ReckonedSale, 'lines'> {
  const taxed = lines.filter((_, place) => !isTip(kinds[place]!));
  const tips = sumOf(lines, (line, place) => (isTip(kinds[place]!) ? line.gross : 0));
  const rates = [...new Set(taxed.map((line) => line.rate))]
    .toSorted((a, b) => a - b)
    .map((rate) =>
      rateRow(
        rate,
        taxed.filter((line) => line.rate === rate),
      ),
    );
  const total = sumOf(rates, (rate) => rate.gross);
  return {
    rates,
    list: sumOf(taxed, (line) => line.list),
    discount: sumOf(taxed, discountOf),
    subtotal: sumOf(rates, (rate) => rate.net),
    vat: sumOf(rates, (rate) => rate.vat),
    rounding: sumOf(rates, (rate) => rate.rounding),
    total,
    tips,
    payable: assertMinor(total + tips),
  };
}

export const sumOf = <One>(ones: readonly One[], amountOf: (one: One, place: number) => Minor): Minor => {
  let sum = 0;
  for (let place = 0; place < ones.length; place += 1) sum = assertMinor(sum + amountOf(ones[place]!, place));
  return sum;
};

const rateRow = (rate: number, lines: readonly ReckonedLine[]): ReckonedRate => ({
  rate,
  gross: sumOf(lines, (line) => line.gross),
  net: sumOf(lines, (line) => line.net),
  vat: sumOf(lines, (line) => line.vat),
  rounding: sumOf(lines, (line) => line.rounding),
});
