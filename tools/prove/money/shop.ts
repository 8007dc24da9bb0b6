import { createAccount } from '../../../apps/server/src/modules/accounts';
import { asPlatform, type Services } from '../../../apps/server/src/services';
import type { App } from '../../../apps/server/src/app';
import { openMoneySalon, type MoneySalon } from '../../../apps/server/test/money-salon';
import { openLoyalty, type Shop } from '../../../apps/server/test/money/money-things';
import { withDemoServer } from '../../../apps/server/test/servers/demo-server';

const ACCOUNT = 2001;
const OWNER = 'shop@prove.rawnaq';

/** A server in this process with one salon that only the proof sells in. */
export const withShop = <T>(dataDir: string, work: (shop: Shop, salon: MoneySalon) => Promise<T>): Promise<T> =>
  withDemoServer(dataDir, async ({ app, services }) => {
    const shop = shopOf(app, services);
    await asPlatform(services, (tx) =>
      createAccount(tx, {
        id: ACCOUNT,
        business_type: 'women_salon',
        country: 'AE',
        city: 'Dubai',
        language: 'en',
        status: 'active',
        english_name: 'Shop',
        arabic_name: 'متجر',
        owner: { name: 'Owner', email: OWNER, mobile: null, password_hash: 'nobody signs in' },
      }),
    );
    const salon = await openMoneySalon(shop, ACCOUNT, OWNER);
    await openLoyalty(shop, salon);
    return work(shop, salon);
  });

const shopOf = (app: App, services: Services): Shop => ({
  services,
  call: async (endpoint, input, { as, key } = {}) => {
    const isWrite = endpoint.method === 'POST';
    const answer = await app.server.inject({
      method: endpoint.method,
      url: `/api/${endpoint.areas[0]}/${endpoint.path}`,
      ...(isWrite ? { payload: input as object } : { query: input as Record<string, string> }),
      headers: {
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers as Record<string, string> };
  },
});
