import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import { propertyChecksContract } from '@rawnaq/domain/properties/property-checks.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { addHost, addHostPicture, type Host } from '../../../test/stays/host';
import { openWorld, type World } from '../../../test/world';

type Fields = InputOf<(typeof propertiesContract)['add']>;
const { add, edit, send, hide, show, remove, get_record, get_records, statistics } = propertiesContract;
const { approve, refuse, added_records, edited_records, active_records, image } = propertyChecksContract;
const checked = propertyChecksContract.get_record;

let world: World;
let host: Host;
let other: Host;
let staff: string;
let pictures: number[];

beforeAll(async () => {
  world = await openWorld();
  host = await addHost(world, 'Saeed', '+971501110001', 'saeed@test.rawnaq');
  other = await addHost(world, 'Maitha', '+971501110002');
  staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  pictures = [];
  for (let index = 0; index < 8; index += 1) pictures.push(await addHostPicture(world, host));
});
afterAll(() => world.close());

const chalet: Fields = { type: 'chalet', emirate: 4, mobile: '050 111 0001', arabic_name: 'شاليه السدر' };
const whole = (): Fields => ({
  ...chalet,
  arabic_description: 'مسبح مدفأ بين الجبال',
  arabic_area: 'حتا',
  capacity: 12,
  weekday_price: 145_000,
  amenities: [7, 1, 1],
  map: '24.8, 56.1',
  links: { tiktok: 'https://www.tiktok.com/@sidr' },
  image_ids: pictures.slice(0, 3),
});
const mine = {
  get as() {
    return host.token;
  },
};
const byStaff = {
  get as() {
    return staff;
  },
};

const recordOf = async (id: number) => (await world.call(get_record, { id }, mine)).body.record;
const listed = (id: number) =>
  rowsOf<{ content: { name: { ar: string }; capacity: number } }>(
    world,
    'select content from property_listings where tenant = $1 and property_id = $2',
    [host.account_id, id],
  );
async function addSent(fields: Fields = whole()) {
  const { id, version } = (await world.call(add, fields, mine)).body;
  const sent = await world.call(send, { id, version }, mine);
  expect(sent.status).toBe(200);
  return { id, version: sent.body.version, account_id: host.account_id };
}
async function addApproved(fields: Fields = whole()) {
  const { id, version, account_id } = await addSent(fields);
  expect((await world.call(approve, { account_id, id, version }, byStaff)).status).toBe(200);
  return recordOf(id);
}
const placeListing = (id: number) => runJob(world.services, 'place-listing', { account_id: host.account_id, id });

