import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn, messageTo } from '../sandbox';
import { inTurn, PHONE, settled, visit, type Language } from '../visit';

/** Where the demo salon in Dubai is, and a place about a hundred metres from it. */
const SALON = { latitude: 25.20485, longitude: 55.27078, accuracy: 10 };
const FAR = { ...SALON, latitude: 25.2058 };
const say = (language: Language, en: string, ar: string): string => ({ en, ar })[language];

describe('an employee', () => {
  it.each(inTurn('ar'))('is added, gets hours and access, and signs in, in %s', async (language) => {
    const [name, email] = [say(language, 'Layla Haddad', 'ليلى حداد'), `layla-${language}@glow.test`];
    const since = new Date(Date.now() - 1000);
    await visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await open(page, language, '/merchant/employees');
      await page.getByRole('button', { name: say(language, 'Add employee', 'إضافة موظف') }).click();
      await page.locator(`input[name=${say(language, 'english_name', 'arabic_name')}]`).fill(name);
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.getByRole('heading', { name }).waitFor();

      await page.getByRole('tab', { name: say(language, 'Working hours', 'ساعات العمل') }).click();
      await choose(
        page,
        say(language, 'Thursday, shift 1 to', 'الخميس، الفترة 1 إلى'),
        say(language, '2:00 AM', '2:00 ص'),
      );
      await page
        .getByRole('listitem')
        .filter({ hasText: say(language, 'Thursday', 'الخميس') })
        .getByText(say(language, 'next day', 'اليوم التالي'))
        .waitFor();
      await page.getByRole('button', { name: say(language, 'Save hours', 'حفظ الساعات') }).click();
      await page
        .getByText(say(language, 'Data Saved Successfully', 'تم حفظ البيانات بنجاح'))
        .first()
        .waitFor();

      await page.getByRole('tab', { name: say(language, 'Access', 'الدخول'), exact: true }).click();
      await page.getByRole('button', { name: say(language, 'Give access', 'منح صلاحية الدخول') }).click();
      await page.locator('input[name=email]').fill(email);
      await choose(page, say(language, 'Role', 'الدور'), say(language, 'Receptionist', 'موظف الاستقبال'));
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page
        .getByText(say(language, 'Invited', 'تم إرسال الدعوة'))
        .first()
        .waitFor();
    });
    const link = /\/(?:en|ar)\/merchant\/reset-password\/\S+/.exec(
      (await messageTo(email, 'employee-invitation', since)).body,
    )![0];
    await visit(
      language,
      async (page) => {
        await page.goto(link);
        await settled(page);
        await page.locator('input[name=password]').fill('seven quiet rivers');
        await page.locator('input[name=password_repeat]').fill('seven quiet rivers');
        await page.locator('button[type=submit]').click();
        await page.waitForURL((url) => url.pathname.endsWith('/sign-in'));
        await page.locator('input[name=username]').fill(email);
        await page.locator('input[name=password]').fill('seven quiet rivers');
        await page.locator('button[type=submit]').click();
        await page.waitForURL((url) => !url.pathname.includes('sign-in'));
        await page.goto(`/${language}/merchant/employees/roles`);
        await page.waitForURL((url) => url.pathname.endsWith('/no-permission'));
      },
      { size: PHONE },
    );
  });
});

describe('checking in', () => {
  it.each(inTurn('en'))('asks for the place and says what is wrong with it, in %s', (language) =>
    visit(
      language,
      async (page, context) => {
        await comeIn(page, 'merchant', say(language, 'reception@glow.demo', 'cashier@glow.demo'));
        await open(page, language, '/merchant/employees/attendence-system');
        await checkOutIfIn(page, context, language);
        const button = page.getByRole('button', { name: say(language, 'Check in', 'تسجيل الحضور') });
        await context.clearPermissions();
        await button.click();
        await page.getByText(say(language, 'Access to your location was denied', 'تم رفض الوصول إلى موقعك')).waitFor();
        await standAt(context, FAR);
        await button.click();
        await page
          .getByText(
            say(
              language,
              'The distance between you and check in location is more than 50 meters',
              'المسافة بينك وبين موقع تسجيل الحضور تزيد على 50 مترًا',
            ),
          )
          .waitFor();
        await standAt(context, SALON);
        await button.click();
        await page.getByText(say(language, 'Checked in since', 'تم تسجيل حضورك منذ')).waitFor();
        await page.getByRole('button', { name: say(language, 'Check out', 'تسجيل الانصراف') }).click();
        await button.waitFor();
      },
      { size: PHONE },
    ),
  );
});

describe('a role', () => {
  it.each(inTurn('en'))('is copied from a built-in one, changed by a level, and deleted, in %s', (language) =>
    visit(language, async (page) => {
      await comeIn(page, 'merchant', 'owner@glow.demo');
      await open(page, language, '/merchant/employees/roles');
      await page.getByRole('link', { name: say(language, 'Cashier', 'أمين الصندوق') }).click();
      await page.getByText(say(language, 'Built-in roles cannot be edited', 'لا يمكن تعديل الأدوار الأساسية')).waitFor();
      await page.getByRole('link', { name: say(language, 'Create a copy', 'إنشاء نسخة') }).click();
      await page.locator('input[name=english_name]').fill('Evening desk');
      await page.locator('input[name=arabic_name]').fill('مكتب المساء');
      await choose(
        page,
        say(language, 'Access level of Customers', 'مستوى الصلاحية في العملاء'),
        say(language, 'Full access', 'صلاحية كاملة'),
      );
      expect(
        await page.getByRole('checkbox', { name: say(language, 'Merge duplicates', 'دمج السجلات المكررة') }).isChecked(),
      ).toBe(true);
      await page.locator('button[type=submit]').click();
      await page.getByRole('heading', { name: say(language, 'Evening desk', 'مكتب المساء') }).waitFor();
      await page.getByRole('button', { name: say(language, 'Remove', 'حذف') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(language, 'Remove', 'حذف') })
        .click();
      await page.waitForURL((url) => url.pathname.endsWith('/employees/roles'));
    }),
  );
});

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(`/${language}${path}`);
  await settled(page);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function standAt(context: BrowserContext, place: typeof SALON): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

/** By day the demo salon is at work: whoever is checked in already goes out first. */
async function checkOutIfIn(page: Page, context: BrowserContext, language: Language): Promise<void> {
  const out = page.getByRole('button', { name: say(language, 'Check out', 'تسجيل الانصراف') });
  if (!(await out.isVisible())) return;
  await standAt(context, SALON);
  await out.click();
  await page.getByRole('button', { name: say(language, 'Check in', 'تسجيل الحضور') }).waitFor();
}
