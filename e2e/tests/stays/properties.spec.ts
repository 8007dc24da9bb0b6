import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask, comeIn } from '../../sandbox';
import { expectSound } from '../../soundness';
import { PHONE, settled, visit } from '../../visit';

const NAME = 'شاليه السدرة';

it('an owner adds a place on a phone in Arabic, a manager approves it, and it stands in the listing', async () => {
  let path = '';
  await visit(
    'ar',
    async (page) => {
      await comeIn(page, 'properties', 'owner@stays.demo');
      await page.goto('/ar/merchant/property');
      await settled(page);
      await page.getByRole('combobox', { name: 'النوع' }).click();
      await page.getByRole('option', { name: 'شاليه' }).click();
      await page.getByRole('combobox', { name: 'الإمارة' }).click();
      await page.getByRole('option', { name: 'دبي' }).click();
      await page.getByLabel('الاسم بالعربية').fill(NAME);
      await page.getByLabel('الوصف بالعربية').fill('مسبح مدفأ بين الجبال');
      await expectSound(page, 'ar');
      await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();

      await page.getByText('الخطوة 2 من 4').waitFor();
      path = new URL(page.url()).pathname;
      await page.getByLabel('رابط الموقع على الخريطة').fill('24.8, 56.1');
      await page.getByLabel('عدد الأشخاص').fill('12');
      await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();

      await page.getByText('الخطوة 3 من 4').waitFor();
      await page.getByText('مسبح مدفأ', { exact: true }).click();
      await page.getByLabel('تيك توك').fill('https://tiktok.com/sidr');
      await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();
      await page.getByText('يجب أن يبدأ رابط تيك توك').waitFor();
      await page.getByLabel('تيك توك').fill('https://www.tiktok.com/@sidr');
      await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();

      await page.getByText('الخطوة 4 من 4').waitFor();
      // What was saved is there after a reload, wherever she was.
      await page.reload();
      await page.getByText('الخطوة 4 من 4').waitFor();
      await page.getByRole('button', { name: 'إرسال للمراجعة' }).click();
      await page.getByText('يرجى إضافة الصورة الرئيسية').waitFor();
      await addPictures(page, 2);
      await page.getByRole('button', { name: 'تقديم الصورة 2' }).click();
      await page.getByLabel('ليلة وسط الأسبوع').fill('1450');
      await expectSound(page, 'ar');
      await page.getByRole('button', { name: 'إرسال للمراجعة' }).click();
      await page
        .getByRole('link', { name: new RegExp(NAME) })
        .getByText('قيد المراجعة')
        .waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );

  await visit('en', async (page) => {
    const token = await comeIn(page, 'manager', 'manager@rawnaq.demo');
    await page.goto('/en/manager/check-entries/added-properties');
    await settled(page);
    await page.getByText(NAME).first().click();
    await page.getByRole('dialog').getByText('Heated pool').waitFor();
    await expectSound(page, 'en');
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    await page.getByText('Approved and published').waitFor();
    const { records } = await ask<{ records: { id: number; arabic_name: string; standing: string }[] }>(
      'manager',
      'check_entries/active_properties/get_records?f.standing=published',
      { token },
    );
    expect(records.find((one) => path.endsWith(`/${one.id}`))).toMatchObject({ arabic_name: NAME });
  });

  await visit(
    'ar',
    async (page) => {
      await comeIn(page, 'properties', 'owner@stays.demo');
      await page.goto(path);
      await page.getByText('منشورة: يمكن للزوار العثور عليها').waitFor();
      await page.getByRole('tab', { name: 'الإحصاءات' }).click();
      await page.getByText('المشاهدات').first().waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );
});

/** Oblong, as phones take them: the screen cuts them to a square. */
async function addPictures(page: Page, count: number): Promise<void> {
  const files = await page.evaluate(async (wanted) => {
    const drawn: string[] = [];
    for (let index = 0; index < wanted; index += 1) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = index ? '#8A2C6B' : '#E8B04A';
      pen.fillRect(0, 0, 640, 480);
      drawn.push(canvas.toDataURL('image/jpeg').split(',')[1]!);
    }
    return drawn;
  }, count);
  await page.locator('input[type=file]').setInputFiles(
    files.map((bytes, index) => ({
      name: `place-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(bytes, 'base64'),
    })),
  );
  await page.getByText(`${count} من 7`).waitFor();
}
