import { gulfCountry } from '@rawnaq/domain/kernel/places/countries';
import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { vatPolicyOf } from '@rawnaq/domain/kernel/vat';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { createAccount } from '../../../apps/server/src/modules/accounts';
import { asPlatform, type Services } from '../../../apps/server/src/services';
import type { App } from '../../../apps/server/src/app';
import { openMoneySalon, type MoneySalon } from '../../../apps/server/test/money-salon';
import { openLoyalty, type Shop } from '../../../apps/server/test/money/money-things';
import { withDemoServer } from '../../../apps/server/test/servers/demo-server';
import type { Model } from './model/model';

/** A server in this process whose salons only the proof sells in. */
export const withShop = <T>(dataDir: string, work: (shop: Shop) => Promise<T>): Promise<T> =>
  withDemoServer(dataDir, ({ app, services }) => work(shopOf(app, services)));

/** One of them, with points and bills that can be put aside. */
export async function openShopSalon(shop: Shop): Promise<MoneySalon> {
  const { salon } = await openSalonIn(shop, 'AE');
  await openLoyalty(shop, salon);
  return salon;
}

const TAX_NUMBERS = { AE: '100000000000003', SA: '300000000000003', KW: '' };
export type ModelCountry = keyof typeof TAX_NUMBERS;

/** A salon for the model: points run out after a month, and VAT is the country's. */
export async function openModelSalon(
  shop: Shop,
  country: ModelCountry,
): Promise<{ salon: MoneySalon; login: string } & Pick<Model, 'policy' | 'rate' | 'unit'>> {
  const { salon, login } = await openSalonIn(shop, country);
  await openLoyalty(shop, salon, {
    trn: TAX_NUMBERS[country],
    least_points: 1,
    point_value: 5,
    points_expire_after_months: 1,
  });
  const { values } = (await shop.call(settingsContract.get_accounting, {}, { as: salon.owner })).body;
  const { currency } = gulfCountry(country)!;
  const rate = values.vat_active ? values.vat_rate : 0;
  return { salon, login, policy: vatPolicyOf(country), rate, unit: minorPerUnit(currency) };
}

let opened = 0;

async function openSalonIn(shop: Shop, country: ModelCountry): Promise<{ salon: MoneySalon; login: string }> {
  opened += 1;
  const [accountId, login] = [700_000 + opened, `shop${opened}@prove.rawnaq`];
  await asPlatform(shop.services, (tx) =>
    createAccount(tx, {
      id: accountId,
      business_type: 'women_salon',
      country,
      city: null,
      language: 'en',
      status: 'active',
      english_name: `Shop ${opened}`,
      arabic_name: `متجر ${opened}`,
      owner: { name: 'Owner', email: login, mobile: null, password_hash: 'nobody signs in' },
    }),
  );
  return { salon: await openMoneySalon(shop, accountId, login), login };
}

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
