import { describe, expect, it } from 'vitest';
import { ask, messageTo, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, PHONE, settled, visit } from '../visit';

const PASSWORD = 'four green lanterns';
const WORDS = {
  en: { order: 'Issue invoice and pay', pay: /^Pay AED/, paid: 'Paid', sandbox: /^Pay / },
  ar: { order: 'إصدار الفاتورة والدفع', pay: /^دفع /, paid: 'مدفوعة', sandbox: /^دفع / },
} as const;

describe('a trial becomes a paying account', () => {
  it.each(inTurn('en'))('ordered in the settings, paid by link, renewed at once (%s)', async (language) => {
    const since = new Date(Date.now() - 1000);
    const email = `payer-${language}@example.com`;
    const { account_id } = await ask<{ account_id: number }>('manager', 'merchants/add', {
      token: await tokenOf('manager', 'manager@rawnaq.demo'),
      body: {
        english_name: `Payer ${language}`,
        arabic_name: 'صالون دافع',
        business_type: 'women_salon',
        country: 'AE',
        owner_name: 'Amna',
        email,
        mobile: language === 'en' ? '+971507770011' : '+971507770012',
        language,
      },
    });
    const { body } = await messageTo(email, 'merchant-invitation', since);
    await visit(
      language,
      async (page) => {
        await page.goto(new URL(/https?:\S+/.exec(body)![0]).pathname);
        await settled(page);
        for (const field of await page.locator('input[type=password]').all()) await field.fill(PASSWORD);
        await page.locator('button[type=submit]').click();
        await page.waitForURL((url) => !url.pathname.includes('reset-password'));
        const token = await tokenOf('merchant', email, PASSWORD);
        await page.evaluate((value) => localStorage.setItem('rawnaq.merchant.token', value), token);
        await page.goto(`/${language}/merchant/setting/general-setting?tab=account`);
        await settled(page);
        await page.getByRole('button', { name: WORDS[language].order }).click();
        await page.waitForURL(/account-invoice\//);
        await settled(page);
        await expectSound(page, language);
        await page.getByRole('button', { name: WORDS[language].pay }).click();
        await page.waitForURL(/\/pay\/sandbox\//);
        await page.getByRole('button', { name: WORDS[language].sandbox }).click();
        await page.waitForURL(/general-setting\/account-invoice\//);
        await page.getByText(WORDS[language].paid, { exact: true }).first().waitFor();
        await page.goto(page.url().replace('/merchant/setting/general-setting', ''));
        await page.getByText(WORDS[language].paid, { exact: true }).first().waitFor();
        await expectSound(page, language);
      },
      { size: PHONE },
    );
    const merchant = await ask<{ status: string; tier: string }>('manager', `merchants/get_record?id=${account_id}`, {
      token: await tokenOf('manager', 'manager@rawnaq.demo'),
    });
    expect(merchant).toMatchObject({ status: 'active', tier: 'premium' });
    expect((await messageTo(email, 'account-renewed', since)).language).toBe(language);
  });
});
