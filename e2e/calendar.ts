import type { Page } from 'playwright-core';
import { ask, carry, tokenOf } from './sandbox';
import { settled, type Language } from './visit';

export type Point = { x: number; y: number };
type Span = { start: number; end: number };
type Line = Span & { id: number; employee_id: number; service_id: number };
export type Visit = {
  id: number;
  date: string;
  outcome: string;
  cancel_reason: string | null;
  customer: { name: string };
  lines: Line[];
};
type Calendar = {
  hours: Span;
  now: { date: string };
  employees: { id: number; name: string; services: number[]; days: { date: string; open: Span[] }[] }[];
  appointments: Visit[];
  blocks: (Span & { id: number; employee_id: number })[];
};

export const OWNER = 'owner@glow.demo';
/** Far enough away that the demo world has nothing there; each journey has a day of its own. */
const FIRST_DAY = 60;
let journeys = 0;

type Service = { id: number; english_name: string; arabic_name: string; job_time: number } & Extra;
/** Minutes in which the one who works is not needed, or can't be had although nothing is done. */
type Extra = { processing_time: number; buffer_time: number };
const isPlain = ({ processing_time, buffer_time }: Extra) => processing_time === 0 && buffer_time === 0;

/**
 * A salon with a free day on which two people work side by side from one o'clock on; any day, or one of a kind. Both do
 * the service of the day, and its minutes are work from the first to the last.
 */
export async function freeDay(fits: (day: { weekday: number }) => boolean = () => true) {
  const token = await tokenOf('merchant', OWNER);
  const { now } = await calendarOf(token, new Date().toISOString().slice(0, 10));
  const { records: services } = await ask<{ records: Service[] }>('merchant', 'services/options', { token });
  const { records: customers } = await ask<{
    records: { id: number; name: string; mobile: string; status: number }[];
  }>('merchant', 'customers/get_records?page_size=50', { token });
  for (let days = FIRST_DAY; ; days += 1) {
    const date = later(now.date, days + 40 * journeys);
    if (!fits({ weekday: new Date(date).getUTCDay() })) continue;
    const calendar = await calendarOf(token, date);
    const works = (employee: Calendar['employees'][number]) =>
      employee.days[0]!.open.some(({ start, end }) => start <= 13 * 60 && end >= 18 * 60);
    const pair = pairWith(services.filter(isPlain), calendar.employees.filter(works));
    if (!pair || calendar.appointments.length > 0) continue;
    journeys += 1;
    return { token, date, ...pair, customers: customers.filter(({ status }) => status === 1) };
  }
}

function pairWith(services: readonly Service[], people: Calendar['employees']) {
  for (const service of services) {
    const [first, second] = people.filter((one) => one.services.includes(service.id));
    if (first && second) return { service, first, second };
  }
  return undefined;
}
type Day = Awaited<ReturnType<typeof freeDay>>;
type Place = Pick<Day, 'token' | 'date'>;

export const calendarOf = (token: string, date: string) =>
  ask<Calendar>('merchant', `appointments/get_calendar?from=${date}&to=${date}`, { token });
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
export const bookFor = (
  day: Day,
  customer: number,
  employee_id: number,
  start: number,
  { minutes = 60, outside_hours = false } = {},
) =>
  ask<{ id: number }>('merchant', 'appointments/add', {
    token: day.token,
    body: {
      customer_id: day.customers[customer]!.id,
      date: day.date,
      lines: [{ service_id: day.service.id, employee_id, start, minutes }],
      outside_hours,
      tell_customer: false,
      note: '',
    },
  });
export const lineOf = async (day: Day, id: number): Promise<Line> =>
  (await calendarOf(day.token, day.date)).appointments.find((visit) => visit.id === id)!.lines[0]!;

/** Where minutes of people's columns are on the screen, the first of them scrolled into its middle. */
export async function pointsAt(
  page: Page,
  day: Place,
  ...places: [employeeId: number, minute: number][]
): Promise<{ x: number; y: number }[]> {
  const { hours } = await calendarOf(day.token, day.date);
  const sheet = { from: Math.floor(hours.start / 60) * 60, to: Math.ceil(hours.end / 60) * 60 };
  return page.evaluate(
    ({ from, to, wanted }) => {
      const columns = wanted.map(({ id }) => document.querySelector(`[data-column="${id}"]`)!);
      const topOf = (minute: number) => ((minute - from) / (to - from)) * columns[0]!.getBoundingClientRect().height;
      const scroller = columns[0]!.closest('[role="region"]')!;
      scroller.scrollTop = Math.max(0, topOf(wanted[0]!.minute) - scroller.clientHeight / 3);
      return wanted.map(({ minute }, index) => {
        const box = columns[index]!.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + topOf(minute) };
      });
    },
    { ...sheet, wanted: places.map(([id, minute]) => ({ id: `${id}@${day.date}`, minute })) },
  );
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y + 8, { steps: 2 });
  await page.locator('[data-dragging]').waitFor({ timeout: 5_000 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.waitForTimeout(60);
}

export async function openDay(page: Page, language: Language, day: Place): Promise<void> {
  await carry(page, 'merchant', day.token);
  await page.goto(`/${language}/merchant/appointments?date=${day.date}`);
  await settled(page);
  await page.locator('[data-column]').first().waitFor();
}

export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come true in four seconds');
};
