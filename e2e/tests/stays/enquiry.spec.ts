import type { Page } from 'playwright-core';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { expect, it } from 'vitest';
import { ask, comeIn, messageTo, tokenOf } from '../../sandbox';
import { expectSound } from '../../soundness';
import { baseUrl, ownAddress, PHONE, settled, visit } from '../../visit';

const OWNER = 'owner@stays.demo';
const RENTER = '+971504821977';
const NAME = 'نورة العلي';

/** A place of the demo's owner that the world sees. */
async function addListedPlace(page: Page): Promise<{ id: number; unique_id: string }> {
  const token = await tokenOf('properties', OWNER);
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')!.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(drawn, 'base64')], { type: 'image/png' }), 'place.png');
  const upload = await fetch(`${baseUrl}/api/properties/uploads/add_image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...ownAddress() },
    body: form,
  });
  const { id: image } = (await upload.json()) as { id: number };
  const body = {
    type: 'chalet',
    emirate: 4,
    mobile: '+971501112233',
    english_name: 'Ghaf Chalet',
    arabic_name: 'شاليه الغاف',
    arabic_description: 'مسبح مدفأ بين الجبال',
    capacity: 10,
    weekday_price: 145_000,
    image_ids: [image],
  };
  const added = await ask<{ id: number; version: number }>('properties', 'properties/add', { token, body });
  const sent = await ask<{ id: number; version: number }>('properties', 'properties/send', { token, body: added });
  const staff = await tokenOf('manager', 'manager@rawnaq.demo');
  const waiting = await ask<{ records: { id: number; account_id: number }[] }>(
    'manager',
    'check_entries/added_properties/get_records',
    { token: staff },
  );
  const { account_id } = waiting.records.find(({ id }) => id === sent.id)!;
  await ask('manager', 'check_entries/properties/approve', { token: staff, body: { account_id, ...sent } });
  const { record } = await ask<{ record: { id: number; unique_id: string } }>(
    'properties',
    `properties/get_record?id=${sent.id}`,
    { token },
  );
  return record;
}

it('a renter asks on a phone in Arabic, is offered a stay, accepts twice, and the nights are taken once', async () => {
  const since = new Date();
  const today = todayIn(since, 'Asia/Dubai');
  const [arrival, leaving] = [addDays(today, 20), addDays(today, 22)];
  let place = { id: 0, unique_id: '' };
  let link = '';
  await visit(
    'ar',
    async (page) => {
      await page.goto('/ar');
      place = await addListedPlace(page);
      // An empty form comes back with what is missing: it needs neither a script nor the page of the place.
      await page.evaluate((id) => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: `/ar/property/${id}/enquiry`,
        });
        document.body.append(form);
        form.submit();
      }, place.unique_id);
      await page.getByRole('alert').waitFor();
      await expectSound(page, 'ar');
      await page.getByLabel('الاسم').fill(NAME);
      await page.getByLabel('الجوال').fill('٠٥٠ ٤٨٢ ١٩٧٧');
      await page.getByLabel('الوصول').fill(arrival);
      await page.getByLabel('المغادرة').fill(leaving);
      await page.getByLabel('عدد الأشخاص').fill('٤');
      await page.getByLabel('رسالتك').fill('هل المسبح مدفأ؟');
      await page.getByRole('button', { name: 'إرسال الطلب' }).click();
      await page.getByRole('heading', { name: 'طلبك عند صاحب الوحدة' }).waitFor();
      await expectSound(page, 'ar');
      link = new URL(page.url()).pathname;
    },
    { size: PHONE },
  );
  expect((await messageTo(RENTER, 'stay-received', since)).body).toContain(link);
  expect((await messageTo(OWNER, 'stay-asked', since)).body).toContain(NAME);

  await visit('en', async (page) => {
    await comeIn(page, 'properties', OWNER);
    await page.goto('/en/merchant/stays-enquiries');
    await settled(page);
    await page.getByText(NAME).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('هل المسبح مدفأ؟').waitFor();
    await expectSound(page, 'en');
    await drawer.getByRole('button', { name: 'Send an offer' }).click();
    await drawer.getByText('Your usual price').waitFor();
    await drawer.getByRole('button', { name: 'Send the offer' }).click();
    await page.getByText('Offer sent').first().waitFor();
  });
  expect((await messageTo(RENTER, 'stay-offered', since)).body).toContain('2,900.00');

  await visit(
    'ar',
    async (page) => {
      await page.goto(link);
      await expectSound(page, 'ar');
      await page.getByRole('button', { name: 'قبول العرض' }).dblclick();
      await page.getByRole('heading', { name: 'تم تأكيد إقامتك' }).waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );
  await messageTo(RENTER, 'stay-confirmed', since);
  expect((await messageTo(OWNER, 'stay-accepted', since)).body).toContain(RENTER);
  const token = await tokenOf('properties', OWNER);
  const { nights } = await ask<{ nights: { kind: string; arrives_on: string; title: string }[] }>(
    'properties',
    `stays/calendar?property_id=${place.id}&month=${arrival}`,
    { token },
  );
  expect(nights).toEqual([expect.objectContaining({ kind: 'stay', arrives_on: arrival, title: NAME })]);

  await visit(
    'ar',
    async (page) => {
      await comeIn(page, 'properties', OWNER);
      await page.goto(`/ar/merchant/stays-calendar?open=${place.id}&month=${arrival.slice(0, 7)}`);
      await settled(page);
      await page
        .getByRole('button', { name: new RegExp(NAME) })
        .first()
        .waitFor();
      await expectSound(page, 'ar');
      await page
        .getByRole('button', { name: /حجب هذه الليلة/ })
        .first()
        .click();
      await page.getByLabel('ملاحظة').fill('صيانة');
      await page.getByRole('dialog').getByRole('button', { name: 'حجب أيام' }).click();
      await page.getByText('تم حجب الليالي').first().waitFor();
    },
    { size: PHONE },
  );
});
