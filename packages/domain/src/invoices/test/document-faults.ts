import type { VatPolicy } from '../../kernel/vat';
import type { InvoiceLineKind } from '../invoice-line.rules';
import type { ReckonedLine, ReckonedSale } from '../sale';
import { nearest } from './independent-sale';

export type Document = Omit<ReckonedSale, 'lines'> & { lines: readonly ReckonedLine[] };
type Parts = { gross: number; net: number; vat: number; rounding: number };

/** What a tax office would find wrong with an invoice or a credit note, in words; undefined when it is right. */
export function faultOf(document: Document, kinds: readonly InvoiceLineKind[], policy: VatPolicy): string | undefined {
  const taxed = document.lines.filter((_, place) => kinds[place] !== 'tip');
  const tips = document.lines.filter((_, place) => kinds[place] === 'tip');
  for (const line of document.lines) {
    const fault = lineFaultOf(line);
    if (fault) return `${fault}: ${JSON.stringify(line)}`;
  }
  if (tips.some((tip) => tip.vat !== 0 || tip.rounding !== 0 || tip.net !== tip.gross)) return 'a tip is taxed';
  if (!isSum(document.list, taxed, (line) => line.list)) return 'list';
  if (!isSum(document.discount, taxed, offOf)) return 'discount';
  if (!isSum(document.tips, tips, (line) => line.gross)) return 'tips';
  if (document.payable !== document.total + document.tips) return 'payable';
  if (document.total !== document.list - document.discount) return 'total is not list less discount';
  const sums = { gross: document.total, net: document.subtotal, vat: document.vat, rounding: document.rounding };
  if (!areSums(sums, taxed)) return 'lines do not add up to the totals';
  if (!areSums(sums, document.rates)) return 'rates do not add up to the totals';
  for (const rate of document.rates) {
    const own = taxed.filter((line) => line.rate === rate.rate);
    if (own.length === 0 || !areSums(rate, own)) return 'lines do not add up to their rate';
    if (rate.net + rate.vat + rate.rounding !== rate.gross) return 'net + VAT + rounding of a rate';
    const isOnNet = BigInt(rate.vat) === nearest(BigInt(rate.net) * BigInt(rate.rate), 10_000n);
    if (policy === 'document' ? !isOnNet || Math.abs(rate.rounding) > 1 : rate.rounding !== 0) return 'VAT of a rate';
  }
  return document.rates.some(({ rate }, place) => place > 0 && rate <= document.rates[place - 1]!.rate)
    ? 'order of the rates'
    : undefined;
}

const neverNegative = [
  'list',
  'line_discount',
  'code_discount',
  'package_discount',
  'voucher_discount',
  'gross',
  'net',
  'vat',
  'allowance',
] as const;

function lineFaultOf(line: ReckonedLine): string | undefined {
  for (const key of neverNegative) if (!Number.isSafeInteger(line[key]) || line[key] < 0) return `${key} below zero`;
  if (line.list - offOf(line) !== line.gross) return 'list less discounts is not gross';
  if (line.net + line.vat + line.rounding !== line.gross) return 'net + VAT + rounding of a line';
  // The price that an e-invoice shows without VAT, less the allowance, is the net; and it is the list price without
  // VAT.
  const listNet = nearest(BigInt(line.list) * 10_000n, BigInt(10_000 + line.rate));
  return Math.abs(line.net + line.allowance - Number(listNet)) > 2 ? 'net + allowance is not the list net' : undefined;
}

const offOf = (line: ReckonedLine): number =>
  line.line_discount + line.code_discount + line.package_discount + line.voucher_discount;

function isSum<One>(total: number, ones: readonly One[], figure: (one: One) => number): boolean {
  let sum = 0;
  for (const one of ones) sum += figure(one);
  return sum === total;
}

const areSums = (total: Parts, parts: readonly Parts[]): boolean =>
  isSum(total.gross, parts, (part) => part.gross) &&
  isSum(total.net, parts, (part) => part.net) &&
  isSum(total.vat, parts, (part) => part.vat) &&
  isSum(total.rounding, parts, (part) => part.rounding);
