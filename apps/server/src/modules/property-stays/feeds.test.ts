import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { addHost, type Host } from '../../../test/stays/host';
import { addListedPlace, type ListedPlace } from '../../../test/stays/listed-place';
import { openWorld, type World } from '../../../test/world';

const { add_feed, remove_feed, read_feed, calendar, block } = staysContract;
let world: World;
let host: Host;
let other: Host;
let place: ListedPlace;
let site: Server;
let url: string;
let today: string;
/** How the other site answers, and what it was asked with. */
let says: { status: number; body: string; headers?: Record<string, string> };
let asked: (string | undefined)[] = [];
/** The feeds whose turn it is still, while the site is being asked. */
let dueWhileAsked: unknown[] = [];

beforeAll(async () => {
  world = await openWorld();
  Object.assign(world.services.config, { outbound: { allowsLocal: true } });
  host = await addHost(world, 'Saeed', '+971501110001');
  other = await addHost(world, 'Maitha', '+971501110002');
  place = await addListedPlace(world, host, 'Sidr Chalet');
  today = todayIn(world.services.clock(), 'Asia/Dubai');
  site = createServer(async (request, response) => {
    asked.push(request.headers['if-none-match']);
    dueWhileAsked = await rowsOf(world, 'select 1 from property_feeds where next_at <= $1', [world.services.clock()]);
    response.writeHead(says.status, { 'content-type': 'text/calendar', ...says.headers }).end(says.body);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/calendar.ics`;
});
afterAll(async () => {
  site.close();
  await world.close();
});

const mine = {
  get as() {
    return host.token;
  },
};
const day = (offset: number) => addDays(today, offset);
const plain = (offset: number) => day(offset).replaceAll('-', '');
const feedOf = (...nights: [number, number][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...nights.flatMap(([from, to], index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART;VALUE=DATE:${plain(from)}`,
      `DTEND;VALUE=DATE:${plain(to)}`,
      'broken',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
/** Asks for more than a reader does; each of these alone once held the whole server up for minutes, or ended it. */
const endless = `BEGIN:VCALENDAR\n${Array.from({ length: 1_500 }, (_, index) =>
  ['BEGIN:VEVENT', `UID:${index}`, 'DTSTART:20180101', 'RRULE:FREQ=DAILY', 'END:VEVENT'].join('\n'),
).join('\n')}\nEND:VCALENDAR`;
const read = (id: number) => runJob(world.services, 'read-stay-feed', { account_id: host.account_id, id });
const shown = async () => (await world.call(calendar, { property_id: place.id, month: day(5) }, mine)).body;
const codes = async () =>
  (await world.call(notificationsContract.get_records, {}, { ...mine, area: 'properties' })).body.records
    .filter(({ type }) => type === 'stay-calendars')
    .map(({ tone }) => tone);

describe('calendars of other sites', () => {
  let id: number;

  it('close their nights, also where two of them name the same', async () => {
    says = { status: 200, body: feedOf([2, 4], [3, 6], [2, 4]), headers: { etag: '"one"' } };
    const added = await world.call(add_feed, { property_id: place.id, name: 'Airbnb', url }, mine);
    expect([added.status, added.body.code]).toEqual([200, undefined]);
    id = added.body.id;
    expect((await world.call(add_feed, { property_id: place.id, name: 'Again', url }, mine)).body.code).toBe(
      'STAY_FEED_TAKEN',
    );
    await read(id);
    const second = (await world.call(add_feed, { property_id: place.id, name: 'Booking.com', url: `${url}?2` }, mine))
      .body.id;
    await read(second);
    const { elsewhere, feeds } = await shown();
    expect(elsewhere.map(({ name, arrives_on, leaves_on }) => [name, arrives_on, leaves_on])).toEqual([
      ['Airbnb', day(2), day(6)],
      ['Booking.com', day(2), day(6)],
    ]);
    expect(feeds).toMatchObject([{ host: '127.0.0.1', silent_since: null, is_waiting: false }, { id: second }]);
    const nights = { property_id: place.id, arrives_on: day(5), leaves_on: day(7) };
    expect((await world.call(block, nights, mine)).body.code).toBe('STAY_NIGHTS_TAKEN');
    expect((await world.call(remove_feed, { id: second }, mine)).status).toBe(200);
    expect((await shown()).elsewhere).toHaveLength(1);
    await runJob(world.services, 'list-nights', { account_id: host.account_id, id: place.id });
    expect(
      await rowsOf(world, 'select arrives_on::text from property_listing_nights where tenant = $1', [host.account_id]),
    ).toEqual([{ arrives_on: day(2) }]);
  });

  it('are asked whether they changed, and not read again when they did not', async () => {
    asked = [];
    says = { status: 304, body: '' };
    await read(id);
    expect(asked).toEqual(['"one"']);
    expect((await shown()).elsewhere).toHaveLength(1);
  });

  it.each([
    ['an error', { status: 500, body: 'x' }],
    ['a page', { status: 200, body: '<!doctype html>' }],
    ['a calendar that is always full, a thousand times over', { status: 200, body: endless }],
    ['more than anybody reads', { status: 200, body: `BEGIN:VCALENDAR\r\n${'x'.repeat(5_000_000)}` }],
  ])('that answer with %s keep the nights last seen', async (_, answer) => {
    says = answer;
    await read(id);
    const { elsewhere, feeds } = await shown();
    expect(elsewhere).toHaveLength(1);
    expect(feeds[0]!.silent_since).not.toBeNull();
  });

  it('that go on failing are told to the owner, once, and again when they are back', async () => {
    expect(await codes()).toEqual(['danger']);
    await read(id);
    expect(await codes()).toEqual(['danger']);
    says = { status: 200, body: feedOf([8, 9]) };
    await read(id);
    expect((await codes()).toSorted()).toEqual(['danger', 'success']);
    expect((await shown()).elsewhere.map(({ arrives_on }) => arrives_on)).toEqual([day(8)]);
  });

  it('are read by the clock when they are due, and by the owner’s wish, not by another’s', async () => {
    expect((await world.call(read_feed, { id }, mine)).status).toBe(200);
    expect((await world.call(read_feed, { id }, { as: other.token })).status).toBe(404);
    expect((await world.call(remove_feed, { id }, { as: other.token })).status).toBe(404);
    await rowsOf(world, "update property_feeds set next_at = now() - interval '1 day' where id = $1", [id]);
    await runJob(world.services, 'read-stay-feeds');
  });

  it('have had their turn before they are read: what ends the server over one is not read again at once', async () => {
    says = { status: 200, body: feedOf([8, 9]) };
    await rowsOf(world, "update property_feeds set next_at = now() - interval '1 day' where id = $1", [id]);
    await read(id);
    expect(dueWhileAsked).toEqual([]);
  });

  it('never lead into our own network, at once or by a detour', async () => {
    says = { status: 302, body: '', headers: { location: 'file:///etc/passwd' } };
    await read(id);
    expect((await shown()).feeds[0]!.silent_since).not.toBeNull();
    Object.assign(world.services.config, { outbound: { allowsLocal: false } });
    for (const address of [
      'http://example.com/a.ics',
      'https://127.0.0.1/a.ics',
      'https://169.254.169.254/latest',
      'https://user:word@example.com/a.ics',
      'https://example.com:8443/a.ics',
      'ftp://example.com',
      'calendar',
    ]) {
      const { status, body } = await world.call(add_feed, { property_id: place.id, name: 'X', url: address }, mine);
      expect([status, Object.keys(body.errors ?? {})], address).toEqual([422, ['url']]);
    }
    const webcal = { property_id: place.id, name: 'Google', url: 'webcal://calendar.google.com/basic.ics' };
    expect((await world.call(add_feed, webcal, mine)).status).toBe(200);
  });
});
