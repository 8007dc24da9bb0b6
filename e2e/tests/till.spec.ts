import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookFor, calendarOf, freeDay, until } from '../calendar';
import { ask, carry, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { linesOf, openSalon, scan, typeSlowly, type Shelf } from '../till';
import { expectInReach, inTurn, PHONE, settled, visit, type Language } from '../visit';

/** What the gift card is worth. */
const CARD = 2500;
/** A second where nothing else runs; journeys share their machine. */
const SOON_MS = 3000;

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
  print: { en: 'Print the receipt, 80 mm', ar: 'طباعة الإيصال 80 مم' },
  link: { en: 'Link', ar: 'رابط' },
  paymentLink: { en: 'Payment link', ar: 'رابط الدفع' },
  required: { en: 'Authorization code is required', ar: 'حقل رمز الموافقة مطلوب' },
} as const;

const nameOf = (one: { english_name: string; arabic_name: string }, language: Language) =>
  language === 'ar' ? one.arabic_name : one.english_name;

const amountText = (minor: number): string =>
  (minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A code for everything and a gift card, made for this run, and a package the customer has paid for. */
async function prepare({ token: owner, shelf }: Awaited<ReturnType<typeof openSalon>>, customerId: number) {
  const code = `TILL${Date.now().toString(36).toUpperCase()}`;
  await ask('merchant', 'discount_codes/add', {
    token: owner,
    body: { code, category: 1, kind: 'percent', percent: 1000, starts_on: shelf.today },
  });
  const card = await ask<{ code: string }>('merchant', 'gift_cards/sell', {
    token: owner,
    body: {
      kind: 'paid',
      value: CARD,
      design: 'pattern-1',
      payments: [{ method: 'cash', amount: CARD }],
      beneficiary_id: customerId,
    },
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
  return { code, card: card.code, used: shelf.services.find(({ id }) => id === offer.services[0])! };
}

/** What the owner's two pages say of today. */
async function soldToday(token: string, today: string) {
  const { sales } = await ask<{ sales: number }>('merchant', 'dashboard/sales/get?period=today', { token });
  const { figures } = await ask<{ figures: { sales: number; output: number } }>(
    'merchant',
    `reports/vat/get_records?from=${today}&to=${today}`,
    { token },
  );
  return { sales, taxed: figures.sales + figures.output };
}

/** Chooses the customer by her number and puts two services, a scanned product and a use of her package on the bill. */
async function fillBill(
  page: Page,
  language: Language,
  { shelf, mobile, used }: { shelf: Shelf; mobile: string; used: Shelf['services'][number] },
): Promise<void> {
  await page.locator('[data-till-search]').waitFor();
  await page.keyboard.press('F4');
  const chooser = page.getByRole('dialog', { name: words.customer[language] });
  await chooser.getByRole('combobox').waitFor();
  await typeSlowly(page, mobile.slice(-7));
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
}

type Bill = { id: number; unique_id: string; number_text: string; payable: number; change: number; open: number };

/** Card and cash after the gift card, printed on the roll; the change is what the cash was too much. */
async function payBill(page: Page, language: Language, card: string): Promise<Bill> {
  await page.keyboard.press('F9');
  const sheet = page.getByRole('dialog', { name: words.payment[language] });
  await sheet.waitFor();
  await page.keyboard.press('F9');
  await typeSlowly(page, card);
  await page.keyboard.press('Enter');
  await sheet.getByText(card).waitFor();
  await sheet.getByRole('checkbox', { name: words.print[language] }).press('Space');
  await page.keyboard.press('F2');
  const byCard = sheet.getByRole('region', { name: words.card[language] });
  await byCard.getByRole('textbox', { name: words.amount[language] }).fill('20');
  await page.keyboard.press('F4');
  await sheet.getByRole('textbox', { name: words.given[language] }).fill('1000');
  await page.keyboard.press('Control+Enter');
  await sheet.getByText(words.required[language]).waitFor();
  await expectSound(page, language);
  await byCard.getByRole('textbox', { name: words.authorization[language] }).fill('073846');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/till/issue')),
    page.keyboard.press('Control+Enter'),
  ]);
  return (await answer.json()) as Bill;
}

/** The receipt in the frame it is printed from; what asks for the printer waits until it is drawn. */
async function expectReceipt(page: Page, number: string): Promise<void> {
  const paper = page.frameLocator('iframe.paper-frame').locator('body');
  await paper.getByText(number).first().waitFor({ state: 'attached' });
  await paper.locator('.paper-qr').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => (window as { printed?: number }).printed === 1);
}

/** The customer at home: the document with its code, and five stars. */
const rateAtHome = (language: Language, uniqueId: string) =>
  visit(
    language,
    async (phone) => {
      await phone.goto(`/${language}/web-invoice/${uniqueId}`);
      await phone.locator('.paper-roll .paper-qr').scrollIntoViewIfNeeded();
      await expectSound(phone, language);
      await phone
        .locator('.invoice-stars label')
        .filter({ has: phone.locator('input[value="5"]') })
        .click();
      await phone.locator('.invoice-rating button[type="submit"]').click();
      await phone.waitForURL(`**/invoice-rated-successfully/${uniqueId}`);
    },
    { size: PHONE },
  );

