import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { emirates } from '@rawnaq/domain/property-listings/property.states';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { PASSWORD } from '../../client';
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

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const nights = { arrives_on: dayAhead(40), leaves_on: dayAhead(42) };

async function ownPlace(kitchen: Kitchen): Promise<Values> {
  return { property_id: (await draft(kitchen)).id };
}

/** Somebody asked for a place of the demo's owner. */
async function enquiry(kitchen: Kitchen): Promise<Values> {
  const { property_id } = await ownPlace(kitchen);
  const id = await kitchen.one(
    `insert into property_enquiries (account_id, unique_id, property_id, renter_name, mobile, language, arrives_on,
      leaves_on, people, created_at, updated_at)
    select p.account_id, 'fuzz-' || p.id, p.id, 'Fuzz', '+971504821937', 'en', $2, $3, 1, now(), now()
    from properties p where p.id = $1
    returning id`,
    [property_id, nights.arrives_on, nights.leaves_on],
  );
  return { id };
}

const ask: Recipe = async (kitchen) => {
  const { id } = await approved(kitchen);
  return {
    unique_id: await kitchen.one('select unique_id as id from properties where id = $1', [id]),
    name: 'Fuzz',
    mobile: `+9715${String(kitchen.random.between(10_000_000, 99_999_999))}`,
    email: '',
    ...nights,
    people: '1',
    message: '',
  };
};

async function feed(kitchen: Kitchen): Promise<Values> {
  return { ...(await ownPlace(kitchen)), name: 'Fuzz', url: 'https://calendar.example.com/fuzz.ics' };
}

async function madeBy(kitchen: Kitchen, path: string, values: Values): Promise<Values> {
  const { id } = await kitchen.ask('properties', path, values);
  return { id: Number(id ?? 0) };
}

const stayRecipes: Record<string, Recipe> = {
  'stays/ask': ask,
  'stays/enquiries/get_record': enquiry,
  'stays/enquiries/offer': async (kitchen) => ({
    ...(await enquiry(kitchen)),
    price: 100_000,
    deposit: 30_000,
    hours: 24,
    note: '',
  }),
  'stays/enquiries/confirm': async (kitchen) => ({ ...(await enquiry(kitchen)), price: 100_000 }),
  'stays/enquiries/decline': async (kitchen) => ({ ...(await enquiry(kitchen)), reason: 'Full' }),
  'stays/enquiries/cancel': async (kitchen) => {
    const { id } = await enquiry(kitchen);
    await kitchen.ask('properties', 'stays/enquiries/confirm', { id, price: 100_000 });
    return { id, reason: 'A leak' };
  },
  'stays/enquiries/return_deposit': async (kitchen) => {
    const { id } = await enquiry(kitchen);
    const offer = { price: 100_000, deposit: 30_000, hours: 24, note: '' };
    await kitchen.ask('properties', 'stays/enquiries/offer', { id, ...offer });
    // As if it were paid: the gateway of the sandbox is not asked here.
    await kitchen.one('update payment_links set status = $2, paid_at = now() where enquiry_id = $1 returning id', [
      id,
      paymentLinkStates.codes.paid,
    ]);
    return { id };
  },
  'settings/stays_gateway/save': async () => ({ is_active: false, company: 'Tap', proof: { password: PASSWORD } }),
  'properties audit/get_history': async (kitchen) => ({
    entity: 'property_enquiries',
    entity_id: String((await enquiry(kitchen)).id),
    account_id: undefined,
    before_id: undefined,
  }),
  'stays/enquiries/write': async (kitchen) => ({ ...(await enquiry(kitchen)), text: 'Hello' }),
  'stays/calendar': async (kitchen) => ({ ...(await ownPlace(kitchen)), month: nights.arrives_on }),
  'stays/block': async (kitchen) => ({ ...(await ownPlace(kitchen)), ...nights, note: '' }),
  'stays/unblock': async (kitchen) =>
    madeBy(kitchen, 'stays/block', { ...(await ownPlace(kitchen)), ...nights, note: '' }),
  'stays/feeds/add': feed,
  'stays/feeds/remove': async (kitchen) => madeBy(kitchen, 'stays/feeds/add', await feed(kitchen)),
  'stays/feeds/read': async (kitchen) => madeBy(kitchen, 'stays/feeds/add', await feed(kitchen)),
  'stays/renew_export': ownPlace,
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

/** The salon of the demo whose page is open. */
const partner: Recipe = async (kitchen) => ({ ...(await ownPlace(kitchen)), salon: 'glow' });

export const propertyRecipes: Record<string, Recipe> = {
  ...stayRecipes,
  'stays/get': listed,
  'stays/count': async (kitchen) => ({ ...(await listed(kitchen)), what: 'views' }),
  'stays/:unique_id/picture/:picture': async (kitchen) => {
    const { unique_id } = await listed(kitchen);
    const picture_id = await kitchen.one(
      "select content -> 'images' -> 0 ->> 'unique_id' as id from property_listings where unique_id = $1",
      [unique_id],
    );
    return { unique_id, picture: picture_id, size: undefined };
  },
  'property_partners/get': ownPlace,
  'property_partners/add': partner,
  'property_partners/remove': async (kitchen) => {
    const { property_id, salon } = await partner(kitchen);
    await kitchen.ask('properties', 'property_partners/add', { property_id, salon });
    return { property_id, alias: salon };
  },
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
