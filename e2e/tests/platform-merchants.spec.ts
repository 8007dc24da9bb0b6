import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tokenOf, type Area } from '../sandbox';
import { expectSound, LANGUAGES, looksOf, PASSWORD, settled, visit } from '../visit';

const KEYS = { merchant: 'rawnaq.merchant.token', manager: 'rawnaq.manager.token', properties: 'rawnaq.property.token' } as const;

/** Comes in as somebody, past the door. Once: what happens to the token later is the page's own matter. */
async function comeInAs(page: Page, area: Area, username: string): Promise<void> {
  const token = await tokenOf(area, username);
  await page.goto('/en/manager/sign-in');
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEYS[area], token]);
}

const WORDS = {
  en: { visit: 'Log in as owner', reason: 'Reason', password: 'Your password', enter: 'Enter the salon', banner: /is working in this salon as its owner/, history: 'Visit as owner begun' },
  ar: { visit: 'الدخول بصفة المالك', reason: 'السبب', password: 'كلمة مرورك', enter: 'دخول الصالون', banner: /يعمل الآن داخل هذا الصالون بصفة المالك/, history: 'بدء الدخول بصفة المالك' },
} as const;

describe('the life of a merchant', () => {
  for (const language of LANGUAGES) {
    it(`a visit as owner says so to everybody (${language})`, async () => {
      await visit(language, async (page, context) => {
        await comeInAs(page, 'manager', 'manager@rawnaq.demo');
        await page.goto(`/${language}/manager/merchants/merchant/1001`);
        await settled(page);
        await page.getByRole('button', { name: WORDS[language].visit }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByLabel(WORDS[language].reason).fill('Help with the price list');
        await drawer.locator('input[name=password]').fill(PASSWORD);
        const salon = await newTab(context, () => drawer.getByRole('button', { name: WORDS[language].enter }).click());
        await salon.getByText(WORDS[language].banner).waitFor();
        expect(salon.url()).not.toContain('#');
        await expectSound(salon, language);
      });
      await visit(language, async (page) => {
        await comeInAs(page, 'merchant', 'owner@glow.demo');
        await page.goto(`/${language}/merchant/setting/audit`);
        await settled(page);
        await page.getByText(WORDS[language].history).first().click();
        const drawer = page.getByRole('dialog');
        await drawer.getByText('Mariam Al Hashimi').waitFor();
        await drawer.getByText(/Omar Farouk/).waitFor();
        await expectSound(page, language);
      });
    });
  }
});

const PAGES = ['merchants/active', 'merchants/trial', 'merchants/new', 'merchants/expired', 'merchants/disabled', 'merchants/rejected', 'merchants/all-merchants-requests', 'merchants/merchant/1001', 'merchants/merchant/1001?tab=people', 'merchants/merchant/1001?tab=notes', 'merchants/merchant/1001?tab=history',
  'employees-merchants/added', 'employees-merchants/active-global', 'employees-merchants/inactive-global', 'employees-merchants/current-connections', 'platform-setting/employees', 'platform-setting/roles', 'platform-setting/countries-list', 'platform-setting/cities-list'];

describe('pages of the platform', () => {
  for (const language of LANGUAGES) {
    for (const look of looksOf(language)) {
      it(`are sound in ${language}`, async () => {
        await visit(language, async (page) => {
          await comeInAs(page, 'manager', 'manager@rawnaq.demo');
          for (const place of PAGES) {
            await page.goto(`/${language}/manager/${place}`);
            await expectSound(page, language);
          }
        }, look);
      });
    }
  }
});

async function newTab(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  await settled(tab);
  return tab;
}
