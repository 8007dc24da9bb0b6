import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { describe, it } from 'vitest';
import { freeDay, until } from '../calendar';
import { ask, carry } from '../sandbox';
import { inTurn, visit } from '../visit';

const words = {
  all: { en: 'All requests', ar: 'كل الطلبات' },
  remove: { en: 'Remove', ar: 'إزالة' },
  undo: { en: 'Undo', ar: 'تراجع' },
  back: { en: 'Put back on the list', ar: 'إعادة إلى القائمة' },
  book: { en: 'Book', ar: 'حجز' },
  confirm: { en: 'Book appointment', ar: 'تأكيد الحجز' },
} as const;
type Wish = { id: number; status: string };

describe('the waiting list', () => {
  it.each(inTurn('ar'))('loses nobody by a slip of the finger, and is booked from, in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const customer = day.customers[0]!;
      const days = { from_date: day.date, to_date: day.date };
      const wish = { customer_id: customer.id, service_ids: [day.service.id], ...days };
      const { id } = await ask<{ id: number }>('merchant', 'waitlist/add', { token: day.token, body: wish });
      const state = async (): Promise<string | undefined> =>
        (
          await ask<{ records: Wish[] }>('merchant', 'waitlist/get_records?page_size=50', { token: day.token })
        ).records.find((one) => one.id === id)?.status;
      await carry(page, 'merchant', day.token);
      await page.goto(pathTo('merchant-appointments', language));
      await page.getByRole('button', { name: pageWords['waiting-list'][language] }).click();
      const drawer = page.getByRole('dialog');
      const shown = drawer.getByRole('listitem').filter({ hasText: customer.name }).last();
      await shown.getByRole('button', { name: words.remove[language] }).click();
      await until(async () => (await state()) === 'closed');
      await page.getByRole('button', { name: words.undo[language], exact: true }).click();
      await until(async () => (await state()) === 'waiting');
      await page.getByRole('link', { name: words.all[language] }).click();

      const row = page.locator('tbody tr').filter({ hasText: customer.name }).first();
      await row.locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: words.remove[language] }).click();
      await until(async () => (await state()) === 'closed');
      await page.getByRole('button', { name: words.undo[language], exact: true }).click();
      await until(async () => (await state()) === 'waiting');

      await row.locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: words.remove[language] }).click();
      await row.getByRole('button', { name: words.back[language] }).click();
      await until(async () => (await state()) === 'waiting');

      await row.locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: words.book[language] }).click();
      await page
        .getByRole('button', { name: /\d:\d\d/ })
        .first()
        .click();
      await page.getByRole('button', { name: words.confirm[language] }).click();
      await until(async () => (await state()) === 'booked');
    }),
  );
});
