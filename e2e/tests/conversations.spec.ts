import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { carry, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { settled, visit } from '../visit';

/** What the salon has answered on the simulated phone. */
const answers = (phone: Page) => phone.getByRole('log').locator('> div:not([data-mine]) > [dir="auto"]');

describe('a customer on the simulated phone', () => {
  it('books in Arabic, then wants a person, whom the desk sees and answers', () =>
    visit('ar', async (phone) => {
      const manager = await tokenOf('manager', 'manager@rawnaq.demo');
      await carry(phone, 'manager', manager);
      await phone.goto('/ar/manager/technical/bot-simulator');
      await settled(phone);
      const say = async (text: string) => {
        await phone.getByLabel('اكتب كعميل').fill(text);
        await phone.getByRole('button', { name: 'إرسال', exact: true }).click();
      };
      const options = phone.getByRole('log').getByRole('button');
      /** What is pressed belongs to the newest answer: an older one is out of date before it is read. */
      const answered = async (act: () => Promise<void>) => {
        const before = await answers(phone).count();
        await act();
        await expect.poll(() => answers(phone).count()).toBeGreaterThan(before);
        await expect.poll(() => options.count()).toBeGreaterThan(0);
      };
      const press = async (name: string) => options.getByText(name, { exact: true }).first().click();
      await answered(() => say('السلام عليكم'));
      await answered(() => press('حجز موعد'));
      // An offer or a reminder may come in between.
      const booked = answers(phone).filter({ hasText: 'تم الحجز' });
      for (let step = 0; step < 8 && (await booked.count()) === 0; step += 1)
        await answered(() => options.first().click());
      expect(await booked.count()).toBe(1);
      await expectSound(phone, 'ar');
      await press('التحدث مع موظف');
      await phone.getByRole('log').getByText('حوّلت محادثتك').waitFor();

      await visit('ar', async (desk) => {
        const token = await tokenOf('merchant', 'reception@glow.demo');
        await carry(desk, 'merchant', token);
        await desk.goto('/ar/merchant/customers/conversations');
        await settled(desk);
        await desk.getByRole('region', { name: 'المحادثات' }).getByRole('listitem').first().getByRole('button').click();
        await desk.getByText('طلب التحدث مع موظف').last().waitFor();
        await desk.getByLabel('رسالتك').fill('أهلًا، معك الاستقبال.');
        await desk.keyboard.press('Enter');
        await desk.getByText('معك الآن').waitFor();
        await expectSound(desk, 'ar');
      });
      await phone.getByRole('log').getByText('أهلًا، معك الاستقبال.').waitFor();
    }));
});
