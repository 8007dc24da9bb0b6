import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { settled, visit } from '../visit';

const LAST = { timeout: 30_000 };

/** What stands last on the simulated phone. */
const last = (phone: Page) => phone.getByRole('log').locator('[dir="auto"]').last();

describe('a customer on the simulated phone', () => {
  it('books in Arabic, then wants a person, whom the desk sees and answers', { timeout: 180_000 }, () =>
    visit('ar', async (phone) => {
      const manager = await tokenOf('manager', 'manager@rawnaq.demo');
      await phone.addInitScript((value) => localStorage.setItem('rawnaq.manager.token', value), manager);
      await phone.goto('/ar/manager/technical/bot-simulator');
      await settled(phone);
      const say = async (text: string) => {
        await phone.getByLabel('اكتب كعميل').fill(text);
        await phone.getByRole('button', { name: 'أرسل' }).click();
      };
      const press = async (name: string | RegExp) =>
        phone.getByRole('log').getByRole('button', { name }).first().click(LAST);
      await say('السلام عليكم');
      await press('حجز موعد');
      for (let step = 0; step < 8; step += 1) {
        await expect.poll(() => phone.getByRole('log').getByRole('button').count(), LAST).toBeGreaterThan(0);
        const text = await last(phone).innerText();
        if (text.includes('تم الحجز')) break;
        await phone.getByRole('log').getByRole('button').first().click();
        await expect.poll(() => last(phone).innerText(), LAST).not.toBe(text);
        await expect.poll(() => phone.getByRole('log').getByRole('button').count(), LAST).toBeGreaterThan(0);
      }
      expect(await last(phone).innerText()).toContain('تم الحجز');
      await expectSound(phone, 'ar');
      await press('التحدث مع موظف');
      await phone.getByRole('log').getByText('حوّلت محادثتك').waitFor(LAST);

      await visit('ar', async (desk) => {
        const token = await tokenOf('merchant', 'reception@glow.demo');
        await desk.addInitScript((value) => localStorage.setItem('rawnaq.merchant.token', value), token);
        await desk.goto('/ar/merchant/customers/conversations');
        await settled(desk);
        await desk.getByRole('region', { name: 'المحادثات' }).getByRole('listitem').first().getByRole('button').click();
        await desk.getByText('طلب التحدث مع موظف').last().waitFor();
        await desk.getByLabel('رسالتك').fill('أهلًا، معك الاستقبال.');
        await desk.keyboard.press('Enter');
        await desk.getByText('معك الآن').waitFor();
        await expectSound(desk, 'ar');
      });
      await phone.getByRole('log').getByText('أهلًا، معك الاستقبال.').waitFor(LAST);
    }),
  );
});
