import { AppError } from '../kernel/app-error';
import { allocate, assertMinor, scaleMinor, type Minor } from '../kernel/money';
import { netOf, vatOn, type VatPolicy } from '../kernel/vat';
import { isTip, type InvoiceLineKind } from './invoice-line.rules';
import { discountOf, sumOf, totalsOf, type Discounts } from './reckoned-totals';
import type { ReckonedLine, ReckonedSale } from './sale';

export type InvoicedLine = ReckonedLine & { kind: InvoiceLineKind; quantity: number };

/**
 * A part of the line at the place `line` of the invoice. The quantity is zero where money goes back for what the
 * customer
 * keeps; a document that needs one calls it one piece at this price.
 */
export type CreditedLine = InvoicedLine & { line: number };

/** Whatever is left of the invoice, or of some lines a quantity or an amount with VAT. */
export type CreditChoice = 'whole' | readonly ({ line: number; quantity: number } | { line: number; amount: Minor })[];

export type ReckonedCredit = Omit<ReckonedSale, 'lines'> & { lines: readonly CreditedLine[] };

type Invoice = {
  policy: VatPolicy;
  lines: readonly InvoicedLine[];
  /** The lines of every credit note the invoice has already. */
  earlier: readonly CreditedLine[];
};

/**
 * A credit note takes parts of what was charged: discounts go back in the proportion in which they were given and are
 * never taken a second time. Whoever credits the rest of a line takes all that is left of it.
 *
 * Net is reckoned on everything credited so far, less what earlier notes said; so in the end the notes have the net of
 * the invoice to the unit, however many there were, and each is within a unit of its own exact share. In KSA a note
 * must also stand by itself: its VAT is the rate on its own net, and what is missing to the gross is its rounding. So
 * the notes of one invoice can have units as rounding that it has as VAT, or the other way round; the sum of both is
 * the invoice's. And where lines share the net of their rate, one line may end a unit away while the rate does not.
 */
export function creditLines(invoice: Invoice, choice: CreditChoice): ReckonedCredit {
  const rests = invoice.lines.map((line, place) => restOf(line, place, invoice.earlier));
  const taken = takenOf(rests, choice);
  const lines = netted(invoice, rests, taken);
  const kinds = lines.map((line) => line.kind);
  return { lines, ...totalsOf(lines, kinds) };
}

/** What is left of a line. */
type Rest = CreditedLine;
/** What is taken of a line before it is known how much of it is VAT. */
type Taken = Discounts & { rest: Rest; quantity: number; list: Minor; gross: Minor };

function restOf(line: InvoicedLine, place: number, earlier: readonly CreditedLine[]): Rest {
  const credited = earlier.filter((one) => one.line === place);
  const left = (key: Exclude<keyof ReckonedLine, 'rate'> | 'quantity'): number =>
    line[key] - sumOf(credited, (one) => one[key]);
  return {
    line: place,
    kind: line.kind,
    rate: line.rate,
    quantity: left('quantity'),
    list: left('list'),
    line_discount: left('line_discount'),
    code_discount: left('code_discount'),
    package_discount: left('package_discount'),
    voucher_discount: left('voucher_discount'),
    gross: left('gross'),
    net: left('net'),
    vat: left('vat'),
    rounding: left('rounding'),
    allowance: left('allowance'),
  };
}

function takenOf(rests: readonly Rest[], choice: CreditChoice): Taken[] {
  if (choice === 'whole') {
    const open = rests.filter((rest) => rest.quantity > 0 || rest.gross > 0);
    if (open.length === 0) throw new AppError('CREDIT_NOTE_BEYOND_INVOICE');
    return open.map((rest) => shareOf(rest, 1, 1, rest.quantity));
  }
  if (choice.length === 0) throw new RangeError('A credit note without lines');
  const chosen = new Set<number>();
  return choice.map((part, index) => {
    const rest = rests[part.line];
    const wanted = 'quantity' in part ? part.quantity : part.amount;
    if (assertMinor(wanted) <= 0) throw new RangeError(`A credit of nothing: ${wanted}`);
    const left = 'quantity' in part ? rest?.quantity : rest?.gross;
    if (!rest || !left || wanted > left || chosen.has(part.line))
      throw new AppError('CREDIT_NOTE_BEYOND_INVOICE', { field: `lines.${index}` });
    chosen.add(part.line);
    return shareOf(rest, wanted, left, 'quantity' in part ? wanted : 0);
  });
}

