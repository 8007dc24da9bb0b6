import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addDays, daysBetween, type LocalDate } from '../kernel/time/local-date';
import type { DateSpan } from '../kernel/time/date-presets';
import { codeOf, localDate } from '../kernel/input/fields';
import { paymentMethods } from '../payments/payment.states';
import { checkPeriod, periodLabels } from '../reports/report-period.rules';
import { appointmentSources } from '../appointments/appointment.states';

export const DASHBOARD_PERIODS = ['today', 'seven_days', 'thirty_days', 'custom'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** A period by its name; of the custom one, its days. */
const periodInput = z
  .object({
    period: z.enum(DASHBOARD_PERIODS).default('today'),
    from: localDate(periodLabels.from).optional(),
    to: localDate(periodLabels.to).optional(),
  })
  .superRefine(({ period, ...days }, ctx) => {
    if (period === 'custom') checkPeriod({ period: 'range' }, days, ctx);
  });
export type AskedDays = z.output<typeof periodInput>;

const id = z.number().int();
const nextVisit = z.object({
  id,
  date: z.string(),
  start: z.int(),
  customer: z.string(),
  services: z.string(),
  employees: z.string(),
  outcome: z.string(),
  source: codeOf(appointmentSources),
});

const appointmentFigures = z.object({
  from: z.string(),
  to: z.string(),
  total: z.int(),
  /** The same number of days before; of today the same weekday of last week. */
  before: z.object({
    from: z.string(),
    to: z.string(),
    total: z.int(),
    customers: z.int(),
    value: z.int(),
    booked_online: z.int(),
  }),
  outcomes: z.record(z.string(), z.int()),
  from_online: z.int(),
  customers: z.int(),
  value: z.int(),
  /** Booked online during the period, whenever the visit is. */
  booked_online: z.int(),
  /** Minutes booked and minutes people work, in the period and in the one before. Null where nobody works by a plan. */
  occupancy: z.object({ booked: z.int(), open: z.int(), before: z.number().nullable() }).nullable(),
  next: z.array(nextVisit),
  next_total: z.int(),
  days: z.array(z.object({ date: z.string(), total: z.int(), before: z.int() })),
});
export type AppointmentFigures = z.output<typeof appointmentFigures>;

const money = z.int();
const methodMoney = z.object({ method: codeOf(paymentMethods), received: money, given_back: money, net: money });

const salesFigures = z.object({
  from: z.string(),
  to: z.string(),
  sales: money,
  received: money,
  /** Methods that moved, the largest first. */
  methods: z.array(methodMoney),
  /** Invoices of sales, and what one comes to. */
  invoices: z.int(),
  average: money,
  before: z.object({ from: z.string(), to: z.string(), sales: money, received: money }),
  /**
   * For those who may see it. `expected`: of the period, each day as it was known on its morning; nothing where the
   * test of the last night does not reach so far back. `next`: the days after, of a period that ends today.
   */
  forecast: z
    .object({
      expected: money.nullable(),
      usual_error: z.number().nullable(),
      next: z.array(z.object({ date: z.string(), expected: money, low: money, high: money })),
    })
    .nullable(),
  services: z.array(z.object({ id, name: z.string(), quantity: z.int(), gross: money })),
  employees: z.array(z.object({ id, name: z.string(), net: money })),
  days: z.array(z.object({ date: z.string(), total: money, before: money })),
});
export type SalesFigures = z.output<typeof salesFigures>;

/** Who was sold something in the period: for the first time, after a long time, or as usual. */
const customerFigures = z.object({
  from: z.string(),
  to: z.string(),
  total: z.int(),
  before: z.int(),
  new: z.int(),
  frequent: z.int(),
  came_back: z.int(),
});
export type CustomerFigures = z.output<typeof customerFigures>;

/** What waits for somebody, whatever the period. Who lacks the right of a block does not get it. */
export const WAITING_BLOCKS = ['bills', 'low_stock', 'documents'] as const;
export type WaitingBlock = (typeof WAITING_BLOCKS)[number];
const waitingRow = z.object({
  id,
  name: z.string(),
  note: z.string(),
  /** What is left, or until when: the one that the block is about. */
  left: z.int().nullable(),
  warning: z.int().nullable(),
  until: z.string().nullable(),
  amount: money.nullable(),
});
export type WaitingRow = z.output<typeof waitingRow>;
const waitingBlock = z.object({ block: z.enum(WAITING_BLOCKS), total: z.int(), rows: z.array(waitingRow) });
export type WaitingFigures = z.output<typeof waitingBlock>;

const paymentsDetails = z.object({
  received: money,
  given_back: money,
  net: money,
  methods: z.array(methodMoney),
  days: z.array(z.object({ date: z.string(), received: money, given_back: money })),
});

export const dashboardContract = {
  get_sales: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'dashboard/sales/get',
    access: 'dashboard.view',
    alsoNeeds: ['dashboard.payments-details'],
    late: true,
    summary: 'The dashboard’s figures about sales and payments',
    input: periodInput,
    output: salesFigures,
    errors: [],
  }),
  get_customers: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'dashboard/customers/get',
    access: 'dashboard.view',
    alsoNeeds: ['customers.view'],
    late: true,
    summary: 'The dashboard’s figures about customers',
    input: periodInput,
    output: customerFigures,
    errors: [],
  }),
  get_waiting: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'dashboard/waiting/get',
    access: 'dashboard.view',
    late: true,
    summary: 'What waits for somebody: low stock, papers that end. Each block for those with its right',
    input: z.object({}),
    output: z.object({ blocks: z.array(waitingBlock) }),
    errors: [],
  }),
  get_payments: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'dashboard/payments/get',
    access: 'dashboard.payments-details',
    late: true,
    summary: 'What came in and went out by method and day',
    input: z
      .object({ from: localDate(periodLabels.from), to: localDate(periodLabels.to) })
      .superRefine((days, ctx) => checkPeriod({ period: 'range' }, days, ctx)),
    output: paymentsDetails,
    errors: [],
  }),
  get_appointments: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'dashboard/appointments/get',
    access: 'dashboard.view',
    alsoNeeds: ['appointments.view'],
    late: true,
    summary: 'The dashboard’s figures about appointments',
    input: periodInput,
    output: appointmentFigures,
    errors: [],
  }),
};

const LENGTH = { today: 1, seven_days: 7, thirty_days: 30 } as const;
const WEEK = 7;

/**
 * The days of a period, which ends today unless it was chosen, and as many before them; a single day is measured
 * against the same weekday.
 */
export function periodSpans({ period, from, to }: AskedDays, today: LocalDate): { span: DateSpan; before: DateSpan } {
  const span =
    period === 'custom'
      ? { from: from ?? today, to: to ?? today }
      : { from: addDays(today, 1 - LENGTH[period]), to: today };
  const back = Math.max(daysBetween(span.from, span.to) + 1, WEEK);
  return { span, before: { from: addDays(span.from, -back), to: addDays(span.to, -back) } };
}
