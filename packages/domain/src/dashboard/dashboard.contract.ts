import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addDays, type LocalDate } from '../kernel/time/local-date';
import type { DateSpan } from '../kernel/time/date-presets';
import { codeOf, localDate } from '../kernel/input/fields';
import { paymentMethods } from '../payments/payment.states';
import { checkPeriod, periodLabels } from '../reports/report-period.rules';
import { appointmentSources } from '../appointments/appointment.states';

export const DASHBOARD_PERIODS = ['today', 'seven_days', 'thirty_days'] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

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
  before: z.object({ from: z.string(), to: z.string(), sales: money, received: money }),
  services: z.array(z.object({ id, name: z.string(), quantity: z.int(), gross: money })),
  employees: z.array(z.object({ id, name: z.string(), net: money })),
  days: z.array(z.object({ date: z.string(), total: money, before: money })),
});
export type SalesFigures = z.output<typeof salesFigures>;

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
    input: z.object({ period: z.enum(DASHBOARD_PERIODS).default('today') }),
    output: salesFigures,
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
    input: z.object({ period: z.enum(DASHBOARD_PERIODS).default('today') }),
    output: appointmentFigures,
    errors: [],
  }),
};

const LENGTH = { today: 1, seven_days: 7, thirty_days: 30 } as const satisfies Record<DashboardPeriod, number>;
const WEEK = 7;

/** The days of a period that ends today, and as many before them; a single day is measured against the same weekday. */
export function periodSpans(period: DashboardPeriod, today: LocalDate): { span: DateSpan; before: DateSpan } {
  const length = LENGTH[period];
  const back = Math.max(length, WEEK);
  const span = { from: addDays(today, 1 - length), to: today };
  return { span, before: { from: addDays(span.from, -back), to: addDays(span.to, -back) } };
}