describe('a cashier without a mouse', () => {
  it.each(inTurn('ar'))(
    'sells four things with a code, a card and two payments, seen by customer and owner, in %s',
    (language) =>
      visit(language, async (owner) => {
        const salon = await openSalon('owner@glow.demo');
        const { shelf, customers } = salon;
        const customer = customers[3]!;
        const { code, card, used } = await prepare(salon, customer.id);
        const before = await soldToday(salon.token, shelf.today);
        await carry(owner, 'merchant', salon.token);
        await owner.goto(`/${language}/merchant/dashboard`);
        const sales = owner.locator('a[href*="total-sales"][href*="issued_at"]').first();
        await sales.filter({ hasText: amountText(before.sales) }).waitFor();

        await visit(language, async (page, context) => {
          await context.addInitScript(() => {
            window.print = () => {
              const top = window.top as Window & { printed?: number };
              top.printed = (top.printed ?? 0) + 1;
            };
          });
          await carry(page, 'merchant', await tokenOf('merchant', 'cashier@glow.demo'));
          await page.goto(`/${language}/merchant/billing`);
          await fillBill(page, language, { shelf, mobile: customer.mobile, used });
          await page.keyboard.press('%');
          const discounts = page.getByRole('dialog', { name: words.discounts[language] });
          await discounts.getByRole('textbox').first().waitFor();
          await typeSlowly(page, code);
          await page.keyboard.press('Enter');
          await discounts.waitFor({ state: 'hidden' });
          await page.getByText(code).waitFor();
          await expectSound(page, language);

          // Nothing typed is lost.
          await page.reload();
          await page.getByText(code).waitFor();
          expect(await linesOf(page).count()).toBe(4);
          await settled(page);

          const invoice = await payBill(page, language, card);
          const seen = Date.now();
          expect(invoice.open).toBe(0);
          expect(invoice.change).toBe(100_000 - (invoice.payable - CARD - 2000));
          await sales.filter({ hasText: amountText(before.sales + invoice.payable) }).waitFor();
          expect(Date.now() - seen).toBeLessThan(SOON_MS);
          await page.getByRole('dialog', { name: words.issued[language] }).waitFor();
          await expectReceipt(page, invoice.number_text);
          await page.keyboard.press('Enter');
          await until(async () => (await linesOf(page).count()) === 0);
          const kept = () => Object.keys(localStorage).filter((key) => key.includes('.till.1.'));
          expect(await page.evaluate(kept)).toEqual([]);

          await rateAtHome(language, invoice.unique_id);
          const after = await soldToday(salon.token, shelf.today);
          expect(after.sales - before.sales).toBe(invoice.payable);
          expect(after.taxed - before.taxed).toBe(invoice.payable);
        });
      }),
  );

  it.each(inTurn('en'))('leaves a part to a payment link, which is paid on a phone, in %s', (language) =>
    visit(language, async (page) => {
      const { token, shelf, customers } = await openSalon('owner@glow.demo');
      await carry(page, 'merchant', token);
      await page.goto(`/${language}/merchant/billing?customer=${customers[5]!.id}`);
      await page.getByText(customers[5]!.name).first().waitFor();
      await page.keyboard.press('F2');
      const service = shelf.services.find(({ employees }) => employees.length > 0)!;
      await typeSlowly(page, nameOf(service, language));
      await page.keyboard.press('Enter');
      await linesOf(page).first().waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('F9');
      const sheet = page.getByRole('dialog', { name: words.payment[language] });
      await sheet.getByRole('button', { name: words.link[language], exact: true }).press('Enter');
      await page.keyboard.press('Control+Enter');
      const made = page.getByRole('status', { name: words.paymentLink[language] });
      const address = (await made.locator('bdi[dir="ltr"]').filter({ hasText: '/pay/' }).innerText()).trim();
      await expectSound(page, language);
      await visit(
        language,
        async (phone) => {
          await phone.goto(new URL(address).pathname);
          await phone.locator('button[value="pay"]').click();
          await phone.waitForURL('**/web-invoice/**');
        },
        { size: PHONE },
      );
      const { records } = await ask<{ records: { method: string; amount: number }[] }>(
        'merchant',
        'payments/get_records?page_size=1',
        { token },
      );
      expect(records[0]).toMatchObject({ method: 'payment_link', amount: service.price });
    }),
  );
});

describe('a visit at the desk', () => {
  it.each(inTurn('en'))(
    'is billed from the calendar, put on hold, taken up in two tabs and issued once, in %s',
    (language) =>
      visit(language, async (page, context) => {
        const day = await freeDay();
        const { id } = await bookFor(day, 1, day.first.id, 13 * 60);
        await carry(page, 'merchant', day.token);
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
        await carry(other, 'merchant', day.token);
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
  it.each(inTurn('ar'))('sells with the thumb, and what pays is always in reach, in %s', (language) =>
    visit(
      language,
      async (page) => {
        const { token } = await openSalon('owner@glow.demo');
        await carry(page, 'merchant', token);
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
