import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { PHONE, settled, stepTo, visit, type Language } from '../visit';

/** Their heading is the day, a greeting, or the first of several pages behind one entry. */
const OWN_HEADING = /\/(dashboard|appointments|menu\/offers)$/;

describe('the menu', () => {
  it.each([
    { language: 'en', area: 'merchant', username: 'owner@glow.demo' },
    { language: 'ar', area: 'manager', username: 'manager@rawnaq.demo' },
  ] as const)(
    'of $username has everything in sight, and calls every page as the page calls itself, in $language',
    ({ language, area, username }) =>
      visit(language, async (page) => {
        await comeIn(page, area, username);
        await page.goto(`/${language}/${area}/dashboard`);
        const menu = page.locator('aside nav');
        const firstLevel = menu.locator('> ul > li');
        await firstLevel.first().waitFor();
        const last = (await firstLevel.last().boundingBox())!;
        expect(last.y + last.height).toBeLessThan(900);
        const different: string[] = [];
        const pages: { word: string; path: string }[] = [];
        for (const group of await firstLevel.all()) {
          const button = group.getByRole('button');
          if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) === 'false')
            await button.click();
          expect(await menu.locator('[aria-expanded="true"]').count()).toBeLessThan(2);
          for (const link of await group.getByRole('link').all())
            pages.push({
              word: (await link.locator('span').first().textContent())!,
              path: new URL((await link.getAttribute('href'))!, 'http://menu').pathname,
            });
        }
        for (const { word, path } of pages) {
          await stepTo(page, path);
          await page.locator('h1').first().waitFor();
          const heading = (await page.locator('h1').first().textContent())!;
          if (!(await page.title()).startsWith(`${word} · `) && !path.includes('/pos/'))
            different.push(`${path}: ${word}, tab ${await page.title()}`);
          if (!OWN_HEADING.test(path) && !heading.startsWith(word)) different.push(`${path}: ${word}, page ${heading}`);
          expect(await page.locator('aside [aria-current="page"], aside [data-current]').count(), path).toBe(1);
        }
        expect(different).toEqual([]);
      }),
    180_000,
  );

  it('stays as it was left, opens from the rail by keyboard, and closes with Escape', () =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto('/en/merchant/customers');
      const group = (name: RegExp) => page.locator('aside').getByRole('button', { name });
      await group(/^Team/).click();
      await page.reload();
      await page.getByRole('link', { name: 'Roles' }).waitFor();
      expect(await group(/^Customers/).getAttribute('aria-expanded')).toBe('false');

      await page.goto('/en/merchant/appointments');
      const rail = group(/^Services and products/);
      await rail.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Categories');
      await page.keyboard.press('Escape');
      expect(await rail.getAttribute('aria-expanded')).toBe('false');
      expect(await rail.evaluate((element) => element === document.activeElement)).toBe(true);
      await rail.hover();
      await page.getByRole('link', { name: 'Packages and codes' }).click();
      await page.waitForURL(/menu\/offers$/);
    }));

  it('is four doors and a sheet on phones, in Arabic', () =>
    visit(
      'ar',
      async (page) => {
        await comeIn(page, 'merchant', 'owner@glow.demo');
        await page.goto('/ar/merchant/customers');
        const bar = page.getByRole('navigation', { name: 'القائمة السريعة' });
        await bar.getByRole('link').first().waitFor();
        expect(await bar.getByRole('link').allTextContents()).toHaveLength(4);
        await bar.getByRole('button', { name: 'المزيد' }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: /الخدمات والمنتجات/ }).click();
        await sheet.getByRole('link', { name: 'التصنيفات' }).click();
        await page.waitForURL(/menu\/categories$/);
        await sheet.waitFor({ state: 'hidden' });
      },
      { size: PHONE },
    ));
});

describe('the library of reports', () => {
  it.each([
    { language: 'en' as Language, late: 'late', star: 'Favourite: Detailed attendance' },
    { language: 'ar' as Language, late: 'التأخير', star: 'المفضلة: تقرير الدوام التفصيلي' },
  ])('finds by other words and keeps favourites on top in $language', ({ language, late, star }) =>
    visit(
      language,
      async (page) => {
        await comeIn(page, 'merchant', 'owner@glow.demo');
        await page.goto(`/${language}/merchant/reports`);
        await expectSound(page, language);
        await page.getByRole('searchbox').fill(late);
        await page.getByRole('searchbox').press('Enter');
        await page.getByRole('button', { name: star }).click();
        await page.goto(`/${language}/merchant/reports`);
        const stars = page.locator('button[aria-pressed="true"]');
        await stars.first().waitFor();
        // Once on top, once in its group.
        expect(await stars.count()).toBe(2);
        await page.locator('main li').first().getByRole('link').waitFor();
      },
      language === 'ar' ? { size: PHONE, dark: true } : {},
    ),
  );

  it('holds only what one may open', () =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'reception@glow.demo');
      await page.goto('/en/merchant/reports');
      await page.getByRole('link', { name: 'Appointments report' }).waitFor();
      expect(await page.locator('main button[aria-pressed]').count()).toBe(1);
    }));
});

describe('search for pages', () => {
  it.each([
    ['dashboard', 'Home'],
    ['لوحة المتابعة', 'Home'],
    ['define products', 'Request a product'],
    ['attendence', 'Attendance'],
    ['سجل التدقيق', 'Audit log'],
  ])('finds %s as %s', (typed, name) =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto('/en/merchant/profile');
      await settled(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search everything' }).fill(typed);
      await page.getByRole('dialog').getByText(name, { exact: true }).first().waitFor();
    }),
  );
});

async function comeIn(page: Page, area: 'merchant' | 'manager', username: string): Promise<void> {
  const token = await tokenOf(area, username);
  await page.goto(`/en/${area}/sign-in`);
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [`rawnaq.${area}.token`, token]);
}
