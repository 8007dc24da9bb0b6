import { describe, expect, it } from 'vitest';
import { chooseTwoPeople, go, lookOf, newMobile, pickTime, verify, words } from '../booking';
import { ask, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { baseUrl, inTurn, LANGUAGES, PHONE, settled, visit } from '../visit';

type Appointment = {
  id: number;
  booking_id: string;
  date: string;
  start: number;
  source: number;
  customer: { name: string };
  lines: { service_id: number; employee_id: number }[];
};

const desk = async (login: string, booking: string): Promise<Appointment | undefined> => {
  const token = await tokenOf('merchant', login);
  const { records } = await ask<{ records: { id: number }[] }>(
    'merchant',
    'appointments/get_records?f.source=1&sort=created_at&descending=true&page_size=50',
    { token },
  );
  for (const { id } of records) {
    const found = await ask<Appointment>('merchant', `appointments/get_record?id=${id}`, { token });
    if (found.booking_id === booking) return found;
  }
  return undefined;
};

describe('pages of a salon', () => {
  it.each(inTurn('en'))('of nobody are not there, and say so in %s', (language) =>
    visit(language, async (page) => {
      const missing = await page.goto(`/${language}/online/nobody`);
      expect(missing!.status()).toBe(404);
      await page.getByRole('heading', { name: words.missing[language] }).waitFor();
      await expectSound(page, language);
    }),
  );

  // A machine that is very busy may lay the page out before its letters are there, and then asks for the files.
  it.each(LANGUAGES)('are written in our letters at the first visit in %s', { retry: 2 }, (language) =>
    visit(language, async (page) => {
      await page.goto(`/${language}/online/glow`);
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      for (const selector of ['h1', '.service b', '.service-facts span', '[data-language-switch] span']) {
        const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        expect(new Set(fonts.map(({ familyName }) => familyName.replace(/ .*/, ''))), selector).toEqual(
          new Set(['Cairo']),
        );
      }
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'loaded').length)).toBe(2);
      expect(await page.context().cookies()).toEqual([]);
      // What only takes the place of a part of the page comes without them.
      const other = await page.evaluate(async () => (await fetch(location.href)).text());
      expect(other).toContain('id="online"');
      expect(other).not.toContain('FontFace');
    }),
  );

  it('tell crawlers who the salon is, and keep bookings to themselves', () =>
    visit('en', async (page) => {
      await page.goto('/en/online/glow');
      const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
        '@type': string;
        openingHoursSpecification: unknown[];
        hasOfferCatalog: { itemListElement: unknown[] };
      };
      expect(facts['@type']).toBe('BeautySalon');
      expect(facts.openingHoursSpecification.length).toBeGreaterThan(5);
      expect(facts.hasOfferCatalog.itemListElement.length).toBeGreaterThan(2);
      expect(
        await page
          .locator('link[rel="alternate"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['en', 'ar', 'x-default']);
      expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
        /\/api\/public\/online\/glow\/picture\//,
      );
      await page.goto('/en/online/glow/time?lines=1');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    }));

  it('work as forms without script', () =>
    visit('en', async (_page, context) => {
      const page = await (
        await context.browser()!.newContext({ baseURL: baseUrl, javaScriptEnabled: false })
      ).newPage();
      await page.goto('/en/online/nawras');
      await page.locator('.service').first().click();
      await go(page).click();
      await page.waitForURL(/\/time\?s=/);
      expect(await page.locator('.month-day').count()).toBeGreaterThan(27);
      await page.context().close();
    }));

  it.each(LANGUAGES)('take a word for the salon in %s', (language) =>
    visit(
      language,
      async (page) => {
        await page.goto(`/${language}/online/nawras`);
        await page.getByText(words.complaint[language]).click();
        await page.getByLabel(words.name[language], { exact: true }).fill(language === 'ar' ? 'سارة' : 'Sara');
        await page.getByRole('button', { name: words.submit[language], exact: true }).click();
        await page.locator('.field-error:not([hidden])').waitFor();
        await page.getByLabel(words.message[language]).fill('The music was loud');
        await page.getByRole('button', { name: words.submit[language], exact: true }).click();
        await page.getByText(words.thanks[language]).waitFor();
      },
      { size: PHONE },
    ),
  );
});

