import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingContent } from '@rawnaq/domain/property-listings/listing-content';
import { emirates } from '@rawnaq/domain/property-listings/property.states';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { addManager } from '../../modules/platform-staff';
import { asPlatform } from '../../services';
import { fillHosts } from './fill-hosts';
import { fillStays } from './fill-stays';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await asPlatform(world.services, async (tx) => {
    await addManager(tx, { name: 'Omar Farouk', email: 'manager@rawnaq.demo', password_hash: '' });
    const hosts = await fillHosts(tx, '');
    await fillStays({ services: world.services, tx, now: world.services.clock() }, hosts);
  });
}, 60_000);
afterAll(() => world.close());

it('shows places of each kind in every emirate, and each state a place can be in', async () => {
  const listed = await rowsOf<{ type: string; emirate: number; content: unknown }>(
    world,
    'select type, emirate, content from property_listings',
  );
  expect(listed).toHaveLength(34);
  expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['farm', 'chalet', 'mobile_house', 'mobile_boat']));
  expect(new Set(listed.map(({ emirate }) => emirate))).toEqual(new Set(Object.values(emirates.codes)));
  for (const { content } of listed) {
    const { images, description, nearby_places, latitude, rules, insurance_amount } = listingContent.parse(content);
    expect(images.length).toBeGreaterThanOrEqual(3);
    expect([description.en, description.ar, nearby_places.length, latitude]).not.toContain('');
    // The rules speak of a deposit where one is taken, and nowhere else.
    const isTaken = insurance_amount > 0;
    expect([rules.en.includes('deposit'), rules.ar.includes('التأمين')]).toEqual([isTaken, isTaken]);
  }
  const places = await rowsOf<{ status: string; waits: boolean; refused: boolean; hidden: boolean; places: number }>(
    world,
    `select status, sent_at is not null as waits, refused_at is not null as refused, hidden, count(*)::int as places
      from properties group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
  expect(places).toEqual([
    { status: 'active', waits: false, refused: false, hidden: false, places: 30 },
    { status: 'active', waits: false, refused: false, hidden: true, places: 1 },
    { status: 'edited', waits: false, refused: false, hidden: false, places: 1 },
    { status: 'edited', waits: false, refused: true, hidden: false, places: 1 },
    { status: 'edited', waits: true, refused: false, hidden: false, places: 2 },
    { status: 'new', waits: false, refused: false, hidden: false, places: 1 },
    { status: 'new', waits: false, refused: true, hidden: false, places: 2 },
    { status: 'new', waits: true, refused: false, hidden: false, places: 2 },
  ]);
});

it('has a chalet in Fujairah for ten people under 2,000 dirhams without a deposit', async () => {
  const found = await rowsOf(
    world,
    `select unique_id from property_listings where type = 'chalet' and emirate = 8 and capacity between 10 and 15
      and lowest_price < 200000 and insurance_amount = 0`,
  );
  expect(found.length).toBeGreaterThanOrEqual(3);
});

it('has favourites of each owner, and banners of each standing', async () => {
  expect(await rowsOf(world, 'select account_id from property_favourites group by 1')).toHaveLength(3);
  const shown = `select 1 from property_banners where starts_on <= now()::date and ends_on >= now()::date`;
  expect(await rowsOf(world, shown)).toHaveLength(2);
  expect(await rowsOf(world, 'select 1 from property_banners')).toHaveLength(4);
});

it('keeps pictures of the owner herself, and numbers of the last sixty days', async () => {
  expect(
    await rowsOf(
      world,
      `select 1 from properties p join uploads u on u.account_id = p.account_id and u.id = p.main_image_id
        where u.width = 800 and u.height = 800`,
    ),
  ).toHaveLength(40);
  const [days] = await rowsOf<{ days: number; views: number }>(
    world,
    'select count(distinct day)::int as days, sum(views)::int as views from property_days',
  );
  expect(days!.days).toBe(60);
  expect(days!.views).toBeGreaterThan(5000);
});
