import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, carry, tokenOf } from '../../sandbox';
import { expectSound } from '../../soundness';
import { inTurn, PASSWORD, PHONE, settled, visit, type Language, type VisitOptions } from '../../visit';

type Work = { id: number; kind: string; state: string };
type BackupsPage = { backups: Work[]; restores: Work[] };
const words = {
  make: { en: 'Back up now', ar: 'إنشاء نسخة الآن' },
  byHand: { en: /Made manually/, ar: /يدوية/ },
  download: { en: 'Download', ar: 'تنزيل' },
  drill: { en: 'Restore drill', ar: 'تجربة استعادة' },
  merchant: { en: 'Restore one merchant', ar: 'استعادة تاجر واحد' },
  submit: { en: 'Restore the merchant', ar: 'استعادة التاجر' },
  choose: { en: 'Merchant', ar: 'التاجر' },
  type: { en: /Type 1002/, ar: /رقم الحساب 1002/ },
  password: { en: 'Your password', ar: 'كلمة المرور' },
  proven: { en: 'Since the last proven restore', ar: 'منذ آخر استعادة مثبتة' },
  rows: { en: /Rows: .+, rules broken: 0/, ar: /السجلات: .+، القواعد المخالفة: 0/ },
  restored: { en: /One merchant restored/, ar: /استعادة تاجر واحد/ },
} as const;

let token: string;
beforeAll(async () => {
  token = await tokenOf('manager', 'manager@rawnaq.demo');
});

const page = () => ask<BackupsPage>('manager', 'technical/backups/get', { token });
/** The clock and another journey may be at it. */
async function nothingUnderWay(): Promise<BackupsPage> {
  for (;;) {
    const found = await page();
    const isBusy = [...found.backups, ...found.restores].some(({ state }) => state === 'running');
    if (!isBusy) return found;
    await new Promise((resume) => setTimeout(resume, 300));
  }
}

describe('backups of the platform', () => {
  it.each(inTurn('ar'))(
    'are made by hand, brought back as a drill, fetched with the password, and give one merchant back in %s',
    async (language) => {
      await nothingUnderWay();
      await asManager(
        language,
        async (screen) => {
          await screen.goto(`/${language}/manager/technical/backups`);
          await settled(screen);
          await screen.getByRole('button', { name: words.make[language] }).click();
          const line = screen.getByRole('listitem').filter({ hasText: words.byHand[language] }).first();
          await line.waitFor();
          const { backups } = await nothingUnderWay();
          expect(backups[0]).toMatchObject({ kind: 'hand', state: 'ready' });
          await line.locator('dl').waitFor();

          await choose(screen, line, words.drill[language]);
          await screen.getByRole('dialog').getByRole('button', { name: words.drill[language] }).click();
          await screen.getByText(words.proven[language]).waitFor();
          const { restores } = await underWayAndOver('drill');
          expect(restores[0]!.state).toBe('passed');
          await screen.getByText(words.rows[language]).first().waitFor();

          await choose(screen, line, words.download[language]);
          const asked = screen.getByRole('dialog');
          await expectSound(screen, language);
          await asked.getByRole('textbox', { name: words.password[language] }).fill('not my password');
          await asked.getByRole('button', { name: words.download[language] }).click();
          await asked
            .getByText({ en: /incorrect/i, ar: /غير صحيحة/ }[language])
            .first()
            .waitFor();
          await asked.getByRole('textbox', { name: words.password[language] }).fill(PASSWORD);
          const [file] = await Promise.all([
            screen.waitForEvent('download'),
            asked.getByRole('button', { name: words.download[language] }).click(),
          ]);
          expect(file.suggestedFilename()).toMatch(/^rawnaq-.*\.backup$/);

          await restoreNawras(screen, line, language);
        },
        language === 'ar' ? { size: PHONE } : {},
      );
    },
  );
});

async function restoreNawras(screen: Page, line: Locator, language: Language): Promise<void> {
  const owner = await tokenOf('merchant', 'owner@nawras.demo');
  const name = 'Came after the backup';
  await ask('merchant', 'customers/add', {
    token: owner,
    body: { name, mobile: `05${String(Date.now()).slice(-8)}` },
  });
  await choose(screen, line, words.merchant[language]);
  const drawer = screen.getByRole('dialog');
  await drawer.getByRole('textbox', { name: words.password[language] }).fill(PASSWORD);
  await drawer.getByRole('textbox', { name: words.choose[language] }).or(drawer.getByRole('combobox')).first().click();
  await screen.keyboard.type('1002');
  await screen.getByRole('option', { name: /1002/ }).click();
  await drawer.getByRole('button', { name: words.submit[language] }).click();
  await drawer.getByText({ en: 'Type exactly 1002', ar: 'اكتب 1002 كما هو' }[language]).first().waitFor();
  await expectSound(screen, language);
  await drawer.getByLabel(words.type[language]).fill('1002');
  await drawer.getByRole('button', { name: words.submit[language] }).click();
  const { restores } = await underWayAndOver('merchant');
  expect(restores[0]).toMatchObject({ kind: 'merchant', state: 'passed' });
  await screen.getByRole('listitem').filter({ hasText: words.restored[language] }).first().waitFor();
  const again = await tokenOf('merchant', 'owner@nawras.demo');
  const found = await ask<{ total: number }>('merchant', `customers/get_records?search=${encodeURIComponent(name)}`, {
    token: again,
  });
  expect(found.total).toBe(0);
}

/** From the moment at which it stands in the list until it is over. */
async function underWayAndOver(kind: 'drill' | 'merchant'): Promise<BackupsPage> {
  const began = Date.now();
  for (;;) {
    const { restores } = await page();
    if (restores[0]?.kind === kind) break;
    if (Date.now() - began > 60_000) throw new Error(`No ${kind} began`);
    await new Promise((resume) => setTimeout(resume, 200));
  }
  return nothingUnderWay();
}

async function choose(screen: Page, line: Locator, action: string): Promise<void> {
  await line.getByRole('button').last().click();
  await screen.getByRole('menuitem', { name: action }).click();
}

async function asManager(
  language: Language,
  work: (page: Page) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  await visit(
    language,
    async (screen, context) => {
      await carry(context, 'manager', token);
      await work(screen);
    },
    options,
  );
}
