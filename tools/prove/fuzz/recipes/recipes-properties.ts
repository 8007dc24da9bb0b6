import { emirates } from '@rawnaq/domain/property-listings/property.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { picture } from './sent-files';

const told = {
  type: 'chalet',
  emirate: emirates.codes.dubai,
  mobile: '+971504821937',
  english_name: 'Fuzz',
  english_description: 'A place',
};
const ACCOUNT = "select account_id as id from users where email = 'owner@stays.demo'";

/** A draft of the demo's owner that can be handed in. */
async function draft(kitchen: Kitchen): Promise<Values> {
  const file = picture(kitchen.random.between(0, 255));
  const stored = await kitchen.ask('properties', 'uploads/add_image', {}, file);
  const { id, version } = await kitchen.ask('properties', 'properties/add', {
    ...told,
    weekday_price: 100_000,
    image_ids: [Number(stored.id ?? 0)],
  });
  return { id: Number(id ?? 0), version: Number(version ?? 1) };
}

async function sent(kitchen: Kitchen): Promise<Values> {
  const { id, version } = await kitchen.ask('properties', 'properties/send', await draft(kitchen));
  return { account_id: await kitchen.one(ACCOUNT, []), id: Number(id ?? 0), version: Number(version ?? 1) };
}

/** Approving is a change too, so that its version is one more. */
async function approved(kitchen: Kitchen): Promise<Values> {
  const waiting = await sent(kitchen);
  await kitchen.ask('manager', 'check_entries/properties/approve', waiting);
  return { id: waiting.id, version: Number(waiting.version) + 1 };
}

const image: Recipe = async (kitchen) => {
  const { account_id, id } = await sent(kitchen);
  const unique_id = await kitchen.one(
    `select u.unique_id as id from uploads u join properties p on p.account_id = u.account_id and
      p.main_image_id = u.id where p.id = $1 limit 1`,
    [id],
  );
  return { account_id, id, unique_id };
};

const whole = (values: Values): Values => ({
  ...told,
  map: '',
  links: {},
  nearby_places: [],
  activities: [],
  image_ids: [],
  ...values,
});

/** A place that is listed, whoever's it is. */
const listed: Recipe = async (kitchen) => ({
  unique_id: await kitchen.one('select unique_id as id from property_listings order by 1 limit 1', []),
});

/** What a manager announces, and one that is shown already, with a picture. */
const banner = {
  english_title: 'Fuzz',
  arabic_title: 'إعلان',
  link: '/search',
  upload_id: null,
  starts_on: '2026-01-01',
  ends_on: '2030-01-01',
};
async function announced(kitchen: Kitchen): Promise<Values> {
  const { id } = await kitchen.ask('manager', 'stays/banners/add', banner);
  return { id: Number(id ?? 0) };
}
const pictured: Recipe = async (kitchen) => ({
  id: await kitchen.one('select id from property_banners where upload_id is not null order by starts_on limit 1', []),
});

export const propertyRecipes: Record<string, Recipe> = {
  'properties uploads/:unique_id': async (kitchen) => {
    const { unique_id } = await kitchen.ask('properties', 'uploads/add_image', {}, picture(7));
    return { unique_id };
  },
  'property_favourites/add': listed,
  'property_favourites/remove': listed,
  'stays/banners/add': async () => banner,
  'stays/banners/edit': async (kitchen) => ({ ...banner, ...(await announced(kitchen)) }),
  'stays/banners/set_status': announced,
  'stays/banners/remove': announced,
  'stays_banners/:id/picture': pictured,
  'properties/add': async () => whole({}),
  'properties/edit': async (kitchen) => whole(await draft(kitchen)),
  'properties/get_record': draft,
  'properties/statistics': draft,
  'properties/send': draft,
  'properties/hide': approved,
  'properties/show': approved,
  'properties/remove': draft,
  'check_entries/properties/get_record': sent,
  'check_entries/properties/image': image,
  'check_entries/properties/approve': sent,
  'check_entries/properties/refuse': async (kitchen) => ({ ...(await sent(kitchen)), reason: 'Not yet' }),
};
