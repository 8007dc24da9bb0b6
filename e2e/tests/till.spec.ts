import { describe, expect, it } from 'vitest';
import { bookFor, calendarOf, enter, freeDay, until } from '../calendar';
import { ask, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { linesOf, openSalon, scan, typeSlowly } from '../till';
import { expectInReach, inTurn, PHONE, settled, visit, type Language } from '../visit';

const words = {
  customer: { en: 'Choose the customer', ar: 'اختيار العميل' },
  discounts: { en: 'Discounts and gift cards', ar: 'الخصومات وبطاقات الهدايا' },
  payment: { en: 'Payment', ar: 'الدفع' },
  authorization: { en: 'Authorization code', ar: 'رمز الموافقة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  card: { en: 'Credit card', ar: 'بطاقة ائتمان' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  given: { en: 'Received in cash', ar: 'المستلم نقدًا' },
  issued: { en: /^Invoice \d+$/, ar: /^الفاتورة \d+$/ },
  pay: { en: 'Pay', ar: 'الدفع' },
  issue: { en: /^Issue invoice/, ar: /^إصدار الفاتورة/ },
  bill: { en: 'Bill', ar: 'فوترة' },
  lines: { en: 'Items on the bill', ar: 'محتويات الفاتورة' },
  find: { en: 'Add a service, product or package', ar: 'إضافة خدمة أو منتج أو باقة' },
  required: { en: 'Authorization code is required', ar: 'حقل رمز الموافقة مطلوب' },
} as const;

const nameOf = (one: { english_name: string; arabic_name: string }, language: Language) =>
  language === 'ar' ? one.arabic_name : one.english_name;

/** A code for everything, made for this run, and a package the customer has paid for. */
async function prepare({ token: owner, shelf }: Awaited<ReturnType<typeof openSalon>>, customerId: number) {
  const code = `TILL${Date.now().toString(36).toUpperCase()}`;
  await ask('merchant', 'discount_codes/add', {
    token: owner,
    body: { code, category: 1, kind: 'percent', percent: 1000, starts_on: shelf.today },
  });
  const offer = shelf.offers.find(({ type }) => type === 1)!;
  await ask('merchant', 'till/issue', {
    token: owner,
    body: {
      customer_id: customerId,
      lines: [{ kind: 'package', offer_id: offer.id, unit_price: offer.price }],
      payments: [{ method: 'cash', amount: offer.price }],
      expected_payable: offer.price,
    },
  });
  return { code, offer, used: shelf.services.find(({ id }) => id === offer.services[0])! };
}

describe('a cashier without a mouse', () => {
  it.each(inTurn('ar'))(
    'sells services, a product and a package use with a code and two payments, and a reload loses nothing, in %s',
    { timeout: 120_000 },
    (language) =>
      visit(language, async (page) => {
        const salon = await openSalon('owner@glow.demo');
        const { shelf, customers } = salon;
        const customer = customers[3]!;
        const { code, used } = await prepare(salon, customer.id);
        const token = await tokenOf('merchant', 'cashier@glow.demo');
        await enter(page, token);
        await page.goto(`/${language}/merchant/billing`);
        await page.locator('[data-till-search]').waitFor();

        await page.keyboard.press('F4');
        const chooser = page.getByRole('dialog', { name: words.customer[language] });
        await chooser.getByRole('combobox').waitFor();
        await typeSlowly(page, customer.mobile.slice(-7));
        await chooser.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
        await chooser.waitFor({ state: 'hidden' });
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });

        await page.keyboard.press('F2');
        for (const service of shelf.services.filter(({ employees }) => employees.length > 1).slice(0, 2)) {
          await typeSlowly(page, nameOf(service, language));
          await page.keyboard.press('Enter');
          await page.keyboard.press('ArrowLeft');
        }
        const product = shelf.products.find(({ quantity }) => quantity > 2)!;
        await scan(page, product.barcode);
        await linesOf(page).nth(2).waitFor();
        await page.getByRole('button', { name: nameOf(used, language), exact: true }).press('Enter');
        await linesOf(page).nth(3).waitFor();
        await page.keyboard.press('F2');
        await page.keyboard.press('ArrowRight');

        await page.keyboard.press('%');
        const discounts = page.getByRole('dialog', { name: words.discounts[language] });
        await discounts.getByRole('textbox').first().waitFor();
        await typeSlowly(page, code);
        await page.keyboard.press('Enter');
        await discounts.waitFor({ state: 'hidden' });
        await page.getByText(code).waitFor();
        await expectSound(page, language);

        await page.reload();
        await page.getByText(code).waitFor();
        expect(await linesOf(page).count()).toBe(4);
        await settled(page);

        await page.keyboard.press('F9');
        const sheet = page.getByRole('dialog', { name: words.payment[language] });
        await sheet.waitFor();
        await page.keyboard.press('F2');
        const card = sheet.getByRole('region', { name: words.card[language] });
        await card.getByRole('textbox', { name: words.amount[language] }).fill('20');
        await page.keyboard.press('F4');
        await sheet.getByRole('textbox', { name: words.given[language] }).fill('1000');
        await page.keyboard.press('Control+Enter');
        await sheet.getByText(words.required[language]).waitFor();
        await expectSound(page, language);
        await card.getByRole('textbox', { name: words.authorization[language] }).fill('073846');
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.url().endsWith('/till/issue')),
          page.keyboard.press('Control+Enter'),
        ]);
        const invoice = (await answer.json()) as { payable: number; change: number; open: number };
        expect(invoice.open).toBe(0);
        expect(invoice.change).toBe(100_000 - (invoice.payable - 2000));
        await page.getByRole('dialog', { name: words.issued[language] }).waitFor();
        await page.keyboard.press('Enter');
        await until(async () => (await linesOf(page).count()) === 0);
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.till.1.')))).toEqual(
          [],
        );
      }),
  );
});

