import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn, messageTo, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, PASSWORD, PHONE, settled, visit } from '../visit';

const WORDS = {
  en: {
    visit: 'Log in as owner',
    reason: 'Reason',
    password: 'Your password',
    enter: 'Enter the salon',
    banner: /is logged in to this salon as its owner/,
    history: 'Login as owner started',
    add: 'Add merchant',
    invite: 'Add and invite',
    filter: 'Filter',
    merchant: 'Merchant',
    checkAgain: 'Check again',
    question: /on WhatsApp again\?/,
  },
  ar: {
    visit: 'الدخول بصفة المالك',
    reason: 'السبب',
    password: 'كلمة مرورك',
    enter: 'دخول الصالون',
    banner: /تم الدخول إلى هذا الصالون بصفة المالك/,
    history: 'بدء الدخول بصفة المالك',
    add: 'إضافة تاجر',
    invite: 'إضافة ودعوة المالك',
    filter: 'تصفية',
    merchant: 'التاجر',
    checkAgain: 'إعادة الفحص',
    question: /عبر واتساب؟/,
  },
} as const;

describe('the life of a merchant', () => {
  it.each(inTurn('ar'))(
    'added by the platform, the owner chooses a password from the invitation and is in (%s)',
    async (language) => {
      const since = new Date(Date.now() - 1000);
      const email = `added-${language}@example.com`;
      await visit(language, async (page) => {
        await comeIn(page, 'manager', 'manager@rawnaq.demo');
        await page.goto(`/${language}/manager/merchants/all-merchants-requests`);
        await settled(page);
        await page.locator('[data-row-opener]').first().click();
        await page.locator('aside section').waitFor();
        await expectSound(page, language);
        await page.getByRole('button', { name: WORDS[language].add }).click();
        const drawer = page.getByRole('dialog');
        await drawer.locator('input[name=english_name]').fill(`Added ${language}`);
        await drawer.locator('input[name=arabic_name]').fill('صالون مضاف');
        await drawer.locator('input[name=owner_name]').fill('Amna');
        await drawer.locator('input[inputmode=tel]').fill(language === 'en' ? '507770001' : '507770002');
        await drawer.locator('input[name=email]').fill(email);
        await expectSound(page, language);
        await drawer.getByRole('button', { name: WORDS[language].invite }).click();
        await page.waitForURL(/merchants\/merchant\/\d+$/);
      });
      const { body } = await messageTo(email, 'merchant-invitation', since);
      await visit(
        language,
        async (page) => {
          await page.goto(new URL(/https?:\S+/.exec(body)![0]).pathname);
          await settled(page);
          for (const field of await page.locator('input[type=password]').all()) await field.fill('four green lanterns');
          await page.locator('button[type=submit]').click();
          await page.waitForURL((url) => !url.pathname.includes('reset-password'));
          await tokenOf('merchant', email, 'four green lanterns');
        },
        { size: PHONE },
      );
    },
  );

  it.each(inTurn('en'))(
    'customers of all merchants are found, narrowed and tried on WhatsApp again (%s)',
    async (language) => {
      await visit(language, async (page) => {
        await comeIn(page, 'manager', 'manager@rawnaq.demo');
        await page.goto(`/${language}/manager/customers-merchants/added-customers`);
        await settled(page);
        await page.getByRole('searchbox').fill('4821937');
        await page.getByRole('button', { name: 'Fatima Al Mansoori' }).waitFor();
        await page.getByRole('searchbox').fill('');
        await page.getByRole('button', { name: WORDS[language].filter, exact: true }).click();
        await page.getByRole('menuitem', { name: WORDS[language].merchant }).click();
        await page.getByRole('radio', { name: { en: /Nawras/, ar: /نورس/ }[language] }).click();
        await page.waitForURL(/f\.account_id=1002/);
        await page.goto(`/${language}/manager/customers-merchants/customers-inactive-wa`);
        await settled(page);
        const first = page.locator('[data-row-opener]').first();
        const name = await first.innerText();
        await first.click();
        const drawer = page.getByRole('dialog');
        await expectSound(page, language);
        await drawer.getByRole('button', { name: WORDS[language].checkAgain }).click();
        await page
          .getByRole('dialog', { name: WORDS[language].question })
          .getByRole('button', { name: WORDS[language].checkAgain })
          .click();
        await drawer.first().waitFor({ state: 'hidden' });
        await settled(page);
        expect(await first.innerText()).not.toBe(name);
      });
    },
  );

  it.each(inTurn('ar'))('a visit as owner says so to everybody (%s)', async (language) => {
    await visit(language, async (page, context) => {
      await comeIn(page, 'manager', 'manager@rawnaq.demo');
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
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto(`/${language}/merchant/setting/audit`);
      await settled(page);
      await page.getByText(WORDS[language].history).first().click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('Mariam Al Hashimi').waitFor();
      await drawer.getByText(/Omar Farouk/).waitFor();
      await expectSound(page, language);
    });
  });
});

async function newTab(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  await settled(tab);
  return tab;
}
