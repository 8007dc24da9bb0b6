import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { PASSWORD } from '../../client';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { chosen, type Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { arabicLetters, letters } from '../pools';
import { own, today, farPeriod } from './recipe-parts';
import { picture } from './sent-files';

const saved =
  (section: string): Recipe =>
  async ({ ask }) => {
    const answer = await ask('merchant', `settings/${section}/get`, {});
    return { ...((answer.values ?? answer) as Values) };
  };

/** Tried again: the day may be somebody's holiday already. */
async function newHoliday(kitchen: Kitchen): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const day = { ...(await farPeriod(kitchen)), ranges: undefined, kind: 'holiday', is_closed: true };
    const { id } = await kitchen.ask('merchant', 'settings/holidays/add', day);
    if (id !== undefined) return;
  }
}

const file: Recipe = async ({ random }) => ({ attached: picture(random.between(0, 255)) });

/** One that this salon has not taken yet: the platform suggests a new one. */
async function suggestedGroup({ ask, one, random }: Kitchen): Promise<number | undefined> {
  const english_name = `Group ${letters(random.between(1, 1e9))}`;
  await ask('manager', 'platform_setting/suggested_groups/add', {
    english_name,
    arabic_name: `مجموعة ${arabicLetters(random.between(1, 1e9))}`,
    business_types: BUSINESS_TYPES,
  });
  return one('select id from suggested_groups where english_name = $1', [english_name]);
}

async function suggestedService(kitchen: Kitchen): Promise<number | undefined> {
  const english_name = `Service ${letters(kitchen.random.between(1, 1e9))}`;
  await kitchen.ask('manager', 'platform_setting/suggested_services/add', {
    english_name,
    arabic_name: `خدمة ${arabicLetters(kitchen.random.between(1, 1e9))}`,
    group_id: await kitchen.one(`select id from suggested_groups where status = ${recordStates.codes.active}`, []),
    job_time: 60,
    business_types: BUSINESS_TYPES,
  });
  return kitchen.one('select id from suggested_services where english_name = $1', [english_name]);
}

const BUSINESS_TYPES = ['women_salon', 'men_salon', 'kids_salon', 'beauty_centre'];

const offer = (services: readonly number[]): Values => ({
  type: offerServiceTypes.codes.fixed,
  services: services.slice(0, 3),
  max_services_to_use: null,
  price: 1_000,
  expires_on: undefined,
});

const discount = (number: number): Values => ({
  code: `FZ${number}`.slice(0, 12),
  category: discountCodeCategories.codes.all,
  kind: 'percent',
  percent: 1_000,
  amount: null,
  starts_on: today(),
  ends_on: undefined,
  services: [],
  products: [],
});

