import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readSheet } from 'read-excel-file/node';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupsContract as backups, MOST_MAILED_BYTES } from '@rawnaq/domain/backups/backups.contract';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import { connectionOf } from '../../db/pool';
import { importAccount } from '../../db/world/import-account';
import type { Storage } from '../../infra/storage';
import { openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf, type Person } from '../../../test/people';
import { readZip } from '../../../test/files/read-zip';
import { runJob } from '../../../test/run-job';
import { openWorld, PASSWORD, type World } from '../../../test/world';

const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-backups-test-'));
const DAY_MS = 86_400_000;
let world: World;
let salon: MoneySalon;
let owner: Person;
let as: string;
let year: number;
let now: Date;

beforeAll(async () => {
  world = await openWorld();
  // Noon in Dubai, so that no day or year turns while it runs.
  now = new Date(new Date().setUTCHours(8, 0, 0, 0));
  world.services.clock = () => now;
  salon = await openMoneySalon(world);
  for (let sale = 0; sale < 3; sale += 1) {
    const { status, body } = await sell(world, salon, {});
    if (status !== 200) throw new Error(JSON.stringify(body));
  }
  year = now.getUTCFullYear();
  owner = await personOf(world, 'a@test.rawnaq');
  as = await tokenOf(world, owner);
  await addPicture('../..\\\u202egnp.exe');
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await rowsOf(world, 'delete from backups');
  await rowsOf(world, 'delete from backup_schedules');
  as = await tokenOf(world, owner);
});

async function addPicture(name: string): Promise<void> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8A2C6B' } })
    .png()
    .toBuffer();
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/merchant/uploads/add_image',
    payload: Buffer.concat([
      Buffer.from('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--xx--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=xx', authorization: `Bearer ${as}` },
  });
  expect(answer.statusCode).toBe(200);
  await rowsOf(world, 'update uploads set file_name = $1 where account_id = 2001', [name]);
}

const everything = {
  kind: 'data' as const,
  subjects: ['customers', 'invoices', 'products'],
  years: [0],
  uploads: true,
};
const ask = async (more: object = {}, by = as): Promise<number> => {
  const { status, body } = await world.call(backups.add, { ...everything, years: [year], ...more }, { as: by });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const run = (id: number): Promise<void> => runJob(world.services, 'make-backup', { account_id: 2001, id });
const list = async (by = as) => (await world.call(backups.get_records, {}, { as: by })).body.records;
const unlock = async (by = as): Promise<string> =>
  (await world.call(backups.unlock, { password: PASSWORD }, { as: by })).body.ticket;
const fetched = (id: number, ticket: string, by = as) =>
  world.app.server.inject({
    method: 'POST',
    url: '/api/merchant/backups/file',
    payload: { id, ticket },
    headers: { authorization: `Bearer ${by}`, 'accept-language': 'en' },
  });
const keys = (account: number): string[] => {
  try {
    return readdirSync(path.join(world.services.config.dataDir, 'uploads', 'backups', String(account)));
  } catch {
    return [];
  }
};
const someone = async (rights: readonly Permission[]): Promise<string> =>
  tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(rights)));

