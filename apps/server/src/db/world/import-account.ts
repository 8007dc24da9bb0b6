import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { newUniqueId } from '../../infra/crypto';
import { readRoles } from '../database-roles';
import { readAccountTables, type AccountTable } from './account-tables';
import { sealOfAccount, type AccountHeader, type AccountPlace, type AccountSums } from './export-account';
import { secretMark } from './export-world';
import { assertSameMigrations, sumOf } from './import-world';
import { BadWorldFile, readSections, type Section } from './world-file';
import { PLAIN_TEXT_SETTINGS, readMigrations, rowsIn, summing, type Migration, type TableSum } from './world-tables';

type Options = { file: string; account?: number | undefined; otherSecret?: boolean | undefined };
type Checked = { head: Extract<AccountHeader, { kind: 'head' }>; sums: AccountSums };
export type AccountImport = {
  account: number;
  owner: { id: number; name: string; language: string | null };
  rows: number;
  files: number;
  /** People whose e-mail signs in to another account here. */
  taken: string[];
  /** The address of the booking page, when another salon here has it. */
  aliasTaken: string | null;
};

/**
 * Opens a new account from the file of one. The file is read and judged as a whole before anything is written, and
 * everything is written in one transaction. An account that is there already is never written into.
 */
export async function importAccount(place: AccountPlace, options: Options): Promise<AccountImport> {
  const { client, storage } = place;
  const stored: string[] = [];
  await client.query('begin');
  try {
    await client.query(PLAIN_TEXT_SETTINGS);
    const tables = await readAccountTables(client);
    const { head, sums } = await checkFile(place, options, tables, await readMigrations(client));
    await client.query(`set local role ${(await readRoles(client))!.platform}`);
    const account = await numberFor(place, options.account);
    await client.query('set constraints all deferred');
    for await (const section of readSections<AccountHeader>(options.file, 'account'))
      if (section.header.kind === 'table')
        await loadTable(place, account, tables, section as Section<{ kind: 'table'; name: string; columns: string[] }>);
    await client.query('set constraints all immediate');
    await moveCounters(place, account);
    const doors = await openDoors(place, account, head.alias);
    for await (const { header, chunks } of readSections<AccountHeader>(options.file, 'account')) {
      if (header.kind !== 'file') continue;
      const parts: Buffer[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      const key = `${account}/${header.key}`;
      stored.push(key);
      await storage.put(key, Buffer.concat(parts));
    }
    await client.query('commit');
    const rows = Object.values(sums.tables).reduce((all, table) => all + table.rows, 0);
    return { account, rows, files: stored.length, ...doors };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const key of stored) await storage.remove(key).catch(() => {});
    throw error;
  }
}

/** The whole file, before a word of it counts: its version, who made it, every sum and its seal. */
async function checkFile(
  { sealer }: AccountPlace,
  { file, otherSecret }: Options,
  tables: readonly AccountTable[],
  migrations: Migration[],
): Promise<Checked> {
  const seen: AccountSums = { tables: {}, files: {} };
  let head: Checked['head'] | undefined;
  let end: Extract<AccountHeader, { kind: 'end' }> | undefined;
  for await (const { header, chunks } of readSections<AccountHeader>(file, 'account')) {
    if (end) throw new BadWorldFile('The file goes on after its end.');
    if (header.kind === 'head') {
      assertSameMigrations(header.migrations, migrations);
      if (!otherSecret && header.secret_mark !== secretMark(sealer))
        throw new Error(
          'This file was made by an installation with another APP_SECRET, so nobody can tell whether it was changed. ' +
            'Add --other-secret if you trust where it comes from.',
        );
      head = header;
    } else if (!head) throw new BadWorldFile('The file has no head.');
    else if (header.kind === 'table') {
      const table = tables.find(({ name }) => name === header.name);
      if (!table || table.columns.join() !== header.columns.join())
        throw new BadWorldFile(`The file holds a table ${header.name} that does not fit this version.`);
      seen.tables[header.name] = await sumRows(chunks);
    } else if (header.kind === 'file') {
      if (!/^[\w-]+$/.test(header.key)) throw new BadWorldFile('The file is damaged.');
      seen.files[header.key] = await sumOf(chunks);
    } else end = header;
  }
  if (!head || !end) throw new BadWorldFile('The file breaks off in the middle.');
  assertSameSums(end.sums, seen, tables);
  if (!otherSecret && end.seal !== sealOfAccount(sealer, end.sums))
    throw new BadWorldFile('The sums of the file were changed.');
  return { head, sums: end.sums };
}

async function sumRows(chunks: AsyncIterable<Buffer>): Promise<TableSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of summing(chunks, hash)) rows += rowsIn(chunk);
  return { rows, sha256: hash.digest('hex') };
}

function assertSameSums(promised: AccountSums, seen: AccountSums, tables: readonly AccountTable[]): void {
  for (const { name } of tables) {
    const [there, here] = [promised.tables[name], seen.tables[name]];
    if (!there || !here || there.rows !== here.rows || there.sha256 !== here.sha256)
      throw new BadWorldFile(`The rows of ${name} are not those that were exported.`);
  }
  for (const key of new Set([...Object.keys(promised.files), ...Object.keys(seen.files)]))
    if (promised.files[key] !== seen.files[key])
      throw new BadWorldFile(`The stored file ${key} is not the one that was exported.`);
}

