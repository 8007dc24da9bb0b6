import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeIn, messageTo } from '../../sandbox';
import { expectSound } from '../../soundness';
import { baseUrl, PHONE, settled, visit } from '../../visit';

type Found = { records: { unique_id: string; name: { ar: string } }[] };

it('what a visitor kept on her phone is in her account, and can be taken away, put back and found', async () => {
  const { records } = (await (await fetch(`${baseUrl}/api/public/stays/search?type=chalet`)).json()) as Found;
  const first = records[0]!;
  const second = records.find(({ name }) => name.ar !== first.name.ar)!;
  await visit(
    'ar',
    async (page) => {
      await page.goto('/ar/merchant/stays-sign-in');
      await page.evaluate(
        (ids) => localStorage.setItem('rawnaq.stays.favourites', JSON.stringify(ids)),
        [first.unique_id, 'nobodys-place', second.unique_id],
      );
      await page.getByRole('textbox', { name: /رقم الجوال/ }).fill('0507776622');
      const since = new Date(Date.now() - 1000);
      await page.getByRole('button', { name: 'إرسال الرمز' }).click();
      await page.getByRole('heading', { name: 'أدخل الرمز' }).waitFor();
      const code = codeIn(await messageTo('+971507776622', 'mobile-code', since));
      await page.getByLabel('الرمز المكوّن من 6 أرقام').fill(code);
      await page.getByLabel('اسمك').fill('موزة');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'فتح حسابي' }).click();
      await page.getByRole('heading', { name: /موزة/ }).waitFor();

      await page.goto('/ar/merchant/my-favorites');
      await page.getByRole('heading', { name: first.name.ar, exact: true }).waitFor();
      await page.getByRole('heading', { name: second.name.ar, exact: true }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('rawnaq.stays.favourites'))).toBeNull();
      await settled(page);
      await expectSound(page, 'ar');

      await page.getByRole('button', { name: `حذف ${first.name.ar} من المفضلة` }).click();
      await page.getByText('تم الحذف').waitFor();
      await answered(page, 'add', page.getByRole('button', { name: 'تراجع' }));
      await page.getByRole('button', { name: `حذف ${first.name.ar} من المفضلة` }).waitFor();
      await answered(page, 'remove', page.getByRole('button', { name: `حذف ${second.name.ar} من المفضلة` }));
      await page.getByText('تم الحذف').waitFor();
      await settled(page);
      await page.reload();
      await page.getByRole('heading', { name: first.name.ar, exact: true }).waitFor();
      expect(await page.getByRole('heading', { name: second.name.ar, exact: true }).count()).toBe(0);

      await page.goto('/ar/merchant/search?emirate=fujairah&type=chalet&people=to_15&price=under_2000&insurance=none');
      await page.getByRole('heading', { name: 'شاليه جبل', exact: true }).waitFor();
      await page.getByRole('button', { name: 'إضافة شاليه جبل إلى المفضلة' }).click();
      await page.getByRole('button', { name: 'حذف شاليه جبل من المفضلة' }).waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );
});

/** Presses the heart and waits for the server: a page that is loaded anew takes what is on its way with it. */
async function answered(page: Page, what: 'add' | 'remove', heart: Locator): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(`/property_favourites/${what}`));
  await heart.click();
  await answer;
}