describe('a backup', () => {
  it('gives documents with customers’ numbers to those who may take the numbers along', async () => {
    const rights: Permission[] = ['settings.backups', 'accounting.total-sales'];
    const clerk = await someone(rights);
    const { body } = await world.call(backups.options, {}, { as: clerk });
    expect(body.years).toEqual([]);
    const papers = { kind: 'data' as const, subjects: [], years: [year], uploads: false };
    const refused = await world.call(backups.add, papers, { as: clerk });
    expect([refused.status, refused.body.code]).toEqual([expect.any(Number), 'BACKUP_OF_OTHERS']);
    const trusted = await someone([...rights, 'customers.export']);
    expect((await world.call(backups.options, {}, { as: trusted })).body.years).toEqual([year]);
  });

  it('holds the lists, every document of the year and the uploads, and tells how far it is', async () => {
    const id = await ask();
    expect(await list()).toMatchObject([{ id, state: 'running', total_parts: null, user_name: 'Owner A' }]);
    await run(id);
    const [made] = await list();
    expect(made).toMatchObject({ state: 'ready', is_scheduled: false, is_of_others: false });
    // Three customers, three invoices in the list and as paper, two products, one picture.
    expect(made).toMatchObject({ total_parts: 3 + 3 + 2 + 3 + 1, done_parts: 12 });
    const file = await fetched(id, await unlock());
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(made!.bytes).toBe(file.rawPayload.length);
    const files = readZip(file.rawPayload);
    const names = [...files.keys()];
    expect(names.slice(0, 3).sort()).toEqual(['Lists/Customers.xlsx', 'Lists/Products.xlsx', 'Lists/Total sales.xlsx']);
    expect(await readSheet(files.get('Lists/Customers.xlsx')!)).toHaveLength(1 + 3);
    const papers = names.filter((name) => name.startsWith(`Documents/${year}/`));
    expect(papers).toHaveLength(3);
    for (const name of papers) expect(files.get(name)!.subarray(0, 5).toString()).toBe('%PDF-');
    const [picture] = names.filter((name) => name.startsWith('Files/'));
    expect(picture).toMatch(/^Files\/\d+ [^/\\\u202e]+$/);
    expect((await sharp(files.get(picture!)).metadata()).width).toBe(300);
  });

  it('speaks the language of whoever asked', async () => {
    const { body } = await world.call(
      backups.add,
      { kind: 'data', subjects: ['customers'], years: [], uploads: false },
      { as, language: 'ar' },
    );
    await run(body.id);
    const file = await fetched(body.id, await unlock());
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('نسخة احتياطية');
    expect([...readZip(file.rawPayload).keys()]).toEqual(['القوائم/العملاء.xlsx']);
  });

  it('is made one at a time, also when two ask in the same moment', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(() => world.call(backups.add, { ...everything, years: [year] }, { as })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(asked.find(({ status }) => status === 409)!.body.code).toBe('BACKUP_UNDER_WAY');
  });

  it('refuses nothing at all, lists that are not there, and years nobody asks for', async () => {
    const refused = async (more: object): Promise<unknown> =>
      (await world.call(backups.add, { ...everything, ...more } as never, { as })).body.code;
    expect(await refused({ subjects: [], years: [], uploads: false })).toBe('BACKUP_NOTHING');
    expect(await refused({ subjects: ['users'], years: [] })).toBe('BACKUP_OF_OTHERS');
    expect(await refused({ years: [0] })).toBe('INVALID_INPUT');
  });

  it('cancelled while it is made ends without a file', async () => {
    const id = await ask();
    const before = keys(2001).length;
    const { storage } = world.services;
    const putFile: Storage['putFile'] = async (key, file) => {
      expect((await world.call(backups.remove, { id }, { as })).status).toBe(200);
      await storage.putFile(key, file);
    };
    world.services.storage = { ...storage, putFile };
    await run(id).finally(() => {
      world.services.storage = storage;
    });
    expect(await list()).toEqual([]);
    expect(keys(2001)).toHaveLength(before);
    await run(id);
    expect(await list()).toEqual([]);
  });

  it('leaves workers to others: of many at once two are made, and the rest waits its turn', async () => {
    const id = await ask({ subjects: ['customers'], years: [], uploads: false });
    const admin = new pg.Client(connectionOf(world.url));
    await admin.connect();
    const waiting = async (): Promise<number> =>
      (
        await admin.query(
          `
            select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = 'make-backup' and (j.payload ->> 'id')::int = $1`,
          [id],
        )
      ).rowCount ?? 0;
    const before = await waiting();
    await Promise.all([run(id), run(id), run(id), run(id)]);
    expect(await waiting()).toBe(before + 2);
    await admin.end();
    expect(await list()).toMatchObject([{ id, state: 'ready' }]);
  });

  it('that failed is made anew by the next run', async () => {
    const id = await ask();
    const { storage } = world.services;
    world.services.storage = { ...storage, putFile: () => Promise.reject(new Error('no room')) };
    await expect(run(id)).rejects.toThrow('no room');
    expect(await list()).toMatchObject([{ state: 'running' }]);
    world.services.storage = storage;
    await run(id);
    expect(await list()).toMatchObject([{ state: 'ready' }]);
  });

  it('that nobody works on any more has failed, and the next one can be made', async () => {
    const id = await ask();
    await runJob(world.services, 'end-stuck-backups');
    expect(await list()).toMatchObject([{ id, state: 'running' }]);
    await rowsOf(world, 'update backups set touched_at = $1', [new Date(now.getTime() - 3_600_000).toISOString()]);
    await runJob(world.services, 'end-stuck-backups');
    expect(await list()).toMatchObject([{ id, state: 'failed' }]);
    await run(id);
    expect(await list()).toMatchObject([{ id, state: 'failed' }]);
    await ask();
  });

  it('is forgotten with its file after a week', async () => {
    const id = await ask({ subjects: ['customers'], years: [], uploads: false });
    await run(id);
    const before = keys(2001).length;
    const today = now;
    now = new Date(now.getTime() + 7 * DAY_MS - 60_000);
    await runJob(world.services, 'forget-old-backups');
    expect(keys(2001)).toHaveLength(before);
    now = new Date(now.getTime() + 120_000);
    await runJob(world.services, 'forget-old-backups');
    now = today;
    expect(await list()).toEqual([]);
    expect(keys(2001)).toHaveLength(before - 1);
  });
});

