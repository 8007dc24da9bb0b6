import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, comeIn } from '../sandbox';
import { expectSound } from '../soundness';
import { baseUrl, inTurn, PHONE, settled, visit, type Language } from '../visit';

const say = (language: Language, en: string, ar: string): string => ({ en, ar })[language];

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(`/${language}/merchant/${path}`);
  await settled(page);
}
const wholeNumber = async (text: Promise<string>): Promise<number> => Number((await text).replace(/\D/g, ''));

describe('reminders', () => {
  it.each(inTurn('en'))(
    'are read before they are sent, to one and to many, and their state changes by itself, in %s',
    (language) =>
      visit(language, async (page) => {
        await comeIn(page, 'merchant', 'owner@glow.demo');
        // The last of them: a visit that begins meanwhile leaves the list.
        const unsent = 'pos/appointments-reminder?f.state=unsent&f.reach=whatsapp&sort=-start_at';
        await open(page, language, unsent);
        const names = await page.locator('tbody tr td:nth-child(2) b').allInnerTexts();
        const boxes = page.locator('tbody input[type=checkbox]');
        for (const place of [0, 1]) await boxes.nth(place).click();
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: say(language, 'Send a message', 'إرسال رسالة') })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(names[0]!.trim()).first().waitFor();
        await dialog.getByText(/online\/glow\/booking\//).waitFor();
        await expectSound(page, language);
        await dialog.getByRole('button', { name: say(language, 'Send 2 messages', 'إرسال رسالتين') }).click();
        await page.getByText(say(language, '2 messages are being sent', 'جارٍ إرسال رسالتين')).waitFor();

        await open(page, language, `pos/appointments-reminder?q=${encodeURIComponent(names[0]!.trim())}&f.state=sent`);
        // The job may still be under way: the page learns of it without being asked.
        await page
          .locator('tbody tr')
          .filter({ hasText: say(language, 'Sent', 'أُرسلت') })
          .first()
          .waitFor();

        await page
          .locator('tbody tr')
          .first()
          .getByRole('button', { name: say(language, 'Actions', 'الإجراءات') })
          .click();
        await page.getByRole('menuitem', { name: say(language, 'Send a message', 'إرسال رسالة') }).click();
        await page.getByText(say(language, 'Already messaged a short time ago', 'سبق الإرسال قبل وقت قصير')).waitFor();
        await page.getByLabel(say(language, 'Send it again anyway', 'الإرسال مرة أخرى رغم ذلك')).click();
        await dialog.getByRole('button', { name: say(language, 'Send 1 message', 'إرسال رسالة واحدة') }).click();
        await page.getByText(say(language, '1 message is being sent', 'جارٍ إرسال رسالة واحدة')).waitFor();
      }),
  );
});

describe('a missed visit', () => {
  it('is booked again from its row, with customer and services filled in', () =>
    visit('en', async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await open(page, 'en', 'pos/no-show-reschedule?f.rebooked=no');
      const row = page.locator('tbody tr').first();
      const name = (await row.locator('td:nth-child(2) b').innerText()).trim();
      await row.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name: 'Book again' }).click();
      await page.waitForURL(/add-appointment\?rebook=\d+/);
      await settled(page);
      await page.getByText(name).first().waitFor();
    }));
});

describe('the appointments report', () => {
  it.each(inTurn('ar'))('leads from a number to just as many appointments, in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await open(page, language, 'general-reports/appointments-report?by=employee');
      const first = page.locator('tr[data-opens]').first().getByRole('link').nth(1);
      const count = await wholeNumber(first.innerText());
      await first.click();
      await page.waitForURL(/\/appointments\?.*f\.employee=\d+/);
      await settled(page);
      const shown = page.getByRole('search').getByRole('status');
      await shown.waitFor();
      expect(await wholeNumber(shown.innerText())).toBe(count);
    }),
  );
});

describe('my day', () => {
  it.each(inTurn('en'))(
    'is an employee’s first page on her phone, and her calendar has an address that can end, in %s',
    (language) =>
      visit(
        language,
        async (page) => {
          const token = await comeIn(page, 'merchant', 'employee@glow.demo');
          await page.goto(`/${language}/merchant`);
          await page.waitForURL(/\/merchant\/my-day$/);
          await settled(page);
          const { days } = await ask<{ days: { visits: { customer: string }[] }[] }>(
            'merchant',
            'appointments/my_day',
            { token },
          );
          const booked = days.findIndex(({ visits }) => visits.length > 0);
          await page.getByRole('radiogroup').locator('label').nth(booked).click();
          await page.getByText(days[booked]!.visits[0]!.customer).first().waitFor();

          const [make, again, end] = [
            say(language, 'Create link', 'إنشاء الرابط'),
            say(language, 'Create new link', 'إنشاء رابط جديد'),
            say(language, 'Remove link', 'حذف الرابط'),
          ];
          await page
            .getByRole('button', { name: make })
            .or(page.getByRole('button', { name: again }))
            .click();
          const address = page.getByLabel(say(language, 'Your calendar link', 'رابط تقويمك'));
          await address.waitFor();
          await expectSound(page, language);
          const { pathname } = new URL(await address.inputValue());
          const calendar = await fetch(`${baseUrl}${pathname}`);
          expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
            200,
            'text/calendar; charset=utf-8',
          ]);
          expect(await calendar.text()).toContain('BEGIN:VEVENT');
          await page.getByRole('button', { name: end }).click();
          await page.getByRole('dialog').getByRole('button', { name: end }).click();
          await page.getByRole('button', { name: make }).waitFor();
          expect((await fetch(`${baseUrl}${pathname}`)).status).toBe(404);
        },
        { size: PHONE },
      ),
  );
});
