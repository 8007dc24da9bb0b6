import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, PHONE, settled, visit, type Language } from '../visit';

const words = {
  add: { en: 'Add customer', ar: 'إضافة عميل' },
  name: { en: 'Name', ar: 'الاسم' },
  nameMissing: { en: 'Name is required', ar: 'حقل الاسم مطلوب' },
  mix: { en: 'Search by text or by numbers, not a mix of both', ar: 'يكون البحث بالحروف أو بالأرقام، لا بكليهما معًا' },
  complaints: { en: 'Complaints', ar: 'الشكاوى' },
  answer: { en: 'Send answer', ar: 'إرسال الرد' },
  notes: { en: 'Notes', ar: 'الملاحظات' },
  note: { en: 'New note', ar: 'ملاحظة جديدة' },
  addNote: { en: 'Add note', ar: 'إضافة ملاحظة' },
  import: { en: 'Import', ar: 'استيراد' },
  check: { en: 'Check the file', ar: 'فحص الملف' },
  letters: { en: 'Name must contain letters only', ar: 'حقل الاسم يقبل الحروف فقط' },
  importOne: { en: 'Import 1 customer', ar: 'استيراد عميل واحد' },
  added: { en: '1 customer added', ar: 'أُضيف عميل واحد' },
  marketing: { en: 'SMS: Offers and news', ar: 'رسائل نصية: العروض والأخبار' },
} satisfies Record<string, Record<Language, string>>;
/** Numbers nobody else in the demo has. */
const numbers = { en: ['500009911', '500009912'], ar: ['500009921', '500009922'] } as const;

async function open(page: Page, language: Language, path: string, login = 'owner@glow.demo'): Promise<void> {
  await comeIn(page, 'merchant', login);
  await page.goto(`/${language}${path}`);
  await settled(page);
}

describe('customers', () => {
  it.each(inTurn('ar'))(
    'are opened from anywhere with Ctrl K, by name or mobile, with the keys alone, in %s',
    (language) =>
      visit(language, async (page) => {
        await open(page, language, '/merchant/employees');
        await page.keyboard.press('Control+K');
        const search = page.getByRole('dialog');
        const box = search.locator('input');
        await box.fill('فاطمه');
        await search.getByText(/فاطمة/).first().waitFor();
        await expectSound(page, language);
        await box.fill('4821937');
        await search.getByText('+971 50 482 1937').waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL(/merchant\/customers\/\d+$/);
        await page.getByRole('heading', { name: 'Fatima Al Mansoori' }).waitFor();
      }),
  );

  it('are not asked for with Ctrl K by those who may not see them', () =>
    visit('en', async (page) => {
      await open(page, 'en', '/merchant/profile', 'employee@glow.demo');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('customers/search')) asked.push(request.url());
      });
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').locator('input').fill('Fatima');
      await page.waitForTimeout(1_000);
      expect(asked).toEqual([]);
    }));

  it.each(inTurn('en'))('are found across scripts, added, noted and asked for consent in %s', (language) =>
    visit(language, async (page) => {
      await open(page, language, '/merchant/customers');
      const search = page.getByRole('searchbox');
      await search.fill('Fatima');
      await page.getByRole('link', { name: /فاطمة/ }).first().waitFor();
      await search.fill('Fatima 50');
      await page.getByText(words.mix[language]).waitFor();
      await search.fill('4821937');
      await page.getByRole('link', { name: 'Fatima Al Mansoori' }).waitFor();

      await page.getByRole('button', { name: words.add[language] }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: words.add[language] }).click();
      await drawer.getByText(words.nameMissing[language]).waitFor();
      await drawer
        .getByLabel(words.name[language], { exact: false })
        .first()
        .fill(language === 'ar' ? 'شيخة الرميثي' : 'Shaikha Al Rumaithi');
      await drawer.locator('input[inputmode="tel"]').fill(numbers[language][0]);
      await drawer.getByRole('button', { name: words.add[language] }).click();
      await page.waitForURL(/\/customers\/\d+$/);
      await settled(page);

      await page.getByRole('switch', { name: words.marketing[language] }).click({ force: true });
      await expect.poll(() => page.getByRole('switch', { name: words.marketing[language] }).isChecked()).toBe(true);
      await page.getByRole('tab', { name: words.notes[language] }).click();
      await page.getByLabel(words.note[language]).fill('Mint tea, no sugar');
      await page.getByRole('button', { name: words.addNote[language] }).click();
      await page.getByRole('listitem').filter({ hasText: 'Mint tea, no sugar' }).waitFor();
    }),
  );

  it.each(inTurn('ar'))('show what they wrote to the salon, and it opens where it is answered, in %s', (language) =>
    visit(
      language,
      async (page) => {
        await open(page, language, '/merchant/customers?q=4821937');
        await page.getByRole('link', { name: 'Fatima Al Mansoori' }).click();
        await page.getByRole('tab', { name: words.complaints[language] }).click();
        await page.getByRole('link', { name: /^I came on time for my colour/ }).click();
        await page.getByText('Nobody told me or offered me something to drink.').waitFor();
        await page.getByRole('button', { name: words.answer[language] }).waitFor();
        await expectSound(page, language);
        await page.goBack();
        await page.getByRole('tab', { name: words.complaints[language] }).waitFor();
      },
      { size: PHONE, dark: true },
    ),
  );

  it('keep what they wrote from a cashier, who may not read it', () =>
    visit('en', async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('complaints/')) asked.push(request.url());
      });
      await open(page, 'en', '/merchant/customers?q=4821937', 'cashier@glow.demo');
      await page.getByRole('link', { name: 'Fatima Al Mansoori' }).click();
      await page.getByRole('tab', { name: words.notes.en }).waitFor();
      expect(await page.getByRole('tab', { name: words.complaints.en }).count()).toBe(0);
      expect(asked).toEqual([]);
    }));

  it.each(inTurn('en'))('come from a sheet, after its errors were seen, in %s', (language) =>
    visit(language, async (page) => {
      await open(page, language, '/merchant/customers');
      await page.getByRole('button', { name: words.import[language] }).click();
      const drawer = page.getByRole('dialog');
      const sheet = `Name,Mobile\nReem Al Qubaisi,+971${numbers[language][1]}\nSara 2,+971504821937\n`;
      await drawer
        .locator('input[type="file"]')
        .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
      await drawer.getByRole('button', { name: words.check[language] }).click();
      await drawer.getByText(words.letters[language]).waitFor();
      await expectSound(page, language);
      await drawer.getByRole('button', { name: words.importOne[language] }).click();
      await drawer.getByText(words.added[language]).waitFor();
    }),
  );

  it('can not be taken away, imported or merged by a cashier', () =>
    visit('en', async (page) => {
      await open(page, 'en', '/merchant/customers', 'cashier@glow.demo');
      await page.getByRole('button', { name: 'Add customer' }).waitFor();
      for (const name of ['Export', 'Import', 'More actions'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    }));
});
