import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { moneyFlow, PAYMENT_METHODS, type PaymentMethod } from '@rawnaq/domain/ledger/ledger-sums.rules';
import {
  closingStates,
  type dailyPaymentsReport,
  type monthlyPaymentsReport,
} from '@rawnaq/domain/reports/definitions/payments-reports';
import type { Code } from '../../../db/column-codes';
import type { Ctx } from '../../../http/context';
import { supplierMoney } from '../../expenses';
import { salesSums } from '../../invoices';
import { ledgerSums } from '../../ledger';
import { tillDifferences } from '../../till';
import { groupBy } from '../group-by';
import { listQuery, monthName, monthWithin } from './money-periods';
import type { SummaryServer } from '../report-server';

/** Sales and money by day or month: both from the sums that every posting keeps. */
async function flowsOf(ctx: Ctx, span: DateSpan, by: 'day' | 'month', methods: readonly PaymentMethod[]) {
  const [sums, salesAt, differences, suppliers] = await Promise.all([
    ledgerSums(ctx, span, by),
    by === 'day' ? soldByDay(ctx, span) : soldByMonth(ctx, span),
    tillDifferences(ctx, span),
    supplierMoney(ctx, span),
  ]);
  const firstOf = (day: LocalDate): LocalDate => (by === 'day' ? day : `${day.slice(0, 7)}-01`);
  const sumsAt = groupBy(sums, ({ at }) => at);
  const differencesAt = groupBy(differences, ({ day }) => firstOf(day));
  const suppliersAt = groupBy(suppliers, ({ day }) => firstOf(day));
  const places = [...new Set([...sumsAt.keys(), ...salesAt.keys(), ...differencesAt.keys()])].toSorted();
  return places.map((at) => {
    const sold = salesAt.get(at) ?? [];
    const found = differencesAt.get(at) ?? [];
    const isTip = ({ kind }: { kind: Code<'sales_days.kind'> }) => kind === invoiceLineKinds.codes.tip;
    const goods = sold.filter((sale) => !isTip(sale));
    const paid = suppliersAt.get(at) ?? [];
    const { by_method, ...flow } = moneyFlow(sumsAt.get(at) ?? [], [...found, ...paid], methods);
    return {
      at,
      is_closed: found.length > 0,
      sales: sumMinor(goods.map(({ gross }) => gross)),
      discounts: sumMinor(goods.map(({ discount }) => discount)),
      tips: sumMinor(sold.filter(isTip).map(({ gross }) => gross)),
      ...by_method,
      ...flow,
      paid_out: sumMinor(
        paid.filter(({ method }) => methods.includes(method)).map(({ surplus, missing }) => missing - surplus),
      ),
      difference: sumMinor(found.map(({ surplus, missing }) => surplus - missing)),
    };
  });
}
const soldByDay = async (ctx: Ctx, span: DateSpan) =>
  groupBy(await salesSums(ctx, span, ['day', 'kind']), ({ day }) => day);
const soldByMonth = async (ctx: Ctx, span: DateSpan) =>
  groupBy(await salesSums(ctx, span, ['month', 'kind']), ({ month }) => month);
type FlowOfTime = Awaited<ReturnType<typeof flowsOf>>[number];

const methodsAsked = (asked: readonly string[] | undefined): readonly PaymentMethod[] =>
  asked ? PAYMENT_METHODS.filter((method) => asked.includes(method)) : PAYMENT_METHODS;

const figuresOf = (flows: readonly FlowOfTime[]) => {
  const over = (key: 'net' | 'sales' | 'vat' | 'given_back') => sumMinor(flows.map((flow) => flow[key]));
  return { net: over('net'), sales: over('sales'), vat: over('vat'), given_back: over('given_back') };
};

export const dailyPaymentsServer: SummaryServer<typeof dailyPaymentsReport> = {
  async answer(ctx, { from, to, filters }) {
    const flows = await flowsOf(ctx, { from, to }, 'day', methodsAsked(filters.method));
    return {
      rows: flows.toReversed().map(({ at, is_closed, ...flow }) => ({
        id: at,
        day: at,
        ...flow,
        state: is_closed ? closingStates.codes.closed : closingStates.codes.open,
        query: listQuery({ from: at, to: at }, { day: at }),
      })),
      figures: figuresOf(flows),
      chart: flows.map(({ at, net, sales }) => ({ day: at, net, sales })),
      link: listQuery({ from, to }),
    };
  },
};

export const monthlyPaymentsServer: SummaryServer<typeof monthlyPaymentsReport> = {
  async answer(ctx, { from, to, filters }) {
    const flows = await flowsOf(ctx, { from, to }, 'month', methodsAsked(filters.method));
    const named = flows.map(({ is_closed: _, ...flow }) => ({ ...flow, name: monthName(flow.at, ctx.language) }));
    return {
      rows: named.toReversed().map(({ at, ...flow }) => ({
        id: at,
        ...flow,
        query: listQuery(monthWithin(at, { from, to })),
      })),
      figures: figuresOf(flows),
      chart: named.map(({ name, net, sales }) => ({ name, net, sales })),
      link: listQuery({ from, to }),
    };
  },
};
