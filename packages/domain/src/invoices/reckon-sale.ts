import { AppError } from '../kernel/app-error';
import { allocate, assertMinor, BASIS_POINTS, partOf, sumMinor, timesQuantity, type Minor } from '../kernel/money';
import { netOf, splitVat, type VatParts } from '../kernel/vat';
import { isTip, rateOf, takesCodes, takesDiscounts } from './invoice-line.rules';
import { totalsOf } from './reckoned-totals';
import type { ReckonedLine, ReckonedSale, Sale, SaleLine } from './sale';

/**
 * List → line discount → code → package price → voucher → VAT. Each step takes from what the one before it left, so
 * that
 * no line falls below zero. What a kind of line can't take is left out, whatever the till has put on it.
 */
export function reckonSale(sale: Sale): ReckonedSale {
  const { lines } = sale;
  const lists = lines.map(listOf);
  const byLine = lines.map((line, place) => lineDiscountOf(line, lists[place]!, place));
  const afterLine = minus(lists, byLine);
  const byCode = codeDiscountsOf(sale, afterLine);
  const afterCode = minus(afterLine, byCode);
  const byPackage = packageDiscountsOf(sale, afterCode);
  const afterPackage = minus(afterCode, byPackage);
  const byVoucher = voucherDiscountsOf(sale, afterPackage);
  const grosses = minus(afterPackage, byVoucher);
  const parts = vatPartsOf(sale, grosses);

  const reckoned = lines.map((line, place): ReckonedLine => {
    const { gross, net, vat, rounding } = parts[place]!;
    const rate = rateOf(line);
    return {
      list: lists[place]!,
      line_discount: byLine[place]!,
      code_discount: byCode[place]!,
      package_discount: byPackage[place]!,
      voucher_discount: byVoucher[place]!,
      gross,
      net,
      vat,
      rounding,
      rate,
      allowance: netOf(lists[place]! - gross, rate),
    };
  });
  const kinds = lines.map((line) => line.kind);
  return { lines: reckoned, ...totalsOf(reckoned, kinds) };
}

function listOf(line: SaleLine): Minor {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
    throw new RangeError(`Not a quantity: ${line.quantity}`);
  assertNotNegative(line.unit_price);
  return line.kind === 'package_use' ? 0 : timesQuantity(line.unit_price, line.quantity);
}

/** An amount above its line is a slip of the finger; taking less than was typed would hide it. */
function lineDiscountOf({ kind, discount }: SaleLine, list: Minor, place: number): Minor {
  if (discount === null || !takesDiscounts(kind)) return 0;
  if ('percent' in discount) return percentOf(list, discount.percent);
  if (assertNotNegative(discount.amount) > list)
    throw new AppError('DISCOUNT_ABOVE_LINE', { field: `lines.${place}.discount` });
  return discount.amount;
}

/** A code is worth at most what it can be taken from. */
function codeDiscountsOf({ lines, code }: Sale, left: readonly Minor[]): Minor[] {
  const reached = only(left, (place) => lines[place]!.takes_code && takesCodes(lines[place]!.kind));
  if (code === null) return left.map(() => 0);
  return 'percent' in code
    ? reached.map((rest) => percentOf(rest, code.percent))
    : allocate(Math.min(assertNotNegative(code.amount), sumMinor(reached)), reached);
}

function packageDiscountsOf({ lines, package_price: price }: Sale, left: readonly Minor[]): Minor[] {
  if (price === null) return left.map(() => 0);
  const inside = only(left, (place) => lines[place]!.in_package_price && takesDiscounts(lines[place]!.kind));
  const sum = sumMinor(inside);
  if (assertNotNegative(price) >= sum) throw new AppError('OFFER_PRICE_NOT_BELOW_TOTAL', { field: 'package_price' });
  return allocate(sum - price, inside);
}

/** A voucher is used once and whole, so none of it may be lost. */
function voucherDiscountsOf({ lines, voucher }: Sale, left: readonly Minor[]): Minor[] {
  if (voucher === null) return left.map(() => 0);
  const covered = only(left, (place) => takesDiscounts(lines[place]!.kind));
  if (assertNotNegative(voucher) > sumMinor(covered)) throw new AppError('GIFT_CARD_ABOVE_TOTAL', { field: 'voucher' });
  return allocate(voucher, covered);
}

function vatPartsOf({ lines, policy }: Sale, grosses: readonly Minor[]): VatParts[] {
  const taxed = lines.flatMap((line, place) => (isTip(line.kind) ? [] : [place]));
  const split = splitVat(
    taxed.map((place) => ({ gross: grosses[place]!, rate: rateOf(lines[place]!) })),
    policy,
  );
  const parts: VatParts[] = grosses.map((gross) => ({ gross, net: gross, vat: 0, rounding: 0 }));
  for (const [index, place] of taxed.entries()) parts[place] = split.lines[index]!;
  return parts;
}

function percentOf(amount: Minor, percent: number): Minor {
  if (!Number.isInteger(percent) || percent < 0 || percent > BASIS_POINTS)
    throw new RangeError(`Not a part in basis points: ${percent}`);
  return partOf(amount, percent);
}

function assertNotNegative(amount: Minor): Minor {
  if (assertMinor(amount) < 0) throw new RangeError(`An amount below zero: ${amount}`);
  return amount;
}

const minus = (amounts: readonly Minor[], taken: readonly Minor[]): Minor[] =>
  amounts.map((amount, place) => amount - taken[place]!);

const only = (amounts: readonly Minor[], counts: (place: number) => boolean): Minor[] =>
  amounts.map((amount, place) => (counts(place) ? amount : 0));
