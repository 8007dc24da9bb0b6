import { appointmentErrors } from '@rawnaq/domain/appointments/appointment.errors';
import { describe, expect, it } from 'vitest';
import {
  bookFor,
  calendarOf,
  drag,
  freeDay,
  lineOf,
  openDay,
  pointsAt,
  until,
  type Point,
  type Visit,
} from '../calendar';
import { ask, carry } from '../sandbox';
import { expectSound } from '../soundness';
import { DESK, expectInReach, inTurn, LANGUAGES, PHONE, settled, visit } from '../visit';

const words = {
  book: { en: 'Book appointment', ar: 'تأكيد الحجز' },
  service: { en: 'Service 1', ar: 'الخدمة 1' },
  undo: { en: 'Undo', ar: 'تراجع' },
  move: { en: 'Move', ar: 'نقل' },
  newOne: { en: 'New appointment', ar: 'موعد جديد' },
  views: { en: ['Month', 'Week'], ar: ['شهر', 'أسبوع'] },
  date: { en: /^Date/, ar: /^التاريخ/ },
  resized: { en: /^Now /, ar: /^أصبح / },
  checkIn: { en: 'Check in', ar: 'تسجيل الوصول' },
  otherDay: appointmentErrors.CHECK_IN_OTHER_DAY,
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  cancelNow: { en: 'Cancel appointment', ar: 'إلغاء الموعد' },
  needed: { en: 'Please enter a reason', ar: 'يرجى كتابة السبب' },
  reason: { en: 'Reason', ar: 'السبب' },
  block: { en: 'Block time', ar: 'إغلاق وقت' },
  prayer: { en: 'Prayer', ar: 'صلاة' },
  save: { en: /^Save/, ar: /^حفظ/ },
  open: { en: 'Unblock', ar: 'فتح الوقت' },
  overlaps: { en: /^Overlaps /, ar: /^يتعارض مع موعد / },
} as const;

describe('at the desk and on a phone', () => {
  it.each([
    ...inTurn('en').map((language) => ({ language, size: DESK })),
    ...inTurn('ar').map((language) => ({ language, size: PHONE })),
  ])(
    'every view opens from every other, and what books is in reach, in $language at $size.width',
    ({ language, size }) =>
      visit(
        language,
        async (page) => {
          const day = await freeDay();
          await carry(page, 'merchant', day.token);
          await page.goto(`/${language}/merchant/appointments?view=week&date=${day.date}`);
          for (const place of [1, 2]) await page.getByRole('tab').nth(place).click();
          for (const view of words.views[language]) {
            await page.getByText(view, { exact: true }).click();
            await settled(page);
          }
          await openDay(page, language, day);
          if (size === DESK) {
            const [at] = (await pointsAt(page, day, [day.first.id, 15 * 60 + 5])) as [Point];
            await page.mouse.click(at.x, at.y);
          } else await page.getByRole('button', { name: words.newOne[language] }).click();
          const drawer = page.getByRole('dialog', { name: words.newOne[language] });
          await expectInReach(page, drawer.getByRole('button', { name: words.book[language] }));
          // Escape closes what was opened last, and nothing else.
          await drawer.getByRole('button', { name: words.date[language] }).click();
          const days = page.getByRole('dialog', { name: words.date[language] });
          await days.waitFor();
          await page.keyboard.press('Escape');
          await days.waitFor({ state: 'hidden' });
          await expectInReach(page, drawer.getByRole('button', { name: words.book[language] }));
        },
        { size },
      ),
  );
});

