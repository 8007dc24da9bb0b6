import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { defineReport } from '@rawnaq/domain/reports/report';
import { REPORT_PAGE_SIZE, reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { backgroundContext } from '../../http/background-context';
import type { Ctx } from '../../http/context';
import { recordChoices } from '../../record-choices';
import { asAccount } from '../../services';
import { loadSession } from '../../sessions/load-session';
import { compare, serve } from './answer-report';
import { askReport } from './ask-report';
import type { PagedServer, SummaryServer } from './report-server';

let world: World;
let owner: string;
let salon: BookingSalon;
let neighbours: BookingSalon;
let today: string;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 3, customers: 2 });
  neighbours = await furnish(world, 2002, { employees: 1, customers: 1 });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
  await rowsOf(
    world,
    `
      insert into attendance_entries (account_id, employee_id, business_date, checked_in_at, checked_out_at)
      select 2001, $1, $2::date - (n / 10),
        ($2::date - (n / 10))::timestamp at time zone 'Asia/Dubai' + (n % 10) * interval '2 hours',
        ($2::date - (n / 10))::timestamp at time zone 'Asia/Dubai' + (n % 10) * interval '2 hours' + interval '1 hour'
      from generate_series(10, 1309) n`,
    [salon.employees[0], today],
  );
});
afterAll(() => world.close());

const words = { en: 'Word', ar: 'كلمة' };
const shared = {
  address: 'merchant-general-reports-appointments-report',
  group: 'general',
  answers: words,
  note: words,
  filters: [],
  record: z.object({ id: z.number(), amount: z.number() }),
  columns: [{ key: 'amount', label: words, kind: 'number', total: true, sortable: true }],
  figures: [{ key: 'amount', label: words, kind: 'number' }],
} as const;

/** As the owner, in a transaction of her salon. */
const asOwner = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  asAccount(world.services, 2001, async (tx) => {
    const session = await loadSession(tx, owner, world.services.clock());
    return work(backgroundContext(world.services, { session, area: 'merchant', language: 'en' }, tx));
  });

describe('a summary', () => {
  const standing = defineReport({ ...shared, id: 'standing', kind: 'summary', period: 'as-of' });
  const server: SummaryServer<typeof standing> = {
    answer: async (_ctx, { as_of }) => {
      const amount = as_of === today ? 12 : as_of === addMonths(today, -1) ? 10 : 0;
      return { rows: [{ id: 1, amount }], figures: { amount } };
    },
  };

  it('as of a day is compared with a month before; a day to come with nothing', async () => {
    const ask = (as_of: string) =>
      asOwner(async (ctx) => {
        const { asked } = await askReport(ctx, recordChoices, standing, { as_of, from: '2020-01-01' });
        expect(asked).toMatchObject({ as_of });
        expect(asked).not.toHaveProperty('from');
        const served = serve(ctx, standing, server, asked);
        const answer = await served.page({ page: 1 });
        return { answer, compared: await compare(ctx, standing, served, asked, answer) };
      });
    const { answer, compared } = await ask(today);
    expect(answer).toMatchObject({ total: 1, sums: { amount: 12 } });
    expect(compared).toMatchObject({
      from: addMonths(today, -1),
      changes: { amount: { now: 12, before: 10, change: 20 } },
    });
    expect((await ask(addDays(today, 1))).compared).toBeNull();
  });

  it('without a period is asked about now, and compared with nothing', async () => {
    const now = defineReport({ ...shared, id: 'now', kind: 'summary', period: 'none' });
    const compared = await asOwner(async (ctx) => {
      const { asked } = await askReport(ctx, recordChoices, now, { from: '2020-01-01', as_of: today });
      expect(asked).toEqual({ filters: {}, ids: {}, subject: undefined });
      const served = serve(ctx, now, { answer: async () => ({ rows: [], figures: { amount: 1 } }) }, asked);
      return compare(ctx, now, served, asked, await served.page({ page: 1 }));
    });
    expect(compared).toBeNull();
  });
});

