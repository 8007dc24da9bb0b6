import { periodSpans, type dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { moneyBy, PAYMENT_METHODS } from '@rawnaq/domain/ledger/ledger-sums.rules';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { findSalonClock } from '../appointments';
import { supplierMoney } from '../expenses';
import { salesSums } from '../invoices';
import { ledgerSums } from '../ledger';
import { tillDifferences } from '../till';
import { topEmployees, topServices } from './sales-figures.query';

const CHART_DAYS = 14;
const MOST = 5;
type Dashboard = typeof dashboardContract;

/** Sales and money of a period against the one before. A fixed number of questions, all to the sums of the days. */
export const getSalesFigures: UseCase<Dashboard['get_sales']> = async (ctx, { period }) => {
  const clock = await findSalonClock(ctx);
  const today = businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off);
  const { span, before } = periodSpans(period, today);
  // A single day makes no line: two weeks do, against the two before.
  const chart = period === 'today' ? { from: addDays(today, 1 - CHART_DAYS), to: today } : span;
  const back = daysBetween(chart.from, chart.to) + 1;
  const [sold, money, moneyBefore, services, employees] = await Promise.all([
    soldByDay(ctx, { from: addDays(chart.from, -back), to: chart.to }),
    moneyOf(ctx, span),
    moneyOf(ctx, before),
    topServices(ctx, span, MOST),
    topEmployees(ctx, span, MOST),
  ]);
  const soldIn = ({ from, to }: DateSpan): Minor =>
    sumMinor([...sold].filter(([day]) => day >= from && day <= to).map(([, gross]) => gross));
  return {
    ...span,
    sales: soldIn(span),
    received: money.net,
    methods: money.methods,
    before: { ...before, sales: soldIn(before), received: moneyBefore.net },
    services,
    employees,
    days: daysOf(chart).map((date) => ({
      date,
      total: sold.get(date) ?? 0,
      before: sold.get(addDays(date, -back)) ?? 0,
    })),
  };
};

export const getPaymentsDetails: UseCase<Dashboard['get_payments']> = async (ctx, { from, to }) => {
  const { sums, differences, ...money } = await moneyOf(ctx, { from, to });
  return {
    ...money,
    days: [...new Set(sums.map(({ at }) => at))].toSorted().map((date) => {
      const own = PAYMENT_METHODS.map((method) =>
        moneyBy(
          sums.filter(({ at }) => at === date),
          method,
          differences.filter(({ day }) => day === date),
        ),
      );
      return {
        date,
        received: sumMinor(own.map(({ received }) => received)),
        given_back: sumMinor(own.map(({ given_back }) => given_back)),
      };
    }),
  };
};

async function moneyOf(ctx: Ctx, span: DateSpan) {
  const [sums, found, suppliers] = await Promise.all([
    ledgerSums(ctx, span, 'day'),
    tillDifferences(ctx, span),
    supplierMoney(ctx, span),
  ]);
  // Neither is money of customers.
  const differences = [...found, ...suppliers];
  const methods = PAYMENT_METHODS.map((method) => {
    const moved = moneyBy(sums, method, differences);
    return { method, ...moved, net: moved.received - moved.given_back };
  })
    .filter(({ received, given_back }) => received !== 0 || given_back !== 0)
    .toSorted((a, b) => b.net - a.net);
  const over = (key: 'received' | 'given_back' | 'net'): Minor => sumMinor(methods.map((one) => one[key]));
  return { methods, received: over('received'), given_back: over('given_back'), net: over('net'), sums, differences };
}

/** With VAT and without tips, credit notes taken off. */
async function soldByDay(ctx: Ctx, span: DateSpan): Promise<Map<LocalDate, Minor>> {
  const days = new Map<LocalDate, Minor>();
  for (const { day, kind, gross } of await salesSums(ctx, span, ['day', 'kind']))
    if (kind !== invoiceLineKinds.codes.tip) days.set(day, (days.get(day) ?? 0) + gross);
  return days;
}

const daysOf = ({ from, to }: DateSpan): LocalDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