export const salonRecipes: Record<string, Recipe> = {
  'platform_updates/mark_read': async ({ one }) => ({
    id: await one(`select id from platform_updates where status = ${platformUpdateStates.codes.published}`, []),
  }),
  'settings/general/save': saved('general'),
  'settings/accounting/save': saved('accounting'),
  'settings/invoice/save': saved('invoice'),
  'settings/notifications/save': saved('notifications'),
  'automatic_messages/send_test': async () => ({
    message: 'birthday',
    channel: 'email',
    language: 'en',
    text: 'Hello {customer} of {salon}',
  }),
  'settings/online/save': saved('online'),
  'settings/payment_gateway/save': async () => ({ is_active: false, proof: { password: PASSWORD } }),
  'settings/email/save': async () => ({ is_active: false }),
  'settings/sms/save': async () => ({ is_active: false, sender: 'GLOW' }),
  'settings/business_hours/save': async () => ({ business_day_cut_off: '04:00:00' }),
  'settings/custom_hours/edit': async (kitchen) => {
    await kitchen.ask('merchant', 'settings/custom_hours/add', await farPeriod(kitchen));
    return { ...(await own('custom_hours')(kitchen)), ...(await farPeriod(kitchen)) };
  },
  'settings/custom_hours/add': async (kitchen) => farPeriod(kitchen),
  'settings/custom_hours/remove': async (kitchen) => {
    await kitchen.ask('merchant', 'settings/custom_hours/add', await farPeriod(kitchen));
    return own('custom_hours')(kitchen);
  },
  'settings/holidays/add': async (kitchen) => ({ ...(await farPeriod(kitchen)), ranges: undefined }),
  'settings/holidays/edit': async (kitchen) => {
    await newHoliday(kitchen);
    return { ...(await own('holidays')(kitchen)), ...(await farPeriod(kitchen)), ranges: undefined };
  },
  'settings/holidays/remove': async (kitchen) => {
    await newHoliday(kitchen);
    return own('holidays')(kitchen);
  },
  'audit/get_history': async ({ pools, random }) => ({
    entity: 'customers',
    entity_id: String(chosen(random, pools.customers)),
    account_id: undefined,
    before_id: undefined,
  }),
  'uploads/add_image': file,
  'uploads/add_file': file,
  'uploads/:unique_id': async ({ one }) => ({
    unique_id: await one<string>('select unique_id from uploads where account_id = $1 order by id desc limit 10'),
  }),
  'categories/edit': own('service_groups'),
  'categories/set_status': async ({ one, rows, account }) => {
    const id = await one('select id from service_groups where account_id = $1 order by id desc limit 1');
    await rows(`update service_groups set status = ${recordStates.codes.active} where account_id = $1 and id = $2`, [
      account,
      id,
    ]);
    return { id, status: recordStates.codes.disabled, services: 'disable', move_to: undefined };
  },
  'categories/reorder': async ({ rows, account }) => ({
    order: (
      await rows<{ id: number }>('select id from service_groups where account_id = $1 order by position', [account])
    ).map(({ id }) => id),
  }),
  'services/edit': async (kitchen) => ({
    ...(await own('services')(kitchen)),
    price: 20_000,
    offer_price: null,
    job_time: 60,
    processing_time: 15,
    buffer_time: 0,
  }),
  'services/add': async () => ({ price: 20_000, offer_price: null, job_time: 60, processing_time: 15, buffer_time: 0 }),
  'services/reorder': async ({ one, rows, account }) => {
    const group_id = await one('select group_id from services where account_id = $1');
    return {
      group_id,
      order: (
        await rows<{ id: number }>(
          'select id from services where account_id = $1 and group_id = $2 order by position',
          [account, group_id],
        )
      ).map(({ id }) => id),
    };
  },
  'services/activate': async (kitchen) => ({
    services: [{ suggested_id: await suggestedService(kitchen), price: 10_000, job_time: 60 }],
  }),
  'categories/activate': async (kitchen) => ({ suggested: [await suggestedGroup(kitchen)] }),
  'services/change_prices': async ({ rows, account }) => ({
    services: (
      await rows<{ id: number; price: number }>(
        `
          select id, price
          from services
          where account_id = $1 and status = ${recordStates.codes.active} and offer_price is null limit 2`,
        [account],
      )
    ).map(({ id, price }) => ({ id, price: Number(price) })),
    kind: 'amount',
    value: 500,
    rounding: 'none',
  }),
  'offers/add': async ({ pools }) => offer(pools.services),
  'offers/edit': async (kitchen) => ({ ...offer(kitchen.pools.services), ...(await own('offers')(kitchen)) }),
  'discount_codes/add': async ({ random }) => discount(random.between(1, 1e9)),
  'discount_codes/edit': async (kitchen) => ({
    ...discount(kitchen.random.between(1, 1e9)),
    ...(await own('discount_codes')(kitchen)),
  }),
  'products/activate': async ({ one }) => ({
    products: [
      {
        catalogue_product_id: await one(
          `
            select c.id
            from catalogue_products c
            where c.status = ${recordStates.codes.active}
              and not exists (select 1 from products p where p.account_id = $1 and p.catalogue_product_id = c.id)`,
        ),
        price: 5_000,
      },
    ],
  }),
  'product_requests/correct': async ({ one }) => ({
    product_id: await one(`select id from catalogue_products where status = ${recordStates.codes.active}`, []),
  }),
  'product_requests/withdraw': async (kitchen) => {
    await kitchen.ask('merchant', 'product_requests/add', {
      barcode: String(6_280_000_000_000 + kitchen.random.between(1, 1e9)),
      english_name: 'Spare oil',
      arabic_name: 'زيت',
      owner_name: 'Maker',
    });
    return own('product_requests', `status = ${productRequestStates.codes.active}`)(kitchen);
  },
};