describe('the day at the desk', () => {
  it.each(LANGUAGES)('a visit is drawn on the calendar and booked in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await openDay(page, language, day);
      const [from] = (await pointsAt(page, day, [day.first.id, 14 * 60 + 5])) as [Point];
      const quarter = await page
        .locator('[data-column]')
        .first()
        .evaluate((column) => parseFloat(getComputedStyle(column.closest('[role="region"]')!).getPropertyValue('--q')));
      await drag(page, from, { x: from.x, y: from.y + 3 * quarter });
      await page.mouse.up();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox').first().fill(day.customers[0]!.mobile.slice(-7));
      await drawer.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await drawer
        .getByRole('combobox', { name: words.service[language], exact: true })
        .fill(language === 'ar' ? day.service.arabic_name : day.service.english_name);
      await page.getByRole('option').first().click();
      await expectSound(page, language);
      await drawer.getByRole('button', { name: words.book[language] }).click();
      await drawer.waitFor({ state: 'hidden' });
      const card = page.locator(`[data-column="${day.first.id}@${day.date}"] [role="button"][data-item]`);
      await card.waitFor();
      const { appointments } = await calendarOf(day.token, day.date);
      expect(appointments.map(({ lines }) => [lines[0]!.employee_id, lines[0]!.start])).toEqual([
        [day.first.id, 14 * 60],
      ]);
    }),
  );

  it.each(LANGUAGES)(
    'it is dragged to a colleague, made longer and put back, and another desk sees it in %s',
    (language) =>
      visit(language, async (page) => {
        const day = await freeDay();
        const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
        await openDay(page, language, day);
        await visit(language, async (other) => {
          await openDay(other, language, day);
          await drag(
            page,
            ...((await pointsAt(page, day, [day.first.id, 13 * 60 + 20], [day.second.id, 14 * 60 + 35])) as [
              Point,
              Point,
            ]),
          );
          await page.mouse.up();
          // The customer is told of another time: asked before it is done.
          await page.getByRole('dialog').getByRole('button', { name: words.move[language], exact: true }).click();
          await page.getByRole('button', { name: words.undo[language] }).waitFor();
          await until(async () => (await lineOf(day, id)).employee_id === day.second.id);
          expect(await lineOf(day, id)).toMatchObject({ start: 14 * 60 + 15, end: 15 * 60 + 15 });
          await other.locator(`[data-column="${day.second.id}@${day.date}"] [role="button"][data-item]`).waitFor();
        });

        const box = (await page
          .locator(`[data-column="${day.second.id}@${day.date}"] [role="button"][data-item]`)
          .boundingBox())!;
        const [bottom, quarter] = [{ x: box.x + box.width / 2, y: box.y + box.height - 3 }, box.height / 4];
        await drag(page, bottom, { x: bottom.x, y: bottom.y + 2 * quarter });
        await page.mouse.up();
        await until(async () => (await lineOf(day, id)).end === 15 * 60 + 45);
        // The earlier move may still be offered to be undone beside it.
        await page
          .getByRole('status')
          .filter({ hasText: words.resized[language] })
          .getByRole('button', { name: words.undo[language] })
          .click();
        await until(async () => (await lineOf(day, id)).end === 15 * 60 + 15);
      }),
  );

  it.each(LANGUAGES)('a place that is taken is refused before the drop in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
      await bookFor(day, 1, day.second.id, 14 * 60);
      await openDay(page, language, day);
      // Where a closed drawer leaves the focus: the press takes it from there.
      await page.locator('[role="button"][data-item]').nth(1).focus();
      await drag(
        page,
        // The very same minutes: beside them, the work of one may fall into what the other leaves to take effect.
        ...((await pointsAt(page, day, [day.first.id, 13 * 60 + 20], [day.second.id, 14 * 60 + 20])) as [Point, Point]),
      );
      await page.locator('[data-verdict="refused"]').waitFor();
      expect(await page.locator('[data-verdict="refused"] [data-time]').innerText()).toContain('2:00');
      await page.getByText(words.overlaps[language]).first().waitFor();
      await page.mouse.up();
      expect(await lineOf(day, id)).toMatchObject({ employee_id: day.first.id, start: 13 * 60 });
    }),
  );

  it.each(LANGUAGES)('the keyboard does it too in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      const { id } = await bookFor(day, 0, day.first.id, 13 * 60);
      await openDay(page, language, day);
      await page.locator('[role="button"][data-item]').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Escape');
      expect(await lineOf(day, id)).toMatchObject({ start: 13 * 60, end: 14 * 60 });
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Enter');
      await until(async () => (await lineOf(day, id)).start === 14 * 60);
      await page.locator('[role="button"][data-item]').first().focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Enter');
      await until(async () => (await lineOf(day, id)).end === 15 * 60 + 15);
    }),
  );

  it.each(LANGUAGES)('nobody is checked in on another day, and another one cancels with a reason in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await bookFor(day, 0, day.first.id, 13 * 60);
      const { id } = await bookFor(day, 1, day.first.id, 14 * 60);
      await openDay(page, language, day);
      await page.locator('[role="button"][data-item]').first().click();
      await page.getByRole('dialog').getByRole('button', { name: words.checkIn[language] }).click();
      await page.getByText(words.otherDay[language]).waitFor();
      await openDay(page, language, day);

      await page.locator('[role="button"][data-item]').nth(1).click();
      await page.getByRole('dialog').getByRole('button', { name: words.cancel[language], exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.cancelNow[language] }).click();
      await dialog.getByText(words.needed[language]).waitFor();
      await dialog.getByRole('textbox', { name: words.reason[language] }).fill('Travelling');
      await expectSound(page, language);
      await dialog.getByRole('button', { name: words.cancelNow[language] }).click();
      await dialog.waitFor({ state: 'hidden' });
      await until(async () => (await page.locator('[role="button"][data-item]').count()) === 1);
      const record = await ask<Visit>('merchant', `appointments/get_record?id=${id}`, { token: day.token });
      expect(record).toMatchObject({ outcome: 'cancelled', cancel_reason: 'Travelling' });
      const undo = page.getByRole('button', { name: words.undo[language], exact: true });
      await expectInReach(page, undo);
      await undo.click();
      await until(async () => (await page.locator('[role="button"][data-item]').count()) === 2);
    }),
  );

  it.each(LANGUAGES)('a time is blocked and opened again in %s', (language) =>
    visit(language, async (page) => {
      const day = await freeDay();
      await openDay(page, language, day);
      const [at] = (await pointsAt(page, day, [day.first.id, 15 * 60 + 5])) as [Point];
      await page.mouse.click(at.x, at.y, { button: 'right' });
      await page.getByRole('menuitem', { name: words.block[language] }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText(words.prayer[language], { exact: true }).click();
      await expectSound(page, language);
      await drawer.getByRole('button', { name: words.save[language] }).click();
      await drawer.waitFor({ state: 'hidden' });
      const card = page.locator(`[data-column="${day.first.id}@${day.date}"] [role="button"][data-item^="block"]`);
      await card.click();
      await page.getByRole('dialog').getByRole('button', { name: words.open[language] }).click();
      await card.waitFor({ state: 'hidden' });
      expect((await calendarOf(day.token, day.date)).blocks).toEqual([]);
    }),
  );
});
