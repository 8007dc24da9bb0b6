import { spanText } from '@rawnaq/domain/kernel/time/clock';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookFor, calendarOf, drag, freeDay, lineOf, openDay, pointsAt, until, type Point } from '../calendar';
import { carry } from '../sandbox';
import { LANGUAGES, PHONE, visit } from '../visit';

const TABLET = { width: 1180, height: 820 };
const MIDNIGHT = 24 * 60;

/** A finger that holds still for a moment and then moves: the page may scroll under any other. */
async function holdAndDrag(page: Page, from: Point, to: Point, holdMs: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  await page.waitForTimeout(holdMs);
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
    await page.waitForTimeout(20);
  }
  await page.waitForTimeout(60);
  await touch('touchEnd');
}

describe('a finger on the calendar', () => {
  it.each(LANGUAGES)('carries a visit to a colleague after holding it, and only scrolls otherwise, in %s', (language) =>
    visit(
      language,
      async (page) => {
        const day = await freeDay();
        const { id } = await bookFor(day, 0, day.first.id, 14 * 60);
        await openDay(page, language, day);
        const [from, to] = (await pointsAt(page, day, [day.first.id, 14 * 60 + 20], [day.second.id, 15 * 60 + 20])) as [
          Point,
          Point,
        ];
        await holdAndDrag(page, from, { x: from.x, y: from.y - 150 }, 0);
        expect(await lineOf(day, id)).toMatchObject({ employee_id: day.first.id, start: 14 * 60 });
        const [again, there] = (await pointsAt(
          page,
          day,
          [day.first.id, 14 * 60 + 20],
          [day.second.id, 15 * 60 + 20],
        )) as [Point, Point];
        expect(Math.round(there.x - again.x)).toBe(Math.round(to.x - from.x));
        await holdAndDrag(page, again, there, 600);
        await page.getByRole('dialog').locator('[type="submit"]').click();
        await until(async () => (await lineOf(day, id)).employee_id === day.second.id);
        expect(await lineOf(day, id)).toMatchObject({ start: 15 * 60, end: 16 * 60 });
      },
      { size: TABLET, touch: true },
    ),
  );
});

describe('an evening past midnight', () => {
  it.each(LANGUAGES)('belongs to the day it began on, wherever the browser is, in %s', (language) =>
    visit(
      language,
      async (page) => {
        // The demo salon is open until one on Thursdays.
        const day = await freeDay(({ weekday }) => weekday === 4);
        const { id } = await bookFor(day, 0, day.first.id, MIDNIGHT + 15, { minutes: 30, outside_hours: true });
        await openDay(page, language, day);
        const card = page.locator(`[data-column="${day.first.id}@${day.date}"] [role="button"][data-item]`);
        expect(await card.textContent()).toContain(day.customers[0]!.name);
        expect(await card.getAttribute('aria-label')).toContain(spanText({ start: 15, end: 45 }, language, '12'));
        await drag(
          page,
          ...((await pointsAt(page, day, [day.first.id, MIDNIGHT + 20], [day.first.id, MIDNIGHT - 25])) as [
            Point,
            Point,
          ]),
        );
        await page.mouse.up();
        // Nobody works that late: the desk decides.
        await page.getByRole('dialog').getByRole('button').last().click();
        await until(async () => (await lineOf(day, id)).start === MIDNIGHT - 30);
        const next = new Date(Date.parse(day.date) + 86_400_000).toISOString().slice(0, 10);
        expect((await calendarOf(day.token, next)).appointments).toEqual([]);
        await page.goto(`/${language}/merchant/appointments?date=${next}`);
        await page.locator('[data-column]').first().waitFor();
        expect(await page.locator('[role="button"][data-item]').count()).toBe(0);
      },
      { timeZone: 'America/New_York' },
    ),
  );
});

describe('a month on a phone', () => {
  it.each(LANGUAGES)('has low weekdays, six weeks, and a last day that no button covers, in %s', (language) =>
    visit(
      language,
      async (page) => {
        await carry(page, 'merchant', (await freeDay()).token);
        await page.goto(`/${language}/merchant/appointments?view=month&date=2026-08-15`);
        const cells = page.locator('[role="region"] > div:has(> button)');
        await cells.first().waitFor();
        expect(await cells.count()).toBe(42);
        expect((await page.locator('[role="region"] > div').first().boundingBox())!.height).toBeLessThan(40);
        const last = cells.last().getByRole('button');
        const { width, height } = (await last.boundingBox())!;
        // A click of the browser itself: it refuses when something else lies there.
        for (const x of [4, width - 4]) await last.click({ position: { x, y: height - 4 }, trial: true });
        await last.click();
        await page.waitForURL(/date=2026-09-05/);
      },
      { size: PHONE, touch: true },
    ),
  );
});
