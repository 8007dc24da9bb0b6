import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, tokenOf } from '../sandbox';
import { expectSound, LANGUAGES, looksOf, settled, visit, type Language } from '../visit';

type Point = { x: number; y: number };
type Span = { start: number; end: number };
type Line = Span & { id: number; employee_id: number; service_id: number };
type Visit = { id: number; date: string; outcome: string; cancel_reason: string | null; customer: { name: string }; lines: Line[] };
type Calendar = { hours: Span; now: { date: string }; employees: { id: number; name: string; services: number[]; days: { date: string; open: Span[] }[] }[]; appointments: Visit[]; blocks: (Span & { id: number; employee_id: number })[] };

const words = {
  book: { en: 'Book appointment', ar: 'تأكيد الحجز' },
  service: { en: 'Service 1', ar: 'الخدمة 1' },
  undo: { en: 'Undo', ar: 'تراجع' },
  resized: { en: /^Now /, ar: /^أصبح / },
  checkIn: { en: 'Check in', ar: 'تسجيل الوصول' },
  undoCheckIn: { en: 'Undo check-in', ar: 'تراجع عن الوصول' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  cancelNow: { en: 'Cancel appointment', ar: 'إلغاء الموعد' },
  needed: { en: 'A reason is needed', ar: 'يرجى كتابة السبب' },
  reason: { en: 'Reason', ar: 'السبب' },
  block: { en: 'Block time', ar: 'إغلاق وقت' },
  prayer: { en: 'Prayer', ar: 'صلاة' },
  save: { en: /^Save/, ar: /^حفظ/ },
  open: { en: 'Open again', ar: 'فتح الوقت' },
  overlaps: { en: /^Overlaps /, ar: /^يتعارض مع موعد / },
} as const;
const OWNER = 'owner@glow.demo';
/** Far enough away that the demo world has nothing there; each journey has a day of its own. */
const FIRST_DAY = 60;
let journeys = 0;

async function enter(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('rawnaq.merchant.token', value), token);
}

/** A salon with a free day on which two people work side by side from one o'clock on. */
async function freeDay() {
  const token = await tokenOf('merchant', OWNER);
  const { now } = await calendarOf(token, new Date().toISOString().slice(0, 10));
  for (let days = FIRST_DAY; ; days += 1) {
    const date = later(now.date, days + 40 * journeys);
    const calendar = await calendarOf(token, date);
    const works = (employee: Calendar['employees'][number]) => employee.services.length > 0 && employee.days[0]!.open.some(({ start, end }) => start <= 13 * 60 && end >= 18 * 60);
    const [first, second] = calendar.employees.filter(works);
    if (!first || !second || calendar.appointments.length > 0) continue;
    journeys += 1;
    const service = first.services.find((id) => second.services.includes(id)) ?? first.services[0]!;
    const { records: services } = await ask<{ records: { id: number; english_name: string; arabic_name: string; job_time: number }[] }>('merchant', 'services/options', { token });
    const { records: customers } = await ask<{ records: { id: number; name: string; mobile: string; status: number }[] }>('merchant', 'customers/get_records?page_size=50', { token });
    return { token, date, first, second, service: services.find(({ id }) => id === service)!, customers: customers.filter(({ status }) => status === 1) };
  }
}
type Day = Awaited<ReturnType<typeof freeDay>>;

const calendarOf = (token: string, date: string) => ask<Calendar>('merchant', `appointments/get_calendar?from=${date}&to=${date}`, { token });
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const bookFor = (day: Day, customer: number, employee_id: number, start: number) =>
  ask<{ id: number }>('merchant', 'appointments/add', { token: day.token, body: { customer_id: day.customers[customer]!.id, date: day.date, lines: [{ service_id: day.service.id, employee_id, start, minutes: 60 }], tell_customer: false, note: '' } });
const lineOf = async (day: Day, id: number): Promise<Line> => (await calendarOf(day.token, day.date)).appointments.find((visit) => visit.id === id)!.lines[0]!;

