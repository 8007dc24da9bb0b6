import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundEndpoint } from '../../http/bind-contract';
import { goodInput, idFields, type Values } from '../../../test/endpoint-inputs';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { addHost, addHostPicture, type Host } from '../../../test/stays/host';
import { tablesOf } from '../../../test/catalogue/catalogue';
import { openWorld, type World } from '../../../test/world';

const CANARY = /canary|كناري/i;

let world: World;
let mine: Host;
let theirs: Host;
/** The neighbour's ids: of her place, of its picture, and that picture's name. */
let place: number;
let picture: number;
let pictureName: string;

beforeAll(async () => {
  world = await openWorld();
  mine = await addHost(world, 'Saeed', '+971501110001');
  theirs = await addHost(world, 'Canary Maitha', '+971501110002', 'canary@test.rawnaq');
  picture = await addHostPicture(world, theirs);
  const [upload] = await rowsOf<{ unique_id: string }>(
    world,
    "update uploads set file_name = 'canary.png' where account_id = $1 returning unique_id",
    [theirs.account_id],
  );
  pictureName = upload!.unique_id;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into properties (account_id, unique_id, type, emirate, english_name, arabic_name, arabic_description,
      mobile, weekday_price, main_image_id, sent_at, created_at, updated_at)
    values ($1, 'canary-place', 'farm', 1, 'Canary farm', 'مزرعة كناري', 'كناري', '+971501110002', 100000, $2, now(),
      now(), now())
    returning id`,
    [theirs.account_id, picture],
  );
  place = row!.id;
  await rowsOf(world, 'insert into property_days (account_id, property_id, day, views) values ($1, $2, now(), 7)', [
    theirs.account_id,
    place,
  ]);
  await addNeighboursNights();
  await rowsOf(
    world,
    `insert into notifications (account_id, type, code, values, open_id)
    values ($1, 'own-properties', 'approved', '{"name":{"en":"Canary farm","ar":"مزرعة كناري"}}', $2)`,
    [theirs.account_id, place],
  );
});
afterAll(() => world.close());

/** Her enquiry has the id of her place too, so that one number finds whatever is open by mistake. */
async function addNeighboursNights(): Promise<void> {
  const her = [theirs.account_id, place];
  await rowsOf(
    world,
    `insert into property_enquiries (account_id, id, unique_id, property_id, renter_name, mobile, language, arrives_on,
      leaves_on, people, created_at, updated_at)
    values ($1, $2, 'canary-link', $2, 'Canary renter', '+971501110009', 'ar', current_date + 5, current_date + 7, 2,
      now(), now())`,
    her,
  );
  await rowsOf(
    world,
    `insert into property_nights (account_id, id, property_id, kind, arrives_on, leaves_on, note, created_at)
    values ($1, $2, $2, 'block', current_date + 1, current_date + 2, 'Canary block', now())`,
    her,
  );
  await rowsOf(
    world,
    `insert into property_feeds (account_id, id, property_id, name, url, next_at, created_at)
    values ($1, $2, $2, 'Canary feed', 'https://canary.example/a.ics', now() + interval '9 years', now())`,
    her,
  );
}

const ofOwners = () =>
  world.app.endpoints.filter(
    ({ area, endpoint }) => area === 'properties' && endpoint.access !== 'public' && endpoint.kind !== 'stream',
  );

/** The neighbour's ids, one after the other and all together, and fields nobody asked for. */
function attacks({ endpoint }: BoundEndpoint): Values[] {
  const base = goodInput(endpoint);
  const fields = idFields(endpoint);
  const foreign = (field: string): unknown =>
    Array.isArray(base[field])
      ? [picture]
      : typeof base[field] === 'string'
        ? pictureName
        : /image|upload/.test(field)
          ? picture
          : place;
  const all = Object.fromEntries(fields.map((field) => [field, foreign(field)]));
  return [
    base,
    { ...base, ...all },
    { ...base, ...all, version: 1, account_id: theirs.account_id, tenant: theirs.account_id, user_id: theirs.id },
    ...fields.map((field) => ({ ...base, [field]: foreign(field) })),
  ];
}

async function printOfNeighbour(): Promise<Record<string, string>> {
  const tables = (await tablesOf(world.services.pools.platform)).filter(({ key }) => key !== null);
  const prints: [string, string][] = [];
  for (const { name, key } of tables) {
    const [{ print } = { print: '' }] = await rowsOf<{ print: string }>(
      world,
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t where ${key} = $1`,
      [theirs.account_id],
    );
    prints.push([name, print]);
  }
  return Object.fromEntries(prints);
}

describe('two owners of places', () => {
  it('never see or change what is the other’s, through any endpoint', async () => {
    const before = await printOfNeighbour();
    const faults: string[] = [];
    let calls = 0;
    for (const bound of ofOwners())
      for (const input of attacks(bound)) {
        // Signing out ends the session, so each call has its own.
        const answer = await world.call(bound.endpoint, input, {
          as: await tokenOf(world, mine),
          area: 'properties',
          headers: { 'x-account-id': String(theirs.account_id) },
        });
        calls += 1;
        const text = `${JSON.stringify(answer.body)} ${JSON.stringify(answer.headers)}`;
        if (CANARY.test(text)) faults.push(`${bound.url} shows the neighbour's rows: ${text.slice(0, 200)}`);
        if (answer.status === 401 || (answer.status >= 500 && answer.status !== 501))
          faults.push(`${bound.url} fails with ${answer.status}`);
        if (input['id'] === place && /^(properties|stays)\//.test(bound.endpoint.path) && answer.status === 200)
          faults.push(`${bound.url} found the neighbour's place`);
      }
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(40);
    expect(await printOfNeighbour()).toEqual(before);
  });

  it('would be caught: with the neighbour’s own token the same search finds her canaries', async () => {
    const seen: string[] = [];
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const { endpoint, url } of ofOwners().filter((one) => one.endpoint.method === 'GET')) {
      const input = { ...goodInput(endpoint), id: place, property_id: place, month: tomorrow };
      const { body } = await world.call(endpoint, input, { as: theirs.token, area: 'properties' });
      if (CANARY.test(JSON.stringify(body))) seen.push(url.replace('/api/properties/', ''));
    }
    expect(seen).toEqual(
      expect.arrayContaining([
        'properties/get_records',
        'properties/get_record',
        'notifications/get_records',
        'stays/enquiries/get_records',
        'stays/enquiries/get_record',
        'stays/calendar',
      ]),
    );
  });

  it('keep salons, managers and strangers out', async () => {
    const strangers = [
      await tokenOf(world, await personOf(world, 'a@test.rawnaq')),
      await tokenOf(world, await personOf(world, 'manager@test.rawnaq')),
      `${theirs.account_id.toString(36)}.${'x'.repeat(43)}`,
    ];
    for (const { endpoint, url } of ofOwners())
      for (const as of strangers)
        expect((await world.call(endpoint, goodInput(endpoint), { as, area: 'properties' })).status, url).toBe(401);
  });

  it('and an owner does not enter a salon’s or the platform’s area', async () => {
    const inner = world.app.endpoints.filter(
      ({ area, endpoint }) =>
        (area === 'merchant' || area === 'manager') && endpoint.access !== 'public' && endpoint.kind !== 'stream',
    );
    const statuses = new Set<number>();
    for (const { endpoint, area } of inner)
      statuses.add((await world.call(endpoint, goodInput(endpoint), { as: mine.token, area })).status);
    expect([...statuses]).toEqual([401]);
  });
});
