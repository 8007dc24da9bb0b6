import { AppError } from '../../kernel/app-error';
import type { VatPolicy } from '../../kernel/vat';
import { xmlFaultOf } from '../../e-invoices/test/xml-faults';
import { creditLines, type CreditChoice, type CreditedLine, type InvoicedLine } from '../credit-lines';
import { reckonSale } from '../reckon-sale';
import type { ReckonedLine, ReckonedSale, Sale } from '../sale';
import { faultOf } from './document-faults';
import { independentSale } from './independent-sale';
import { randomSale, seeded, type Seeded } from './random-sale';

/**
 * X4. Random sales against the independent reckoning, and they and their credit notes as a tax office would look at
 * them; in the Kingdom in the XML it gets. Says what was seen how often, and stops at the first fault. Plain
 * comparisons: a matcher for each of ten million figures would take minutes.
 */
export function manySales({ seed, sales }: { seed: number; sales: number }): Map<string, number> {
  const random = seeded(seed);
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let number = 0; number < sales; number += 1) {
    const sale = randomSale(random);
    const expected = independentSale(sale);
    const reckoned = reckonedOrRefused(sale);
    if (typeof expected === 'string' || typeof reckoned === 'string') {
      if (expected !== reckoned) fail(number, sale, `${String(reckoned)} instead of ${String(expected)}`);
      count(String(expected));
      continue;
    }
    if (!areEqual(figuresOf(reckoned), expected)) fail(number, sale, 'figures differ');
    const kinds = sale.lines.map((line) => line.kind);
    const fault = faultOf(reckoned, kinds, sale.policy) ?? sealedFaultOf(reckoned, sale, count);
    if (fault) fail(number, sale, fault);
    count(sale.policy);
    if (reckoned.rounding !== 0) count('rounding');
    if (random.chance(65)) continue;
    const invoiced = reckoned.lines.map((line, place) =>
      Object.assign(line, { kind: kinds[place]!, quantity: sale.lines[place]!.quantity }),
    );
    const creditFault = creditFaultOf(sale.policy, invoiced, random, count);
    if (creditFault) fail(number, sale, creditFault);
  }
  return seen;
}

function sealedFaultOf(reckoned: ReckonedSale, { policy, lines }: Sale, count: (what: string) => void) {
  if (policy !== 'document') return undefined;
  count('sealed');
  const [kinds, quantities] = [lines.map(({ kind }) => kind), lines.map(({ quantity }) => quantity)];
  return xmlFaultOf(reckoned, kinds, quantities, false);
}

function creditFaultOf(
  policy: VatPolicy,
  lines: readonly InvoicedLine[],
  random: Seeded,
  count: (what: string) => void,
): string | undefined {
  const earlier: CreditedLine[] = [];
  const notes = 1 + random.below(3);
  for (let note = 0; note < notes; note += 1) {
    const isLast = note === notes - 1 && random.chance(70);
    const choice = isLast ? 'whole' : randomChoice(lines, earlier, random);
    if (choice.length === 0 || !hasRest(lines, earlier)) return undefined;
    const credit = creditLines({ policy, lines, earlier }, choice);
    const kinds = credit.lines.map((line) => line.kind);
    const quantities = credit.lines.map((line) => line.quantity);
    const fault =
      faultOf(credit, kinds, policy) ??
      (policy === 'document' ? xmlFaultOf(credit, kinds, quantities, true) : undefined);
    if (policy === 'document') count('sealed note');
    if (fault) return `credit note ${note + 1} of ${JSON.stringify(choice)}: ${fault}`;
    earlier.push(...credit.lines);
    count('credit note');
    const excess = excessOf(lines, earlier, policy);
    if (excess) return `after credit note ${note + 1}: ${excess}`;
    if (!isLast) continue;
    count('credited in full');
    return differenceOf(lines, earlier, policy, notes === 1);
  }
  return undefined;
}

type Part = Exclude<CreditChoice, 'whole'>[number];

