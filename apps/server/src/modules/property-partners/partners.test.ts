import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { propertyPartnersContract } from '@rawnaq/domain/property-partners/partners.contract';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alias, openOnlineSalon } from '../../../test/online-salon';
import { rowsOf } from '../../../test/people';
import { addHost, type Host } from '../../../test/stays/host';
import { addListedPlace, type ListedPlace } from '../../../test/stays/listed-place';
import { shownPartners, wishFromStay } from '.';

type Salon = Awaited<ReturnType<typeof openOnlineSalon>>;
let world: Salon['world'];
let owner: Salon['owner'];
let salon: Salon['salon'];
let today: Salon['today'];
let setOnline: Salon['setOnline'];
let host: Host;
let neighbour: Host;
let place: ListedPlace;
const origin = { ip: '203.0.113.9', id: 'test' };

beforeAll(async () => {
  ({ world, owner, salon, today, setOnline } = await openOnlineSalon());
  host = await addHost(world, 'Saeed', '+971501110001');
  neighbour = await addHost(world, 'Maitha', '+971501110002');
  place = await addListedPlace(world, host, 'Sidr Chalet');
});
afterAll(() => world.close());

const named = async (as = host.token) =>
  (await world.call(propertyPartnersContract.get, { property_id: place.id }, { as, area: 'properties' })).body.records;
const add = (text: string, as = host.token) =>
  world.call(propertyPartnersContract.add, { property_id: place.id, salon: text }, { as, area: 'properties' });
const remove = (as = host.token) =>
  world.call(propertyPartnersContract.remove, { property_id: place.id, alias }, { as, area: 'properties' });
const shown = () => shownPartners(world.services, { account_id: host.account_id, property_id: place.id });

let stays = 0;
async function stay(status: 'confirmed' | 'new', mobile: string): Promise<string> {
  stays += 1;
  const link = `${host.account_id.toString(36)}-stay-of-a-renter-${stays}`;
  await rowsOf(
    world,
    `insert into property_enquiries (account_id, unique_id, property_id, renter_name, mobile, language, arrives_on,
      leaves_on, people, status, created_at, updated_at)
    values ($1, $2, $3, 'نورة العلي', $4, 'ar', $5, $6, 3, $7, now(), now())`,
    [host.account_id, link, place.id, mobile, addDays(today(), 3), addDays(today(), 5), status],
  );
  return link;
}
const waiting = async () =>
  (await world.call(waitlistContract.get_records, {}, { as: owner })).body.records.map(
    ({ customer, service_ids, from_date, to_date, note }) => ({ customer, service_ids, from_date, to_date, note }),
  );

describe('partner salons of a place', () => {
  it('are named by the address of their booking page, once each, and by their owner alone', async () => {
    for (const wrong of ['nobody', 'https://elsewhere.example/', 'two words'])
      expect((await add(wrong)).body.code, wrong).toBe('PARTNER_NOT_ONLINE');
    expect((await add(alias, neighbour.token)).body.code).toBe('NOT_FOUND');
    expect((await add(`https://rawnaq.example/ar/online/${alias.toUpperCase()}/services`)).status).toBe(200);
    expect((await add(alias)).status).toBe(200);
    expect(await named()).toMatchObject([{ alias, salon: { english_name: expect.any(String) } }]);
    expect(
      (
        await world.call(
          propertyPartnersContract.get,
          { property_id: place.id },
          { as: neighbour.token, area: 'properties' },
        )
      ).body.code,
    ).toBe('NOT_FOUND');
    expect((await remove(neighbour.token)).body.code).toBe('NOT_FOUND');
    expect(await named()).toHaveLength(1);
  });

  it('show what their own page shows, and nothing while that is closed', async () => {
    const [partner] = await shown();
    expect(partner).toMatchObject({
      alias,
      services: expect.arrayContaining([expect.objectContaining({ minutes: expect.any(Number) })]),
    });
    await setOnline(2001, { is_live: false });
    expect(await shown()).toEqual([]);
    expect(await named()).toEqual([{ alias, salon: null }]);
    await setOnline(2001, { is_live: true });
    expect(await shown()).toHaveLength(1);
  });

  it('get the wish of somebody whose stay is confirmed, once however often it is sent', async () => {
    const link = await stay('confirmed', '+971501230001');
    const service_ids = [salon.services[0]!, 987_654];
    const wish = { alias, service_ids, note: 'بعد العصر' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => wishFromStay(world.services, link, wish, origin)),
    );
    expect(new Set(answers)).toEqual(new Set(['wished']));
    expect(await waiting()).toEqual([
      {
        customer: 'نورة العلي',
        service_ids: [salon.services[0]!],
        from_date: addDays(today(), 3),
        to_date: addDays(today(), 5),
        note: expect.stringContaining('شاليه السدر'),
      },
    ]);
    const told = await rowsOf(world, "select 1 from notifications where account_id = 2001 and code = 'wished'");
    expect(told).toHaveLength(1);
  });

  it('hear nothing from whoever has no confirmed stay, asks for nothing, or asks a salon nobody named', async () => {
    const before = await waiting();
    const asked = { alias, service_ids: [salon.services[0]!], note: '' };
    const open = await stay('new', '+971501230002');
    expect(await wishFromStay(world.services, open, asked, origin)).toBeNull();
    expect(await wishFromStay(world.services, 'no-such-link-of-a-stay', asked, origin)).toBeNull();
    const link = await stay('confirmed', '+971501230003');
    expect(await wishFromStay(world.services, link, { ...asked, alias: 'another' }, origin)).toBeNull();
    expect(await wishFromStay(world.services, link, { ...asked, service_ids: [] }, origin)).toBe('not-wished');
    expect((await remove()).status).toBe(200);
    expect(await wishFromStay(world.services, link, asked, origin)).toBeNull();
    expect(await waiting()).toEqual(before);
    expect(await named()).toEqual([]);
  });
});
