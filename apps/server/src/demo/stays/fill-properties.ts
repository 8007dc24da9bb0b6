import type { InputOf } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { amenities } from '@rawnaq/domain/property-listings/property.states';
import { notificationsRoutes } from '../../modules/notifications/notifications.routes';
import { propertiesRoutes, propertyChecksRoutes } from '../../modules/properties/properties.routes';
import { withdrawListing } from '../../modules/property-listings';
import { seeded } from '../random';
import { act, onStage, together, type Demo } from '../stage';
import { dateNotices } from '../stage.repo';
import { drawPictures } from './draw-pictures';
import type { DemoHost } from './fill-hosts';
import { AREAS } from './texts/areas';
import { CHALETS } from './texts/chalets';
import { ACTIVITIES, DEPOSIT_RULE, RULES, type DemoPlace } from './texts/demo-place';
import { FARMS } from './texts/farms';
import { BOATS, MOBILE_HOUSES } from './texts/mobile-places';

type Fields = InputOf<(typeof propertiesContract)['add']>;
/** A place that was handed in or not, with the moment its owner began it. */
export type FilledPlace = DemoPlace & {
  id: number;
  version: number;
  accountId: number;
  begun: Date;
  fields: Fields;
};

const PLATFORM = 0;
const MANAGER = 'manager@rawnaq.demo';
const [HOUR, DAY] = [3_600_000, 86_400_000];
const TYPES = { chalet: CHALETS, farm: FARMS, mobile_house: MOBILE_HOUSES, mobile_boat: BOATS } as const;

/** The places of all owners: told of, handed in, approved or refused, and some changed since. */
export async function fillProperties(demo: Demo, hosts: readonly DemoHost[]): Promise<FilledPlace[]> {
  const filled: FilledPlace[] = [];
  for (const [whose, host] of hosts.entries()) filled.push(...(await addPlaces(demo, host, whose)));
  await decideNew(demo, filled);
  for (const { accountId } of hosts) await changeLater(demo, filled.filter(isOf(accountId)), accountId);
  await refuseChanges(demo, filled);
  // What was decided last is told to her as well.
  for (const { accountId } of hosts) await onStage(demo, accountId, async () => {});
  return filled;
}

const isOf =
  (accountId: number) =>
  (place: FilledPlace): boolean =>
    place.accountId === accountId;

async function addPlaces(demo: Demo, host: DemoHost, whose: number): Promise<FilledPlace[]> {
  const owned = Object.entries(TYPES).flatMap(([type, places]) =>
    places[whose]!.map((place) => ({ type: type as keyof typeof TYPES, place })),
  );
  const pictures = await drawPictures(
    demo,
    host,
    owned.map(({ place }) => place),
    whose,
  );
  const chance = seeded(1600 + whose);
  return onStage(demo, host.accountId, async (stage) => {
    const planned = owned.map(({ type, place }, index) => ({
      place,
      fields: fieldsOf(type, place, host, index, pictures[index]!),
      begun: new Date(demo.now.getTime() - beganAgo(place, chance.whole(40, 160)) - chance.whole(0, 9) * HOUR),
    }));
    const filled = await together(planned, async ({ place, fields, begun }) => {
      const { id, version } = await act(stage.at(begun), propertiesRoutes, 'add', fields);
      return { ...place, id, version, accountId: host.accountId, begun, fields };
    });
    for (const place of filled) {
      if (place.standing === 'draft') continue;
      const sent = new Date(place.begun.getTime() + HOUR);
      const { id, version } = place;
      place.version = (await act(stage.at(sent), propertiesRoutes, 'send', { id, version })).version;
      await dateNotices(demo.tx, PLATFORM, sent);
    }
    return filled;
  });
}

/** What still waits was begun lately. */
const beganAgo = ({ standing }: DemoPlace, days: number): number =>
  standing === 'waiting' || standing === 'draft' ? DAY : days * DAY;