describe('who gets it', () => {
  it('only whoever proved who she is, in this session and the last five minutes', async () => {
    const id = await ask({ subjects: ['customers'], years: [], uploads: false });
    await run(id);
    const ticket = await unlock();
    expect((await fetched(id, ticket)).statusCode).toBe(200);
    const another = await tokenOf(world, owner);
    for (const [what, bad, by] of [
      ['none', '', as],
      ['changed', `${ticket.slice(0, -2)}AA`, as],
      ['longer', ticket.replace(/^\d+/, (until) => String(Number(until) + 60_000)), as],
      ['of another session', ticket, another],
    ] as const) {
      const answer = await fetched(id, bad, by);
      expect([answer.statusCode, answer.json().code], what).toEqual([422, 'BACKUP_PROOF']);
    }
    const today = now;
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await fetched(id, ticket)).json().code).toBe('BACKUP_PROOF');
    now = today;
    const wrong = await world.call(backups.unlock, { password: 'not it' }, { as });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'PASSWORD_INCORRECT']);
    const history = await rowsOf(world, "select action from audit_log where entity = 'backups' and entity_id = $1", [
      String(id),
    ]);
    expect(history.map(({ action }) => action)).toEqual(['backups.add', 'backups.download']);
  });

  it('not another salon, whatever she holds', async () => {
    const id = await ask({ subjects: ['customers'], years: [], uploads: false });
    await run(id);
    const stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const ticket = await unlock(stranger);
    expect((await fetched(id, ticket, stranger)).statusCode).toBe(404);
    expect((await fetched(id, await unlock(), stranger)).statusCode).toBe(422);
    expect((await world.call(backups.remove, { id }, { as: stranger })).status).toBe(404);
  });

  it('what she may see herself and nothing that was made with more', async () => {
    const clerk = await someone(['settings.backups', 'customers.view', 'customers.export']);
    const options = (await world.call(backups.options, {}, { as: clerk })).body;
    expect(options).toMatchObject({ years: [], uploads: false, account: false });
    expect(options.subjects.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['customers', 'customer_packages', 'loyalty', 'customers/messages']),
    );
    expect(options.subjects).toHaveLength(4);
    for (const more of [{ subjects: ['invoices'] }, { years: [year] }, { uploads: true }, { kind: 'account' }]) {
      const input = { kind: 'data', subjects: [], years: [], uploads: false, ...more };
      const { status, body } = await world.call(backups.add, input as never, { as: clerk });
      expect([status, body.code], JSON.stringify(more)).toEqual([422, 'BACKUP_OF_OTHERS']);
    }
    const id = await ask();
    await run(id);
    expect(await list(clerk)).toMatchObject([{ id, is_of_others: true }]);
    await rowsOf(
      world,
      `update users set password_hash = (select password_hash from users where account_id = 2001 and is_owner)
      where account_id = 2001 and password_hash is null`,
    );
    expect((await fetched(id, await unlock(clerk), clerk)).json().code).toBe('BACKUP_OF_OTHERS');
  });

  it('nothing when she loses a right while it is made', async () => {
    const person = await addPerson(
      world,
      'merchant',
      2001,
      toPermissionMap(['settings.backups', 'customers.view', 'customers.export', 'menu.view']),
    );
    const by = await tokenOf(world, person);
    const id = await ask({ subjects: ['customers'], years: [], uploads: false }, by);
    await rowsOf(
      world,
      `update roles set permissions = $1
      where account_id = 2001 and id = (select role_id from users where account_id = 2001 and id = $2)`,
      [JSON.stringify(toPermissionMap(['settings.backups', 'customers.view'])), person.id],
    );
    const before = keys(2001).length;
    await run(id);
    expect(await list()).toMatchObject([{ id, state: 'refused' }]);
    expect(keys(2001)).toHaveLength(before);
  });
});

describe('the whole account', () => {
  it('is a file for its owner that an installation reads in again', async () => {
    const id = await ask({ kind: 'account', subjects: [], years: [], uploads: false });
    await run(id);
    const answer = await fetched(id, await unlock());
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-disposition'])).toContain('.rawnaq');
    const file = path.join(folder, 'a.rawnaq');
    writeFileSync(file, answer.rawPayload);
    const client = new pg.Client(connectionOf(world.url));
    await client.connect();
    const { storage, sealer } = world.services;
    const { account } = await importAccount({ client, storage, sealer }, { file }).finally(() => client.end());
    const [counts] = await rowsOf(
      world,
      `select (select count(*)::int from invoices where account_id = 2001) as there,
        (select count(*)::int from invoices where account_id = $1) as here`,
      [account],
    );
    expect(counts).toEqual({ there: 3, here: 3 });
  });
});

