import type { Page } from 'playwright-core';
import { ask, tokenOf } from './sandbox';

type Named = { id: number; english_name: string; arabic_name: string; price: number };
export type Shelf = {
  today: string;
  services: (Named & { employees: number[] })[];
  products: (Named & { barcode: string; quantity: number })[];
  offers: (Named & { type: number; services: number[] })[];
};

/** What a till of the salon offers, and somebody to sell it to. */
export async function openSalon(username: string) {
  const token = await tokenOf('merchant', username);
  const shelf = await ask<Shelf>('merchant', 'till/catalogue', { token });
  const { records } = await ask<{ records: { id: number; name: string; mobile: string; status: number }[] }>(
    'merchant',
    'customers/get_records?page_size=50',
    { token },
  );
  return { token, shelf, customers: records.filter(({ status }) => status === 1) };
}

/** A keyboard wedge on an Arabic layout: the places of the keys are those of the digits, their signs are not. */
export async function scan(page: Page, barcode: string): Promise<void> {
  await page.evaluate((digits) => {
    const target = document.activeElement ?? document.body;
    const press = (code: string, key: string) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    for (const digit of digits) press(`Digit${digit}`, '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    press('Enter', 'Enter');
  }, barcode);
}

/** As fingers type: slower than a scanner. */
export async function typeSlowly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 60 });
}

export const linesOf = (page: Page) => page.locator('[data-line]');
