import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import { openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { personOf, rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { addPicture } from '../uploads';
import { loadInvoicePage } from './load-invoice-page';

let world: World;
let salon: MoneySalon;
let logo_upload_id: number;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#8a2c6d' } })
    .png()
    .toBuffer();
  const { id: created_by } = await personOf(world, 'a@test.rawnaq');
  logo_upload_id = await asPlatform(world.services, (tx) =>
    addPicture(world.services, tx, {
      account_id: 2001,
      created_by,
      name: 'logo.png',
      bytes,
      now: world.services.clock(),
    }),
  );
  await rowsOf(world, "update accounts set city = 'Dubai' where id = 2001");
});
afterAll(() => world.close());

const AE = { country: 'AE', currency: 'AED' } as const;
const keep = (section: string, values: object) =>
  rowsOf(
    world,
    `insert into account_settings (account_id, section, values, secrets) values (2001, $1, $2, '{}')
     on conflict (account_id, section) do update set values = excluded.values`,
    [section, JSON.stringify(values)],
  );
const wears = async (general: Partial<SettingValues<typeof generalSetting>>, show_logo: boolean): Promise<void> => {
  await keep('general', { ...generalSetting.defaults(AE), ...general });
  await keep('invoice', { ...invoiceSetting.defaults(AE), show_logo });
};
const paperOf = async (id: number) =>
  (await world.call(invoicePapersContract.paper, { id }, { as: salon.owner })).body.paper;

it('has its logo and its city in both languages on every paper, as on the day it was issued', async () => {
  await wears({ logo_upload_id, english_address: '214 Al Wasl Road', arabic_address: '214 شارع الوصل' }, true);
  const { body } = await sell(world, salon);
  const { seller } = await paperOf(body.id);
  expect(seller.logo).toMatch(/^data:image\/png;base64,/);
  expect(seller.address).toEqual({ en: '214 Al Wasl Road\nDubai', ar: '214 شارع الوصل\nدبي' });
  const page = await loadInvoicePage(world.services, body.unique_id, 'ar');
  expect(page!.paper.seller.logo).toBe(seller.logo);

  await wears({ logo_upload_id, english_address: '214 Al Wasl Road, Dubai', arabic_address: '' }, false);
  const plain = await sell(world, salon);
  expect((await paperOf(plain.body.id)).seller).toMatchObject({
    logo: null,
    address: { en: '214 Al Wasl Road, Dubai', ar: 'دبي' },
  });
  expect((await paperOf(body.id)).seller.logo).toBe(seller.logo);
});

it('goes on without a logo, and without one that is not there', async () => {
  for (const upload of [null, logo_upload_id + 1_000]) {
    await wears({ logo_upload_id: upload }, true);
    const { body } = await sell(world, salon);
    expect((await paperOf(body.id)).seller.logo).toBeNull();
  }
});
