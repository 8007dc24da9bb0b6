import { expect, it } from 'vitest';
import { codeIn, messageTo } from '../../sandbox';
import { expectSound } from '../../soundness';
import { PHONE, settled, visit } from '../../visit';

it('somebody new comes in by her number in Arabic digits, says her name, and is at home in her own account', () =>
  visit(
    'ar',
    async (page) => {
      await page.goto('/ar/merchant/sign-in?as=property');
      await page.getByRole('link', { name: 'المتابعة برقم الجوال' }).click();
      await page.getByRole('textbox', { name: /رقم الجوال/ }).fill('٠٥٠ ٧٧٧ ٦٦١١');
      await settled(page);
      await expectSound(page, 'ar');
      const since = new Date(Date.now() - 1000);
      await page.getByRole('button', { name: 'إرسال الرمز' }).click();
      await page.getByRole('heading', { name: 'أدخل الرمز' }).waitFor();
      const code = codeIn(await messageTo('+971507776611', 'mobile-code', since));
      await page.getByLabel('الرمز المكوّن من 6 أرقام').fill(code);
      await page.getByRole('heading', { name: 'ما اسمك؟' }).waitFor();
      await page.reload();
      await page.getByLabel('اسمك').fill('ميثاء');
      await page.getByRole('button', { name: 'فتح حسابي' }).click();
      expect(await page.getByText('ميثاء').count()).toBe(0);
      await page.getByRole('checkbox').check();
      await expectSound(page, 'ar');
      await page.getByRole('button', { name: 'فتح حسابي' }).click();
      await page.getByRole('heading', { name: /ميثاء/ }).waitFor();
      await page.goto('/ar/merchant/my-properties');
      await page.getByText('إضافة وحدتك الأولى').waitFor();
      await page.goto('/ar/merchant/profile');
      await page.getByLabel('اسمك').waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  ));