/** Where minutes of people's columns are on the screen, the first of them scrolled into its middle. */
async function pointsAt(page: Page, day: Day, ...places: [employeeId: number, minute: number][]): Promise<{ x: number; y: number }[]> {
  const { hours } = await calendarOf(day.token, day.date);
  const sheet = { from: Math.floor(hours.start / 60) * 60, to: Math.ceil(hours.end / 60) * 60 };
  return page.evaluate(({ from, to, wanted }) => {
    const columns = wanted.map(({ id }) => document.querySelector(`[data-column="${id}"]`)!);
    const topOf = (minute: number) => ((minute - from) / (to - from)) * columns[0]!.getBoundingClientRect().height;
    const scroller = columns[0]!.closest('[role="region"]')!;
    scroller.scrollTop = Math.max(0, topOf(wanted[0]!.minute) - scroller.clientHeight / 3);
    return wanted.map(({ minute }, index) => {
      const box = columns[index]!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + topOf(minute) };
    });
  }, { ...sheet, wanted: places.map(([id, minute]) => ({ id: `${id}@${day.date}`, minute })) });
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 3, from.y + 8, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.waitForTimeout(60);
}

async function openDay(page: Page, language: Language, day: Day): Promise<void> {
  await enter(page, day.token);
  await page.goto(`/${language}/merchant/appointments?date=${day.date}`);
  await settled(page);
  await page.locator('[data-column]').first().waitFor();
}

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come true in four seconds');
};

describe('pages of the calendar', () => {
  it.each(LANGUAGES.flatMap((language) => looksOf(language).map((options) => ({ language, options }))))('are sound in $language', { timeout: 150_000 }, ({ language, options }) =>
    visit(language, async (page) => {
      await enter(page, await tokenOf('merchant', OWNER));
      for (const path of ['appointments', 'appointments?view=week', 'appointments?view=month', 'appointments?view=list', 'appointments/add-appointment']) {
        await page.goto(`/${language}/merchant/${path}`);
        await expectSound(page, language);
      }
      await page.goto(`/${language}/merchant/appointments`);
      await settled(page);
      await page.locator('[role="button"][data-item^="line"]').first().click();
      await page.getByRole('dialog').waitFor();
      await expectSound(page, language);
    }, options));
});

