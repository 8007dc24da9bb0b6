import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { propertyBannersContract } from '@rawnaq/domain/property-banners/property-banners.contract';
import { personOf, tokenOf } from '../../../test/people';
import { addHost } from '../../../test/stays/host';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { followBanner, noteBannerViews, readShownBanners } from '.';
import { flushBannerViews } from './count-banners';

const { get_records, add, edit, set_status, remove, picture } = propertyBannersContract;
type Fields = InputOf<typeof add>;
let world: World;
let staff: string;
let today: string;

beforeAll(async () => {
  world = await openWorld();
  staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

const by = {
  get as() {
    return staff;
  },
};
const winter = (more: Partial<Fields> = {}): Fields => ({
  english_title: 'Winter in Hatta',
  arabic_title: 'شتاء حتا',
  link: '/search?emirate=dubai',
  starts_on: today,
  ends_on: addDays(today, 10),
  ...more,
});
const added = async (more: Partial<Fields> = {}): Promise<number> => {
  const { status, body } = await world.call(add, winter(more), by);
  expect(status).toBe(200);
  return body.id;
};
const recordOf = async (id: number) =>
  (await world.call(get_records, {}, by)).body.records.find((record) => record.id === id)!;
const shown = async () => (await asPlatform(world.services, (tx) => readShownBanners(tx, today))).map(({ id }) => id);
const PERSON = { address: '203.0.113.7', userAgent: 'Mozilla/5.0' };

describe('a banner', () => {
  it('is shown from its first day to its last, while it is on', async () => {
    const [now, planned, over] = [
      await added(),
      await added({ starts_on: addDays(today, 1) }),
      await added({ starts_on: addDays(today, -9), ends_on: addDays(today, -1) }),
    ];
    expect(await shown()).toEqual([now]);
    expect([
      (await recordOf(now)).standing,
      (await recordOf(planned)).standing,
      (await recordOf(over)).standing,
    ]).toEqual(['now', 'planned', 'over']);
    await world.call(set_status, { id: now, status: 0 }, by);
    expect((await recordOf(now)).standing).toBe('off');
    expect(await shown()).toEqual([]);
    expect(await followBanner(world.services, now, PERSON)).toBeUndefined();
    for (const id of [now, planned, over]) await world.call(remove, { id }, by);
    expect((await world.call(get_records, {}, by)).body.records).toEqual([]);
  });

  it.each([
    ['another host in disguise', { link: '//evil.example' }, 'link'],
    ['a script', { link: 'javascript:alert(1)' }, 'link'],
    ['plain http', { link: 'http://rawnaq.example' }, 'link'],
    ['days in the wrong order', { ends_on: '2020-01-01' }, 'ends_on'],
    ['a title in the wrong letters', { arabic_title: 'Winter' }, 'arabic_title'],
  ])('refuses %s', async (_, wrong: Partial<Fields>, field) => {
    const { status, body } = await world.call(add, winter(wrong), by);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('leads where a manager said, and counts a person once, machines never', async () => {
    const id = await added({ link: 'https://example.com/winter' });
    expect(await followBanner(world.services, id, PERSON)).toBe('https://example.com/winter');
    await followBanner(world.services, id, PERSON);
    await followBanner(world.services, id, { ...PERSON, address: '203.0.113.8' });
    await followBanner(world.services, id, { address: '203.0.113.9', userAgent: 'Googlebot/2.1' });
    // Whoever has a whole network of addresses is one person with any of them.
    for (const host of ['::1', '::2', ':a:b:c:d'])
      await followBanner(world.services, id, { ...PERSON, address: `2001:db8:0:1${host}` });
    noteBannerViews(world.services, [id], PERSON.userAgent);
    noteBannerViews(world.services, [id], PERSON.userAgent);
    noteBannerViews(world.services, [id], PERSON.userAgent);
    noteBannerViews(world.services, [id], PERSON.userAgent);
    noteBannerViews(world.services, [id], 'WhatsApp/2');
    await flushBannerViews(world.services);
    expect(await recordOf(id)).toMatchObject({ views: 4, clicks: 3, click_rate: 75 });
    const change = { ...winter({ english_title: 'Winter at the sea' }), id };
    expect((await world.call(edit, change, by)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ english_title: 'Winter at the sea', views: 4 });
    expect((await world.call(edit, { ...change, id: id + 99 }, by)).status).toBe(404);
  });

  it('has a picture of the platform or none, and is nobody else’s business', async () => {
    expect((await world.call(add, winter({ upload_id: 987_654 }), by)).body.code).toBe('UPLOAD_UNREADABLE');
    const id = await added();
    expect((await world.call(picture, { id })).status).toBe(404);
    const host = await addHost(world, 'Saeed', '+971501110009');
    expect((await world.call(get_records, {}, { as: host.token })).status).not.toBe(200);
  });
});
