import { periodSpans, type dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { scaleMinor, sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addDays, daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { moneyBy, PAYMENT_METHODS } from '@rawnaq/domain/ledger/ledger-sums.rules';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { findSalonClock } from '../appointments';
import { supplierMoney } from '../expenses';
import { expectedOn } from '../forecast';
import { soldByDay } from '../invoices';
import { ledgerSums } from '../ledger';
import { tillDifferences } from '../till';
import { countInvoices, topEmployees, topServices } from './sales-figures.query';

const CHART_DAYS = 14;
const MOST = 5;
const NEXT_DAYS = 7;
type Dashboard = typeof dashboardContract;

/** Sales and money of a period against the one before. A fixed number of questions, all to the sums of the days. */
export const getSalesFigures: UseCase<Dashboard['get_sales']> = async (ctx, asked) => {
  const clock = await findSalonClock(ctx);
  const today = businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off);
  const { span, before } = periodSpans(asked, today);
  // A single day makes no line: two weeks do, against the two before.
  const chart = span.from === span.to ? { from: addDays(span.to, 1 - CHART_DAYS), to: span.to } : span;
  const back = daysBetween(chart.from, chart.to) + 1;
  const earliest = [addDays(chart.from, -back), before.from].toSorted()[0]!;
  const [sold, invoices, forecast, money, moneyBefore, services, employees] = await Promise.all([
    soldByDay(ctx, { from: earliest, to: chart.to }),
    countInvoices(ctx, span),
    can(ctx.permissions, 'reports.forecast') ? forecastOf(ctx, span, today) : null,
    moneyOf(ctx, span),
    moneyOf(ctx, before),
    topServices(ctx, span, MOST),
    topEmployees(ctx, span, MOST),
  ]);
  const soldIn = ({ from, to }: DateSpan): Minor =>
    sumMinor([...sold].filter(([day]) => day >= from && day <= to).map(([, gross]) => gross));
  const sales = soldIn(span);
  return {
    ...span,
    sales,
    invoices,
    average: invoices > 0 ? scaleMinor(sales, 1, invoices) : 0,
    forecast,
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

/** What was expected of the period, and of the days after one that ends today. */
async function forecastOf(ctx: Ctx, { from, to }: DateSpan, today: LocalDate) {
  const { since, days, usual_error } = await expectedOn(ctx, { from, to: addDays(to, NEXT_DAYS) });
  const within = days.filter(({ date }) => date <= to);
  return {
    expected: since !== null && since <= from ? sumMinor(within.map(({ expected }) => expected)) : null,
    usual_error,
    next: to === today ? days.filter(({ date }) => date > to) : [],
  };
}

const daysOf = ({ from, to }: DateSpan): LocalDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
