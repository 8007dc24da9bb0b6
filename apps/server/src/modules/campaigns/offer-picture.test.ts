import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { addPicture } from '../uploads';
import { openOfferPicture } from '.';

const SALON = 2001;
const DAY_MS = 86_400_000;
let world: World;
let as: string;
beforeAll(async () => {
  world = await openWorld();
  const ready = `whatsapp_package_status = ${whatsappPackageStates.codes.active}`;
  const connected = `whatsapp_connection = ${whatsappConnectionStates.codes.connected}`;
  await rowsOf(world, `update accounts set ${ready}, ${connected} where id = ${SALON}`);
  await rowsOf(world, `update users set mobile = '+971501112233' where account_id = ${SALON}`);
});
afterAll(() => world.close());
beforeEach(async () => {
  as = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});

async function addOwnPicture(format: 'png' | 'webp' = 'png'): Promise<number> {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#8a2c6d' } })
    .toFormat(format)
    .toBuffer();
  const { id: created_by } = await personOf(world, 'a@test.rawnaq');
  const picture = { account_id: SALON, created_by, name: `offer.${format}`, bytes, now: world.services.clock() };
  return asPlatform(world.services, (tx) => addPicture(world.services, tx, picture));
}

/** The address of the picture in a test to oneself; undefined where it goes without. */
async function addressOf(more: object): Promise<string | undefined> {
  const offer = {
    channel: 'whatsapp' as const,
    english_active: true,
    english_text: 'Hi {customer}',
    arabic_active: false,
    language: 'en' as const,
    ...more,
  };
  const { status, body } = await world.call(campaignsContract.send_test, offer, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  const [message] = await rowsOf<{ content: { url: string } | null }>(
    world,
    `select content from messages where account_id = ${SALON} order by id desc limit 1`,
  );
  return message!.content?.url.split('/offer-picture/')[1];
}

it('is shown to everybody for a month', async () => {
  const address = (await addressOf({ picture_upload_id: await addOwnPicture() }))!;
  const shown = await openOfferPicture(world.services, address);
  expect(shown).toMatchObject({ type: 'image/png', inline: true });
  expect(shown!.headers).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  for await (const piece of shown!.body) expect(piece).toBeDefined();
  world.advance(29 * DAY_MS);
  expect(await openOfferPicture(world.services, address)).toBeDefined();
  world.advance(2 * DAY_MS);
  expect(await openOfferPicture(world.services, address)).toBeUndefined();
  world.advance(-31 * DAY_MS);
});

it('is found at no other address', async () => {
  const picture_upload_id = await addOwnPicture();
  await addOwnPicture();
  const address = (await addressOf({ picture_upload_id }))!;
  const [account, upload, day, ...rest] = address.split('-') as [string, string, string, string];
  const seal = rest.join('-');
  const next = (Number.parseInt(upload, 36) + 1).toString(36);
  const longer = (Number.parseInt(day, 36) + 30).toString(36);
  const neighbour = (2002).toString(36);
  for (const other of [
    `${account}-${next}-${day}-${seal}`,
    `${account}-${upload}-${longer}-${seal}`,
    `${neighbour}-${upload}-${day}-${seal}`,
    `${account}-${upload}-${day}-${'A'.repeat(22)}.png`,
    `${account}-${upload}-${day}`,
    '',
    '../../etc/passwd',
  ])
    expect(await openOfferPicture(world.services, other), other).toBeUndefined();
});

it('stays away where WhatsApp would not show it, where the text is too long for it, and by SMS', async () => {
  const [png, webp] = [await addOwnPicture(), await addOwnPicture('webp')];
  expect(await addressOf({ picture_upload_id: webp })).toBeUndefined();
  expect(await addressOf({ picture_upload_id: png, english_text: 'x'.repeat(1020) })).toBeUndefined();
  expect(await addressOf({ picture_upload_id: png, channel: 'sms' })).toBeUndefined();
  expect(await addressOf({ picture_upload_id: png })).toBeDefined();
});