describe('the day at the desk', () => {
  it.each(LANGUAGES)('a visit is drawn on the calendar and booked in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await openDay(page, language, day);
      const [from] = (await pointsAt(page, day, [day.first.id, 14 * 60 + 5])) as [Point];
      const quarter = await page.locator('[data-column]').first().evaluate((column) => parseFloat(getComputedStyle(column.closest('[role="region"]')!).getPropertyValue('--q')));
      await drag(page, from, { x: from.x, y: from.y + 3 * quarter });
      await page.mouse.up();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox').first().fill(day.customers[0]!.mobile.slice(-7));
      await drawer.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await drawer.getByRole('combobox', { name: words.service[language], exact: true }).fill(language === 'ar' ? day.service.arabic_name : day.service.english_name);
      await page.getByRole('option').first().click();
      await expectSound(page, language);
      await drawer.getByRole('button', { name: words.book[language] }).click();
      await drawer.waitFor({ state: 'hidden' });
      const card = page.locator(`[data-column="${day.first.id}@${day.date}"] [role="button"][data-item]`);
      await card.waitFor();
      const { appointments } = await calendarOf(day.token, day.date);
      expect(appointments.map(({ lines }) => [lines[0]!.employee_id, lines[0]!.start])).toEqual([[day.first.id, 14 * 60]]);
    }));

  it.each(LANGUAGES)('it is dragged to a colleague, made longer and put back, and another desk sees it in %s', { timeout: 90_000 }, (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
      await openDay(page, language, day);
      await visit(language, async (other) => {
        await openDay(other, language, day);
        await drag(page, ...((await pointsAt(page, day, [day.first.id, 13 * 60 + 20], [day.second.id, 14 * 60 + 35])) as [Point, Point]));
        await page.mouse.up();
        await page.getByRole('button', { name: words.undo[language] }).waitFor();
        await until(async () => (await lineOf(day, id)).employee_id === day.second.id);
        expect(await lineOf(day, id)).toMatchObject({ start: 14 * 60 + 15, end: 15 * 60 + 15 });
        await other.locator(`[data-column="${day.second.id}@${day.date}"] [role="button"][data-item]`).waitFor();
      });

      const box = (await page.locator(`[data-column="${day.second.id}@${day.date}"] [role="button"][data-item]`).boundingBox())!;
      const [bottom, quarter] = [{ x: box.x + box.width / 2, y: box.y + box.height - 3 }, box.height / 4];
      await drag(page, bottom, { x: bottom.x, y: bottom.y + 2 * quarter });
      await page.mouse.up();
      await until(async () => (await lineOf(day, id)).end === 15 * 60 + 45);
      // The earlier move may still be offered to be undone beside it.
      await page.getByRole('status').filter({ hasText: words.resized[language] }).getByRole('button', { name: words.undo[language] }).click();
      await until(async () => (await lineOf(day, id)).end === 15 * 60 + 15);
    }));

  it.each(LANGUAGES)('a place that is taken is refused before the drop in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
      await bookFor(day, 1, day.second.id, 14 * 60);
      await openDay(page, language, day);
      await drag(page, ...((await pointsAt(page, day, [day.first.id, 13 * 60 + 20], [day.second.id, 14 * 60 + 5])) as [Point, Point]));
      await page.locator('[data-verdict="refused"]').waitFor();
      await page.getByText(words.overlaps[language]).first().waitFor();
      await page.mouse.up();
      expect(await lineOf(day, id)).toMatchObject({ employee_id: day.first.id, start: 13 * 60 });
    }));

  it.each(LANGUAGES)('the keyboard does it too in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
      await openDay(page, language, day);
      await page.locator('[role="button"][data-item]').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Escape');
      expect(await lineOf(day, id)).toMatchObject({ start: 13 * 60, end: 14 * 60 });
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await until(async () => (await lineOf(day, id)).start === 14 * 60);
      await page.locator('[role="button"][data-item]').first().focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Enter');
      await until(async () => (await lineOf(day, id)).end === 15 * 60 + 15);
    }));

  it.each(LANGUAGES)('the customer comes, and another one cancels with a reason in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await bookFor(day, 0, day.first.id, 13 * 60);
      const { id } = await bookFor(day, 1, day.first.id, 14 * 60);
      await openDay(page, language, day);
      await page.locator('[role="button"][data-item]').first().click();
      await page.getByRole('dialog').getByRole('button', { name: words.checkIn[language] }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.undoCheckIn[language] }).waitFor();
      await page.keyboard.press('Escape');

      await page.locator('[role="button"][data-item]').nth(1).click();
      await page.getByRole('dialog').getByRole('button', { name: words.cancel[language], exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.cancelNow[language] }).click();
      await dialog.getByText(words.needed[language]).waitFor();
      await dialog.getByRole('textbox', { name: words.reason[language] }).fill('Travelling');
      await expectSound(page, language);
      await dialog.getByRole('button', { name: words.cancelNow[language] }).click();
      await dialog.waitFor({ state: 'hidden' });
      await until(async () => (await page.locator('[role="button"][data-item]').count()) === 1);
      const record = await ask<Visit>('merchant', `appointments/get_record?id=${id}`, { token: day.token });
      expect(record).toMatchObject({ outcome: 'cancelled', cancel_reason: 'Travelling' });
    }));

  it.each(LANGUAGES)('a time is blocked and opened again in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await openDay(page, language, day);
      const [at] = (await pointsAt(page, day, [day.first.id, 15 * 60 + 5])) as [Point];
      await page.mouse.click(at.x, at.y, { button: 'right' });
      await page.getByRole('menuitem', { name: words.block[language] }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText(words.prayer[language], { exact: true }).click();
      await expectSound(page, language);
      await drawer.getByRole('button', { name: words.save[language] }).click();
      await drawer.waitFor({ state: 'hidden' });
      const card = page.locator(`[data-column="${day.first.id}@${day.date}"] [role="button"][data-item^="block"]`);
      await card.click();
      await page.getByRole('dialog').getByRole('button', { name: words.open[language] }).click();
      await card.waitFor({ state: 'hidden' });
      expect((await calendarOf(day.token, day.date)).blocks).toEqual([]);
    }));
});
