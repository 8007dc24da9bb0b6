import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { createHmac } from 'node:crypto';
import type { Kitchen, Recipe } from '../planner';

const SECRET = 'a secret of the app';
const { active } = whatsappPackageStates.codes;
type Where = { area: 'merchant' | 'manager'; path: 'whatsapp' | 'main_whatsapp' };

/** A line in the sandbox, up and not paused. */
async function connected(kitchen: Kitchen, { area, path }: Where): Promise<void> {
  await kitchen.rows(
    'update accounts set whatsapp_package_status = $2, whatsapp_package_ends_on = null where id = $1',
    [kitchen.account, active],
  );
  await kitchen.ask(area, `${path}/connect`, { provider: 'sandbox' });
  await kitchen.rows('update whatsapp_connections set paused_at = null where account_id = $1', [
    area === 'merchant' ? kitchen.account : 0,
  ]);
  await kitchen.ask(area, `${path}/refresh`, {});
}

/** Each call finds the allowance of a person who has not tried before. */
const unhurried = (kitchen: Kitchen): Promise<object[]> =>
  kitchen.rows("delete from throttle_buckets where bucket in ('line-test', 'whatsapp-connect', 'whatsapp-ask')");

const atLine =
  (where: Where, more: (kitchen: Kitchen) => Promise<object> = async () => ({})): Recipe =>
  async (kitchen) => {
    await unhurried(kitchen);
    await connected(kitchen, where);
    return { ...(await more(kitchen)) };
  };

const linesAt = (where: Where): Record<string, Recipe> => ({
  [`${where.path}/connect`]: atLine(where, async () => ({
    provider: 'sandbox',
    token: undefined,
    app_secret: undefined,
  })),
  [`${where.path}/code`]: atLine(where),
  [`${where.path}/refresh`]: atLine(where),
  [`${where.path}/disconnect`]: atLine(where),
  [`${where.path}/pause`]: atLine(where),
  [`${where.path}/resume`]: atLine(where, (kitchen) =>
    kitchen.ask(where.area, `${where.path}/pause`, {}).then(() => ({})),
  ),
  [`${where.path}/test`]: atLine(where, async () => ({ to: '+971501234567' })),
});

export const linesRecipes: Record<string, Recipe> = {
  ...linesAt({ area: 'merchant', path: 'whatsapp' }),
  ...linesAt({ area: 'manager', path: 'main_whatsapp' }),
  'settings/email/test': async (kitchen) => {
    await unhurried(kitchen);
    await kitchen.ask('merchant', 'settings/email/save', { ...MAIL, is_active: false });
    return { to: 'noura@example.com' };
  },
  'settings/sms/test': async (kitchen) => {
    await unhurried(kitchen);
    await kitchen.ask('merchant', 'settings/sms/save', { is_active: false, provider: 'unifonic', sender: 'GLOW' });
    return { to: '+971501234567' };
  },
  'addon_services/whatsapp_packages/set': async (kitchen) => ({
    account_id: kitchen.account,
    status: (await kitchen.one('select whatsapp_package_status from accounts where id = $1')) ?? active,
    ends_on: null,
    package_id: null,
    messages_left: null,
  }),
  'settings/platform_email/save': async () => ({
    is_active: false,
    host: 'smtp.example.com',
    from_email: 'a@x.example',
  }),
  'settings/platform_email/test': async (kitchen) => {
    await unhurried(kitchen);
    return { to: 'a@x.example' };
  },
  /** Asked whether it is ours, and told something, at the same address. */
  'webhooks/whatsapp/:token': async (kitchen) => {
    await unhurried(kitchen);
    await connected(kitchen, { area: 'merchant', path: 'whatsapp' });
    await kitchen.ask('merchant', 'whatsapp/connect', {
      provider: 'cloud',
      phone_number_id: '555',
      waba_id: '777',
      token: 'a token',
      app_secret: SECRET,
    });
    const { webhook_url, verify_token } = await kitchen.ask('merchant', 'whatsapp/get', {});
    const body = { object: 'whatsapp_business_account', entry: [], once: kitchen.random.between(1, 1e9) };
    return {
      token: tokenIn(webhook_url),
      'hub.mode': 'subscribe',
      'hub.verify_token': verify_token,
      'hub.challenge': '1158201444',
      body,
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${createHmac('sha256', SECRET).update(JSON.stringify(body)).digest('hex')}`,
      },
    };
  },
  'webhooks/sms/:token': async (kitchen) => {
    const { webhook_url } = await kitchen.ask('merchant', 'whatsapp/get', {});
    return {
      token: tokenIn(webhook_url),
      body: { MessageID: kitchen.random.between(1, 1e9), Status: 'Delivered' },
      headers: { 'content-type': 'application/json' },
    };
  },
};

const MAIL = { mailer: 'smtp', port: 587, encryption: 'tls' };
const tokenIn = (url: unknown): string => /([0-9a-z]{1,12}-[\w-]+)$/.exec(String(url ?? ''))?.[1] ?? '1-none';
