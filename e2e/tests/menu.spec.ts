import { describe, expect, it } from 'vitest';
import { comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, settled, visit } from '../visit';

const words = {
  add: { en: 'Add a service', ar: 'إضافة خدمة' },
  english: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  category: { en: 'Category', ar: 'التصنيف' },
  price: { en: 'Price including VAT', ar: 'السعر شامل الضريبة' },
  taken: { en: 'A service with this name already exists', ar: 'توجد خدمة بهذا الاسم من قبل' },
  all: { en: 'All active services', ar: 'كل الخدمات النشطة' },
  howMuch: { en: 'How much', ar: 'المقدار' },
  change: { en: /^Change \d+ prices$/, ar: /^تغيير \d+ (سعرًا|أسعار|سعر)$/ },
  changeNow: { en: 'Change prices', ar: 'تغيير الأسعار' },
  changed: { en: /prices changed/, ar: /تغيّر/ },
  toMenu: { en: 'Add to my services', ar: 'إضافة إلى خدماتي' },
  known: { en: 'In your services', ar: 'ضمن خدماتك' },
} as const;

describe('a salon’s menu', () => {
  it.each(inTurn('ar'))('grows by a service of its own, whose name is its own, in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@nawras.demo');
      await page.goto(`/${language}/merchant/menu/services`);
      await settled(page);
      const name = { en: 'Charcoal mask', ar: 'Mint mask' }[language];
      await page.getByRole('button', { name: words.add[language] }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(words.english[language]).fill('royal  SHAVE');
      await drawer.getByLabel(words.arabic[language]).fill({ en: 'ماسك الفحم', ar: 'ماسك النعناع' }[language]);
      await drawer.getByRole('combobox', { name: words.category[language] }).click();
      await page.getByRole('option', { name: { en: 'Barber', ar: 'الحلاقة الرجالية' }[language] }).click();
      await drawer.getByLabel(words.price[language]).fill('85');
      await expectSound(page, language);
      await page.keyboard.press('Control+Enter');
      await drawer.getByText(words.taken[language]).waitFor();
      await drawer.getByLabel(words.english[language]).fill(name);
      await page.keyboard.press('Control+Enter');
      await drawer.waitFor({ state: 'hidden' });
      await page.getByRole('searchbox').fill(name);
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByText('85.00')
        .waitFor();
    }),
  );

  it.each(inTurn('en'))('takes a suggestion with a price in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@nawras.demo');
      const suggestion = { en: { name: 'Swedish massage' }, ar: { name: 'حمام تركي' } }[language];
      await page.goto(`/${language}/merchant/menu/services/activate-services`);
      await settled(page);
      await page.getByRole('searchbox').fill(suggestion.name);
      await page.getByLabel(new RegExp(`${{ en: 'Price of', ar: 'سعر' }[language]} ${suggestion.name}`)).fill('150');
      await expectSound(page, language);
      await page.getByRole('button', { name: words.toMenu[language] }).click();
      await page.waitForURL((url) => url.pathname.endsWith('/menu/services'));
      await page.goto(`/${language}/merchant/menu/services/activate-services`);
      await page.getByRole('searchbox').fill(suggestion.name);
      await expect.poll(() => page.getByText(words.known[language]).count()).toBe(1);
    }),
  );

  it.each(inTurn('ar'))('changes all prices after a look at them in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@nawras.demo');
      await page.goto(`/${language}/merchant/menu/services?tab=prices`);
      await settled(page);
      await page.getByLabel(words.howMuch[language]).fill('10');
      await page.getByLabel(words.all[language]).check();
      const rows = await page.locator('tbody tr').count();
      expect(rows).toBeGreaterThan(15);
      await page.getByRole('button', { name: words.change[language] }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.changeNow[language] }).click();
      await page.getByText(words.changed[language]).first().waitFor();
    }),
  );
});
