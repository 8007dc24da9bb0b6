import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../test/people';
import { addHost } from '../../../test/stays/host';
import { addListedPlace } from '../../../test/stays/listed-place';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { fillEnquiries } from './fill-enquiries';
import { DEMO_ENQUIRIES } from './texts/enquiries';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it.each([1, 2])('an owner of %i places has enquiries in every state, and nights that do not meet', async (count) => {
  const host = await addHost(world, 'Saeed', `+97150111000${count}`);
  for (let place = 1; place <= count; place += 1) await addListedPlace(world, host, `Place ${place}`);
  await asPlatform(world.services, (tx) =>
    fillEnquiries({ services: world.services, tx, now: world.services.clock() }, [{ accountId: host.account_id }]),
  );
  const { body } = await world.call(staysContract.get_records, { page_size: '50' } as never, { as: host.token });
  expect(body.total).toBe(DEMO_ENQUIRIES.length);
  const [{ listed } = { listed: 0 }] = await rowsOf<{ listed: number }>(
    world,
    'select count(*)::int as listed from property_listing_nights where tenant = $1',
    [host.account_id],
  );
  expect(listed).toBeGreaterThan(count * 3);
});
