import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { hashPassword, makeSealer } from '../../infra/crypto';
import { localStorage } from '../../infra/storage';
import { createAccount } from '../../modules/accounts';
import { asPlatform } from '../../services';
import { withDatabase } from '../../../test/global-setup';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { exportWorld, type WorldPlace } from './export-world';
import { importWorld } from './import-world';
import { connectionOf } from '../pool';
import { onWholeDatabase } from './whole-database';
import { copyRows, PLAIN_TEXT_SETTINGS, readSequences, readTables } from './world-tables';

const SECRET = 'a secret for tests, long enough to pass';
const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-move-'));
const file = path.join(folder, 'world.rawnaq');
let from: World;
let picture: { url: string; bytes: number };

beforeAll(async () => {
  from = await openWorld();
  const password_hash = await hashPassword(PASSWORD);
  await asPlatform(from.services, (tx) =>
    createAccount(tx, {
      id: 3001,
      english_name: 'Moved',
      arabic_name: 'منقول "\\t\n',
      business_type: 'women_salon',
      country: 'AE',
      city: null,
      language: 'ar',
      status: 'active',
      owner: { name: 'Owner C', email: 'c@test.rawnaq', mobile: null, password_hash },
    }),
  );
  const token = await from.signIn('c@test.rawnaq');
  for (let index = 0; index < 40; index += 1)
    await from.call(
      suggestionsContract.add,
      { title: `Idea ${index} \t\\N`, body: 'A text of two\nlines, with \\. inside' },
      { as: token, key: `key-${index}` },
    );
  picture = await upload(from, token);
  await exportWorld(placeOf(from), file, new Date());
});
afterAll(async () => {
  await from.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a world moved by a file', () => {
  it('is the same on the other side, down to the counters, and people sign in', async () => {
    const target = await emptyDatabase();
    const report = await importWorld(target.place, file);
    expect(report).toMatchObject({ files: 3, waiting: 0 });
    expect(await sumsOf(target.place.url)).toEqual(await sumsOf(from.url));
    expect(await walls(target.place.url)).toEqual(await walls(from.url));

    const to = await openWorld({ database: target.name });
    try {
      const token = await to.signIn('c@test.rawnaq');
      const { body } = await to.call(
        suggestionsContract.add,
        { title: 'After the move', body: 'The counter goes on' },
        { as: token },
      );
      expect(body.id).toBe(41);
      expect((await to.call(suggestionsContract.own_records, {}, { as: token })).body.total).toBe(41);
      const replayed = await to.call(
        suggestionsContract.add,
        { title: 'Idea 3 \t\\N', body: 'A text of two\nlines, with \\. inside' },
        { as: token, key: 'key-3' },
      );
      expect(replayed.body.id).toBe(4);
    } finally {
      await to.close();
    }
    const stored = await target.place.storage.open(`3001/${picture.url.split('/').at(-1)}`);
    expect(stored?.bytes).toBe(picture.bytes);
    stored?.stream.destroy();
    await target.drop();
  });

  it('keeps the session and sees one moment, whatever is written meanwhile', async () => {
    const token = await from.signIn('a@test.rawnaq');
    let writing = true;
    const writer = (async () => {
      while (writing)
        await from.call(
          suggestionsContract.add,
          { title: 'While it runs', body: 'Written during the export' },
          { as: token },
        );
    })();
    const busy = path.join(folder, 'busy.rawnaq');
    await exportWorld(placeOf(from), busy, new Date());
    writing = false;
    await writer;
    const target = await emptyDatabase();
    await importWorld(target.place, busy);
    await target.drop();
  });
});

