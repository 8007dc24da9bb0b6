import { describe, it } from 'vitest';
import { ask, comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { baseUrl, PHONE, settled, visit } from '../visit';

describe('a survey', () => {
  it('is designed, sent, answered on a phone in Arabic, seen in the report, its complaint answered', async () => {
    const name = `Journey ${Date.now()}`;
    let link = '';
    await visit('en', async (page) => {
      const token = await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto('/en/merchant/surveys/survey');
      await settled(page);
      await page.getByLabel('Name in English').fill(name);
      await page.getByRole('button', { name: /^What did you like\?/ }).click();
      await page.getByRole('button', { name: 'Add choice' }).click();
      await page.getByLabel('Choice 5 · English').fill('The coffee');
      await page.getByLabel('Choice 5 · Arabic').fill('القهوة');
      await page.locator('aside').getByText('The coffee').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name }).waitFor();
      await expectSound(page, 'en');
      const { records } = await ask<{ records: { id: number }[] }>(
        'merchant',
        `surveys/get_records?search=${encodeURIComponent(name)}`,
        { token },
      );
      const people = await ask<{ records: { id: number; mobile: string }[] }>(
        'merchant',
        'customers/get_records?page_size=1',
        { token },
      );
      const sent = await ask<{ link: string }>('merchant', 'surveys/send', {
        token,
        body: { survey_id: records[0]!.id, customer_id: people.records[0]!.id, again: true },
      });
      link = new URL(sent.link).pathname.replace(/^\/(en|ar)/, '');
    });

    await visit(
      'ar',
      async (page) => {
        await page.goto(`${baseUrl}/ar${link}`);
        await page.getByRole('checkbox', { name: 'القهوة' }).check();
        await page.getByRole('button', { name: 'إرسال التقييم' }).click();
        await page.getByText('يرجى الإجابة عن هذا السؤال').waitFor();
        await page.getByRole('radio', { name: '2 من 5 نجوم' }).first().check({ force: true });
        await page.locator('textarea').fill('انتظرت طويلًا');
        await expectSound(page, 'ar');
        await page.getByRole('button', { name: 'إرسال التقييم' }).click();
        await page.getByText('نقرأ كل رأي يصلنا').waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'شكرًا لك' }).waitFor();
      },
      { size: PHONE, touch: true },
    );

    await visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await page.goto('/en/merchant/management-reports/surveys-report');
      await settled(page);
      await page.getByText('How was your visit?').first().waitFor();
      await expectSound(page, 'en');
      await page.goto(`/en/merchant/management-reports/complaints?q=${encodeURIComponent('طويلًا')}`);
      await settled(page);
      await page.locator('tbody tr').first().click();
      await page.getByRole('button', { name: 'Assign to me' }).click();
      await page.getByLabel(/^Answer to/).fill('نعتذر منك، وننتظرك في زيارتك القادمة.');
      await page.getByRole('button', { name: /^(Send|Save) answer$/ }).click();
      await page.getByText('نعتذر منك').filter({ visible: true }).first().waitFor();
      await expectSound(page, 'en');
    });
  });
});
