import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, codeIn, messageTo, tokenOf, type Area } from '../sandbox';
import { expectSound, LANGUAGES, looksOf, PASSWORD, PHONE, settled, visit, type Language } from '../visit';

const KEYS = { merchant: 'rawnaq.merchant.token', manager: 'rawnaq.manager.token', properties: 'rawnaq.property.token' } as const;

/** Comes in as somebody, past the door. Once: what happens to the token later is the page's own matter. */
async function comeInAs(page: Page, area: Area, username: string): Promise<void> {
  const token = await tokenOf(area, username);
  await page.goto('/en/manager/sign-in');
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEYS[area], token]);
}

const WORDS = {
  en: { question: /^Approve Journey/, approve: 'Approve, start 7 days', visit: 'Log in as owner', reason: 'Reason', password: 'Your password', enter: 'Enter the salon', banner: /is working in this salon as its owner/, history: 'Visit as owner begun' },
  ar: { question: /^هل تريد قبول/, approve: 'قبول وبدء 7 أيام تجريبية', visit: 'الدخول بصفة المالك', reason: 'السبب', password: 'كلمة مرورك', enter: 'دخول الصالون', banner: /يعمل الآن داخل هذا الصالون بصفة المالك/, history: 'بدء الدخول بصفة المالك' },
} as const;

let registered = 0;
async function register(language: Language): Promise<{ accountId: number; email: string; name: string }> {
  registered += 1;
  const since = new Date(Date.now() - 1000);
  const email = `journey${registered}@example.com`;
  const mobile = `+97150700000${registered}`;
  const name = { en: `Journey ${registered}`, ar: `رحلة ${registered}` }[language];
  const { request } = await ask<{ request: { unique_id: string } }>('merchant', 'register', { body: { english_name: `Journey ${registered}`, arabic_name: `رحلة ${registered}`, business_type: 'women_salon', country: 'AE', city: 'Dubai', owner_name: 'Amna', email, mobile, password: 'four green lanterns', accept_terms: true } });
  const { account_id } = await ask<{ account_id: number }>('merchant', 'register/verify', { body: { unique_id: request.unique_id, code: codeIn(await messageTo(mobile, 'registration-code', since)) } });
  return { accountId: account_id, email, name };
}

describe('the life of a merchant', () => {
  for (const language of LANGUAGES) {
    it(`from registration over approval to the owner on a phone (${language})`, async () => {
      const since = new Date();
      const { accountId, email, name } = await register(language);
      await visit(language, async (page) => {
        await comeInAs(page, 'manager', 'manager@rawnaq.demo');
        await page.goto(`/${language}/manager/merchants/all-merchants-requests?f.status=1`);
        await settled(page);
        await page.getByText(name).first().click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('button', { name: WORDS[language].approve }).click();
        await page.getByRole('dialog', { name: WORDS[language].question }).getByRole('button', { name: WORDS[language].approve }).click();
        await page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length < 2);
      });
      expect((await messageTo(email, 'request-approved', since)).body).toContain(String(accountId));
      await visit(language, async (page) => {
        await page.goto(`/${language}/merchant/sign-in`);
        await page.locator('input[name=username]').fill(String(accountId));
        await page.locator('input[name=password]').fill('four green lanterns');
        await page.locator('button[type=submit]').click();
        await page.waitForURL((url) => url.pathname.startsWith(`/${language}/merchant/`) && !url.pathname.endsWith('sign-in'));
      }, { size: PHONE });
    });

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