describe('refusals leave everything as it was', () => {
  const refused = async (given: string, message: RegExp, options = {}) => {
    const target = await emptyDatabase();
    const before = await sumsOf(target.place.url);
    await expect(importWorld(target.place, given, options)).rejects.toThrow(message);
    expect(await sumsOf(target.place.url)).toEqual(before);
    expect(existsSync(path.join(target.uploads, '3001'))).toBe(false);
    await target.drop();
  };
  const written = (name: string, bytes: Uint8Array): string => {
    const target = path.join(folder, name);
    writeFileSync(target, bytes);
    return target;
  };

  it('a file that breaks off, anywhere', { timeout: 60_000 }, async () => {
    const whole = readFileSync(file);
    for (const part of [0, 10, 0.3, 0.9, 0.9999])
      await refused(
        written('half', whole.subarray(0, part > 1 ? part : Math.floor(whole.length * part))),
        /breaks off|not an export/,
      );
    const plain = gunzipSync(whole);
    for (const part of [0.5, 0.99])
      await refused(written('repacked', gzipSync(plain.subarray(0, Math.floor(plain.length * part)))), /breaks off/);
  });

  it('a file that was changed', async () => {
    const plain = gunzipSync(readFileSync(file));
    const changed = Buffer.from(plain);
    changed[changed.indexOf('Idea 7')] = 'i'.charCodeAt(0);
    await refused(written('changed', gzipSync(changed)), /rows of \w+ are not those/);
    const count = Buffer.from(plain.toString('latin1').replace('"rows":40', '"rows":41'), 'latin1');
    await refused(written('sums', gzipSync(count)), /sums of the file were changed/);
    await refused(written('other', gzipSync(Buffer.from('something else entirely'))), /not an export/);
    await refused(written('text', Buffer.from('hello')), /damaged|breaks off/);
    await refused(path.join(folder, 'never'), /no such file/);
  });

  it('a file of another version, or of another secret', async () => {
    const plain = gunzipSync(readFileSync(file)).toString('latin1');
    await refused(
      written('version', gzipSync(Buffer.from(plain.replace('0001_house.sql', '0001_hause.sql'), 'latin1'))),
      /another version/,
    );
    const target = await emptyDatabase('another secret, just as long as the first');
    await expect(importWorld(target.place, file)).rejects.toThrow(/another APP_SECRET/);
    await importWorld(target.place, file, { otherSecret: true });
    await target.drop();
  });

  it('a database that is in use, unless it may be replaced', async () => {
    const used = await openWorld();
    try {
      await upload(used, await used.signIn('b@test.rawnaq'));
      const before = await sumsOf(used.url);
      await expect(importWorld(placeOf(used), file)).rejects.toThrow(/not empty: it holds 3 accounts and 4 people/);
      expect(await sumsOf(used.url)).toEqual(before);
      await expect(
        importWorld(placeOf(used), written('half', readFileSync(file).subarray(0, 2000)), { replace: true }),
      ).rejects.toThrow(/breaks off/);
      expect(await sumsOf(used.url)).toEqual(before);
      await importWorld(placeOf(used), file, { replace: true });
      expect((await sumsOf(used.url)).accounts).not.toEqual(before.accounts);
      expect(await used.signIn('c@test.rawnaq')).toContain('.');
    } finally {
      await used.close();
    }
  });
});

const placeOf = (world: World): WorldPlace => ({
  url: world.url,
  storage: world.services.storage,
  sealer: world.services.sealer,
});

async function upload(world: World, token: string): Promise<{ url: string; bytes: number }> {
  const bytes = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#8A2C6B' } })
    .png()
    .toBuffer();
  const form = Buffer.concat([
    Buffer.from('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--xx--\r\n'),
  ]);
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/merchant/uploads/add_image',
    payload: form,
    headers: { 'content-type': 'multipart/form-data; boundary=xx', authorization: `Bearer ${token}` },
  });
  return answer.json();
}

async function emptyDatabase(secret = SECRET) {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client(connectionOf(server));
    await client.connect();
    try {
      await onWholeDatabase(client, statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template rawnaq_template`);
  const uploads = path.join(folder, name);
  const place: WorldPlace = {
    url: withDatabase(server, name),
    storage: localStorage(uploads),
    sealer: makeSealer(secret),
  };
  return { name, place, uploads, drop: () => admin(`drop database ${name} with (force)`) };
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    await client.query('begin');
    await client.query(PLAIN_TEXT_SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The sum of every table, and where the counters stand. */
const sumsOf = (url: string): Promise<Record<string, unknown>> =>
  inDatabase(url, async (client) => {
    const tables = await readTables(client);
    const sums: Record<string, unknown> = { sequences: await readSequences(client) };
    await client.query('set local role rawnaq_platform');
    for (const table of tables) {
      const rows = copyRows(client, table);
      let sum = await rows.next();
      while (!sum.done) sum = await rows.next();
      sums[table.name] = sum.value;
    }
    return sums;
  });

const walls = (url: string) =>
  inDatabase(
    url,
    async (client) =>
      (
        await client.query(
          `
            select c.relname, c.relrowsecurity, c.relforcerowsecurity, t.tgname, t.tgenabled
            from pg_class c
            left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
            where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            order by 1, 4`,
        )
      ).rows,
  );
