import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import type { LiveMessage } from '../src/db/live';
import { isTold } from '../src/db/statements/touched-tables';
import type { BoundEndpoint } from '../src/http/bind-contract';
import { goodInput } from './endpoint-inputs';
import { addPerson, personOf, rowsOf, tokenOf } from './people';
import { runJob } from './run-job';
import { openWorld, type World } from './world';

let world: World;
let owner: string;
let manager: string;
const heard: LiveMessage[] = [];

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  await vi.waitFor(() => {
    if (!world.services.live.isConnected()) throw new Error('deaf');
  });
  world.services.live.subscribe((message) => {
    if (message.channel !== 'silence') heard.push(message);
  });
});
afterAll(() => world.close());

const changes = () => heard.filter((message) => message.channel === 'changed');

describe('every list', () => {
  type Area = 'merchant' | 'manager' | 'properties';
  let tokens: Record<Area, string>;
  beforeAll(async () => {
    tokens = {
      merchant: owner,
      manager,
      properties: await tokenOf(world, await addPerson(world, 'property', 0, null)),
    };
  });
  const lists = () =>
    world.app.endpoints.filter(({ endpoint }) => endpoint.list && endpoint.kind !== 'file') as (BoundEndpoint & {
      area: Area;
    })[];

  it('takes all of its filters, in each of its orders', { timeout: 60_000 }, async () => {
    // As a filter says of itself: a code, two days, an id, or a text.
    const valueOf = (about: string): string =>
      /one of its codes.* \((\S+) /.exec(about)?.[1] ??
      (about.includes('two days') ? '2026-01-01..2026-12-31' : about.includes('the id of') ? '1' : 'x');
    for (const { endpoint, area, url } of lists()) {
      const { filters, sorts } = endpoint.list!;
      const filtered = Object.fromEntries(filters.map(({ key, about }) => [`f.${key}`, valueOf(about)]));
      const asked = [filtered, ...sorts.map((sort) => ({ ...filtered, sort, descending: 'true' }))];
      for (const more of asked) {
        const answer = await world.call(
          endpoint,
          { ...(goodInput(endpoint) as object), ...more },
          { area, as: tokens[area] },
        );
        expect([url, more, answer.status]).toEqual([url, more, 200]);
      }
    }
  });

  it('says which tables it shows, and some write of them is heard', async () => {
    expect(lists().length).toBeGreaterThan(30);
    const deaf: string[] = [];
    for (const { endpoint, area, url } of lists()) {
      const answer = await world.call(endpoint, goodInput(endpoint), { area, as: tokens[area] });
      expect([url, answer.status]).toEqual([url, 200]);
      if (!answer.headers['x-shows']?.split(',').some(isTold)) deaf.push(url);
    }
    expect(deaf).toEqual([]);
  });
});

describe('a commit', () => {
  it('is heard once, with every table it wrote, and its writer knows it again', async () => {
    heard.length = 0;
    const answer = await world.call(
      customersContract.add,
      { name: 'Latifa', mobile: '+971501230001' },
      { as: owner, key: 'heard-once' },
    );
    expect(answer.status).toBe(200);
    const [name, tables] = answer.headers['x-changed']!.split(' ');
    expect(tables!.split(',').toSorted()).toEqual(['audit_log', 'customer_consents', 'customers']);
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard).toEqual([{ channel: 'changed', account_id: 2001, tables: tables!.split(','), by: name }]);
    expect((await world.call(customersContract.get_records, {}, { as: owner })).headers['x-shows']).toContain(
      'customers',
    );
  });

  it('of the staff is heard by the salon whose row it was', async () => {
    const { body } = await world.call(
      suggestionsContract.add,
      { title: 'Heard by both', body: 'The salon and the staff look again' },
      { as: owner },
    );
    heard.length = 0;
    await world.call(suggestionsContract.decide, { account_id: 2001, id: body.id, status: 2 }, { as: manager });
    await expect
      .poll(() => changes().find(({ account_id }) => account_id === 2001)?.tables)
      .toContain('development_suggestions');
  });

  it('of the clock is heard by the salon whose rows it wrote', async () => {
    await rowsOf(
      world,
      `
        with message as (insert into messages (account_id, channel, recipient, template, language, body, status,
            sent_at)
          values (2001, 'whatsapp', '+971501230001', 'campaign', 'en', 'Hi', 2, now())
          returning id),
        campaign as (insert into campaigns (account_id, kind, name, channel, status, selection, english_active,
            arabic_active, holdout_percent, created_at, updated_at)
          values (2001, 1, 'Eid', 'whatsapp', 2, '{}', true, false, 0, now(), now())
          returning id)
        insert into campaign_recipients (account_id, campaign_id, customer_id, round, position, country, status,
          message_id)
        select c.account_id, campaign.id, c.id, 1, 1, 'AE', 1, message.id
        from customers c, campaign, message
        where c.account_id = 2001 and c.name = 'Latifa'`,
    );
    heard.length = 0;
    await runJob(world.services, 'wake-campaigns');
    await expect
      .poll(() => changes().find(({ account_id }) => account_id === 2001)?.tables)
      .toContain('campaign_recipients');
  });

  it('that fails, or only reads, is not heard, and visitors are told no tables', async () => {
    heard.length = 0;
    const taken = await world.call(customersContract.add, { name: 'Again', mobile: '+971501230001' }, { as: owner });
    expect([taken.status, taken.headers['x-changed']]).toEqual([422, undefined]);
    await world.call(customersContract.get_records, {}, { as: owner });
    const visitor = await world.call(authContract.login, { username: 'nobody', password: 'nothing' });
    expect([visitor.headers['x-shows'], visitor.headers['x-changed']]).toEqual([undefined, undefined]);
    await world.call(customersContract.add, { name: 'Next', mobile: '+971501230002' }, { as: owner });
    await expect.poll(() => changes().filter(({ tables }) => tables.includes('customers'))).toHaveLength(1);
  });
});
