import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { moneyBy, moneyFlow, PAYMENT_METHODS, type PaymentMethod } from '@rawnaq/domain/ledger/ledger-sums.rules';
import type { tillClosingContract } from '@rawnaq/domain/till/till-closing.contract';
import { afterClosing, otherMoney } from '@rawnaq/domain/till/till-closing.rules';
import type { UseCase } from '../../../http/bind-contract';
import { ledgerSums, type Bookkeeper } from '../../ledger';
import { readSellingSalon, salesSums } from '../../invoices';
import { countsOf, findClosing, findLastClosing, tillDifferences } from './till-closings.repo';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** A business day by method: of an open day as the books stand, of a closed one also what was counted. */
export const getTillDay: UseCase<(typeof tillClosingContract)['get_day']> = async (ctx, input) => {
  const salon = await readSellingSalon(ctx);
  const day = input.day ?? salon.day;
  const [{ sums, differences }, sales, closing] = await Promise.all([
    moneyOfDay(ctx, day),
    salesSums(ctx, { from: day, to: day }, ['kind']),
    findClosing(ctx, day),
  ]);
  const counts = closing ? await countsOf(ctx, closing.id) : [];
  const grossOf = (isTip: boolean): Minor =>
    sumMinor(sales.filter(({ kind }) => (kind === invoiceLineKinds.codes.tip) === isTip).map(({ gross }) => gross));
  const { received: _in, given_back: _out, by_method: _by, vat: _vat, net, ...money } = moneyFlow(sums, differences);
  const flow = { sales: grossOf(false), tips: grossOf(true), ...money };
  return {
    day,
    today: salon.day,
    methods: methodsOf(salon.accounting.payment_methods, sums, counts).map((method) => {
      const moved = moneyBy(sums, method, differences);
      const count = counts.find((one) => one.method === method);
      return {
        method,
        ...moved,
        counted: count?.counted ?? null,
        expected: count?.expected ?? null,
        difference: count?.difference ?? null,
        note: count?.note ?? null,
        after_closing: closing
          ? afterClosing(method, moved, {
              // A method nobody had used yet was not counted: all of it came afterwards.
              expected: count?.expected ?? 0,
              opening_float: closing.opening_float,
            })
          : 0,
      };
    }),
    flow: { ...flow, other: otherMoney(flow, net), net },
    suggested_float: await suggestedFloat(ctx, day),
    closing: closing
      ? {
          id: closing.id,
          opening_float: closing.opening_float,
          left_in_drawer: closing.left_in_drawer,
          closed_by: closing.closed_by,
          closed_at: closing.closed_at,
        }
      : null,
  };
};

export async function moneyOfDay(ctx: Reader, day: LocalDate) {
  const span = { from: day, to: day };
  const [sums, differences] = await Promise.all([ledgerSums(ctx, span, 'day'), tillDifferences(ctx, span)]);
  return { sums, differences };
}

/** What the salon takes, what moved, and what was counted; cash always, for the drawer is there. */
export const methodsOf = (
  taken: readonly PaymentMethod[],
  sums: Awaited<ReturnType<typeof ledgerSums>>,
  counts: readonly { method: PaymentMethod }[] = [],
): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    (method) =>
      method === 'cash' ||
      taken.includes(method) ||
      sums.some(({ account }) => account === method) ||
      counts.some((count) => count.method === method),
  );

/** What was left in the drawer, and what came into it after the day was closed: that is in no other count. */
async function suggestedFloat(ctx: Reader, day: LocalDate): Promise<Minor> {
  const last = await findLastClosing(ctx, day);
  if (!last) return 0;
  const [{ sums, differences }, counts] = await Promise.all([moneyOfDay(ctx, last.day), countsOf(ctx, last.id)]);
  const expected = counts.find(({ method }) => method === 'cash')?.expected ?? last.opening_float;
  const later = afterClosing('cash', moneyBy(sums, 'cash', differences), { ...last, expected });
  return Math.max(0, last.left_in_drawer + later);
}
