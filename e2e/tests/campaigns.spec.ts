import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, carry, messageTo, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, PHONE, settled, visit, type Language } from '../visit';

const say = (language: Language, en: string, ar: string): string => ({ en, ar })[language];
const LIST = 'merchant/marketing-tools/ads-campaigns';
const ONE = 'merchant/marketing-tools/ads-campaign';
const nameField = (page: Page, language: Language): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${say(language, 'Name', 'الاسم')}`) });

describe('a campaign', () => {
  it.each(inTurn('en'))(
    'is written, counted, tried on oneself and made ready; one under way is paused and resumed, in %s',
    (language) =>
      visit(language, async (page) => {
        const token = await tokenOf('merchant', 'owner@glow.demo');
        await carry(page, 'merchant', token);
        await page.goto(`/${language}/${LIST}`);
        await settled(page);
        await page
          .getByRole('link', { name: say(language, 'New campaign', 'حملة جديدة') })
          .first()
          .click();

        const since = new Date(Date.now() - 1_000);
        const reached = page.getByTestId('reached');
        const number = async (): Promise<number> => Number((await reached.innerText()).replace(/\D/g, ''));
        await expect.poll(number).toBeGreaterThan(0);
        const everybody = await number();
        await nameField(page, language).fill('Winter glow');
        await page.getByRole('button', { name: say(language, 'Filter', 'تصفية') }).click();
        await page.getByRole('menuitem', { name: say(language, 'Type', 'نوع العميل') }).click();
        await page.getByPlaceholder(say(language, 'Choose', 'اختيار')).click();
        await page.getByRole('option', { name: say(language, 'Frequent', 'دائم') }).click();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect.poll(number).toBeLessThan(everybody);

        // Both languages are on; one without words is refused at its own field.
        await page
          .getByLabel(say(language, 'English text', 'النص بالإنجليزية'), { exact: true })
          .fill('Hi {customer}, warm towels at {salon}: {link}');
        await page.getByRole('button', { name: say(language, 'Schedule campaign', 'جدولة الحملة') }).click();
        await page.getByText(say(language, 'Arabic text is required', 'النص بالعربية مطلوب')).waitFor();
        await page
          .getByLabel(say(language, 'Arabic text', 'النص بالعربية'), { exact: true })
          .fill('مرحبًا {customer}، مناشف دافئة في {salon}: {link}');
        await expectSound(page, language);

        await page.getByRole('button', { name: say(language, 'Send test', 'إرسال تجربة') }).click();
        await page.getByText(say(language, 'Sent to', 'أُرسلت إلى')).waitFor();
        const { body } = await messageTo('+971504821937', 'campaign-test', since);
        expect(body).toContain(
          say(
            language,
            'Hi Mariam, warm towels at Glow Beauty Lounge: http',
            'مرحبًا Mariam، مناشف دافئة في جلو بيوتي لاونج: http',
          ),
        );

        await page.getByRole('button', { name: say(language, 'Schedule campaign', 'جدولة الحملة') }).click();
        await page.getByRole('button', { name: say(language, 'Withdraw', 'سحب') }).waitFor();
        await page.waitForURL(`**/${ONE}/*`);
        await page.getByRole('button', { name: say(language, 'Withdraw', 'سحب') }).click();
        await nameField(page, language).waitFor();

        const sending = await ask<{ records: { id: number }[] }>('merchant', 'campaigns/get_records?f.status=2', {
          token,
        });
        await page.goto(`/${language}/${ONE}/${sending.records[0]!.id}`);
        await page.getByRole('button', { name: say(language, 'Pause', 'إيقاف مؤقت') }).click();
        await page.getByRole('button', { name: say(language, 'Resume', 'استئناف') }).click();
        await page.getByRole('button', { name: say(language, 'Pause', 'إيقاف مؤقت') }).waitFor();

        const done = await ask<{ records: { id: number; name: string }[] }>(
          'merchant',
          'campaigns/get_records?f.status=5',
          { token },
        );
        const measured = done.records.find(({ name }) => name.startsWith('Back-to-school'))!;
        await page.goto(`/${language}/${ONE}/${measured.id}`);
        await page
          .getByText(say(language, 'The true number is very likely between', 'العدد الحقيقي على الأرجح بين'))
          .waitFor();
        await expectSound(page, language);
      }),
  );

  it('is tried by e-mail from a phone; its links lead to the salon and to no more offers, in Arabic', () =>
    visit(
      'ar',
      async (page) => {
        const token = await tokenOf('merchant', 'owner@glow.demo');
        await carry(page, 'merchant', token);
        await page.goto(`/ar/${ONE}`);
        await settled(page);
        const since = new Date(Date.now() - 1_000);
        await page.getByText('البريد الإلكتروني', { exact: true }).first().click();
        await page.getByLabel('العنوان بالإنجليزية').fill('For you');
        await page.getByLabel('العنوان بالعربية').fill('لك');
        await page.getByLabel('النص بالإنجليزية', { exact: true }).fill('Hi {customer}: {link}');
        await page.getByLabel('النص بالعربية', { exact: true }).fill('مرحبًا {customer}: {link}');
        await page.getByRole('button', { name: 'إرسال تجربة' }).click();
        await page.getByText('أُرسلت إلى').waitFor();
        const { body } = await messageTo('owner@glow.demo', 'campaign-test', since);
        const pathIn = (name: string): string => new RegExp(`/ar/${name}/[\\w-]+`).exec(body)![0];

        await page.goto(pathIn('web-offer'));
        await page.waitForURL('**/online/glow');
        await page.goto(pathIn('web-unsubscribe'));
        await expectSound(page, 'ar');
        await page.getByRole('button', { name: 'إيقاف العروض' }).click();
        await page.getByRole('heading', { name: 'لن تصلك عروض بعد الآن' }).waitFor();
        await expectSound(page, 'ar');
      },
      { size: PHONE, touch: true },
    ));
});