describe('a draft', () => {
  it('is saved with little, its number written whole and its place read from what was pasted', async () => {
    const { body } = await world.call(add, { ...chalet, map: '٢٤٫٨، ٥٦٫١' }, mine);
    expect(await recordOf(body.id)).toMatchObject({
      version: 1,
      status: 'new',
      standing: 'draft',
      mobile: '+971501110001',
      map: '24.8, 56.1',
      weekday_price: null,
      images: [],
    });
  });

  it.each([
    ['a TikTok page elsewhere', { links: { tiktok: 'https://tiktok.com/sidr' } }, 'links.tiktok'],
    ['a map that is none', { map: 'https://maps.google.com.evil.example/x' }, 'map'],
    ['a link that is a script', { links: { website: 'javascript:alert(1)' } }, 'links.website'],
    ['a number that is none', { mobile: '12' }, 'mobile'],
    ['a price of nothing', { weekday_price: 0 }, 'weekday_price'],
    ['nobody fits in', { capacity: 0 }, 'capacity'],
    ['a place of no emirate', { emirate: 10 as 9 }, 'emirate'],
    ['a thing nearby without a name', { nearby_places: [{ name: {}, minutes: 5 }] }, 'nearby_places.0.name.ar'],
    ['eight pictures', { image_ids: [1, 2, 3, 4, 5, 6, 7, 8] }, 'image_ids'],
  ])('refuses %s, at its own field', async (_, wrong: Partial<Fields>, field) => {
    const { status, body } = await world.call(add, { ...chalet, ...wrong }, mine);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('keeps its pictures in their order, the first as the main one, and takes nobody else’s', async () => {
    const order = [pictures[2]!, pictures[0]!, pictures[6]!, pictures[1]!];
    const { id, version } = (await world.call(add, { ...chalet, image_ids: order }, mine)).body;
    expect((await recordOf(id)).images.map((one) => one.id)).toEqual(order);
    const turned = [...order.toReversed(), order[0]!];
    await world.call(edit, { ...chalet, id, version, image_ids: turned }, mine);
    expect((await recordOf(id)).images.map((one) => one.id)).toEqual(order.toReversed());
    const theirs = await addHostPicture(world, other);
    expect((await world.call(add, { ...chalet, image_ids: [theirs] }, mine)).body).toMatchObject({
      code: 'UPLOAD_UNREADABLE',
      errors: { image_ids: [expect.any(String)] },
    });
  });

  it('is not sent before it has name, description, picture and one price', async () => {
    const missing: [Partial<Fields>, string][] = [
      [{ arabic_name: '' }, 'arabic_name'],
      [{ arabic_description: ' ' }, 'arabic_description'],
      [{ image_ids: [] }, 'image_ids'],
      [{ weekday_price: null }, 'weekday_price'],
    ];
    for (const [less, field] of missing) {
      const { id, version } = (await world.call(add, { ...whole(), ...less }, mine)).body;
      const { status, body } = await world.call(send, { id, version }, mine);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    const weekend = { ...whole(), weekday_price: null, weekend_price: 190_000 };
    expect(await recordOf((await addSent(weekend)).id)).toMatchObject({ standing: 'waiting' });
  });

  it('saved in two tabs, the second hears of the first', async () => {
    const { id, version } = (await world.call(add, chalet, mine)).body;
    expect((await world.call(edit, { ...chalet, id, version, capacity: 5 }, mine)).body.version).toBe(2);
    const second = await world.call(edit, { ...chalet, id, version, capacity: 9 }, mine);
    expect([second.status, second.body.code]).toEqual([409, 'PROPERTY_CHANGED_MEANWHILE']);
    expect((await recordOf(id)).capacity).toBe(5);
  });
});

describe('a review', () => {
  it('shows managers what was sent and no draft, publishes it, and tells its owner', async () => {
    const draft = (await world.call(add, whole(), mine)).body.id;
    const sent = await addSent();
    const waiting = (await world.call(added_records, { 'f.standing': 'waiting' }, byStaff)).body.records;
    expect(waiting.map((one) => one.id)).toContain(sent.id);
    expect(waiting.map((one) => one.id)).not.toContain(draft);
    expect((await world.call(checked, { ...sent, id: draft }, byStaff)).status).toBe(404);
    expect((await world.call(checked, sent, byStaff)).body.record).toMatchObject({
      owner: 'Saeed',
      published: null,
      content: { name: { en: 'شاليه السدر', ar: 'شاليه السدر' }, amenities: [1, 7], latitude: 24.8, capacity: 12 },
    });
    expect(await listed(sent.id)).toEqual([]);

    expect((await world.call(approve, sent, byStaff)).status).toBe(200);
    expect((await listed(sent.id))[0]!.content).toMatchObject({ owner_name: 'Saeed', mobile: '+971501110001' });
    expect(await recordOf(sent.id)).toMatchObject({ status: 'active', standing: 'published', sent_at: null });
    const told = (await world.call(notificationsContract.get_records, {}, { ...mine, area: 'properties' })).body;
    expect(told.records[0]).toMatchObject({ type: 'own-properties', link: `/merchant/property/${sent.id}` });
    expect(
      await rowsOf(world, 'select channel, recipient, template from messages where account_id = $1', [host.account_id]),
    ).toContainEqual({ channel: 'email', recipient: 'saeed@test.rawnaq', template: 'property-approved' });
    expect((await world.call(approve, sent, byStaff)).body.code).toBe('PROPERTY_NOT_WAITING');
  });

  it('needs a reason to say no, which the owner reads until she sends it again', async () => {
    const sent = await addSent();
    expect((await world.call(refuse, { ...sent, reason: ' ' }, byStaff)).body.errors).toHaveProperty('reason');
    expect((await world.call(refuse, { ...sent, reason: 'Pictures of another place' }, byStaff)).status).toBe(200);
    const back = await recordOf(sent.id);
    expect(back).toMatchObject({ standing: 'refused', refuse_reason: 'Pictures of another place' });
    expect(await listed(sent.id)).toEqual([]);
    await world.call(send, { id: sent.id, version: back.version }, mine);
    expect(await recordOf(sent.id)).toMatchObject({ standing: 'waiting', refuse_reason: null });
  });

  it('is about the text that was read: what was changed meanwhile is not approved unseen', async () => {
    const sent = await addSent();
    expect((await world.call(edit, { ...whole(), ...sent, weekday_price: null }, mine)).body.code).toBe(
      'PROPERTY_NEEDS_PRICE',
    );
    const { id, version } = sent;
    expect((await world.call(edit, { ...whole(), id, version, capacity: 20 }, mine)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ standing: 'waiting' });
    expect((await world.call(approve, sent, byStaff)).body.code).toBe('PROPERTY_CHANGED_MEANWHILE');
  });

  it('approves once, however many managers press', async () => {
    const sent = await addSent();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 ? world.call(approve, sent, byStaff) : world.call(refuse, { ...sent, reason: 'No' }, byStaff),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('changes to what is public', () => {
  it('wait while visitors read the old text, and are compared with it', async () => {
    const { id, version } = await addApproved();
    const changed = { ...whole(), id, version, capacity: 15, image_ids: pictures.slice(3, 5) };
    const saved = (await world.call(edit, changed, mine)).body;
    expect(await recordOf(id)).toMatchObject({ status: 'edited', standing: 'changed' });
    expect((await listed(id))[0]!.content.capacity).toBe(12);
    const sent = (await world.call(send, saved, mine)).body;
    const key = { account_id: host.account_id, id };
    expect((await world.call(edited_records, {}, byStaff)).body.records.map((one) => one.id)).toContain(id);
    const { record } = (await world.call(checked, key, byStaff)).body;
    expect([record.published?.capacity, record.content.capacity]).toEqual([12, 15]);
    // Pictures of both are shown, and none of anything else.
    const statuses = [];
    for (const unique_id of [record.published!.images[0]!.unique_id, record.content.images[0]!.unique_id])
      statuses.push((await world.call(image, { ...key, unique_id }, byStaff)).status);
    const [foreign] = await rowsOf<{ unique_id: string }>(world, 'select unique_id from uploads where id = $1', [
      pictures[7],
    ]);
    statuses.push((await world.call(image, { ...key, ...foreign! }, byStaff)).status);
    expect(statuses).toEqual([200, 200, 404]);

    await world.call(refuse, { ...key, version: sent.version, reason: 'Too many people' }, byStaff);
    expect((await listed(id))[0]!.content.capacity).toBe(12);
    const again = await recordOf(id);
    expect(again).toMatchObject({ standing: 'change_refused', refuse_reason: 'Too many people' });
    const twice = (await world.call(send, { id, version: again.version }, mine)).body;
    await world.call(approve, { ...key, version: twice.version }, byStaff);
    expect((await listed(id))[0]!.content.capacity).toBe(15);
  });

  it('are over when it reads again as it was approved', async () => {
    const { id, version } = await addApproved();
    const saved = (await world.call(edit, { ...whole(), id, version, capacity: 15 }, mine)).body;
    await world.call(edit, { ...whole(), ...saved }, mine);
    expect(await recordOf(id)).toMatchObject({ status: 'active', standing: 'published' });
    expect((await world.call(active_records, {}, byStaff)).body.records.map((one) => one.id)).toContain(id);
  });
});

describe('off the listing', () => {
  it('a hidden place goes, and comes back as it was approved, not as it was changed meanwhile', async () => {
    const record = await addApproved();
    const { id } = record;
    let seen = { id, version: record.version };
    seen = (await world.call(hide, seen, mine)).body;
    await placeListing(id);
    expect(await listed(id)).toEqual([]);
    expect(await recordOf(id)).toMatchObject({ standing: 'hidden' });
    seen = (await world.call(edit, { ...whole(), ...seen, capacity: 30 }, mine)).body;
    seen = (await world.call(show, seen, mine)).body;
    await placeListing(id);
    expect((await listed(id))[0]!.content.capacity).toBe(12);
  });

  it('changes approved while it is hidden stay hidden', async () => {
    const record = await addApproved();
    const { id } = record;
    const hidden = (await world.call(hide, { id, version: record.version }, mine)).body;
    await placeListing(id);
    const saved = (await world.call(edit, { ...whole(), ...hidden, capacity: 3 }, mine)).body;
    const sent = (await world.call(send, saved, mine)).body;
    await world.call(approve, { account_id: host.account_id, ...sent }, byStaff);
    expect(await listed(id)).toEqual([]);
    await world.call(show, { id, version: (await recordOf(id)).version }, mine);
    await placeListing(id);
    expect((await listed(id))[0]!.content.capacity).toBe(3);
  });

  it('what was never approved has nothing to hide', async () => {
    const { id, version } = (await world.call(add, chalet, mine)).body;
    expect((await world.call(hide, { id, version }, mine)).body.code).toBe('PROPERTY_NOT_PUBLISHED');
  });

  it('a removed place is kept and found no more', async () => {
    const record = await addApproved();
    const { id } = record;
    expect((await world.call(remove, { id, version: record.version }, mine)).status).toBe(200);
    await placeListing(id);
    expect(await listed(id)).toEqual([]);
    expect((await world.call(get_record, { id }, mine)).status).toBe(404);
    expect((await world.call(get_records, {}, mine)).body.records.map((one) => one.id)).not.toContain(id);
    const seen = { account_id: host.account_id, id };
    expect((await world.call(checked, seen, byStaff)).status).toBe(404);
    const kept = 'select 1 from properties where account_id = $1 and id = $2 and removed_at is not null';
    expect(await rowsOf(world, kept, [host.account_id, id])).toHaveLength(1);
  });
});

it('counts views, favourites, calls, chats and enquiries of its days, and says nothing of others', async () => {
  const { id } = await addApproved();
  const day = "(now() at time zone 'Asia/Dubai')::date";
  await rowsOf(
    world,
    `insert into property_days (account_id, property_id, day, views, calls, chats, enquiries, favourites)
    values ($1, $2, ${day}, 5, 1, 2, 3, 4), ($1, $2, ${day} - 29, 1, 0, 0, 0, 0),
      ($1, $2, ${day} - 40, 100, 0, 0, 0, 0)`,
    [host.account_id, id],
  );
  const month = (await world.call(statistics, { id }, mine)).body;
  expect(month).toMatchObject({ views: 6, calls: 1, chats: 2, enquiries: 3, favourites: 4 });
  expect(month.days).toHaveLength(30);
  expect((await world.call(statistics, { id, days: '90' }, mine)).body.views).toBe(106);
  const card = (await world.call(get_records, {}, mine)).body.records.find((one) => one.id === id);
  expect(card).toMatchObject({ views: 6, favourites: 4 });
  expect((await world.call(statistics, { id }, { as: other.token })).status).toBe(404);
});

it('deciding is a right of its own', async () => {
  const sent = await addSent();
  const reader = await tokenOf(world, await addPerson(world, 'manager', 0, { 104: [1, 2, 3] }));
  const stranger = await tokenOf(world, await addPerson(world, 'manager', 0, { 104: [1, 2] }));
  expect((await world.call(checked, sent, { as: reader })).status).toBe(200);
  expect((await world.call(approve, sent, { as: reader })).status).toBe(403);
  expect((await world.call(refuse, { ...sent, reason: 'x' }, { as: reader })).status).toBe(403);
  for (const endpoint of [added_records, edited_records, active_records])
    expect((await world.call(endpoint, {}, { as: stranger })).status).toBe(403);
  expect((await world.call(checked, sent, { as: stranger })).status).toBe(403);
});
