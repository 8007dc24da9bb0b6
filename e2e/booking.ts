import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeIn, messageTo } from './sandbox';
import { expectSound } from './soundness';
import { PHONE, settled, type Language } from './visit';

export const words = {
  choose: { en: 'Choose a time', ar: 'اختيار الموعد' },
  each: { en: 'Choose for each service', ar: 'اختيار لكل خدمة' },
  continue: { en: 'Continue', ar: 'متابعة' },
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile number', ar: 'رقم الجوال' },
  note: { en: 'Note for the salon', ar: 'ملاحظة للصالون' },
  send: { en: 'Send the code', ar: 'إرسال الرمز' },
  code: { en: 'Enter the code', ar: 'رمز التحقق' },
  verified: { en: 'Number verified', ar: 'تم التحقق من الرقم' },
  confirm: { en: 'Confirm booking', ar: 'تأكيد الحجز' },
  pay: { en: 'Confirm and pay the deposit', ar: 'تأكيد ودفع العربون' },
  booked: { en: /^You’re booked, /, ar: /^تم الحجز يا / },
  reschedule: { en: 'Reschedule', ar: 'تغيير الموعد' },
  move: { en: 'Move the booking', ar: 'نقل الحجز' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  yes: { en: 'Yes, cancel it', ar: 'نعم، إلغاء الحجز' },
  cancelled: { en: 'This booking is cancelled', ar: 'تم إلغاء هذا الحجز' },
  paid: { en: 'Deposit paid', ar: 'العربون المدفوع' },
  payDeposit: { en: 'Pay the deposit', ar: 'دفع العربون' },
  refused: { en: 'The payment was refused', ar: 'رُفضت عملية الدفع' },
  missing: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  thanks: { en: 'Thank you. The salon has received your message.', ar: 'شكرًا لك، وصلت رسالتك إلى الصالون.' },
  complaint: { en: 'Write to the salon', ar: 'رسالة إلى الصالون' },
  message: { en: 'Your message', ar: 'رسالتك' },
  submit: { en: 'Send', ar: 'إرسال' },
} as const;

export const go = (page: Page) => page.locator('[data-go]:visible');
export const lookOf = (language: Language) =>
  language === 'ar' ? { size: PHONE, timeZone: 'America/New_York' } : { timeZone: 'America/New_York' };
export const newMobile = () => `50${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

/** Until when a visit may be changed without asking, and more. */
const SOON_MS = 3 * 86_400_000;

/**
 * Picks the last free day the open month shows, or goes on to the next month, and its first time. It is some days away:
 * what is tomorrow can not be changed any more.
 */
export async function pickTime(page: Page, otherThan = 'never'): Promise<void> {
  await page.waitForSelector('.when');
  const days = page.locator(`a.month-day:not([href*="date=${otherThan}"])`);
  const soon = new Date(Date.now() + SOON_MS).toISOString().slice(0, 10);
  const lastDay = async (): Promise<string | undefined> =>
    (await days.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))).findLast(
      (address) => /date=([\d-]+)/.exec(address)![1]! > soon,
    );
  for (let turn = 0; turn < 3 && (await lastDay()) === undefined; turn += 1) {
    await page
      .locator('.month-head a')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await settled(page);
  }
  // On phones the month is behind its own link; the day's link is the same.
  await page.goto((await lastDay())!);
  await settled(page);
  await page.locator('.slot').first().click();
}

export async function verify(
  page: Page,
  language: Language,
  callingCode: string,
  national: string,
  name: string,
): Promise<void> {
  const since = new Date();
  await page.getByLabel(words.name[language], { exact: true }).first().fill(name);
  await page.getByLabel(words.mobile[language], { exact: true }).fill(national);
  await page.getByLabel(words.note[language]).fill('No nuts');
  await go(page).click();
  await page.locator('[data-code-box]').waitFor();
  await expectSound(page, language);
  const message = await messageTo(`+${callingCode}${national}`, 'booking-code', since);
  expect(message.language).toBe(language);
  // Nothing typed is lost, nor the code that is on its way.
  await page.reload();
  await settled(page);
  expect(await page.getByLabel(words.name[language], { exact: true }).first().inputValue()).toBe(name);
  expect(await page.getByLabel(words.note[language]).inputValue()).toBe('No nuts');
  await page.getByLabel(words.code[language]).fill(codeIn(message));
  await page.waitForURL(/\/review\?/);
}

/** One person for the first service and another for the second; the rest is anybody's. Answers the two. */
export async function chooseTwoPeople(page: Page, language: Language): Promise<string[]> {
  const listAt = (place: number) => page.locator('.for-one select').nth(place);
  const valuesAt = (place: number): Promise<string[]> =>
    listAt(place)
      .locator('option')
      .evaluateAll((options) => options.slice(1).map((option) => (option as HTMLOptionElement).value));
  const [first, second] = [await valuesAt(0), await valuesAt(1)];
  const pair = first
    .flatMap((one) => second.map((other) => [one, other]))
    .find(([one, other]) => personIn(one!) !== personIn(other!))!;
  for (const [place, value] of pair.entries()) {
    // Closed again when what is chosen is one person for all that she does.
    if (!(await listAt(place).isVisible())) await page.getByText(words.each[language]).click();
    await listAt(place).selectOption(value);
    await page.waitForURL((url) => decodeURIComponent(url.search).includes(value));
    await settled(page);
  }
  return pair.map(personIn);
}

const personIn = (choice: string): string => choice.split(':')[1]!;
