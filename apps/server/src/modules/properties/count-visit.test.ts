import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingCountsContract } from '@rawnaq/domain/property-listings/listings.contract';
import { rowsOf } from '../../../test/people';
import { addHost, type Host } from '../../../test/stays/host';
import { addListedPlace, type ListedPlace } from '../../../test/stays/listed-place';
import { openWorld, type World } from '../../../test/world';

const { count } = listingCountsContract;
const PERSON = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1' };
let world: World;
let host: Host;
let place: ListedPlace;
let doors = 0;

beforeAll(async () => {
  world = await openWorld();
  host = await addHost(world, 'Saeed', '+971501110001');
});
afterAll(() => world.close());

const newPlace = async (): Promise<void> => {
  place = await addListedPlace(world, host, `Place ${(doors += 1)}`);
};
const newDoor = (): string => `10.7.${(doors += 1)}.1`;
const visit = (what: 'views' | 'calls' | 'chats', ip: string, headers: Record<string, string> = PERSON) =>
  world.call(count, { unique_id: place.unique_id, what }, { ip, headers });
const counted = async () =>
  (
    await rowsOf<{ views: number; calls: number; chats: number }>(
      world,
      `select coalesce(sum(views), 0)::int as views, coalesce(sum(calls), 0)::int as calls,
         coalesce(sum(chats), 0)::int as chats
       from property_days where account_id = $1 and property_id = $2`,
      [host.account_id, place.id],
    )
  )[0];

describe('a visit to the page of a place', () => {
  it('counts where it belongs, from many doors at once', async () => {
    await newPlace();
    const doorsOfMany = Array.from({ length: 24 }, newDoor);
    await Promise.all(doorsOfMany.map((ip) => visit('views', ip)));
    await visit('calls', newDoor());
    expect(await counted()).toEqual({ views: 24, calls: 1, chats: 0 });
  });

  it('counts three times an hour from one door, each kind for itself', async () => {
    await newPlace();
    const ip = newDoor();
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push((await visit('views', ip)).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    expect((await visit('chats', ip)).status).toBe(200);
    expect((await visit('views', newDoor())).status).toBe(200);
    expect(await counted()).toEqual({ views: 4, calls: 0, chats: 1 });
  });

  it.each(['WhatsApp/2.24', 'Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8.0', 'HeadlessChrome'])(
    'of %s counts nothing',
    async (agent) => {
      await newPlace();
      expect((await visit('views', newDoor(), { 'user-agent': agent })).status).toBe(200);
      expect(await counted()).toEqual({ views: 0, calls: 0, chats: 0 });
    },
  );

  it('of a place that is not listed is no error, and nothing else is counted', async () => {
    await newPlace();
    const { status } = await world.call(
      count,
      { unique_id: 'nothing-is-here', what: 'views' },
      { ip: newDoor(), headers: PERSON },
    );
    expect(status).toBe(200);
    expect(await counted()).toEqual({ views: 0, calls: 0, chats: 0 });
  });
});
