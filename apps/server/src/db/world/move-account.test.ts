import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { makeSealer } from '../../infra/crypto';
import { checkSalons } from '../../modules/ledger-checks';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { connectionOf } from '../pool';
import { exportAccount, type AccountHeader, type AccountPlace } from './export-account';
import { importAccount, type AccountImport } from './import-account';
import { readSections } from './world-file';

const GLOW = 1001;
const folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-account-'));
const file = path.join(folder, 'glow.rawnaq');
const clients: pg.Client[] = [];
let world: World;
let place: AccountPlace;
let copy: AccountImport;

beforeAll(async () => {
  world = await openWorld({ demo: true });
  await rowsOf(world, "update users set totp_secret = 'canary-totp' where account_id = $1 and is_owner", [GLOW]);
  await rowsOf(
    world,
    `update account_settings set secrets = '{"key":"canary-sealed"}' where account_id = $1 and section = 'online'`,
    [GLOW],
  );
  await tokenOf(world, await personOf(world, 'owner@glow.demo'));
  place = await placeOf(world);
  await exportAccount(place, { account: GLOW, file, now: new Date() });
  copy = await importAccount(place, { file });
}, 180_000);
afterAll(async () => {
  for (const client of clients) await client.end();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

async function placeOf({ url, services }: World): Promise<AccountPlace> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  clients.push(client);
  return { client, storage: services.storage, sealer: services.sealer };
}

/** Everything after the head, which says when, where and under which address it was made. */
function bodyOf(name: string): Buffer {
  const bytes = gunzipSync(readFileSync(name));
  const head = bytes.indexOf('\n') + 1;
  return bytes.subarray(head + 4 + bytes.readUInt32BE(head) + 4);
}
/** By table, so that a difference says where. */
async function sumsOf(name: string): Promise<Record<string, unknown>> {
  for await (const { header } of readSections<AccountHeader>(name, 'account'))
    if (header.kind === 'end') return header.sums.tables;
  throw new Error('no end');
}
const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const exported = async (from: AccountPlace, account: number, name: string): Promise<string> => {
  const to = path.join(folder, name);
  await exportAccount(from, { account, file: to, now: new Date() });
  return to;
};

describe('an account moved by a file', () => {
  it('is the same under another number beside the old one, byte for byte', async () => {
    expect(copy.account).not.toBe(GLOW);
    expect(copy.rows).toBeGreaterThan(100_000);
    expect(copy.files).toBeGreaterThan(0);
    const again = await exported(place, copy.account, 'again.rawnaq');
    expect(await sumsOf(again)).toEqual(await sumsOf(file));
    expect(sum(bodyOf(again))).toBe(sum(bodyOf(file)));
  });

  it('keeps what must hold of its money', async () => {
    expect(await checkSalons(world.services, [copy.account])).toMatchObject([{ broken: [] }]);
  });

  it('carries nothing that opens a door', () => {
    const text = gunzipSync(readFileSync(file)).toString('latin1');
    for (const secret of ['canary-totp', 'canary-sealed', '$argon2', 'token_hash', 'password_hash'])
      expect(text.includes(secret), secret).toBe(false);
  });

  it('has links of its own: those of the old account go on leading there', async () => {
    const [old] = await rowsOf<{ id: number; unique_id: string; customer_id: number }>(
      world,
      'select id, unique_id, customer_id from invoices where account_id = $1 and customer_id is not null limit 1',
      [GLOW],
    );
    const [moved] = await rowsOf<{ unique_id: string }>(
      world,
      'select unique_id from invoices where account_id = $1 and id = $2',
      [copy.account, old!.id],
    );
    expect(moved!.unique_id).toBe(old!.unique_id.replace(/^[0-9a-z]+/, copy.account.toString(36)));
    for (const { unique_id } of [old!, moved!])
      expect((await world.call(invoicePapersContract.public_pdf, { unique_id })).status, unique_id).toBe(200);
    const [counts] = await rowsOf<{ all: number; different: number }>(
      world,
      `select count(*)::int as all, count(distinct unique_id)::int as different
      from (select unique_id from invoices union all select unique_id from gift_cards) links`,
    );
    expect(counts!.different).toBe(counts!.all);
  });

  it('leaves logins and the address of the booking page where they are', async () => {
    expect(copy.taken).toContain('owner@glow.demo');
    expect(copy.aliasTaken).toBe('glow');
    const doors = await rowsOf(
      world,
      `select tenant from login_directory where login = 'owner@glow.demo'
      union all select tenant from alias_directory where alias = 'glow'`,
    );
    expect(doors).toEqual([{ tenant: GLOW }, { tenant: GLOW }]);
    const hashes = await rowsOf(
      world,
      'select from users where account_id = $1 and (password_hash is not null or totp_secret is not null)',
      [copy.account],
    );
    expect(hashes).toEqual([]);
  });

  it('goes on counting behind what came along', async () => {
    const [owner] = await rowsOf<{ id: number }>(world, 'select id from users where account_id = $1 and is_owner', [
      copy.account,
    ]);
    const as = await tokenOf(world, { account_id: copy.account, id: owner!.id, kind: 'merchant' });
    const { status, body } = await world.call(
      customersContract.add,
      { name: 'Moved Here', mobile: '971501230099' } as never,
      { as },
    );
    expect(status, JSON.stringify(body)).toBe(200);
  });

  it('opens in another installation, takes its doors there, and is still the same', async () => {
    const other = await openWorld({ empty: true, env: { APP_SECRET: world.services.config.secret } });
    try {
      const there = await placeOf(other);
      // What the platform suggests to salons is named in the file: where it is known, it stays known.
      for (const table of ['suggested_groups', 'suggested_services']) {
        const [known] = await rowsOf(world, `select json_agg(t) as rows from ${table} t`);
        await rowsOf(other, `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
          JSON.stringify(known!['rows']),
        ]);
      }
      const moved = await importAccount(there, { file, account: 7007 });
      expect(moved).toMatchObject({ account: 7007, taken: [], aliasTaken: null, owner: { name: expect.any(String) } });
      const again = await exported(there, 7007, 'there.rawnaq');
      expect(await sumsOf(again)).toEqual(await sumsOf(file));
      expect(sum(bodyOf(again))).toBe(sum(bodyOf(file)));
      expect(await checkSalons(other.services, [7007])).toMatchObject([{ broken: [] }]);
      const [next] = await rowsOf<{ id: number }>(other, "select nextval('account_numbers')::int as id");
      expect(next!.id).toBe(7008);
    } finally {
      await clients.pop()!.end();
      await other.close();
    }
  }, 120_000);
});

describe('a file that is refused', () => {
  const refusal = async (bytes: Buffer, options: object = {}, from = place): Promise<string> => {
    const name = path.join(folder, 'bad.rawnaq');
    writeFileSync(name, bytes);
    const before = await rowsOf(world, 'select id from accounts order by id');
    const error = await importAccount(from, { file: name, ...options }).then(
      () => new Error('it was taken'),
      (reason: Error) => reason,
    );
    expect(await rowsOf(world, 'select id from accounts order by id')).toEqual(before);
    return error.message;
  };

  it('says in one sentence what is wrong', async () => {
    const whole = readFileSync(file);
    const plain = gunzipSync(whole);
    const changed = (from: string, to: string): Buffer => {
      const bytes = Buffer.from(plain);
      const at = bytes.indexOf(from);
      expect(at, from).toBeGreaterThan(0);
      bytes.write(to, at, 'latin1');
      return gzipSync(bytes, { level: 1 });
    };
    expect(await refusal(whole.subarray(0, whole.length / 2))).toMatch(/breaks off/);
    expect(await refusal(gzipSync(plain.subarray(0, plain.length - 200), { level: 1 }))).toMatch(/breaks off/);
    expect(await refusal(Buffer.from('nothing of ours'))).toMatch(/no export of Rawnaq/);
    expect(await refusal(gzipSync(Buffer.from('RAWNAQ WORLD 1\nand more')))).toMatch(/not an export of Rawnaq/);
    expect(await refusal(changed('0255_backups', '0255_bakcups'))).toMatch(/another version/);
    const [{ name }] = (await rowsOf<{ name: string }>(
      world,
      'select name from customers where account_id = $1 and length(name) > 5 order by id limit 1',
      [GLOW],
    )) as [{ name: string }];
    expect(await refusal(changed(name, 'X'.repeat(3)))).toMatch(/rows of \w+ are not those that were exported/);
    expect(await refusal(whole, { account: GLOW })).toMatch(/there already and not empty/);
    const stranger = { ...place, sealer: makeSealer('another secret, also long enough to pass') };
    expect(await refusal(whole, {}, stranger)).toMatch(/another APP_SECRET/);
  });
});
