import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { carry, tokenOf } from '../sandbox';
import { expectSound } from '../soundness';
import { baseUrl, PHONE, settled, visit } from '../visit';

/** A browser whose push service is nowhere: it gives an address and keys, as a real one does. */
async function bringPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: baseUrl });
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    ({ endpoint, given }) => {
      let key: string | null = null;
      const subscription = () => ({
        endpoint,
        options: {
          applicationServerKey: Uint8Array.from(atob(key!.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
            letter.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint, keys: given }),
        unsubscribe: async () => {
          key = null;
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async (wanted: { applicationServerKey: string }) => {
          key = wanted.applicationServerKey;
          return subscription();
        },
        getSubscription: async () => (key === null ? null : subscription()),
      });
    },
    { endpoint: `https://push.example/${randomBytes(8).toString('hex')}`, given: keys },
  );
}

/** What the push service hands to the browser while nobody looks. */
async function deliver(context: BrowserContext, page: Page, told: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const standing = registrations.find(({ isDeleted }) => !isDeleted);
      if (standing) resolve(standing.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: baseUrl,
    registrationId: await known,
    data: JSON.stringify(told),
  });
  await devtools.detach();
}

describe('notifications', () => {
  it('are turned on for a phone, shown there, and open their record', async () => {
    await visit(
      'ar',
      async (page, context) => {
        const token = await tokenOf('merchant', 'owner@glow.demo');
        await carry(page, 'merchant', token);
        await bringPush(page);
        await page.goto('/ar/merchant/notifications');
        await settled(page);
        await expectSound(page, 'ar');
        await page.getByRole('tab', { name: 'الإعدادات' }).click();
        await page.getByRole('button', { name: 'تفعيل على هذا الجهاز' }).click();
        await page.getByText('هذا الجهاز ·').waitFor();
        await settled(page);
        await expectSound(page, 'ar');
        // Nothing of the app stands under the worker.
        expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

        const url = '/ar/merchant/suggestions';
        const told = { title: 'نقص المخزون', body: 'زيت', tag: '1-1', language: 'ar', url };
        const shown = () =>
          page.evaluate(async () => {
            const [registration] = await navigator.serviceWorker.getRegistrations();
            const found = (await registration?.getNotifications()) ?? [];
            return found.map(({ title, dir }) => [title, dir]);
          });
        // A message can be lost before the worker has it, and a notification goes by itself: it is sent until it is
        // seen. The same one sent twice is shown once.
        await deliver(context, page, told);
        await expect
          .poll(
            async () => {
              await deliver(context, page, told);
              return shown();
            },
            { interval: 500 },
          )
          .toEqual([['نقص المخزون', 'rtl']]);
        const [worker] = context.serviceWorkers();
        await worker!.evaluate(`openPage('${url}')`);
        await page.waitForURL(`**${url}`);

        await page.goto('/ar/merchant/notifications?tab=settings');
        await page.getByText('هذا الجهاز ·').waitFor();
        await page.getByRole('button', { name: /^حذف Chrome/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
        await page.getByText('لا يوجد جهاز بعد').waitFor();
      },
      { size: PHONE, window: true },
    );
  });
});
