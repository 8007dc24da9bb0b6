import type { Page } from 'playwright-core';

/** Up and down across the pad. */
export async function drawSignature(page: Page): Promise<void> {
  await page.locator('[data-pad]').scrollIntoViewIfNeeded();
  const box = (await page.locator('[data-pad]').boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(box.x + 30 + step * 6, box.y + 60 + 25 * Math.sin(step / 2));
  await page.mouse.up();
}
