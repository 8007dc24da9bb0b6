import { DEMO_PASSWORD } from '../../../../apps/server/src/demo/texts/demo-logins';
import type { Kitchen, Recipe } from '../planner';
import { letters } from '../pools';

const CASHIER = 'cashier@glow.demo';
const MANAGER = 'manager@rawnaq.demo';
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
const ownMobile = async (kitchen: Kitchen) => {
  await forget(kitchen);
  return { mobile: aNumber(kitchen), password: DEMO_PASSWORD };
};
const ownMobileCode: Recipe = async (kitchen) => {
  const { mobile } = await ownMobile(kitchen);
  await kitchen.ask('merchant', 'own_mobile/ask_code', { mobile, password: DEMO_PASSWORD });
  return { mobile, code: await codeTo(kitchen, mobile) };
};

/** The newest one: those before it are worth nothing any more. */
const codeTo = async ({ one }: Kitchen, mobile: string): Promise<string | undefined> =>
  /\d{6}/.exec(
    (await one<string>(
      "select body from messages where template = 'mobile-code' and recipient = $1 order by id desc limit 1",
      [mobile],
    )) ?? '',
  )?.[0];
const aNumber = ({ random }: Kitchen): string => `+97155${random.between(1_000_000, 9_999_999)}`;
const hostCode: Recipe = async (kitchen) => {
  await forget(kitchen);
  const mobile = aNumber(kitchen);
  await kitchen.ask('properties', 'hosts/ask_code', { mobile });
  return { mobile, code: await codeTo(kitchen, mobile) };
};
const hostTicket: Recipe = async (kitchen) => {
  const { ticket } = await kitchen.ask('properties', 'hosts/enter', await hostCode(kitchen));
  return { ticket, name: 'Noor Ali', accept_terms: true };
};
const hostMobile = async (kitchen: Kitchen) => {
  await forget(kitchen);
  return { mobile: aNumber(kitchen) };
};
const hostMobileCodes: Recipe = async (kitchen) => {
  const { mobile } = await hostMobile(kitchen);
  await kitchen.ask('properties', 'hosts/ask_new_mobile', { mobile });
  const current = await kitchen.one<string>('select mobile from users where email = $1', [STAYS]);
  return { mobile, code: await codeTo(kitchen, mobile), current_code: await codeTo(kitchen, current ?? '') };
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
  'merchant own_mobile/change': ownMobileCode,
  'hosts/ask_code': hostMobile,
  'hosts/enter': hostCode,
  'hosts/register': hostTicket,
  'hosts/ask_new_mobile': hostMobile,
  'hosts/change_mobile': hostMobileCodes,
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
