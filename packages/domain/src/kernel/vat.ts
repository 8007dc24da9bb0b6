import { allocate, assertMinor, BASIS_POINTS, partOf, scaleMinor, sumMinor, type Minor } from './money';

/**
 * Prices include VAT and the gross never moves; a policy only says how net and VAT are cut out of it.
 * - `document` (KSA): net and VAT are each rounded on the total of a rate, as the e-invoice recomputes them; the
 *   hundredth that some totals can not be split into is a rounding line of its own.
 * - `line` (UAE): each line to the nearest fils, VAT is what remains.
 * - `total` (elsewhere): as the UAE, on the total of a rate.
 */
export type VatPolicy = 'document' | 'line' | 'total';

export const vatPolicyOf = (iso2: string): VatPolicy => (iso2 === 'SA' ? 'document' : iso2 === 'AE' ? 'line' : 'total');

/** `rate` is in basis points: 15 % = 1500. */
export type VatLine = { gross: Minor; rate: number };
export type VatParts = { gross: Minor; net: Minor; vat: Minor; rounding: Minor };
export type VatSplit = VatParts & {
  /** In the order given. For each line, net + vat + rounding = gross. */
  lines: (VatParts & { rate: number })[];
  /** One row for each rate, lowest first. */
  rates: (VatParts & { rate: number })[];
};

export function splitVat(lines: readonly VatLine[], policy: VatPolicy): VatSplit {
  for (const { gross, rate } of lines) {
    if (assertMinor(gross) < 0) throw new RangeError('A line can not be below zero');
    if (!Number.isInteger(rate) || rate < 0) throw new RangeError(`Not a VAT rate in basis points: ${rate}`);
  }
  const splitLines: VatSplit['lines'] = [];
  const rates: VatSplit['rates'] = [];
  for (const rate of [...new Set(lines.map((line) => line.rate))].toSorted((a, b) => a - b)) {
    const places = lines.flatMap((line, place) => (line.rate === rate ? [place] : []));
    const parts = splitRate(
      places.map((place) => lines[place]!.gross),
      rate,
      policy,
    );
    for (const [index, place] of places.entries()) splitLines[place] = { ...parts[index]!, rate };
    rates.push({ ...sumParts(parts), rate });
  }
  return { ...sumParts(rates), lines: splitLines, rates };
}

export const netOf = (gross: Minor, rate: number): Minor => scaleMinor(gross, BASIS_POINTS, BASIS_POINTS + rate);

export const vatOn = (net: Minor, rate: number): Minor => partOf(net, rate);

function splitRate(grosses: readonly Minor[], rate: number, policy: VatPolicy): VatParts[] {
  if (policy === 'line') return grosses.map((gross) => withNet(gross, netOf(gross, rate)));
  const gross = sumMinor(grosses);
  const net = netOf(gross, rate);
  const nets = allocate(net, grosses);
  // Giving each line "gross − net" as its VAT is the largest-remainder share of the VAT as well, and keeps every line
  // adding up.
  const parts = grosses.map((lineGross, index) => withNet(lineGross, nets[index]!));
  return policy === 'document' ? takeRounding(parts, gross - net - vatOn(net, rate)) : parts;
}

/**
 * The rounding of a document (at most one minor unit) leaves the VAT of the line that is furthest from its exact share.
 */
function takeRounding(parts: VatParts[], rounding: Minor): VatParts[] {
  if (rounding === 0) return parts;
  const gross = BigInt(sumMinor(parts.map((part) => part.gross)));
  const vat = BigInt(sumMinor(parts.map((part) => part.vat)) - rounding);
  const excess = (part: VatParts): bigint =>
    (BigInt(part.vat) * gross - vat * BigInt(part.gross)) * BigInt(Math.sign(rounding));
  const furthest = parts.reduce((best, part) => (excess(part) > excess(best) ? part : best));
  return parts.map((part) => (part === furthest ? { ...part, vat: part.vat - rounding, rounding } : part));
}

const withNet = (gross: Minor, net: Minor): VatParts => ({ gross, net, vat: gross - net, rounding: 0 });

const sumParts = (parts: readonly VatParts[]): VatParts => ({
  gross: sumMinor(parts.map((part) => part.gross)),
  net: sumMinor(parts.map((part) => part.net)),
  vat: sumMinor(parts.map((part) => part.vat)),
  rounding: sumMinor(parts.map((part) => part.rounding)),
});
