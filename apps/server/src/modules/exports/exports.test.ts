import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { DIRECT_ROWS, exportsContract } from '@rawnaq/domain/exports/exports.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { furnish } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf, type Person } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { jobs } from '../../jobs';
import type { Storage } from '../../infra/storage';

const ROWS = 6_000;
const RIGHTS: Permission[] = ['customers.view', 'customers.export'];
let world: World;
let owner: string;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  await rowsOf(
    world,
    `
      insert into customers (account_id, name, mobile, mobile_key, mobile_digits, name_key, sound_key)
      select case when n > $1 then 2002 else 2001 end, 'Guest ' || n, '+97150' || (1000000 + n),
        '97150' || (1000000 + n), '97150' || (1000000 + n), 'guest ' || n, 'gst'
      from generate_series(1, $1 + 3) n`,
    [ROWS],
  );
});
afterAll(() => world.close());
beforeEach(() => rowsOf(world, 'delete from exports'));

const customers = { path: customersContract.export.path, input: { format: 'csv' } };
const ask = async (as = owner, asked: typeof customers = customers): Promise<number> => {
  const { status, body } = await world.call(exportsContract.add, asked, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const run = (id: number, account_id = 2001) => runJob(world.services, 'prepare-export', { account_id, id });
const mine = async (as = owner) => (await world.call(exportsContract.get_records, {}, { as })).body.records;
const fetchFile = (id: number, as = owner) =>
  world.app.server.inject({ url: `/api/merchant/exports/${id}/file`, headers: { authorization: `Bearer ${as}` } });
const stored = () => rowsOf<{ storage_key: string | null }>(world, 'select storage_key from exports');
const someoneWith = (rights: readonly Permission[]) => addPerson(world, 'merchant', 2001, toPermissionMap(rights));
const takeRights = (person: Person, rights: readonly Permission[]) =>
  rowsOf(
    world,
    `
      update roles
      set permissions = $1
      where account_id = $2 and id = (select role_id from users where account_id = $2 and id = $3)`,
    [JSON.stringify(toPermissionMap(rights)), person.account_id, person.id],
  );
/** Does something at the moment a file is stored. */
async function whileStoring(act: () => Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const { storage } = world.services;
  const putFile: Storage['putFile'] = async (key, file) => {
    await act();
    await storage.putFile(key, file);
  };
  world.services.storage = { ...storage, putFile };
  await work().finally(() => {
    world.services.storage = storage;
  });
}

describe('a long file', () => {
  it('is refused by the request, and prepared by a job with every row of the salon and no other', async () => {
    const direct = await world.call(customersContract.export, { format: 'csv' }, { as: owner });
    expect([direct.status, direct.body.code]).toEqual([409, 'EXPORT_IS_LONG']);
    expect(direct.body.message).toContain('5,000');

    const id = await ask();
    expect(await mine()).toMatchObject([{ id, state: 'running', total_rows: null, done_rows: 0 }]);
    expect((await fetchFile(id)).statusCode).toBe(409);
    await run(id);
    expect(await mine()).toMatchObject([{ id, state: 'ready', total_rows: ROWS, done_rows: ROWS }]);
    const file = await fetchFile(id);
    expect(file.statusCode).toBe(200);
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(1 + ROWS);
    const names = lines.slice(1).map((line) => /Guest \d+/.exec(line)![0]);
    expect(new Set(names).size).toBe(ROWS);
    expect(names).not.toContain(`Guest ${ROWS + 1}`);
  });

  it('goes on while the screen is locked or she has signed out', async () => {
    const person = await someoneWith(RIGHTS);
    const as = await tokenOf(world, person);
    const id = await ask(as);
    await rowsOf(
      world,
      'update sessions set locked_at = now(), ended_at = now() where account_id = 2001 and user_id = $1',
      [person.id],
    );
    await run(id);
    expect((await fetchFile(id, as)).statusCode).toBe(401);
    expect((await fetchFile(id, await tokenOf(world, person))).statusCode).toBe(200);
  });

  it('as a workbook can be read, in Arabic too', async () => {
    const { body } = await world.call(
      exportsContract.add,
      { path: customers.path, input: { format: 'xlsx' } },
      { as: owner, language: 'ar' },
    );
    await run(body.id);
    const file = await fetchFile(body.id);
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('العملاء');
    const rows = await readSheet(file.rawPayload);
    expect(rows).toHaveLength(1 + ROWS);
    expect(rows[0]).toContain('العميل');
  });

  it('tells how far it is', async () => {
    let told = 0;
    const id = await ask();
    const stop = world.services.live.subscribe((message) => {
      if (message.channel === 'changed' && message.tables.includes('exports')) told += 1;
    });
    await whileStoring(
      async () => {
        expect(await mine()).toMatchObject([{ state: 'running', total_rows: ROWS, done_rows: ROWS }]);
      },
      () => run(id),
    );
    expect((await mine())[0]?.state).toBe('ready');
    await expect.poll(() => told).toBeGreaterThan(1);
    stop();
  });

  it('of few rows is streamed by the request itself', async () => {
    const { status, headers } = await world.call(
      customersContract.export,
      { format: 'xlsx', search: '1000017' } as never,
      { as: owner },
    );
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    expect(DIRECT_ROWS).toBeLessThan(ROWS);
  });
});

describe('a run that ends badly', () => {
  it('is made anew by the next one, and leaves one file', async () => {
    const id = await ask();
    await expect(
      whileStoring(
        () => Promise.reject(new Error('no room')),
        () => run(id),
      ),
    ).rejects.toThrow('no room');
    expect(await mine()).toMatchObject([{ state: 'running', total_rows: ROWS }]);
    await run(id);
    expect(await mine()).toMatchObject([{ state: 'ready', done_rows: ROWS }]);
    // Once more, as after a worker that was taken for dead: nothing changes.
    const [before] = await stored();
    await run(id);
    expect(await stored()).toEqual([before]);
    expect((await fetchFile(id)).body.trim().split('\r\n')).toHaveLength(1 + ROWS);
  });

  it('says so when it was the last attempt', async () => {
    const id = await ask();
    const job = jobs.find(({ task }) => task === 'prepare-export')!;
    await expect(
      whileStoring(
        () => Promise.reject(new Error('no room')),
        async () =>
          job.run(world.services, { account_id: 2001, id }, { job: { attempts: 5, max_attempts: 5 } } as never),
      ),
    ).rejects.toThrow('no room');
    expect(await mine()).toMatchObject([{ id, state: 'failed' }]);
  });

  it('that nobody waits for any more stops, and its file goes', async () => {
    const gone = await ask();
    await world.call(exportsContract.remove, { id: gone }, { as: owner });
    await run(gone);
    expect(await mine()).toEqual([]);

    const keys: string[] = [];
    const { storage } = world.services;
    const id = await ask();
    world.services.storage = {
      ...storage,
      putFile: async (key, file) => {
        keys.push(key);
        await world.call(exportsContract.remove, { id }, { as: owner });
        await storage.putFile(key, file);
      },
    };
    await run(id);
    world.services.storage = storage;
    expect(keys).toHaveLength(1);
    expect(await storage.open(keys[0]!)).toBeUndefined();
  });
});

describe('the right to a file', () => {
  it('belongs to whoever asked for it: not to a colleague, a neighbour or the platform', async () => {
    const colleague = await tokenOf(world, await someoneWith(RIGHTS));
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const id = await ask();
    await run(id);
    for (const as of [colleague, neighbour]) {
      expect((await fetchFile(id, as)).statusCode).toBe(404);
      expect(await mine(as)).toEqual([]);
      expect((await world.call(exportsContract.remove, { id }, { as })).status).toBe(404);
    }
    const { status } = await world.call(exportsContract.file, { id }, { as: manager, area: 'manager' });
    expect(status).toBe(404);
    expect((await fetchFile(id)).statusCode).toBe(200);
  });

  it('is that of the list, at every step: asking, preparing, fetching', async () => {
    const viewer = await tokenOf(world, await someoneWith(['customers.view']));
    const refused = await world.call(exportsContract.add, customers, { as: viewer });
    expect([refused.status, refused.body.code]).toEqual([403, 'no_permission']);

    const person = await someoneWith(RIGHTS);
    const as = await tokenOf(world, person);
    const early = await ask(as);
    await takeRights(person, ['customers.view']);
    await run(early);
    expect(await mine(as)).toMatchObject([{ state: 'refused' }]);

    await takeRights(person, RIGHTS);
    const late = await ask(as);
    await run(late);
    expect((await fetchFile(late, as)).statusCode).toBe(200);
    await takeRights(person, ['customers.view']);
    expect((await fetchFile(late, as)).statusCode).toBe(403);
  });

  it('is lost with any of the rights the file was made with, even in the middle', async () => {
    const person = await someoneWith([...RIGHTS, 'appointments.view', 'appointments.view-all']);
    const as = await tokenOf(world, person);
    const id = await ask(as);
    await run(id);
    await takeRights(person, [...RIGHTS, 'appointments.view']);
    expect((await fetchFile(id, as)).statusCode).toBe(403);

    const other = await someoneWith(RIGHTS);
    const token = await tokenOf(world, other);
    const started = await ask(token);
    // The third look from beside is that after the first rows.
    const { apart } = world.services.pools;
    const connect = apart.connect.bind(apart);
    let looks = 0;
    Object.assign(apart, {
      connect: async () => {
        looks += 1;
        if (looks === 3) await takeRights(other, ['customers.view']);
        return connect();
      },
    });
    await run(started);
    Object.assign(apart, { connect });
    expect(await mine(token)).toMatchObject([{ state: 'refused', total_rows: ROWS, done_rows: 2_000 }]);
  });

  it('holds for somebody who was put out, and for a report by its own permission', async () => {
    const person = await someoneWith(RIGHTS);
    const id = await ask(await tokenOf(world, person));
    await rowsOf(world, 'update users set status = 0 where account_id = 2001 and id = $1', [person.id]);
    await run(id);
    expect(await rowsOf(world, 'select state from exports where id = $1', [id])).toEqual([{ state: 'refused' }]);

    const report = {
      path: reportsContract.export.path,
      input: { id: 'appointments', from: '2026-11-01', to: '2026-11-30', format: 'csv' },
    };
    const without = await tokenOf(world, await someoneWith(RIGHTS));
    expect((await world.call(exportsContract.add, report, { as: without })).status).toBe(403);
    const with_ = await tokenOf(world, await someoneWith(['reports.appointments']));
    const made = await ask(with_, report);
    await run(made);
    expect(await mine(with_)).toMatchObject([
      { state: 'ready', file_name: expect.stringContaining('2026-11-01 2026-11-30') },
    ]);
  });
});

describe('a calendar of one’s own', () => {
  it('is all that a report by a job shows, as it is on the screen', async () => {
    const salon = await furnish(world, 2001, { employees: 2, customers: 2 });
    const day = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 3);
    for (const [index, employee_id] of salon.employees.entries()) {
      const line = { service_id: salon.services[0]!, employee_id, start: 720 };
      const visit = { customer_id: salon.customers[index]!, date: day, tell_customer: false, lines: [line] };
      expect((await world.call(appointmentsContract.add, visit as never, { as: owner })).status).toBe(200);
    }
    const person = await someoneWith(['reports.appointments', 'appointments.view']);
    await rowsOf(world, 'update users set employee_id = $1 where account_id = 2001 and id = $2', [
      salon.employees[1],
      person.id,
    ]);
    const as = await tokenOf(world, person);
    const asked = { id: 'appointments', from: day, to: day, 'f.by': 'employee' };
    const screen = await world.call(reportsContract.get_records, asked as never, { as });
    expect(screen.body.figures['total']).toBe(1);
    const id = await ask(as, { path: reportsContract.export.path, input: { ...asked, format: 'csv' } });
    await run(id);
    expect(await mine(as)).toMatchObject([{ state: 'ready', total_rows: 1 }]);
    const whole = await ask(owner, { path: reportsContract.export.path, input: { ...asked, format: 'csv' } });
    await run(whole);
    expect(await mine()).toMatchObject([{ state: 'ready', total_rows: 2 }]);
  });
});

describe('asking', () => {
  it('is read by the rules of its own endpoint, and only such endpoints can be asked', async () => {
    const bad = await world.call(exportsContract.add, { ...customers, input: { format: 'docx' } }, { as: owner });
    expect(bad.status).toBe(422);
    for (const path of [
      'customers/get_records',
      'customers/import/template',
      'nothing',
      '__proto__',
      platformTrackersContract.export_mail.path,
    ])
      expect((await world.call(exportsContract.add, { ...customers, path }, { as: owner })).status, path).toBe(404);
  });

  it('takes a few at a time, and a platform’s own list works the same', async () => {
    for (let count = 0; count < 3; count += 1) await ask();
    const more = await world.call(exportsContract.add, customers, { as: owner });
    expect([more.status, more.body.code]).toEqual([409, 'EXPORTS_UNDER_WAY']);

    await rowsOf(world, 'delete from exports');
    const burst = await Promise.all(
      Array.from({ length: 12 }, () => world.call(exportsContract.add, customers, { as: owner })),
    );
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await mine()).toHaveLength(3);

    const as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const asked = { path: platformTrackersContract.export_mail.path, input: { format: 'csv' } };
    const { body } = await world.call(exportsContract.add, asked, { as, area: 'manager' });
    await run(body.id, 0);
    const { status } = await world.call(exportsContract.file, { id: body.id }, { as, area: 'manager' });
    expect(status).toBe(200);
  });

  it('is forgotten after a day, with the file', async () => {
    const id = await ask();
    await run(id);
    const [{ storage_key } = { storage_key: null }] = await stored();
    await runJob(world.services, 'forget-old-exports');
    expect(await mine()).toHaveLength(1);
    world.advance(25 * 3_600_000);
    await runJob(world.services, 'forget-old-exports');
    world.advance(-25 * 3_600_000);
    expect(await mine()).toEqual([]);
    expect(await world.services.storage.open(storage_key!)).toBeUndefined();
  });
});

describe('a file to print', () => {
  const customersAs = (input: Record<string, string>) =>
    world.call(customersContract.export, { format: 'pdf', ...input }, { as: owner });

  it('is refused, directly and by a job, when nobody would read it', async () => {
    for (const { status, body } of [
      await customersAs({}),
      await world.call(exportsContract.add, { path: customers.path, input: { format: 'pdf' } }, { as: owner }),
    ]) {
      expect([status, body.code]).toEqual([409, 'PDF_IS_LONG']);
      expect(body.message).toContain('1,000');
    }
    expect(await stored()).toEqual([]);
  });

  it('has the rows that fit the search, and of a report its figures', async () => {
    const file = await world.app.server.inject({
      url: '/api/merchant/customers/export?format=pdf&search=97150100012',
      headers: { authorization: `Bearer ${owner}` },
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const report = await world.app.server.inject({
      url: '/api/merchant/reports/services/export?format=pdf&from=2026-11-01&to=2026-11-15',
      headers: { authorization: `Bearer ${owner}`, 'accept-language': 'ar' },
    });
    expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
