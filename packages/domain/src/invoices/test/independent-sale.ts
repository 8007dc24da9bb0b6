import type { Reduction, Sale } from '../sale';

/**
 * The rules of an invoice written a second time, in big integers and without the code that is tested against them:
 * list → line discount → code → package price → voucher → VAT by country. Figures stand in the order of `figuresOf`.
 */
export function independentSale(sale: Sale): bigint[] | string {
  const lines = sale.lines.map((line) => ({
    ...line,
    discountable: line.kind === 'service' || line.kind === 'product' || line.kind === 'package',
    rate: line.kind === 'tip' || line.kind === 'gift_card' ? 0n : BigInt(line.rate),
    list: line.kind === 'package_use' ? 0n : BigInt(line.quantity) * BigInt(line.unit_price),
    left: 0n,
    off: [0n, 0n, 0n, 0n] as [bigint, bigint, bigint, bigint],
    net: 0n,
    vat: 0n,
    rounding: 0n,
  }));
  type Line = (typeof lines)[number];
  const takeOff = (line: Line, step: 0 | 1 | 2 | 3, amount: bigint): void => {
    line.off[step] = amount;
    line.left -= amount;
  };
  const takeOffTogether = (group: Line[], step: 0 | 1 | 2 | 3, amount: bigint): void => {
    const parts = sharesOf(
      amount,
      group.map((line) => line.left),
    );
    for (const [index, line] of group.entries()) takeOff(line, step, parts[index]!);
  };
  const leftOf = (group: Line[]): bigint => group.reduce((sum, line) => sum + line.left, 0n);

  for (const line of lines) {
    line.left = line.list;
    if (!line.discount || !line.discountable) continue;
    const off = reductionOf(line.discount, line.left);
    if (off > line.left) return 'DISCOUNT_ABOVE_LINE';
    takeOff(line, 0, off);
  }

  const coded = lines.filter((line) => line.takes_code && (line.kind === 'service' || line.kind === 'product'));
  if (sale.code && 'percent' in sale.code)
    for (const line of coded) takeOff(line, 1, reductionOf(sale.code, line.left));
  else if (sale.code) {
    const amount = BigInt(sale.code.amount);
    takeOffTogether(coded, 1, amount < leftOf(coded) ? amount : leftOf(coded));
  }

  if (sale.package_price !== null) {
    const inside = lines.filter((line) => line.in_package_price && line.discountable);
    const off = leftOf(inside) - BigInt(sale.package_price);
    if (off <= 0n) return 'OFFER_PRICE_NOT_BELOW_TOTAL';
    takeOffTogether(inside, 2, off);
  }

  if (sale.voucher !== null) {
    const covered = lines.filter((line) => line.discountable);
    if (BigInt(sale.voucher) > leftOf(covered)) return 'GIFT_CARD_ABOVE_TOTAL';
    takeOffTogether(covered, 3, BigInt(sale.voucher));
  }

  const taxed = lines.filter((line) => line.kind !== 'tip');
  const rates = [...new Set(taxed.map((line) => line.rate))].toSorted((a, b) => Number(a - b));
  for (const tip of lines) tip.net = tip.left;
  if (sale.policy === 'line') for (const line of taxed) cutVat([line], line.rate, false);
  else
    for (const rate of rates)
      cutVat(
        taxed.filter((line) => line.rate === rate),
        rate,
        sale.policy === 'document',
      );

  const sumOf = (group: Line[], figure: (line: Line) => bigint): bigint =>
    group.reduce((sum, line) => sum + figure(line), 0n);
  const offOf = (line: Line): bigint => line.off[0] + line.off[1] + line.off[2] + line.off[3];
  const partsOf = (group: Line[]): bigint[] => [
    leftOf(group),
    sumOf(group, (line) => line.net),
    sumOf(group, (line) => line.vat),
    sumOf(group, (line) => line.rounding),
  ];
  const tips = leftOf(lines.filter((line) => line.kind === 'tip'));
  const allowanceOf = (line: Line): bigint => nearest(offOf(line) * 10_000n, 10_000n + line.rate);
  return [
    ...lines.flatMap((line) => [line.list, ...line.off, ...partsOf([line]), line.rate, allowanceOf(line)]),
    ...rates.flatMap((rate) => [rate, ...partsOf(taxed.filter((line) => line.rate === rate))]),
    sumOf(taxed, (line) => line.list),
    sumOf(taxed, offOf),
    ...partsOf(taxed),
    tips,
    leftOf(taxed) + tips,
  ];
}

type Cut = { left: bigint; net: bigint; vat: bigint; rounding: bigint };

/** Where the VAT must be the rate on the net, what does not fit leaves the line that is furthest from its share. */
function cutVat(group: Cut[], rate: bigint, isRateOnNet: boolean): void {
  const gross = group.reduce((sum, line) => sum + line.left, 0n);
  const net = nearest(gross * 10_000n, 10_000n + rate);
  const nets = sharesOf(
    net,
    group.map((line) => line.left),
  );
  for (const [index, line] of group.entries()) {
    line.net = nets[index]!;
    line.vat = line.left - line.net;
  }
  const vat = nearest(net * rate, 10_000n);
  const rounding = gross - net - vat;
  if (!isRateOnNet || rounding === 0n) return;
  const distance = (line: Cut): bigint => rounding * (line.vat * gross - vat * line.left);
  let furthest = group[0]!;
  for (const line of group) if (distance(line) > distance(furthest)) furthest = line;
  furthest.vat -= rounding;
  furthest.rounding = rounding;
}

const reductionOf = (reduction: Reduction, left: bigint): bigint =>
  'percent' in reduction ? nearest(left * BigInt(reduction.percent), 10_000n) : BigInt(reduction.amount);

/** Of two neighbours the nearer one, of two equally near the upper. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const below = numerator / denominator;
  return numerator - below * denominator < (below + 1n) * denominator - numerator ? below : below + 1n;
}

/** Everybody has the whole part of her claim; the units that are left go one by one to whoever misses most, the first of equals. */
function sharesOf(total: bigint, weights: bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (total === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / sum);
  let missing = total - shares.reduce((all, share) => all + share, 0n);
  for (; missing > 0n; missing -= 1n) {
    let most = 0;
    for (const place of shares.keys())
      if (total * weights[place]! - shares[place]! * sum > total * weights[most]! - shares[most]! * sum) most = place;
    shares[most]! += 1n;
  }
  return shares;
}
