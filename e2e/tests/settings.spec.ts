import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { PASSWORD, inTurn, settled, visit, type Language } from '../visit';

const say = (language: Language, en: string, ar: string): string => (language === 'ar' ? ar : en);

describe('settings', () => {
  it.each(inTurn('ar'))(
    'are saved and read again in %s, and refused where they break a rule',
    (language) =>
      visit(language, async (page) => {
        await comeIn(page, 'merchant', 'owner@nawras.demo');
        await page.goto(`/${language}/merchant/setting/online-setting`);
        const welcome = page.getByLabel(say(language, 'Welcome in Arabic', 'الترحيب بالعربية'));
        const text = `أهلًا بكم في نورس ${language === 'ar' ? 'يوميًا' : 'دائمًا'}`;
        await welcome.fill(text);
        const alias = page.getByLabel(say(language, 'Alias name', 'اسم الرابط'));
        await alias.fill('glow');
        await save(page, language);
        await page
          .getByText(say(language, 'This alias name is already in use', 'اسم الرابط هذا مستخدم من قبل'))
          .waitFor();
        await alias.fill('Nawras');
        await save(page, language);
        await page
          .getByText(say(language, 'Data Saved Successfully', 'تم حفظ البيانات بنجاح'))
          .first()
          .waitFor();
        await page.reload();
        await settled(page);
        expect([await welcome.inputValue(), await alias.inputValue()]).toEqual([text, 'nawras']);

        await page.goto(`/${language}/merchant/setting/accounting-setting`);
        await page.getByLabel(say(language, 'Tax number (TRN)', 'الرقم الضريبي')).fill('100000000000001');
        await save(page, language);
        await page
          .getByText(
            say(
              language,
              'TRN number for KSA should start with three and end with three',
              'الرقم الضريبي في السعودية يجب أن يبدأ بالرقم 3 وينتهي بالرقم 3',
            ),
          )
          .waitFor();
      }),
    90_000,
  );

  it.each(inTurn('en'))('give a poster of the booking page, one upright sheet with both names, in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto(`/${language}/merchant/setting/online-setting`);
      await page
        .getByRole('link', { name: say(language, 'Print poster', 'طباعة ملصق') })
        .locator('visible=true')
        .click();
      const poster = page.getByRole('article');
      await poster
        .getByRole('img', { name: say(language, 'QR code: opens the booking page', 'رمز QR: يفتح صفحة الحجز') })
        .waitFor();
      for (const text of ['Glow Beauty Lounge', 'جلو بيوتي لاونج', '/online/glow'])
        expect(await poster.textContent()).toContain(text);
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g);
      expect(sheets).toHaveLength(1);
      expect(sheets![0]).toMatch(/\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/);
    }),
  );

  it('never show a secret again', () =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@nawras.demo');
      await page.goto('/en/merchant/setting/payment-gateway');
      await page.getByRole('combobox', { name: 'Company' }).click();
      await page.getByRole('option', { name: 'Moyasar' }).click();
      await page.getByLabel('Key', { exact: true }).fill('pk_test_2026_8812');
      await page.getByLabel('Secret', { exact: true }).fill('sk_test_nightingale_4410');
      await page.locator('input[name="proof.password"]').fill('not hers');
      await save(page, 'en');
      await page.getByText('Password is incorrect').waitFor();
      await page.locator('input[name="proof.password"]').fill(PASSWORD);
      await save(page, 'en');
      await page.getByText('Data Saved Successfully').first().waitFor();
      await page.reload();
      await page.getByText('Saved, ends with 4410. Leave empty to keep it.').waitFor();
      expect(await page.content()).not.toContain('nightingale');
    }));
});

async function save(page: Page, language: Language): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: say(language, 'Save', 'حفظ'), exact: true }).click();
}
