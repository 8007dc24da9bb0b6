import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingContent } from '@rawnaq/domain/property-listings/listing-content';
import { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { addHost, type Host } from '../../../test/stays/host';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { publishListing, withdrawListing } from '../property-listings';

const { get_records, add, remove, merge } = propertyFavouritesContract;
let world: World;
let owner: Host;
let renter: Host;
const FIRST = 'aaaaaaaaaaaaaaaaaaaaaa';
const SECOND = 'bbbbbbbbbbbbbbbbbbbbbb';

const content = (name: string) =>
  listingContent.parse({
    type: 'chalet',
    emirate: 8,
    name: { en: name, ar: name },
    description: { en: 'A place', ar: 'مكان' },
    area: { en: 'Dibba', ar: 'دبا' },
    rules: { en: '', ar: '' },
    latitude: 25.5,
    longitude: 56.3,
    map_link: null,
    capacity: 10,
    bedrooms: 3,
    bathrooms: 3,
    weekday_price: 89_000,
    weekend_price: null,
    insurance_amount: 0,
    check_in: '15:00',
    check_out: '12:00',
    amenities: [1],
    nearby_places: [],
    activities: [],
    links: {},
    mobile: '+971501110001',
    whatsapp: null,
    owner_name: 'Saeed',
    images: [{ unique_id: 'picture-of-it', width: 800, height: 800 }],
  });

/** A place of this owner that the world sees, without the way to it. */
async function list(host: Host, unique_id: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into properties (account_id, unique_id, status, type, emirate, mobile, created_at, updated_at)
      values ($1, $2, 'active', 'chalet', 8, '+971501110001', now(), now()) returning id::int`,
    [host.account_id, unique_id],
  );
  await asPlatform(world.services, (tx) =>
    publishListing(tx, {
      tenant: host.account_id,
      property_id: row!.id,
      unique_id,
      now: world.services.clock(),
      content: content(unique_id),
    }),
  );
  return row!.id;
}

let firstId: number;
beforeAll(async () => {
  world = await openWorld();
  owner = await addHost(world, 'Saeed', '+971501110001');
  renter = await addHost(world, 'Maitha', '+971501110002');
  firstId = await list(owner, FIRST);
  await list(owner, SECOND);
});
afterAll(() => world.close());

const kept = async (host: Host) =>
  (await world.call(get_records, {}, { as: host.token })).body.records.map(({ unique_id }) => unique_id);
const counted = () =>
  rowsOf<{ unique_id: string; favourites: number }>(
    world,
    `select p.unique_id, d.favourites from property_days d
      join properties p on p.account_id = d.account_id and p.id = d.property_id order by 1`,
  );
const count = (host: Host) => runJob(world.services, 'count-favourites', { account_id: host.account_id });

describe('places somebody keeps', () => {
  it('stand in her account with their card, and in nobody else’s', async () => {
    expect((await world.call(add, { unique_id: FIRST }, { as: renter.token })).status).toBe(200);
    expect((await world.call(add, { unique_id: FIRST }, { as: renter.token })).status).toBe(200);
    const { records } = (await world.call(get_records, {}, { as: renter.token })).body;
    expect(records).toMatchObject([
      { unique_id: FIRST, lowest_price: 89_000, area: { ar: 'دبا' }, images: ['picture-of-it'], emirate: 8 },
    ]);
    expect(await kept(owner)).toEqual([]);
  });

  it('are refused when nobody lists them', async () => {
    expect((await world.call(add, { unique_id: 'nowhere' }, { as: renter.token })).status).toBe(404);
  });

  it('come along from the device: each once, the unknown left out, in their order', async () => {
    const unique_ids = [SECOND, 'gone', FIRST, SECOND];
    expect((await world.call(merge, { unique_ids }, { as: renter.token })).body).toEqual({ added: 1 });
    expect((await world.call(merge, { unique_ids }, { as: renter.token })).body).toEqual({ added: 0 });
    expect(await kept(renter)).toEqual([SECOND, FIRST]);
    const many = Array.from({ length: 101 }, (_, index) => `place-${index}`);
    expect((await world.call(merge, { unique_ids: many }, { as: renter.token })).status).toBe(422);
  });

  it('are counted for their owner once, however often she changes her mind, and not for herself', async () => {
    await count(renter);
    expect(await counted()).toEqual([
      { unique_id: FIRST, favourites: 1 },
      { unique_id: SECOND, favourites: 1 },
    ]);
    await world.call(remove, { unique_id: FIRST }, { as: renter.token });
    await world.call(remove, { unique_id: FIRST }, { as: renter.token });
    expect(await kept(renter)).toEqual([SECOND]);
    await world.call(add, { unique_id: FIRST }, { as: renter.token });
    await world.call(add, { unique_id: FIRST }, { as: owner.token });
    await count(renter);
    await count(owner);
    expect(await counted()).toMatchObject([{ favourites: 1 }, { favourites: 1 }]);
    expect(await kept(renter)).toEqual([FIRST, SECOND]);
  });

  it('are left out while they are not listed', async () => {
    await asPlatform(world.services, (tx) => withdrawListing(tx, { tenant: owner.account_id, property_id: firstId }));
    expect(await kept(renter)).toEqual([SECOND]);
  });
});
