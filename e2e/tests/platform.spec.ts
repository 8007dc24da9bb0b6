import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, carry, tokenOf, type Area } from '../sandbox';
import { expectSound } from '../soundness';
import { inTurn, settled, visit, type Language, type VisitOptions } from '../visit';

describe('blocked addresses', () => {
  it.each(inTurn('ar'))('are blocked, refused twice, and let in again in %s', (language) =>
    asManager(language, async (page) => {
      const address = language === 'en' ? '203.0.113.7' : '203.0.113.8';
      const block = async () => {
        await page
          .getByRole('button', { name: { en: 'Block an address', ar: 'حظر عنوان' }[language] })
          .first()
          .click();
        await page.getByLabel({ en: /IP address or network/, ar: /عنوان IP أو شبكة/ }[language]).fill(address);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: { en: /^Block/, ar: /^حظر/ }[language] })
          .click();
      };
      await page.goto(`/${language}/manager/trackers/blocked-ips`);
      await settled(page);
      await block();
      const row = page.getByRole('row', { name: address });
      await row.waitFor();
      await block();
      await page.getByText({ en: 'IP already blocked', ar: 'عنوان IP محظور من قبل' }[language]).waitFor();
      await page.keyboard.press('Escape');
      await page.goto(`/${language}/manager/trackers/blocked-ips`);
      await row.getByRole('button').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: { en: 'Unblock', ar: 'رفع الحظر' }[language] })
        .click();
      await row.getByText({ en: 'Unblocked', ar: 'غير محظور' }[language]).waitFor();
    }),
  );
});

describe('what salons wish for', () => {
  it('reaches the platform while its page is open, is answered, and comes back', () =>
    asManager('en', async (manager) => {
      await manager.goto('/en/manager/technical/development-suggestions');
      await settled(manager);
      const title = `Colours for rooms ${Date.now()}`;
      const owner = await tokenOf('merchant', 'owner@glow.demo');
      await ask('merchant', 'suggestions/add', {
        token: owner,
        body: { title, body: 'Each room in its own colour would help us to see at a glance where we are.' },
      });
      // No reload: the server's event makes the list ask again.
      const row = manager.getByRole('row', { name: title });
      await row.waitFor();
      await row.getByRole('button', { name: 'Reply' }).click();
      await manager.getByRole('combobox', { name: 'Status' }).click();
      await manager.getByRole('option', { name: 'Under processing' }).click();
      await manager.getByLabel('Reply to the salon').fill('It comes with the next calendar.');
      await manager.getByRole('button', { name: /^Save/ }).click();
      await row.getByText('Under processing').waitFor();
      await signedIn('ar', 'merchant', owner, async (salon) => {
        await salon.goto('/ar/merchant/suggestions');
        await salon.getByText('It comes with the next calendar.').waitFor();
        await expectSound(salon, 'ar');
      });
    }));
});

describe('lists', () => {
  it('keep their search, filters and order in the address, and give them to the file', () =>
    asManager('en', async (page) => {
      await page.goto('/en/manager/trackers/failed-login-attempts?q=glow&f.type=2&sort=username');
      await settled(page);
      const rows = page.getByRole('row');
      expect(await rows.count()).toBeGreaterThan(2);
      for (const text of (await rows.allInnerTexts()).slice(1)) expect(text).toContain('glow');
      await page.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      await page.getByText('downloaded successfully').first().waitFor();
    }));

  it('say so when nothing fits, and find the way back', () =>
    asManager('ar', async (page) => {
      await page.goto('/ar/manager/trackers/mail?q=zzzz-nobody');
      await settled(page);
      await page
        .getByRole('button', { name: /إزالة|مسح/ })
        .last()
        .click();
      await page.getByRole('row').nth(2).waitFor();
      expect(new URL(page.url()).search).not.toContain('zzzz');
    }));
});

describe('addresses', () => {
  it.each([
    ['/en/no/such/page', '/en/not-found'],
    ['/no/such/page', '/not-found'],
    ['/ar/merchant/nothing-here', '/ar/not-found'],
  ])('%s leads to %s', (from, to) =>
    visit(from.startsWith('/en') ? 'en' : 'ar', async (page) => {
      await page.goto(from);
      await page.waitForURL((url) => url.pathname === to);
    }),
  );

  it('sends a first visitor to English and remembers Arabic', () =>
    visit('en', async (page) => {
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === '/en');
      await expectSound(page, 'en');
      await page.getByRole('link', { name: 'العربية' }).first().click();
      await page.waitForURL((url) => url.pathname === '/ar');
      await expectSound(page, 'ar');
      await page.goto('/');
      await settled(page);
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('ar');
    }));
});

async function asManager(
  language: Language,
  work: (page: Page) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  await signedIn(language, 'manager', await tokenOf('manager', 'manager@rawnaq.demo'), work, options);
}

async function signedIn(
  language: Language,
  area: Area,
  token: string,
  work: (page: Page) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  await visit(
    language,
    async (page, context) => {
      await carry(context, area, token);
      await work(page);
    },
    options,
  );
}