describe('a paged report', () => {
  const checkIns = async (more: object = {}) => {
    const { status, body } = await world.call(
      reportsContract.get_records,
      { id: 'checkin-checkout', from: addDays(today, -364), to: today, ...more } as never,
      { as: owner },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  it('counts and sums all rows, and comes page by page without a gap', async () => {
    const first = await checkIns();
    expect(first).toMatchObject({
      total: 1_300,
      figures: { entries: 1_300, minutes: 78_000 },
      sums: { minutes: 78_000 },
    });
    expect(first.records).toHaveLength(REPORT_PAGE_SIZE);
    const ids = new Set<unknown>();
    for (let page = 1; page <= 26; page += 1) for (const row of (await checkIns({ page })).records) ids.add(row['id']);
    expect(ids.size).toBe(1_300);
  });

  it('is sorted as asked, by what may be sorted, and narrowed by a record', async () => {
    const days = (await checkIns({ sort: 'checked_in_at', descending: 'false' })).records.map(
      (row) => row['checked_in_at'],
    );
    expect(days).toEqual([...days].sort());
    const other = (await checkIns({ sort: 'minutes; drop table users' })).records.map((row) => row['checked_in_at']);
    expect(other).toEqual([...other].sort().reverse());
    const nobody = await checkIns({ 'f.employee_id': String(salon.employees[1]) });
    expect(nobody).toMatchObject({ total: 0, figures: { entries: 0 }, sums: { minutes: 0 } });
  });

  it('reads for a file what it counted, in pieces', async () => {
    const paged = defineReport({
      ...shared,
      id: 'many',
      kind: 'paged',
      period: 'none',
      defaultSort: { key: 'amount', descending: false },
    });
    const server: PagedServer<typeof paged> = {
      rows: () =>
        sql<{ id: number; amount: number }>`(select n as id, 10000 - n as amount from generate_series(1, 9000) n)`,
      around: async () => ({ figures: { amount: null } }),
    };
    const seen = await asOwner(async (ctx) => {
      const { asked } = await askReport(ctx, recordChoices, paged, {});
      const served = serve(ctx, paged, server, asked);
      expect([await served.count(), await served.count(10)]).toEqual([9_000, 11]);
      const pieces: number[] = [];
      for await (const some of served.rows()) pieces.push(some.length);
      return pieces;
    });
    expect(seen).toEqual([2_000, 2_000, 2_000, 2_000, 1_000]);
  });
});

describe('records to pick', () => {
  const choices = async (kind: 'customer' | 'employee' | 'service' | 'product', asked: object = {}, as = owner) =>
    world.call(recordsContract.get_choices, { kind, ...asked } as never, { as });

  it('are the salon’s own, by name in either script, or the one with an id', async () => {
    for (const [kind, ids, theirs] of [
      ['employee', salon.employees, neighbours.employees],
      ['customer', salon.customers, neighbours.customers],
      ['service', salon.services, neighbours.services],
    ] as const) {
      const found = (await choices(kind)).body.records.map(({ id }) => id);
      expect(found, kind).toEqual(expect.arrayContaining([...ids]));
      expect((await choices(kind, { id: ids[0] })).body.records, kind).toMatchObject([{ id: ids[0] }]);
      expect((await choices(kind, { id: theirs[0] })).body.records, kind).toEqual([]);
      const [{ name } = { name: '' }] = (await choices(kind, { id: ids[0] })).body.records;
      expect(
        (await choices(kind, { search: /^\p{L}+/u.exec(name)?.[0] })).body.records.map(({ id }) => id),
        `${kind} ${name}`,
      ).toContain(ids[0]);
    }
    expect((await choices('product')).status).toBe(200);
  });

  it('are for those who may see their kind, in the filter of a report too', async () => {
    const someone = async (rights: readonly Permission[]) =>
      tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(rights)));
    const clerk = await someone(['reports.appointments']);
    expect((await choices('customer', {}, clerk)).status).toBe(403);
    expect((await choices('employee', {}, clerk)).status).toBe(200);
    const asked = { id: 'appointments', from: today, to: today, 'f.customer_id': String(salon.customers[0]) } as never;
    expect((await world.call(reportsContract.get_records, asked, { as: clerk })).status).toBe(403);
    const seer = await someone(['reports.appointments', 'customers.view']);
    expect((await world.call(reportsContract.get_records, asked, { as: seer })).status).toBe(200);
  });

  it('name whom a report is about; somebody else’s is not there', async () => {
    const about = (subject: unknown) =>
      world.call(reportsContract.get_records, { id: 'employee-attendance', from: today, to: today, subject } as never, {
        as: owner,
      });
    expect((await about(salon.employees[0])).body.subject).toEqual(expect.any(String));
    expect((await about(neighbours.employees[0])).status).toBe(404);
    expect((await about(undefined)).status).toBe(404);
    expect((await about('x')).status).toBe(422);
  });
});