function randomChoice(
  lines: readonly InvoicedLine[],
  earlier: readonly CreditedLine[],
  { below, chance }: Seeded,
): Part[] {
  return lines.flatMap((invoiced, line): Part[] => {
    const quantity = invoiced.quantity - creditedOf(earlier, line, 'quantity');
    const gross = invoiced.gross - creditedOf(earlier, line, 'gross');
    if (chance(40)) return [];
    if (gross > 0 && chance(35)) return [{ line, amount: chance(15) ? gross : 1 + below(gross) }];
    return quantity > 0 ? [{ line, quantity: 1 + below(quantity) }] : [];
  });
}

/** No figure of a line that people see as money may be credited beyond the invoice, at any time. */
function excessOf(lines: readonly InvoicedLine[], earlier: readonly CreditedLine[], policy: VatPolicy) {
  const keys = [...moneyKeys, ...(policy === 'line' ? (['net', 'vat'] as const) : [])];
  for (const [line, invoiced] of lines.entries())
    for (const key of keys)
      if (creditedOf(earlier, line, key) > invoiced[key]) return `${key} of line ${line} beyond the invoice`;
  return undefined;
}

/** What notes for the whole invoice leave of it. */
function differenceOf(
  lines: readonly InvoicedLine[],
  earlier: readonly CreditedLine[],
  policy: VatPolicy,
  isOneNote: boolean,
): string | undefined {
  const exact = [...moneyKeys, ...(isOneNote || policy === 'line' ? (['net', 'vat', 'rounding'] as const) : [])];
  for (const [line, invoiced] of lines.entries())
    for (const key of exact)
      if (creditedOf(earlier, line, key) !== invoiced[key]) return `${key} of line ${line} is not the invoice's`;
  for (const [line, invoiced] of lines.entries())
    if (Math.abs(creditedOf(earlier, line, 'net') - invoiced.net) > 1) return `net of line ${line} is far off`;
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const sum = (ones: readonly ReckonedLine[], figure: (line: ReckonedLine) => number): number =>
      ones.reduce((all, line) => (line.rate === rate ? all + figure(line) : all), 0);
    const figures: ((line: ReckonedLine) => number)[] = [
      (line) => line.net,
      policy === 'document' ? (line) => line.vat + line.rounding : (line) => line.vat,
    ];
    for (const figure of figures) if (sum(lines, figure) !== sum(earlier, figure)) return `rate ${rate}`;
  }
  return undefined;
}

const moneyKeys = [
  'quantity',
  'list',
  'line_discount',
  'code_discount',
  'package_discount',
  'voucher_discount',
  'gross',
  'allowance',
] as const;

const creditedOf = (earlier: readonly CreditedLine[], line: number, key: keyof ReckonedLine | 'quantity'): number =>
  earlier.reduce((sum, one) => (one.line === line ? sum + one[key] : sum), 0);

const hasRest = (lines: readonly InvoicedLine[], earlier: readonly CreditedLine[]): boolean =>
  lines.some((invoiced, line) => invoiced.quantity > creditedOf(earlier, line, 'quantity'));

function reckonedOrRefused(sale: Sale): ReckonedSale | string {
  try {
    return reckonSale(sale);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Every figure of a reckoned sale, in the order of the independent one. */
function figuresOf(sale: ReckonedSale): number[] {
  const figures: number[] = [];
  for (const line of sale.lines) {
    figures.push(line.list, line.line_discount, line.code_discount, line.package_discount, line.voucher_discount);
    figures.push(line.gross, line.net, line.vat, line.rounding, line.rate, line.allowance);
  }
  for (const rate of sale.rates) figures.push(rate.rate, rate.gross, rate.net, rate.vat, rate.rounding);
  figures.push(sale.list, sale.discount, sale.total, sale.subtotal, sale.vat, sale.rounding, sale.tips, sale.payable);
  return figures;
}

const areEqual = (figures: readonly number[], expected: readonly bigint[]): boolean =>
  figures.length === expected.length && figures.every((figure, place) => figure === Number(expected[place]));

function fail(number: number, sale: Sale, what: string): never {
  throw new Error(`Sale ${number}: ${what}\n${JSON.stringify(sale)}`);
}