describe('a customer', () => {
  it.each(LANGUAGES)('books three services with two people, moves and cancels the visit, in %s', (language) =>
    visit(
      language,
      async (page) => {
        await page.goto(`/${language}/online/nawras`);
        for (const place of [0, 1, 2]) await page.locator('.service').nth(place).click();
        await expectSound(page, language);
        await page.getByRole('button', { name: words.choose[language] }).locator('visible=true').click();
        await page.waitForURL(/\/time\?/);
        const chosen = await chooseTwoPeople(page, language);
        await pickTime(page);
        await expectSound(page, language);
        await go(page).click();
        await page.waitForURL(/\/information\?/);
        await page.locator('[data-hold="kept"]').waitFor();
        const name = language === 'ar' ? 'سارة المنصوري' : 'Sara Mansoori';
        const national = newMobile();
        await verify(page, language, '966', national, name);
        await expectSound(page, language);
        await page.getByRole('button', { name: words.confirm[language] }).locator('visible=true').click();
        await page.waitForURL(/\/confirm\?booking=/);
        await page.getByRole('heading', { name: words.booked[language] }).waitFor();
        await expectSound(page, language);

        const booking = new URL(page.url()).searchParams.get('booking')!;
        const seen = await desk('owner@nawras.demo', booking);
        expect(seen).toMatchObject({ source: 1, customer: { name } });
        expect(seen!.lines.slice(0, 2).map(({ employee_id }) => String(employee_id))).toEqual(chosen);

        await page.goto(`/${language}/online/nawras/booking/${booking}`);
        await expectSound(page, language);
        await page.getByRole('link', { name: words.reschedule[language] }).click();
        await settled(page);
        await pickTime(page, seen!.date);
        await page.getByRole('button', { name: words.move[language] }).locator('visible=true').click();
        await page.waitForURL(/\/booking\//);
        const moved = await desk('owner@nawras.demo', booking);
        expect(moved!.date).not.toBe(seen!.date);

        await page.locator('summary', { hasText: words.cancel[language] }).click();
        await page.getByRole('button', { name: words.yes[language] }).click();
        await page.getByRole('heading', { name: words.cancelled[language] }).waitFor();
        expect(await page.evaluate(() => scrollY), 'what is said first is on the screen').toBe(0);
        await expectSound(page, language);
      },
      lookOf(language),
    ),
  );

  it.each(LANGUAGES)('pays the deposit where the salon asks one, in %s', (language) =>
    visit(
      language,
      async (page) => {
        await page.goto(`/${language}/online/glow`);
        await page.locator('.service').first().click();
        await go(page).click();
        await page.waitForURL(/\/time\?/);
        await pickTime(page);
        await go(page).click();
        await page.waitForURL(/\/information\?/);
        await verify(page, language, '971', newMobile(), language === 'ar' ? 'نورة' : 'Noura');
        await page.getByRole('button', { name: words.pay[language] }).locator('visible=true').click();
        await page.waitForURL(/\/pay\//);
        // The way back leads to her own booking, not to a time that she herself has taken.
        await page.goBack();
        await page.waitForURL(/\/booking\//);
        await page.getByRole('link', { name: words.payDeposit[language] }).click();
        await page.waitForURL(/\/pay\//);
        await page.locator('button').nth(1).click();
        await page.waitForURL(/\/confirm\?booking=/);
        await page.getByText(words.refused[language]).waitFor();
        await expectSound(page, language);
        await page.getByRole('link', { name: words.payDeposit[language] }).click();
        await page.waitForURL(/\/pay\//);
        await page.locator('button').first().click();
        await page.waitForURL(/\/confirm\?booking=/);
        await page.getByText(words.paid[language]).waitFor();
        await page.getByRole('heading', { name: words.booked[language] }).waitFor();
        await expectSound(page, language);
      },
      lookOf(language),
    ),
  );

  it('whose time is taken meanwhile chooses another, and keeps everything else', () =>
    visit('en', async (page) => {
      await page.goto('/en/online/nawras');
      await page.locator('.service').nth(3).click();
      await go(page).click();
      await page.waitForURL(/\/time\?/);
      await page.locator('.people a').nth(1).click();
      await page.waitForURL((url) => decodeURIComponent(url.search).includes(':'));
      await settled(page);
      await pickTime(page);
      const { searchParams } = new URL(page.url());
      const [lines, date, start] = ['lines', 'date', 'start'].map((name) => searchParams.get(name)!);
      const rival = await page.request.post('/api/public/online/nawras/hold', {
        data: { lines, date, start: Number(start) },
        headers: { 'x-forwarded-for': '10.77.1.1' },
      });
      expect(rival.status()).toBe(200);
      await go(page).click();
      await page.getByText('This time was just taken, please choose another').waitFor();
      const kept = new URL(page.url()).searchParams;
      expect([kept.get('lines'), kept.get('date')]).toEqual([lines, date]);
      expect(await page.locator(`input[name="start"][value="${start}"]`).count()).toBe(0);
    }));
});
