import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeIn, messageTo } from '../sandbox';
import { expectSound } from '../soundness';
import { PASSWORD, PHONE, settled, visit } from '../visit';

const OWNER = { email: 'yasmin@first-day.test', mobile: '501887766', password: 'four green lanterns' };
const EMPLOYEE = {
  name: 'ليلى حداد',
  email: 'layla@first-day.test',
  mobile: '509112233',
  password: 'seven quiet rivers',
};

/**
 * Everything a salon does before its first customer, in Arabic on a phone, with nothing but the product and the inbox
 * of the sandbox.
 */
describe('the first day of a salon', () => {
  it('goes from the website over the approval and the wizard to a first employee who signs in', async () => {
    const since = new Date(Date.now() - 1000);
    let account = '';
    await visit(
      'ar',
      async (page) => {
        account = await register(page, since);
      },
      { size: PHONE },
    );
    await visit('ar', approve, { size: PHONE });
    expect((await messageTo(OWNER.email, 'request-approved', since)).body).toContain(account);

    await visit(
      'ar',
      async (page) => {
        await signIn(page, account, OWNER.password);
        await page.waitForURL((url) => url.pathname === '/ar/merchant/wizard');
        await walkToEmployees(page);
        // Whoever goes away in the middle finds the step again.
        await page.goto('/ar/merchant');
        await page.getByRole('link', { name: 'متابعة الإعداد' }).click();
        await employ(page);
        await saveStep(page, 80);
        await chooseServices(page);
        await page.waitForURL((url) => url.pathname === '/ar/merchant/dashboard');
        await expectSound(page, 'ar');
      },
      { size: PHONE },
    );

    const link = /\/ar\/merchant\/reset-password\/\S+/.exec(
      (await messageTo(EMPLOYEE.email, 'employee-invitation', since)).body,
    )![0];
    await visit(
      'ar',
      async (page) => {
        await page.goto(link);
        await settled(page);
        await page.locator('input[name=password]').fill(EMPLOYEE.password);
        await page.locator('input[name=password_repeat]').fill(EMPLOYEE.password);
        await page.locator('button[type=submit]').click();
        await page.waitForURL((url) => url.pathname.endsWith('/sign-in'));
        await signIn(page, EMPLOYEE.email, EMPLOYEE.password);
        await page.waitForURL((url) => !url.pathname.includes('sign-in'));
        // A receptionist works; she does not set the salon up.
        expect(page.url()).not.toContain('wizard');
        await expectSound(page, 'ar');
        await page.goto('/ar/merchant/wizard');
        await page.waitForURL((url) => url.pathname.endsWith('/no-permission'));
        await page.goto('/ar/merchant/menu/services');
        await page.getByText('مناكير كلاسيكي').first().waitFor();
      },
      { size: PHONE },
    );
  });
});

/** Answers the number of the account. */
async function register(page: Page, since: Date): Promise<string> {
  await page.goto('/ar/merchant/free-trial');
  await settled(page);
  await page.locator('input[name=english_name]').fill('Yasmin Salon');
  await page.locator('input[name=arabic_name]').fill('صالون ياسمين');
  await choose(page, 'نوع النشاط', 'صالون نسائي');
  await page.locator('input[name=owner_name]').fill('ياسمين المنصوري');
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[inputmode=tel]').fill(OWNER.mobile);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.locator('input[name=password_repeat]').fill(OWNER.password);
  await page.getByRole('checkbox').check();
  await page.locator('button[type=submit]').click();
  const code = page.getByLabel('الرمز المكوّن من 6 أرقام');
  await code.waitFor();
  await code.fill(codeIn(await messageTo(`+971${OWNER.mobile}`, 'registration-code', since)));
  await page.getByRole('heading', { name: 'وصلنا طلبك' }).waitFor();
  return (await page.getByRole('status').locator('bdi').textContent())!;
}

async function approve(page: Page): Promise<void> {
  await page.goto('/ar/manager/sign-in');
  await settled(page);
  await page.locator('input[name=username]').fill('manager@rawnaq.demo');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  // Reading the sandbox inbox was a session of hers too.
  await page.getByRole('button', { name: 'إنهاء الجلسة الأخرى والمتابعة' }).click();
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await page.goto('/ar/manager/merchants/all-merchants-requests?f.status=1');
  await settled(page);
  await page.getByText('صالون ياسمين').first().click();
  const button = { name: 'قبول وبدء 7 أيام تجريبية' };
  await page.getByRole('dialog').getByRole('button', button).click();
  await page
    .getByRole('dialog', { name: /^هل تريد قبول/ })
    .getByRole('button', button)
    .click();
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length < 2);
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/ar/merchant/sign-in');
  await settled(page);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

async function walkToEmployees(page: Page): Promise<void> {
  await expectSound(page, 'ar');
  await saveStep(page, 20);
  await page.getByLabel('الرقم الضريبي').fill('100234567800003');
  await saveStep(page, 30);
  await saveStep(page, 45);
}

/** One who is invited, with the hours of the salon. */
async function employ(page: Page): Promise<void> {
  await settled(page);
  await page.getByText('موظف نشط واحد').waitFor();
  await page.locator('input[name=arabic_name]').fill(EMPLOYEE.name);
  await page.locator('input[inputmode=tel]').fill(EMPLOYEE.mobile);
  await page.getByText('صلاحية الدخول إلى رونق').click();
  await page.locator('input[name=email]').fill(EMPLOYEE.email);
  await choose(page, 'الدور', 'موظف الاستقبال');
  await expectSound(page, 'ar');
  await page.getByRole('button', { name: 'إضافة إلى الفريق' }).click();
  await page.getByText('موظفان نشطان').waitFor();
  await page.getByText('تم إرسال الدعوة').first().waitFor();
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await done(page, 65);
}

/** One of the suggested, with a price, and one of her own in a category that comes with it. */
async function chooseServices(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('searchbox').fill('مناكير');
  await page.getByLabel('سعر مناكير كلاسيكي').fill('90');
  await page.getByRole('checkbox', { name: EMPLOYEE.name }).waitFor();
  await expectSound(page, 'ar');
  await page.getByRole('button', { name: 'إضافة خدمة خاصة' }).click();
  const drawer = page.getByRole('dialog', { name: 'خدمة جديدة' });
  await drawer.getByLabel('الاسم بالإنجليزية').fill('Bridal henna');
  await drawer.getByLabel('الاسم بالعربية').fill('حناء العروس');
  await drawer.getByRole('button', { name: 'تصنيف جديد' }).click();
  const category = page.getByRole('dialog', { name: 'تصنيف جديد' });
  await category.getByLabel('الاسم بالإنجليزية').fill('Henna');
  await category.getByLabel('الاسم بالعربية').fill('الحناء');
  await category.locator('button[type=submit]').click();
  await category.waitFor({ state: 'hidden' });
  await drawer.getByLabel('السعر شامل الضريبة').fill('350');
  await drawer.locator('button[type=submit]').click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('خدمة نشطة واحدة').waitFor();
  await page.getByRole('button', { name: 'إضافة خدمة ومتابعة' }).click();
}

/** Saves the open step and waits for the ring to say how far the setup is. */
async function saveStep(page: Page, percent: number): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();
  await done(page, percent);
}

const done = (page: Page, percent: number): Promise<void> =>
  page.getByRole('img', { name: `اكتمل ${percent}%` }).waitFor();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}
