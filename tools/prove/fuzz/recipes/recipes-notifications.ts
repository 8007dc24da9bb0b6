import { createECDH } from 'node:crypto';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

/** A browser nobody has met, at an address where nobody is. */
function newBrowser({ random }: Kitchen): Values {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const auth = Buffer.alloc(16, random.between(0, 255)).toString('base64url');
  return { endpoint: `https://push.example/${random.between(0, 9_999_999)}`, p256dh, auth };
}

const NEWEST = {
  merchant: 'select max(id) from push_devices where account_id = $1',
  manager: 'select max(id) from push_devices where account_id = 0',
  properties: `
    select max(d.id) from push_devices d join users u on u.account_id = d.account_id
    where u.email = 'owner@stays.demo'`,
};

const inArea = (area: 'merchant' | 'manager' | 'properties', type: string): Record<string, Recipe> => ({
  [`${area} notifications/save_settings`]: async () => ({ type }),
  [`${area} notifications/add_device`]: async (kitchen) => newBrowser(kitchen),
  [`${area} notifications/remove_device`]: async (kitchen) => {
    await kitchen.ask(area, 'notifications/add_device', newBrowser(kitchen));
    return { id: await kitchen.one(NEWEST[area], area === 'merchant' ? undefined : []) };
  },
});

export const notificationRecipes: Record<string, Recipe> = {
  ...inArea('merchant', 'complaints'),
  ...inArea('manager', 'js-errors'),
  ...inArea('properties', 'own-properties'),
};
