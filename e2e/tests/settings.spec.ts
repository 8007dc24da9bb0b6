import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, codeIn, messageTo, tokenOf } from '../sandbox';
import { expectSound, LANGUAGES, looksOf, PHONE, settled, visit, type Language } from '../visit';

const PAGES = ['general-setting', 'general-setting?tab=hours', 'general-setting?tab=days', 'general-setting?tab=account', 'accounting-setting', 'invoice-setting', 'notifications-setting', 'online-setting', 'payment-gateway'];
const say = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en);

describe('settings', () => {
  it.each(LANGUAGES.flatMap((language) => looksOf(language).map((look) => ({ language, look }))))('are sound in $language', ({ language, look }) =>
    visit(language, async (page) => {
      await comeIn(page, 'owner@glow.demo');
      for (const path of [...PAGES.map((one) => `setting/${one}`), 'wizard']) {
        await page.goto(`/${language}/merchant/${path}`);
        await expectSound(page, language);
      }
    }, look), 120_000);

  it.each(LANGUAGES)('are saved and read again in %s, and refused where they break a rule', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'owner@nawras.demo');
      await page.goto(`/${language}/merchant/setting/online-setting`);
      const welcome = page.getByLabel(say(language, 'Welcome in Arabic', 'الترحيب بالعربية'));
      const text = `أهلًا بكم في نورس ${language === 'ar' ? 'يوميًا' : 'دائمًا'}`;
      await welcome.fill(text);
      const alias = page.getByLabel(say(language, 'Alias name', 'اسم الرابط'));
      await alias.fill('glow');
      await save(page, language);
      await page.getByText(say(language, 'This alias name is already in use', 'اسم الرابط هذا مستخدم من قبل')).waitFor();
      await alias.fill('Nawras');
      await save(page, language);
      await page.getByText(say(language, 'Data Saved Successfully', 'تم حفظ البيانات بنجاح')).first().waitFor();
      await page.reload();
      await settled(page);
      expect([await welcome.inputValue(), await alias.inputValue()]).toEqual([text, 'nawras']);

      await page.goto(`/${language}/merchant/setting/accounting-setting`);
      await page.getByLabel(say(language, 'Tax number (TRN)', 'الرقم الضريبي')).fill('100000000000001');
      await save(page, language);
      await page.getByText(say(language, 'TRN number for KSA should start with three and end with three', 'الرقم الضريبي في السعودية يجب أن يبدأ بالرقم 3 وينتهي بالرقم 3')).waitFor();
    }), 90_000);

  it('never show a secret again', () =>
    visit('en', async (page) => {
      await comeIn(page, 'owner@nawras.demo');
      await page.goto('/en/merchant/setting/payment-gateway');
      await page.getByLabel('Company').fill('Nawras Trading');
      await page.getByLabel('Key', { exact: true }).fill('pk_test_2026_8812');
      await page.getByLabel('Secret', { exact: true }).fill('sk_test_nightingale_4410');
      await save(page, 'en');
      await page.getByText('Data Saved Successfully').first().waitFor();
      await page.reload();
      await page.getByText('Set, ends with 4410. Leave empty to keep it.').waitFor();
      expect(await page.content()).not.toContain('nightingale');
    }));
});

describe('the setup wizard', () => {
  it('opens by itself for a new salon and is walked in Arabic on a phone', () =>
    visit('ar', async (page) => {
      const email = await newSalon();
      const token = await tokenOf('merchant', email, 'four green lanterns');
      await page.goto('/ar/merchant/sign-in');
      await page.evaluate((value) => localStorage.setItem('rawnaq.merchant.token', value), token);
      await page.goto('/ar/merchant');
      await page.waitForURL((url) => url.pathname === '/ar/merchant/wizard');
      await step(page, 20);
      await page.getByLabel('الرقم الضريبي').fill('100234567800003');
      await step(page, 30);
      await step(page, 45);
      // The owner is the first employee.
      await page.getByRole('button', { name: 'متابعة' }).click();
      await done(page, 65);
      await step(page, 80);
      await addService(token);
      await page.reload();
      await settled(page);
      await page.getByRole('button', { name: 'متابعة' }).click();
      await page.waitForURL((url) => url.pathname === '/ar/merchant/dashboard');
      const { global_informations } = await ask<{ global_informations: { account: { wizard_progress: string[] } } }>('merchant', 'get_global_informations', { token, body: {} });
      expect(global_informations.account.wizard_progress).toHaveLength(6);
    }, { size: PHONE }), 120_000);
});

/** Saves the open step and waits for the ring to say how far the setup is. */
async function step(page: Page, percent: number): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();
  await done(page, percent);
}

const done = (page: Page, percent: number): Promise<void> => page.getByRole('img', { name: `اكتمل ${percent}%` }).waitFor();

async function comeIn(page: Page, username: string): Promise<void> {
  const token = await tokenOf('merchant', username);
  await page.goto('/en/merchant/sign-in');
  await page.evaluate((value) => localStorage.setItem('rawnaq.merchant.token', value), token);
}

async function save(page: Page, language: Language): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: say(language, 'Save', 'حفظ'), exact: true }).click();
}

/** A salon that asked on the website and was approved a moment ago. */
async function newSalon(): Promise<string> {
  const since = new Date();
  const tail = String(since.getTime()).slice(-7);
  const [email, mobile] = [`wizard${tail}@example.com`, `+97150${tail}`];
  const { request } = await ask<{ request: { unique_id: string } }>('merchant', 'register', {
    body: { english_name: 'Yasmin Salon', arabic_name: 'صالون ياسمين', business_type: 'women_salon', country: 'AE', city: 'Dubai', owner_name: 'Salma', email, mobile, password: 'four green lanterns', accept_terms: true },
  });
  const code = codeIn(await messageTo(mobile, 'registration-code', since));
  const { account_id } = await ask<{ account_id: number }>('merchant', 'register/verify', { body: { unique_id: request.unique_id, code } });
  await ask('manager', 'merchants/approve', { token: await tokenOf('manager', 'manager@rawnaq.demo'), body: { id: account_id } });
  return email;
}

/** From the suggested list, as its own page does. */
async function addService(token: string): Promise<void> {
  const { records } = await ask<{ records: { id: number; job_time: number }[] }>('merchant', 'services/suggested', { token });
  await ask('merchant', 'services/activate', { token, body: { services: [{ suggested_id: records[0]!.id, price: 10_000, job_time: records[0]!.job_time }] } });
}
