import { allocate, BASIS_POINTS, partOf, scaleMinor, type Minor } from '../kernel/money';
import { toNameKey } from '../kernel/text/search-key';
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  partsOf,
  startOfMonth,
  type LocalDate,
} from '../kernel/time/local-date';

export type MonthShare = { day: LocalDate; amount: Minor };
/** A bill may cover so many months and no more. */
export const MOST_MONTHS = 60;

/**
 * What of a bill belongs to which month, each on the first day it covers there. Whole months weigh alike whatever their
 * days, a part of one by its days; the shares add up to the bill exactly. Without a period all of it is of its own day.
 */
export function spreadOver(
  net: Minor,
  bill: { invoice_date: LocalDate; bill_from?: LocalDate | null; bill_to?: LocalDate | null },
): MonthShare[] {
  const from = bill.bill_from ?? bill.bill_to ?? bill.invoice_date;
  const to = bill.bill_to ?? from;
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addMonths(startOfMonth(day), 1)) days.push(day);
  const shares = allocate(
    net,
    days.map((day) => {
      const last = endOfMonth(day) < to ? endOfMonth(day) : to;
      const { year, month } = partsOf(day);
      return Math.round(((daysBetween(day, last) + 1) * WHOLE_MONTH) / daysInMonth(year, month));
    }),
  );
  return days.map((day, index) => ({ day, amount: shares[index]! })).filter(({ amount }) => amount !== 0);
}
const WHOLE_MONTH = 1_000_000;

export const monthsCovered = (from: LocalDate, to: LocalDate): number => {
  const [first, last] = [partsOf(from), partsOf(to)];
  return (last.year - first.year) * 12 + last.month - first.month + 1;
};

/** Each line of a bill may have been rounded up by itself. */
const ROUNDED_LINES = 10;

/** No bill charges more VAT than the rate allows. */
export const mostVat = (net: Minor, rate: number): Minor => (rate === 0 ? 0 : partOf(net, rate) + ROUNDED_LINES);

/** The part of a bill that was taxed: all of it, unless the VAT is too little for that. */
export function taxedPart(net: Minor, vat: Minor, rate: number): Minor {
  if (vat === 0 || rate === 0) return 0;
  const whole = partOf(net, rate);
  if (vat >= whole - ROUNDED_LINES) return net;
  return Math.min(net, scaleMinor(vat, BASIS_POINTS, rate));
}

/** What makes two numbers of a supplier's invoice the same number: spaces, dashes, capitals and digits do not. */
export const invoiceNumberKey = (number: string): string => toNameKey(number).replace(/[\s\-_/.#]+/g, '');

type Repeated = {
  invoice_date: LocalDate;
  due_on: LocalDate;
  bill_from: LocalDate | null;
  bill_to: LocalDate | null;
  repeat_months: number;
  repeat_day: number | null;
};

/** The dates of the next one: the same day of the month as the first, and as many days to pay. */
export function nextOf(expense: Repeated): Pick<Repeated, 'invoice_date' | 'due_on' | 'bill_from' | 'bill_to'> {
  const later = (day: LocalDate | null): LocalDate | null => day && addMonths(day, expense.repeat_months);
  const first = addMonths(startOfMonth(expense.invoice_date), expense.repeat_months);
  const { year, month } = partsOf(first);
  const day = Math.min(expense.repeat_day ?? partsOf(expense.invoice_date).day, daysInMonth(year, month));
  const invoice_date = addDays(first, day - 1);
  const isToMonthEnd = expense.bill_to !== null && expense.bill_to === endOfMonth(expense.bill_to);
  const bill_to = later(expense.bill_to);
  return {
    invoice_date,
    due_on: addDays(invoice_date, daysBetween(expense.invoice_date, expense.due_on)),
    bill_from: later(expense.bill_from),
    bill_to: bill_to && isToMonthEnd ? endOfMonth(bill_to) : bill_to,
  };
}

/** A salary for the days of a month on which somebody was employed. */
export function salaryOfMonth(
  salary: Minor,
  month: LocalDate,
  { joined_on, left_on }: { joined_on: LocalDate | null; left_on: LocalDate | null },
): Minor {
  const [first, last] = [startOfMonth(month), endOfMonth(month)];
  const from = joined_on !== null && joined_on > first ? joined_on : first;
  const to = left_on !== null && left_on < last ? left_on : last;
  return to < from ? 0 : scaleMinor(salary, daysBetween(from, to) + 1, daysBetween(first, last) + 1);
}
