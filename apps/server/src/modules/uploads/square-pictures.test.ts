import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { propertyBannersContract } from '@rawnaq/domain/property-banners/property-banners.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { goodInput } from '../../../test/endpoint-inputs';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { addHost, type Host } from '../../../test/stays/host';
import { openWorld, type World } from '../../../test/world';

let world: World;
let host: Host;
let tokens: Record<'merchant' | 'manager' | 'property', { as: string; account: number }>;
let group_id: number;
let employee: number;

beforeAll(async () => {
  world = await openWorld();
  const owner = await personOf(world, 'a@test.rawnaq');
  const staff = await personOf(world, 'manager@test.rawnaq');
  host = await addHost(world, 'Saeed', '+971501110001');
  tokens = {
    merchant: { as: await tokenOf(world, owner), account: owner.account_id },
    manager: { as: await tokenOf(world, staff), account: staff.account_id },
    property: { as: host.token, account: host.account_id },
  };
  const by = { as: tokens.merchant.as };
  group_id = (await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, by)).body.id;
  employee = (await world.call(employeesContract.get_records, {}, by)).body.records[0]!.id;
});
afterAll(() => world.close());

let pictures = 0;
/** A file of this account that is known to be so wide and 40 high. */
async function pictureOf(account: number, width: number): Promise<number> {
  pictures += 1;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `
      insert into uploads (account_id, unique_id, file_name, mime, bytes, width, height)
      values ($1, $2, 'a.png', 'image/png', 9, $3, 40) returning id`,
    [account, `picture-${pictures}`, width],
  );
  return row!.id;
}

type Row = [
  what: string,
  endpoint: Endpoint,
  by: keyof typeof tokens,
  withPicture: (id: number) => Record<string, unknown>,
];
const campaign = {
  name: 'Offer',
  channel: 'whatsapp',
  english_active: true,
  english_text: 'Come',
  arabic_active: false,
};
const page = { alias: 'glow', colour: '#1F5E56' };
const names = { english_name: 'Glow', arabic_name: 'جلو' };
const banner = {
  english_title: 'Winter',
  arabic_title: 'شتاء',
  link: '/search',
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
};
const place = { type: 'chalet', emirate: 4, mobile: '050 111 0001', arabic_name: 'شاليه السدر' };
const rows: readonly Row[] = [
  ['an employee', employeesContract.edit, 'merchant', (id) => ({ ...names, id: employee, picture_upload_id: id })],
  ['a service', servicesContract.add, 'merchant', (id) => ({ group_id, picture_upload_id: id })],
  ['a campaign', campaignsContract.add, 'merchant', (id) => ({ ...campaign, picture_upload_id: id })],
  ['the logo', settingsContract.save_general, 'merchant', (id) => ({ ...names, logo_upload_id: id })],
  ['the booking page', settingsContract.save_online, 'merchant', (id) => ({ ...page, picture_upload_ids: [id] })],
  ['a banner', propertyBannersContract.add, 'manager', (id) => ({ ...banner, upload_id: id })],
  ['a place to stay', propertiesContract.add, 'property', (id) => ({ ...place, image_ids: [id] })],
];

it.each(rows)('%s takes a square picture and no other, whichever way it was uploaded', async (...row) => {
  const [, endpoint, by, withPicture] = row;
  const { as, account } = tokens[by];
  const sent = (id: number) => world.call(endpoint, { ...goodInput(endpoint), ...withPicture(id) } as never, { as });
  const refused = await sent(await pictureOf(account, 60));
  const name = Object.keys(withPicture(0)).at(-1)!;
  const field = name === 'picture_upload_ids' ? `${name}.0` : name;
  expect(refused.body.errors).toEqual({ [field]: ['The image must be square'] });
  const taken = await sent(await pictureOf(account, 40));
  expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
});
