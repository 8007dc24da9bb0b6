import type { Reduction, Sale, SaleLine } from '../sale';

/**
 * The rules of an invoice written a second time, in big integers and without the code that is tested against them:
 * list → line discount → code → package price → voucher → VAT by country. Figures stand in the order of `figuresOf`.
 */
export function independentSale(sale: Sale): bigint[] | string {
  const lines = sale.lines.map(openLine);
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

  const figures: bigint[] = [];
  let [list, off, tips] = [0n, 0n, 0n];
  for (const line of lines) {
    const [a, b, c, d] = line.off;
    const allowance = nearest((a + b + c + d) * 10_000n, 10_000n + line.rate);
    figures.push(line.list, a, b, c, d, line.left, line.net, line.vat, line.rounding, line.rate, allowance);
    if (line.kind === 'tip') tips += line.left;
    else {
      list += line.list;
      off += a + b + c + d;
    }
  }
  const pushParts = (group: Line[]): void => {
    let [left, net, vat, rounding] = [0n, 0n, 0n, 0n];
    for (const line of group) {
      left += line.left;
      net += line.net;
      vat += line.vat;
      rounding += line.rounding;
    }
    figures.push(left, net, vat, rounding);
  };
  for (const rate of rates) {
    figures.push(rate);
    pushParts(taxed.filter((line) => line.rate === rate));
  }
  figures.push(list, off);
  pushParts(taxed);
  figures.push(tips, leftOf(taxed) + tips);
  return figures;
}

type Line = ReturnType<typeof openLine>;

const openLine = (line: SaleLine) => ({
  kind: line.kind,
  discount: line.discount,
  takes_code: line.takes_code,
  in_package_price: line.in_package_price,
  discountable: line.kind === 'service' || line.kind === 'product' || line.kind === 'package',
  rate: line.kind === 'tip' || line.kind === 'gift_card' ? 0n : BigInt(line.rate),
  list: line.kind === 'package_use' ? 0n : BigInt(line.quantity) * BigInt(line.unit_price),
  left: 0n,
  off: [0n, 0n, 0n, 0n] as [bigint, bigint, bigint, bigint],
  net: 0n,
  vat: 0n,
  rounding: 0n,
});

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

/**
 * Everybody has the whole part of her claim; the units that are left go one by one to whoever misses most, the first
 * of equals.
 */
export function sharesOf(total: bigint, weights: bigint[]): bigint[] {
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
