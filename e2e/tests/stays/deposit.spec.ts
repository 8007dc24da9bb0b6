import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { expect, it } from 'vitest';
import { ask, comeIn, messageTo, tokenOf } from '../../sandbox';
import { expectSound } from '../../soundness';
import { baseUrl, ownAddress, PHONE, settled, visit } from '../../visit';

const OWNER = 'owner@stays.demo';
const RENTER = '+971504821988';
const NAME = 'شمسة الكتبي';

type Place = { id: number; unique_id: string };
type Taken = { nights: { arrives_on: string; leaves_on: string }[]; elsewhere: Taken['nights'] };

/** A place of the demo's owner that the world sees, and two nights nobody has. */
async function findNights(): Promise<{ place: Place; arrival: string; leaving: string }> {
  const token = await tokenOf('properties', OWNER);
  const { records } = await ask<{ records: (Place & { standing: string })[] }>('properties', 'properties/get_records', {
    token,
  });
  const place = records.find(({ standing }) => standing === 'published') ?? records[0]!;
  const first = addDays(todayIn(new Date(), 'Asia/Dubai'), 200);
  const { nights, elsewhere } = await ask<Taken>(
    'properties',
    `stays/calendar?property_id=${place.id}&month=${first}`,
    { token },
  );
  let arrival = first;
  const isTaken = (day: string) =>
    [...nights, ...elsewhere].some((one) => one.arrives_on < addDays(day, 2) && day < one.leaves_on);
  while (isTaken(arrival)) arrival = addDays(arrival, 1);
  return { place, arrival, leaving: addDays(arrival, 2) };
}

it('a renter pays the deposit on a phone in Arabic, the stay is hers, and its owner gives the money back', async () => {
  const since = new Date();
  const { place, arrival, leaving } = await findNights();
  // As the form of the place sends it: what follows is written in the language she asked in.
  const asked = await fetch(`${baseUrl}/ar/property/${place.unique_id}/enquiry`, {
    method: 'POST',
    redirect: 'manual',
    headers: ownAddress(),
    body: new URLSearchParams({ name: NAME, mobile: RENTER, arrives_on: arrival, leaves_on: leaving, people: '2' }),
  });
  const link = asked.headers.get('location')!.split('?')[0]!;

  // The owner asks for a deposit with the offer.
  await visit(
    'ar',
    async (page) => {
      await comeIn(page, 'properties', OWNER);
      await page.goto('/ar/merchant/stays-payment-gateway');
      await settled(page);
      await page.getByRole('button', { name: 'اختبار الاتصال' }).click();
      await page.getByText('المدفوعات تجريبية').waitFor();
      await expectSound(page, 'ar');
      await page.goto('/ar/merchant/stays-enquiries');
      await settled(page);
      await page.getByText(NAME).first().click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'إرسال عرض' }).click();
      await drawer.getByLabel('السعر لجميع الليالي').fill('2000');
      await drawer.getByLabel('العربون (اختياري)').fill('500');
      await expectSound(page, 'ar');
      await drawer.getByRole('button', { name: 'إرسال العرض' }).click();
      await page.getByText('تم إرسال العرض').first().waitFor();
    },
    { size: PHONE },
  );
  expect((await messageTo(RENTER, 'stay-offered-deposit', since)).body).toContain('500.00');

  // One payment is declined, the next one confirms the stay.
  await visit(
    'ar',
    async (page) => {
      await page.goto(link);
      await expectSound(page, 'ar');
      await page.getByRole('link', { name: /قبول ودفع/ }).click();
      await page.waitForURL(/\/pay\/sandbox\//);
      await page.locator('button[value="decline"]').click();
      await page.getByText('رُفضت عملية الدفع الأخيرة').waitFor();
      await page.getByRole('link', { name: /قبول ودفع/ }).click();
      await page.waitForURL(/\/pay\/sandbox\//);
      await page.locator('button[value="pay"]').click();
      await page.getByRole('heading', { name: 'تم تأكيد إقامتك' }).waitFor();
      await page.getByText('مدفوع', { exact: true }).waitFor();
      await expectSound(page, 'ar');
      // Back to the page of the gateway: there is nothing left to pay.
      await page.goBack();
      await page.goto(link);
      await page.getByRole('heading', { name: 'تم تأكيد إقامتك' }).waitFor();
    },
    { size: PHONE },
  );
  await messageTo(RENTER, 'stay-deposit-received', since);
  expect((await messageTo(OWNER, 'stay-accepted', since)).body).toContain(RENTER);

  // The renter calls it off; the owner returns the deposit.
  await visit(
    'ar',
    async (page) => {
      await page.goto(link);
      await page.getByText('إلغاء إقامتي').click();
      await page.getByRole('button', { name: 'نعم، إلغاء الإقامة' }).click();
      await page.getByRole('heading', { name: 'تم إلغاء هذه الإقامة بطلبك' }).waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );
  await visit(
    'ar',
    async (page) => {
      await comeIn(page, 'properties', OWNER);
      await page.goto('/ar/merchant/stays-enquiries');
      await settled(page);
      await page.getByText(NAME).first().click();
      const drawer = page.getByRole('dialog').first();
      await drawer.getByText('ألغاها المستأجر').waitFor();
      await expectSound(page, 'ar');
      await drawer.getByRole('button', { name: 'إعادة العربون' }).click();
      const question = page.getByRole('dialog', { name: 'إعادة العربون؟' });
      await question.getByRole('button', { name: 'إعادة العربون' }).click();
      await page
        .getByText(/تجري إعادة|^أُعيد$/)
        .first()
        .waitFor();
      await drawer.getByText('السجل', { exact: true }).click();
      await drawer.getByText('إعادة العربون').first().waitFor();
      await expectSound(page, 'ar');
    },
    { size: PHONE },
  );
  await messageTo(RENTER, 'stay-deposit-returned', since);
});
