import { describe, expect, it } from 'vitest';
import { drawSignature } from '../draw-signature';
import { ask, comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { baseUrl, PHONE, settled, visit } from '../visit';

describe('a contract', () => {
  it('is written for a merchant, sent, read and signed by a finger on a phone in Arabic, once', async () => {
    let link = '';
    let path = '';
    await visit('en', async (page) => {
      const token = await comeIn(page, 'manager', 'manager@rawnaq.demo');
      await page.goto('/en/manager/accounting/contracts/contract');
      await settled(page);
      await page.getByRole('combobox', { name: 'Merchant' }).fill('Nawras');
      await page.getByRole('option', { name: /1002/ }).click();
      await page.getByLabel('Value with VAT').fill('3830.40');
      await page.getByRole('article').getByText('SAR 3,830.40').first().waitFor();
      await page.getByRole('button', { name: 'Save contract' }).click();
      await page.getByText('Nobody has signed yet.').waitFor();
      await page.getByRole('button', { name: 'Send by e-mail' }).click();
      await page.getByText('Waiting for signature').first().waitFor();
      path = new URL(page.url()).pathname;
      await expectSound(page, 'en');
      const [account_id, id] = path.split('/').at(-1)!.split('-');
      const { record } = await ask<{ record: { link: string } }>(
        'manager',
        `accounting/contracts/get_record?account_id=${account_id}&id=${id}`,
        { token },
      );
      link = new URL(record.link).pathname.replace(/^\/(en|ar)/, '');
    });

    await visit(
      'ar',
      async (page) => {
        await page.goto(`${baseUrl}/ar${link}`);
        await page.locator('summary').click();
        await page.getByText('التوقيع', { exact: false }).first().waitFor();
        await page.locator('summary').click();
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'توقيع العقد' }).click();
        await page.getByText('يرجى رسم التوقيع').waitFor();
        await drawSignature(page);
        await expectSound(page, 'ar');
        await page.getByRole('button', { name: 'توقيع العقد' }).click();
        await page.getByText('تم توقيع العقد').waitFor();
        await page.reload();
        await page.getByText('تم توقيع العقد').waitFor();
        expect(await page.locator('form').count()).toBe(0);
        await expectSound(page, 'ar');
      },
      { size: PHONE, touch: true },
    );

    await visit('ar', async (page) => {
      await comeIn(page, 'manager', 'manager@rawnaq.demo');
      await page.goto(path.replace('/en/', '/ar/'));
      await page.getByText('النص والتوقيع مطابقان لما تم توقيعه').waitFor();
      await expectSound(page, 'ar');
    });
  });
});
