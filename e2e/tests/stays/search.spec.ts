import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ask, tokenOf } from '../../sandbox';
import { expectSound } from '../../soundness';
import { baseUrl, ownAddress, PHONE, settled, visit } from '../../visit';

const NAME = { en: 'Wadi Seeji Chalet', ar: 'شاليه وادي سيجي' };
/** Any square picture of our own. */
const PICTURE = new URL('../../../apps/web/src/public/static/icon-512.png', import.meta.url);

async function sendPicture(token: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await readFile(PICTURE))], { type: 'image/png' }), 'place.png');
  const answer = await fetch(`${baseUrl}/api/properties/uploads/add_image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...ownAddress() },
    body: form,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}

type Saved = { id: number; version: number };

/** A chalet in Fujairah for ten, under two thousand, without a deposit; published as owners and managers do it. */
async function publishChalet(): Promise<string> {
  const owner = await tokenOf('properties', 'owner@stays.demo');
  const drawn = await sendPicture(owner);
  const added = await ask<Saved>('properties', 'properties/add', {
    token: owner,
    body: {
      type: 'chalet',
      emirate: 8,
      mobile: '+971501112233',
      english_name: NAME.en,
      arabic_name: NAME.ar,
      english_description: 'A quiet chalet at the wadi with a pool.',
      arabic_description: 'شاليه هادئ عند الوادي مع مسبح.',
      english_area: 'Masafi',
      arabic_area: 'مسافي',
      map: '25.3, 56.16',
      capacity: 10,
      bedrooms: 3,
      bathrooms: 3,
      weekday_price: 135_000,
      weekend_price: 175_000,
      amenities: [1, 5, 7],
      image_ids: [drawn],
    },
  });
  const { version } = await ask<Saved>('properties', 'properties/send', { token: owner, body: added });
  const { record } = await ask<{ record: { unique_id: string } }>(
    'properties',
    `properties/get_record?id=${added.id}`,
    { token: owner },
  );
  const manager = await tokenOf('manager', 'manager@rawnaq.demo');
  const waiting = await ask<{ records: { id: number; account_id: number }[] }>(
    'manager',
    'check_entries/added_properties/get_records',
    { token: manager },
  );
  const { account_id } = waiting.records.find((one) => one.id === added.id)!;
  await ask('manager', 'check_entries/properties/approve', {
    token: manager,
    body: { account_id, id: added.id, version },
  });
  return record.unique_id;
}

it('a renter finds a chalet in Fujairah for 10 under 2,000 without deposit on a phone in Arabic', async () => {
  const uniqueId = await publishChalet();
  await visit(
    'ar',
    async (page) => {
      await page.goto('/ar/search');
      await settled(page);
      await expectSound(page, 'ar');
      await page.getByRole('link', { name: 'التصفية', exact: true }).click();
      await page.getByRole('checkbox', { name: /شاليهات/ }).check();
      await page.getByLabel('الإمارة').selectOption('fujairah');
      await page.getByRole('radio', { name: /أقل من 2,000/ }).check();
      await page.getByRole('checkbox', { name: /10 إلى 15/ }).check();
      await page.getByRole('radio', { name: /بدون تأمين/ }).check();
      await page.waitForURL(/insurance=none/);
      await expectSound(page, 'ar');
      await page.getByRole('button', { name: /عرض/ }).click();
      const card = page.getByRole('link', { name: NAME.ar }).first();
      await card.waitFor();
      expect(new URL(page.url()).searchParams.get('emirate')).toBe('fujairah');

      // The map stands over the list, and goes again.
      await page.getByRole('link', { name: 'الخريطة' }).click();
      await page.getByRole('link', { name: 'القائمة' }).click();

      await page.getByRole('button', { name: `حفظ ${NAME.ar}` }).click();
      expect(await page.evaluate(() => localStorage.getItem('rawnaq.stays.favourites'))).toContain(uniqueId);
      await card.click();
      await page.getByRole('heading', { level: 1, name: NAME.ar }).waitFor();
      await expectSound(page, 'ar');
      expect(await page.getByRole('link', { name: /اتصال/ }).getAttribute('href')).toBe('tel:+971501112233');
      expect(await page.getByRole('link', { name: 'واتساب', exact: true }).getAttribute('href')).toContain(
        'https://wa.me/971501112233',
      );
      await page.getByRole('button', { name: 'إرسال الطلب' }).waitFor();
    },
    { size: PHONE },
  );
});

it('filters stand in the address: reload and the way back show the same', async () => {
  await publishChalet();
  await visit('en', async (page) => {
    await page.goto('/en/search');
    await settled(page);
    await page.getByRole('checkbox', { name: /Chalets/ }).check();
    await page.waitForURL(/type=chalet/);
    await page.getByRole('heading', { level: 1, name: /chalet/ }).waitFor();
    await page.getByLabel('Emirate').selectOption('fujairah');
    await page.waitForURL(/emirate=fujairah/);
    await page.getByRole('link', { name: 'Remove: Fujairah' }).waitFor();
    await expectSound(page, 'en');

    await page.reload();
    await page.getByRole('link', { name: 'Remove: Fujairah' }).waitFor();
    expect(await page.getByLabel('Emirate').inputValue()).toBe('fujairah');

    await page.goBack();
    await page.waitForURL(/type=chalet$/);
    await page.getByRole('link', { name: 'Remove: Fujairah' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Emirate').inputValue()).toBe('');

    await page.getByLabel('Search', { exact: true }).first().fill('سيجي');
    await page.getByRole('link', { name: NAME.en }).first().waitFor();
    await page.getByLabel('Search', { exact: true }).first().fill('nowhere at all');
    await page.getByRole('heading', { level: 1, name: 'No matching results' }).waitFor();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.getByRole('link', { name: NAME.en }).first().click();
    await page.getByRole('heading', { level: 1, name: NAME.en }).waitFor();
    await page.getByText('Free nights').waitFor();
    await expectSound(page, 'en');
  });
});