function fieldsOf(
  type: keyof typeof TYPES,
  place: DemoPlace,
  { mobile }: DemoHost,
  index: number,
  image_ids: number[],
): Fields {
  const { emirate, name: area, place: middle, nearby_places } = AREAS[place.area];
  const [weekday, weekend] = place.prices;
  const handle = place.name.en.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return {
    type,
    emirate,
    english_name: place.name.en,
    arabic_name: place.name.ar,
    english_description: place.text.en,
    arabic_description: place.text.ar,
    english_area: area.en,
    arabic_area: area.ar,
    english_rules: rulesOf(place, index, 'en'),
    arabic_rules: rulesOf(place, index, 'ar'),
    map: `${(middle[0] + place.off[0] / 1000).toFixed(4)}, ${(middle[1] + place.off[1] / 1000).toFixed(4)}`,
    capacity: place.people,
    bedrooms: place.rooms[0],
    bathrooms: place.rooms[1],
    weekday_price: fils(weekday),
    weekend_price: fils(weekend),
    insurance_amount: place.insurance * 100,
    check_in: index % 3 === 0 ? '14:00:00' : '15:00:00',
    check_out: index % 4 === 0 ? '11:00:00' : '12:00:00',
    amenities: place.offers.map((name) => amenities.codes[name]),
    nearby_places: nearby_places.map(({ name, minutes }) => ({ name, minutes })),
    activities: place.does.map((name) => ({ name: ACTIVITIES[name].name, price: ACTIVITIES[name].price * 100 })),
    links:
      index % 2 === 0
        ? { instagram: `https://www.instagram.com/${handle}.uae`, tiktok: `https://www.tiktok.com/@${handle}.uae` }
        : {},
    mobile,
    whatsapp: mobile,
    image_ids,
  };
}

const rulesOf = ({ insurance }: DemoPlace, index: number, language: Language): string =>
  [...RULES[language].slice(0, 2 + (index % 2)), ...(insurance > 0 ? [DEPOSIT_RULE[language]] : [])].join('\n');

const fils = (dirhams: number | null): number | null => (dirhams === null ? null : dirhams * 100);

const REASONS = {
  refused: 'الصور لا تكفي لمعرفة الوحدة، نرجو إضافة صور للغرف والحمامات.',
  change_refused: 'السعر الجديد لا يطابق ما في الوصف، نرجو توضيح ما يشمله.',
} as const;

async function decideNew(demo: Demo, filled: readonly FilledPlace[]): Promise<void> {
  await onStage(demo, PLATFORM, async (stage) => {
    for (const place of filled) {
      const { standing, id, version, accountId: account_id } = place;
      if (standing === 'draft' || standing === 'waiting') continue;
      const decided = new Date(place.begun.getTime() + 5 * HOUR);
      const ctx = stage.at(decided, MANAGER);
      const which = { account_id, id, version };
      if (standing === 'refused') await act(ctx, propertyChecksRoutes, 'refuse', { ...which, reason: REASONS.refused });
      else await act(ctx, propertyChecksRoutes, 'approve', which);
      place.version += 1;
      await dateNotices(demo.tx, account_id, decided);
    }
  });
}

/** Dearer on weekends, and a word about it: some of it waits for a manager, some was not handed in yet. */
async function changeLater(demo: Demo, places: readonly FilledPlace[], accountId: number): Promise<void> {
  await onStage(demo, accountId, async (stage) => {
    const ctx = stage.at(new Date(demo.now.getTime() - 26 * HOUR));
    await act(ctx, notificationsRoutes, 'mark_as_read', {});
    for (const place of places) {
      const { standing, id, fields } = place;
      if (standing === 'hidden') {
        place.version = (await act(ctx, propertiesRoutes, 'hide', { id, version: place.version })).version;
        await withdrawListing(demo.tx, { tenant: accountId, property_id: id });
      }
      if (standing !== 'changed' && standing !== 'change_waiting' && standing !== 'change_refused') continue;
      const edit = {
        ...fields,
        id,
        version: place.version,
        weekend_price: (fields.weekend_price ?? 0) + 20_000,
        english_description: `${fields.english_description} Breakfast is included on weekends.`,
        arabic_description: `${fields.arabic_description} الريوق مشمول في نهاية الأسبوع.`,
      };
      place.version = (await act(ctx, propertiesRoutes, 'edit', edit)).version;
      if (standing === 'changed') continue;
      place.version = (await act(ctx, propertiesRoutes, 'send', { id, version: place.version })).version;
      await dateNotices(demo.tx, PLATFORM, ctx.now);
    }
  });
}

async function refuseChanges(demo: Demo, filled: readonly FilledPlace[]): Promise<void> {
  await onStage(demo, PLATFORM, async (stage) => {
    for (const place of filled) {
      if (place.standing !== 'change_refused') continue;
      const decided = new Date(demo.now.getTime() - 20 * HOUR);
      await act(stage.at(decided, MANAGER), propertyChecksRoutes, 'refuse', {
        account_id: place.accountId,
        id: place.id,
        version: place.version,
        reason: REASONS.change_refused,
      });
      await dateNotices(demo.tx, place.accountId, decided);
    }
  });
}