describe('a visit at the desk', () => {
  it.each(inTurn('en'))(
    'is billed from the calendar, put on hold, taken up in two tabs and issued once, in %s',
    { timeout: 120_000 },
    (language) =>
      visit(language, async (page, context) => {
        const day = await freeDay();
        const { id } = await bookFor(day, 1, day.first.id, 13 * 60);
        await enter(page, day.token);
        await page.goto(`/${language}/merchant/appointments?date=${day.date}&open=${id}`);
        await page.getByRole('link', { name: words.bill[language], exact: true }).click();
        await linesOf(page).first().waitFor();
        await page.getByText(day.customers[1]!.name).first().waitFor();
        await page.keyboard.press('F8');
        await until(async () => (await linesOf(page).count()) === 0);

        await page.goto(`/${language}/merchant/on-hold-report`);
        await page.getByRole('row').nth(1).click();
        await linesOf(page).first().waitFor();
        const other = await context.newPage();
        await enter(other, day.token);
        await other.goto(page.url());
        await linesOf(other).first().waitFor();

        await page.keyboard.press('F9');
        await page.keyboard.press('F4');
        await page.keyboard.press('Control+Enter');
        await page.getByRole('dialog', { name: words.issued[language] }).waitFor();
        // The other tab has nothing left to issue.
        await until(async () => (await linesOf(other).count()) === 0);
        const { appointments } = await calendarOf(day.token, day.date);
        expect(appointments.find((one) => one.id === id)!.outcome).toBe('achieved');
        const held = await ask<{ total: number }>('merchant', 'held_bills/get_records', { token: day.token });
        expect(held.total).toBe(0);
      }),
  );
});

describe('a phone', () => {
  it.each(inTurn('ar'))(
    'sells with the thumb, and what pays is always in reach, in %s',
    { timeout: 90_000 },
    (language) =>
      visit(
        language,
        async (page) => {
          const { token } = await openSalon('owner@glow.demo');
          await enter(page, token);
          await page.goto(`/${language}/merchant/billing`);
          await page.getByRole('button', { name: words.find[language] }).click();
          await page.getByRole('dialog').locator('button[class*="tile"]').nth(1).click();
          await page.keyboard.press('Escape');
          await linesOf(page).first().waitFor();
          await expectSound(page, language);
          const pay = page.getByRole('button', { name: words.pay[language], exact: true });
          await expectInReach(page, pay);
          await pay.click();
          await expectInReach(page, page.getByRole('dialog').getByRole('button', { name: words.issue[language] }));
          await expectSound(page, language);
        },
        { size: PHONE },
      ),
  );
});
