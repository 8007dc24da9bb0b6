import { describe, expect, it } from 'vitest';
import { drawSignature } from '../draw-signature';
import { ask, carry, codeIn, messageTo, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { LANGUAGES, PHONE, settled, visit, type Language } from '../visit';

const PASSWORD = 'four green lanterns';
const WORDS = {
  en: {
    sign: 'Sign the contract',
    signed: 'The contract is signed',
    order: 'Issue invoice and pay',
    pay: /^Pay AED/,
    paid: 'Paid',
    sandbox: /^Pay /,
  },
  ar: {
    sign: 'توقيع العقد',
    signed: 'تم توقيع العقد',
    order: 'إصدار الفاتورة والدفع',
    pay: /^دفع /,
    paid: 'مدفوعة',
    sandbox: /^دفع /,
  },
} as const;
const OWNERS = {
  en: { english_name: 'Payer Salon', mobile: '+971507770011', email: 'payer-en@example.com' },
  ar: { english_name: 'Dafea Salon', mobile: '+971507770012', email: 'payer-ar@example.com' },
} as const;

describe('a trial becomes a paying account', () => {
  it.each(LANGUAGES)(
    'asked for, approved, its contract signed on a phone, its invoice paid by link, renewed at once (%s)',
    async (language) => {
      const since = new Date(Date.now() - 1000);
      const { email } = OWNERS[language];
      const account_id = await askForTrial(language, since);
      expect(await merchant(account_id)).toMatchObject({ status: 'trial', tier: null });
      const contract = await writeContract(account_id);
      await visit(
        language,
        async (page) => {
          await page.goto(`/${language}${contract.link}`);
          await page.locator('summary').click();
          await page.getByRole('checkbox').check();
          await drawSignature(page);
          await page.getByRole('button', { name: WORDS[language].sign }).click();
          await page.getByText(WORDS[language].signed, { exact: true }).waitFor();
        },
        { size: PHONE, touch: true },
      );
      expect((await contract.read()).status).toBe('signed');
      await visit(
        language,
        async (page) => {
          const token = await tokenOf('merchant', email, PASSWORD);
          await carry(page, 'merchant', token);
          await page.goto(`/${language}/merchant/setting/general-setting?tab=account`);
          await settled(page);
          await page.getByRole('button', { name: WORDS[language].order }).click();
          await page.waitForURL(/account-invoice\//);
          await settled(page);
          await expectSound(page, language);
          await page.getByRole('button', { name: WORDS[language].pay }).click();
          await page.waitForURL(/\/pay\/sandbox\//);
          await page.getByRole('button', { name: WORDS[language].sandbox }).click();
          await page.waitForURL(/general-setting\/account-invoice\//);
          await page.getByText(WORDS[language].paid, { exact: true }).first().waitFor();
          await page.goto(page.url().replace('/merchant/setting/general-setting', ''));
          await page.getByText(WORDS[language].paid, { exact: true }).first().waitFor();
          await expectSound(page, language);
        },
        { size: PHONE },
      );
      expect(await merchant(account_id)).toMatchObject({ status: 'active', tier: 'premium' });
      expect((await messageTo(email, 'account-renewed', since)).language).toBe(language);
    },
  );
});

const manager = (): Promise<string> => tokenOf('manager', 'manager@rawnaq.demo');

const merchant = async (id: number) =>
  ask<{ status: string; tier: string | null }>('manager', `merchants/get_record?id=${id}`, { token: await manager() });

/** From the request to the approval, which begins seven days of trial. The first day of a salon goes this by hand. */
async function askForTrial(language: Language, since: Date): Promise<number> {
  const { email, mobile, english_name } = OWNERS[language];
  const { request } = await ask<{ request: { unique_id: string } }>('merchant', 'register', {
    language,
    body: {
      english_name,
      arabic_name: 'صالون دافع',
      business_type: 'women_salon',
      country: 'AE',
      city: 'Sharjah',
      owner_name: 'Amna',
      email,
      mobile,
      password: PASSWORD,
      accept_terms: true,
    },
  });
  const code = codeIn(await messageTo(mobile, 'registration-code', since));
  const { account_id } = await ask<{ account_id: number }>('merchant', 'register/verify', {
    language,
    body: { unique_id: request.unique_id, code },
  });
  await ask('manager', 'merchants/approve', { token: await manager(), body: { id: account_id } });
  expect((await messageTo(email, 'request-approved', since)).language).toBe(language);
  return account_id;
}

/** Written and sent by the team. */
async function writeContract(account_id: number) {
  let place = '';
  await visit('en', async (page) => {
    const token = await manager();
    await carry(page, 'manager', token);
    await page.goto('/en/manager/accounting/contracts/contract');
    await settled(page);
    await page.getByRole('combobox', { name: 'Merchant' }).fill(String(account_id));
    await page.getByRole('option', { name: new RegExp(String(account_id)) }).click();
    await page.getByLabel('Value with VAT').fill('3830.40');
    await page.getByRole('button', { name: 'Save contract' }).click();
    await page.getByText('Nobody has signed yet.').waitFor();
    await page.getByRole('button', { name: 'Send by e-mail' }).click();
    await page.getByText('Waiting for signature').first().waitFor();
    place = new URL(page.url()).pathname.split('/').at(-1)!;
  });
  const id = place.split('-')[1];
  const read = async () =>
    (
      await ask<{ record: { link: string; status: string } }>(
        'manager',
        `accounting/contracts/get_record?account_id=${account_id}&id=${id}`,
        { token: await manager() },
      )
    ).record;
  return { link: new URL((await read()).link).pathname.replace(/^\/(en|ar)/, ''), read };
}
