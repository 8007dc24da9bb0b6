import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, settled, visit } from '../visit';

const words = {
  ask: { en: 'Request a product', ar: 'طلب منتج' },
  unknown: { en: /Not in the catalogue yet/, ar: /غير موجود في الكتالوج بعد/ },
  known: { en: 'This product is already defined', ar: 'هذا المنتج معرّف من قبل' },
  english: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  owner: { en: 'Brand', ar: 'العلامة التجارية' },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  decide: { en: 'Review', ar: 'مراجعة' },
  activateIt: { en: 'Activate', ar: 'تفعيل' },
  price: { en: 'Price incl. VAT', ar: 'السعر شامل الضريبة' },
  activateOne: { en: 'Activate 1 product', ar: 'تفعيل منتج واحد' },
  addCode: { en: 'Add a code', ar: 'إضافة كود' },
  code: { en: 'Code', ar: 'الكود' },
  appliesTo: { en: 'Applies to', ar: 'يشمل' },
  chosenProducts: { en: 'Selected products', ar: 'منتجات مختارة' },
  products: { en: 'Products', ar: 'المنتجات' },
  percent: { en: 'Percent off', ar: 'نسبة الخصم' },
} as const;
/** Each language asks for a product of its own. */
const asked = {
  en: {
    barcode: '6299000500014',
    english: 'Clay pomade travel size',
    arabic: 'بوماد طيني حجم السفر',
    code: 'POMADE10',
  },
  ar: { barcode: '6299000500021', english: 'Sandalwood shaving soap', arabic: 'صابون حلاقة بالصندل', code: 'SOAP10' },
} as const;

/** What a scanner does: all the digits, then Enter. */
async function scan(page: Page, barcode: string): Promise<void> {
  const box = page.getByRole('searchbox').first();
  await box.fill(barcode);
  await box.press('Enter');
}

describe('a product the catalogue lacks', () => {
  it.each(inTurn('en'))(
    'is asked for, approved, activated with a price and gets a code of its own, in %s',
    (language) =>
      visit(language, async (page) => {
        const { barcode, english, arabic, code } = asked[language];
        await comeIn(page, 'merchant', 'owner@nawras.demo');
        await comeIn(page, 'manager', 'manager@rawnaq.demo');
        const define = `/${language}/merchant/products/define-product`;
        await page.goto(define);
        await settled(page);
        await scan(page, barcode);
        await page.getByText(words.unknown[language]).waitFor();
        await page.getByRole('button', { name: words.ask[language] }).last().click();
        const drawer = page.getByRole('dialog');
        await drawer.getByLabel(words.english[language]).fill(english);
        await drawer.getByLabel(words.arabic[language]).fill(arabic);
        await drawer.getByLabel(words.owner[language]).fill('Faris Grooming');
        await expectSound(page, language);
        await drawer.getByRole('button', { name: words.send[language] }).click();
        await drawer.waitFor({ state: 'hidden' });

        await page.goto(`/${language}/manager/check-entries/added-products?q=${barcode}`);
        await page
          .getByRole('row', { name: new RegExp(barcode) })
          .getByRole('button', { name: words.decide[language] })
          .click();
        await drawer.getByLabel(words.english[language]).press('Control+Enter');
        await drawer.waitFor({ state: 'hidden' });

        await page.goto(`${define}?find=${barcode}`);
        await page.getByText(words.known[language]).waitFor();
        await page.getByRole('link', { name: words.activateIt[language] }).click();
        await drawer.getByLabel(words.price[language]).fill('72.50');
        await expectSound(page, language);
        await drawer.getByRole('button', { name: words.activateOne[language] }).click();
        await drawer.waitFor({ state: 'hidden' });
        await scan(page, barcode);
        await page
          .getByRole('row', { name: new RegExp(barcode) })
          .getByText('72.50')
          .waitFor();

        await page.goto(`/${language}/merchant/menu/offers?tab=codes`);
        await settled(page);
        await page.getByRole('button', { name: words.addCode[language] }).click();
        await drawer.getByLabel(words.code[language]).fill(code);
        await drawer.getByRole('combobox', { name: words.appliesTo[language] }).click();
        await page.getByRole('option', { name: words.chosenProducts[language], exact: true }).click();
        await drawer.getByRole('combobox', { name: words.products[language] }).click();
        await page.getByRole('option', { name: language === 'ar' ? arabic : english }).click();
        await drawer.getByLabel(words.percent[language]).fill('10');
        await page.keyboard.press('Control+Enter');
        await drawer.waitFor({ state: 'hidden' });
        await page
          .getByRole('row', { name: new RegExp(code) })
          .getByText(words.chosenProducts[language])
          .waitFor();
      }),
  );
});

describe('labels', () => {
  it.each(inTurn('ar'))('come one to a sheet of the label printer, white from a dark screen, in %s', (language) =>
    visit(language, async (page) => {
      await page.addInitScript(() => localStorage.setItem('rawnaq.color-scheme', 'dark'));
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto(`/${language}/merchant/products/labels`);
      await settled(page);
      const finder = page.getByRole('combobox').first();
      for (const barcode of ['6299000026507', '6299000026132']) {
        await finder.fill(barcode);
        await finder.press('Enter');
        await page.locator('[data-layout]').getByText(barcode).waitFor();
      }
      await page
        .locator('label')
        .filter({ hasText: /50 × 30/ })
        .click();
      await page.locator('[data-layout="single"]').waitFor();
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g);
      expect(sheets).toEqual([expect.stringMatching(LABEL), expect.stringMatching(LABEL)]);

      const highlight = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--highlight'));
      const onScreen = await highlight();
      await page.emulateMedia({ media: 'print' });
      expect(await highlight()).not.toBe(onScreen);
      await page.emulateMedia({ media: null });
    }),
  );
});

/** 50 mm by 30 mm, in points. */
const LABEL = /\[0 0 142(\.\d+)? 8[45](\.\d+)?\]/;