/** A number that nobody has: the one that was asked for, or the next one. */
async function numberFor({ client }: AccountPlace, asked: number | undefined): Promise<number> {
  if (asked === undefined) {
    const { rows } = await client.query<{ id: string }>("select nextval('account_numbers') as id");
    return Number(rows[0]!.id);
  }
  if (!Number.isSafeInteger(asked) || asked < 2) throw new Error('An account has a whole number from 2 on.');
  const { rowCount } = await client.query('select from accounts where id = $1', [asked]);
  if (rowCount)
    throw new Error(
      `Account ${asked} is there already and not empty. An account is imported under a free number: ` +
        'give another one, or --account=next.',
    );
  return asked;
}

/** Through a table of the moment, because COPY does not work under row-level security. */
async function loadTable(
  { client }: AccountPlace,
  account: number,
  tables: readonly AccountTable[],
  { header, chunks }: Section<{ kind: 'table'; name: string; columns: string[] }>,
): Promise<void> {
  const table = tables.find(({ name }) => name === header.name)!;
  await client.query(`create temporary table incoming on commit drop as ${table.select(account)} with no data`);
  const target = client.query(copyFrom(`copy incoming from stdin`));
  await pipeline(Readable.from(chunks, { objectMode: false }), target);
  if (table.name === 'catalogue_products') await assertCatalogueFits({ client });
  const text = table
    .insert(account, 'incoming')
    .replaceAll('$link', `'${account.toString(36)}-'`)
    .replaceAll('$unique_id', `'${newUniqueId()}'`);
  await client.query(text);
  await client.query('drop table incoming');
}

/** A product is the same one by its barcode; what is called the same and has another one stands in its way. */
async function assertCatalogueFits({ client }: Pick<AccountPlace, 'client'>): Promise<void> {
  const { rows } = await client.query<{ barcode: string; name: string }>(
    `
      select i.barcode, i.english_name as name
      from incoming i
      where not exists (select from catalogue_products c where c.barcode = i.barcode)
        and exists (
          select from catalogue_products c
          where c.english_key = i.english_key or c.arabic_key = i.arabic_key)
      limit 1`,
  );
  if (rows[0])
    throw new Error(
      `The shared catalogue here has a product called "${rows[0].name}" with another barcode than ` +
        `${rows[0].barcode}. Rename it there first.`,
    );
}

/** Records of the account keep their numbers, so the counters go on behind them. */
async function moveCounters({ client }: AccountPlace, account: number): Promise<void> {
  const { rows: counted } = await client.query<{ name: string; counter: string }>(
    `
      select c.relname as name, pg_get_serial_sequence(quote_ident(c.relname), 'id') as counter
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      join pg_attribute i on i.attrelid = c.oid and i.attname = 'id' and i.attidentity <> ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  const highest: { counter: string; most: string }[] = [{ counter: 'public.account_numbers', most: String(account) }];
  for (const { name, counter } of counted) highest.push({ counter, most: await most(name, 'id') });
  for (const name of ['appointments', 'block_times'])
    highest.push({ counter: 'public.series_numbers', most: await most(name, 'series_id') });
  await client.query('reset role');
  for (const { counter, most: at } of highest)
    await client.query(
      `
        select setval('${counter}', ${at})
        from ${counter}
        where last_value < ${at} or (last_value = ${at} and not is_called)`,
    );
  await client.query(`set local role ${(await readRoles(client))!.platform}`);

  async function most(table: string, column: string): Promise<string> {
    const { rows } = await client.query<{ most: string }>(
      `select coalesce(max(${column}), 0)::text as most from ${table} where account_id = ${account}`,
    );
    return rows[0]!.most;
  }
}

/**
 * What is one in the whole installation is taken where it is free: the e-mail each person signs in with, and the
 * address of the booking page. Nobody has a password yet.
 */
async function openDoors(
  { client }: AccountPlace,
  account: number,
  alias: string | null,
): Promise<Pick<AccountImport, 'owner' | 'taken' | 'aliasTaken'>> {
  const { rows: people } = await client.query<{
    id: string;
    kind: string;
    name: string;
    email: string | null;
    is_owner: boolean;
    language: string | null;
  }>('select id, kind, name, email, is_owner, language from users where account_id = $1 order by id', [account]);
  const taken: string[] = [];
  for (const { id, kind, email } of people) {
    if (email === null) continue;
    const { rowCount } = await client.query(
      `
        insert into login_directory (kind, login, tenant, user_id)
        values ($1, lower($2), $3, $4)
        on conflict do nothing`,
      [kind, email, account, id],
    );
    if (!rowCount) taken.push(email);
  }
  const owner = people.find(({ is_owner }) => is_owner);
  if (!owner) throw new BadWorldFile('The account in the file has no owner.');
  const { rowCount: took } = await client.query(
    `
      insert into alias_directory (alias, tenant)
      select $1::text, $2::bigint
      where $1 is not null
      on conflict do nothing`,
    [alias, account],
  );
  await client.query(
    `
      update account_settings
      set values = values || jsonb_build_object('alias', $2::text)
      where account_id = $1 and section = 'online'`,
    [account, took ? alias : ''],
  );
  return {
    owner: { id: Number(owner.id), name: owner.name, language: owner.language },
    taken,
    aliasTaken: alias !== null && !took ? alias : null,
  };
}