/** Rounding list and gross, both by the same part, keeps their difference within the discounts that are left. */
function shareOf(rest: Rest, wanted: number, left: number, quantity: number): Taken {
  const list = scaleMinor(rest.list, wanted, left);
  const gross = scaleMinor(rest.gross, wanted, left);
  const [byLine, byCode, byPackage, byVoucher] = allocate(list - gross, [
    rest.line_discount,
    rest.code_discount,
    rest.package_discount,
    rest.voucher_discount,
  ]);
  return {
    rest,
    quantity,
    list,
    line_discount: byLine!,
    code_discount: byCode!,
    package_discount: byPackage!,
    voucher_discount: byVoucher!,
    gross,
  };
}

function netted({ policy, lines: invoiced }: Invoice, rests: readonly Rest[], taken: readonly Taken[]): CreditedLine[] {
  const credited: CreditedLine[] = [];
  for (const group of groupsOf(policy, taken)) {
    const { rate } = group[0]!.rest;
    const inGroup = isTogether(policy, group[0]!.rest);
    const before = rests.filter(inGroup).map((rest) => ({ rest, whole: invoiced[rest.line]! }));
    const grossBefore = sumOf(before, ({ whole, rest }) => whole.gross - rest.gross);
    const netBefore = sumOf(before, ({ whole, rest }) => whole.net - rest.net);
    const gross = sumOf(group, (one) => one.gross);
    const net = netOf(grossBefore + gross, rate) - netBefore;
    const rounding = policy === 'document' ? gross - net - vatOn(net, rate) : 0;
    const nets = fitNets(group, net);
    const rounded = roundedPlace(group, nets, rounding);
    for (const [place, one] of group.entries()) {
      const own = place === rounded ? rounding : 0;
      credited.push(creditedLine(one, invoiced[one.rest.line]!, nets[place]!, own));
    }
  }
  return credited.toSorted((a, b) => a.line - b.line);
}

/** Which lines of the invoice have one net between them. A tip is all its own: its rate is zero. */
const isTogether =
  (policy: VatPolicy, first: Rest) =>
  (other: Rest): boolean =>
    policy === 'line' || isTip(first.kind)
      ? other.line === first.line
      : other.rate === first.rate && !isTip(other.kind);

function groupsOf(policy: VatPolicy, taken: readonly Taken[]): Taken[][] {
  const groups: Taken[][] = [];
  for (const one of taken) {
    const group = groups.find(([first]) => isTogether(policy, first!.rest)(one.rest));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * Every line would have what is left of its own net, or its part of that. Where this is not what the net of the note
 * comes to, single units move, of larger lines first.
 */
function fitNets(group: readonly Taken[], total: Minor): Minor[] {
  const nets = group.map(({ rest, gross }) => {
    const own = rest.gross === 0 ? 0 : scaleMinor(rest.net, gross, rest.gross);
    return Math.min(Math.max(own, 0), gross);
  });
  const order = [...group.keys()].toSorted((a, b) => group[b]!.gross - group[a]!.gross);
  let missing = total - sumOf(nets, (net) => net);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const place = order.findIndex((index) => nets[index]! + step >= 0 && nets[index]! + step <= group[index]!.gross);
    if (place < 0) throw new RangeError('The net of a credit note can not be more than its gross');
    const [index] = order.splice(place, 1);
    nets[index!]! += step;
    order.push(index!);
    missing -= step;
  }
  return nets;
}

/** The line whose VAT the rounding leaves: the one that had it on the invoice, else the largest that can bear it. */
function roundedPlace(group: readonly Taken[], nets: readonly Minor[], rounding: Minor): number | undefined {
  if (rounding === 0) return undefined;
  const able = [...group.keys()]
    .filter((place) => group[place]!.gross - nets[place]! >= rounding)
    .toSorted((a, b) => group[b]!.gross - group[a]!.gross);
  return able.find((place) => group[place]!.rest.rounding === rounding) ?? able[0];
}

function creditedLine(taken: Taken, whole: InvoicedLine, net: Minor, rounding: Minor): CreditedLine {
  const { rest, quantity, list, line_discount, code_discount, package_discount, voucher_discount, gross } = taken;
  const discountSoFar = discountOf(whole) - discountOf(rest) + discountOf(taken);
  return {
    line: rest.line,
    kind: rest.kind,
    quantity,
    list,
    line_discount,
    code_discount,
    package_discount,
    voucher_discount,
    gross,
    net,
    vat: gross - net - rounding,
    rounding,
    rate: rest.rate,
    allowance: netOf(discountSoFar, rest.rate) - (whole.allowance - rest.allowance),
  };
}