describe('by e-mail', () => {
  const schedule = async (more: object = {}) =>
    world.call(
      backups.set_schedule,
      {
        rhythm: mailRhythms.codes.daily,
        email: 'Safe@Example.com',
        subjects: ['customers'],
        documents: false,
        uploads: false,
        ticket: await unlock(),
        ...more,
      },
      { as },
    );
  const dueAndRun = async (): Promise<void> => {
    await runJob(world.services, 'queue-due-backups');
    for (const { id } of await rowsOf<{ id: number }>(world, "select id from backups where state = 'running'"))
      await run(id);
  };
  const letters = () =>
    rowsOf(
      world,
      `select m.recipient, m.template, m.body, f.name, f.bytes
      from messages m left join message_files f on f.account_id = m.account_id and f.message_id = m.id
      where m.account_id = 2001 and m.template like 'backup%'
      order by m.id`,
    );
  const tomorrow = async (work: () => Promise<unknown>): Promise<void> => {
    const today = now;
    now = new Date(now.getTime() + DAY_MS);
    as = await tokenOf(world, owner);
    await work().finally(() => {
      now = today;
    });
  };
  beforeEach(() => rowsOf(world, "delete from messages where template like 'backup%'"));

  it('is attached, once for each time, to the address that was confirmed', async () => {
    expect((await schedule({ ticket: 'none' })).body.code).toBe('BACKUP_PROOF');
    expect((await schedule({ email: 'nobody' })).status).toBe(422);
    expect((await schedule()).status).toBe(200);
    await dueAndRun();
    expect(await letters()).toEqual([]);
    await tomorrow(async () => {
      await Promise.all([dueAndRun(), runJob(world.services, 'queue-due-backups')]);
      await dueAndRun();
      const sent = await letters();
      expect(sent).toMatchObject([
        { recipient: 'safe@example.com', template: 'backup-mail', name: expect.stringMatching(/\.zip$/) },
      ]);
      expect(String(sent[0]!['body'])).toContain('/en/merchant/setting/backups');
      expect(await list()).toMatchObject([{ state: 'ready', is_scheduled: true }]);
    });
    expect((await schedule({ rhythm: 0, email: '' })).status).toBe(200);
    expect((await world.call(backups.options, {}, { as })).body.schedule).toBeNull();
  });

  it('only tells where it lies when it is too large for a letter', async () => {
    await schedule();
    const { storage } = world.services;
    const { stat } = await import('node:fs/promises');
    const putFile: Storage['putFile'] = async (key, file) => {
      expect((await stat(file)).size).toBeGreaterThan(MOST_MAILED_BYTES);
      await storage.put(key, Buffer.from('x'));
    };
    // A picture that can't be packed makes it so.
    const { randomBytes } = await import('node:crypto');
    const [upload] = await rowsOf<{ unique_id: string }>(
      world,
      'select unique_id from uploads where account_id = 2001',
    );
    const key = `2001/${upload!.unique_id}`;
    const found = (await storage.open(key))!;
    const parts: Buffer[] = [];
    for await (const part of found.stream) parts.push(part as Buffer);
    await storage.put(key, randomBytes(MOST_MAILED_BYTES + 1));
    expect((await schedule({ uploads: true })).status).toBe(200);
    world.services.storage = { ...storage, putFile };
    await tomorrow(dueAndRun).finally(() => {
      world.services.storage = storage;
    });
    await storage.put(key, Buffer.concat(parts));
    expect(await letters()).toMatchObject([{ template: 'backup-mail-large', name: null }]);
  });

  it('brings the last documents of a year, which no backup of December held', async () => {
    await schedule({ documents: true });
    const next = `${year + 1}-01-01`;
    await rowsOf(world, 'update backup_schedules set next_at = $1', [`${next}T03:00:00Z`]);
    const today = now;
    now = new Date(`${next}T03:01:00Z`);
    await runJob(world.services, 'queue-due-backups').finally(() => {
      now = today;
    });
    const [made] = await rowsOf<{ id: number; content: object }>(world, 'select id, content from backups');
    expect(made!.content).toMatchObject({ years: [year, year + 1] });
    await rowsOf(world, 'delete from backups where id = $1', [made!.id]);
  });

  it('that fails is told to the owner', async () => {
    await schedule();
    await rowsOf(world, 'delete from notifications where account_id = 2001');
    await tomorrow(async () => {
      await runJob(world.services, 'queue-due-backups');
      now = new Date(now.getTime() + 3_600_000);
      await runJob(world.services, 'end-stuck-backups');
    });
    expect(await letters()).toMatchObject([{ template: 'backup-failed', recipient: 'safe@example.com' }]);
    expect(await rowsOf(world, 'select type, code from notifications where account_id = 2001')).toEqual([
      { type: 'backups', code: 'failed' },
    ]);
  });
});
