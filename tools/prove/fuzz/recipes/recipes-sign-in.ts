import { DEMO_PASSWORD } from '../../../../apps/server/src/demo/texts/demo-logins';
import type { Kitchen, Recipe } from '../planner';
import { letters } from '../pools';

const CASHIER = 'cashier@glow.demo';
const MANAGER = 'manager@rawnaq.demo';
const KEEPS_PASSWORD = 'reception@glow.demo';
const STAYS = 'owner@stays.demo';
const OTHER_PASSWORD = 'seven blue kettles';

const password = async () => ({ password: DEMO_PASSWORD });
const changed =
  (as: string): Recipe =>
  async () => ({
    as,
    current_password: DEMO_PASSWORD,
    password: OTHER_PASSWORD,
  });
const login =
  (username: string): Recipe =>
  async () => ({
    username,
    password: DEMO_PASSWORD,
    end_other_session: true,
    totp: undefined,
  });

/** The newest message of a kind, as its reader gets it. */
export const lastMessage = ({ one }: Pick<Kitchen, 'one'>, template: string): Promise<string | undefined> =>
  one<string>('select body from messages where template = $1 order by id desc limit 1', [template]);

/** Asking again within the minute would be refused. */
const forget = ({ rows }: Kitchen): Promise<unknown> => rows('delete from throttle_buckets');

const code =
  (area: string, username: string): Recipe =>
  async (kitchen) => {
    await forget(kitchen);
    await kitchen.ask(area, 'forgot_password', { username, channel: 'whatsapp' });
    return { username, code: /\d{6}/.exec((await lastMessage(kitchen, 'reset-code')) ?? '')?.[0] };
  };
const link =
  (area: string, username: string): Recipe =>
  async (kitchen) => {
    await kitchen.ask(area, 'forgot_password', { username, channel: 'email' });
    const token = /reset-password\/(\S+)/.exec((await lastMessage(kitchen, 'reset-link')) ?? '')?.[1];
    return { token: decodeURIComponent(token ?? ''), password: OTHER_PASSWORD };
  };

const registered: Recipe = async (kitchen) => {
  await forget(kitchen);
  const number = kitchen.random.between(1_000_000, 9_999_999);
  const { request } = await kitchen.ask('merchant', 'register', {
    english_name: `Salon ${letters(number)}`,
    arabic_name: 'صالون جديد',
    business_type: 'women_salon',
    country: 'AE',
    owner_name: 'Noor Ali',
    email: `new${number}@example.com`,
    mobile: `+97155${number}`,
    password: OTHER_PASSWORD,
    accept_terms: true,
  });
  return { unique_id: (request as { unique_id?: string } | undefined)?.unique_id ?? 'none' };
};
const ownMobile: Recipe = async (kitchen) => {
  await forget(kitchen);
  // Other calls may have changed it a moment ago.
  await kitchen.rows(
    'update users set password_hash = (select u.password_hash from users u where u.email = $1) where email = $2',
    [KEEPS_PASSWORD, STAYS],
  );
  return { mobile: `+97155${kitchen.random.between(1_000_000, 9_999_999)}`, password: DEMO_PASSWORD };
};
const ownMobileCode =
  (area: string): Recipe =>
  async (kitchen) => {
    const { mobile } = await ownMobile(kitchen);
    await kitchen.ask(area, 'own_mobile/ask_code', { mobile, password: DEMO_PASSWORD });
    return { mobile, code: /\d{6}/.exec((await lastMessage(kitchen, 'mobile-code')) ?? '')?.[0] };
  };

export const signInRecipes: Record<string, Recipe> = {
  'merchant login': login(CASHIER),
  'manager login': login(MANAGER),
  'properties login': login(STAYS),
  unlock: password,
  'merchant change_password': changed(CASHIER),
  'manager change_password': changed(MANAGER),
  'properties change_password': changed(STAYS),
  'merchant forgot_password/verify_code': code('merchant', '1001'),
  'manager forgot_password/verify_code': code('manager', MANAGER),
  'properties forgot_password/verify_code': code('properties', STAYS),
  'merchant reset_password': link('merchant', CASHIER),
  'manager reset_password': link('manager', MANAGER),
  'properties reset_password': link('properties', STAYS),
  'merchant own_mobile/ask_code': ownMobile,
  'properties own_mobile/ask_code': ownMobile,
  'merchant own_mobile/change': ownMobileCode('merchant'),
  'properties own_mobile/change': ownMobileCode('properties'),
  'register/resend_code': async (kitchen) => {
    const { unique_id } = await registered(kitchen);
    await forget(kitchen);
    return { unique_id };
  },
  'register/verify': async (kitchen) => {
    const { unique_id } = await registered(kitchen);
    return { unique_id, code: /\d{6}/.exec((await lastMessage(kitchen, 'registration-code')) ?? '')?.[0] };
  },
};
