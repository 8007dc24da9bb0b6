import { describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { PHONE, settled, visit, type Language } from '../visit';

describe('the menu', () => {
  it.each([
    { language: 'en', area: 'merchant', username: 'owner@glow.demo' },
    { language: 'ar', area: 'manager', username: 'manager@rawnaq.demo' },
  ] as const)(
    'of $username has everything in sight, one group open at a time, in $language',
    ({ language, area, username }) =>
      visit(language, async (page) => {
        await comeIn(page, area, username);
        await page.goto(`/${language}/${area}/dashboard`);
        const menu = page.locator('aside nav');
        const firstLevel = menu.locator('> ul > li');
        await firstLevel.first().waitFor();
        const last = (await firstLevel.last().boundingBox())!;
        expect(last.y + last.height).toBeLessThan(900);
        for (const group of await firstLevel.all()) {
          const button = group.getByRole('button');
          if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) === 'false')
            await button.click();
          expect(await menu.locator('[aria-expanded="true"]').count()).toBeLessThan(2);
        }
      }),
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
  it('finds them by what they were called before, in either language', () =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto('/en/merchant/profile');
      await settled(page);
      await page.keyboard.press('Control+k');
      for (const [typed, name] of [
        ['dashboard', 'Home'],
        ['define products', 'Request a product'],
        ['لوحة المتابعة', 'Home'],
        ['attendence', 'Attendance'],
        ['سجل التدقيق', 'Audit log'],
      ] as const) {
        await page.getByRole('textbox', { name: 'Search everything' }).fill(typed);
        await page.getByRole('dialog').getByText(name, { exact: true }).first().waitFor();
      }
    }));
});
