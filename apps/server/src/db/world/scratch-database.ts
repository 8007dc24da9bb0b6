import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, ownMigrations } from '../migrate';
import { connectionOf } from '../pool';
import { onWholeDatabase } from './whole-database';

/** A database of the moment on the same server. Its name tells whose it is: what a killed process left is found. */
export type ScratchDatabase = { url: string; drop: () => Promise<void> };

/** The database user may not create databases. */
export class NoRightToCreate extends Error {}

const withDatabase = (url: string, database: string): string => url.replace(/\/[^/?]+(\?|$)/, `/${database}$1`);

/**
 * Only one is used at a time (whoever asks holds a row that says so), so every other one of ours is a leftover and
 * goes first.
 */
export async function openScratch(url: string): Promise<ScratchDatabase> {
  const own = await ownNumber(url);
  await dropLeftovers(url);
  const name = `rawnaq_scratch_${own}_${randomBytes(4).toString('hex')}`;
  await onServer(url, async (client) => {
    // From template0: nothing that somebody put into the usual template comes along, and its text is UTF-8.
    await client.query(`create database ${name} template template0 encoding 'UTF8'`).catch((error: unknown) => {
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new NoRightToCreate(
        'The database user may not create databases: let a superuser run ALTER ROLE … CREATEDB for it.',
        { cause: error },
      );
    });
  });
  const drop = (): Promise<void> => dropDatabase(url, name);
  try {
    const scratch = withDatabase(url, name);
    await migrate(scratch, ownMigrations());
    return { url: scratch, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** What a killed process left. */
export async function dropLeftovers(url: string): Promise<void> {
  const own = await ownNumber(url);
  const names = await onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname like $1',
      [`rawnaq\\_scratch\\_${own}\\_%`],
    );
    return rows.map(({ name }) => name);
  });
  for (const name of names) await dropDatabase(url, name);
}

const ownNumber = (url: string): Promise<number> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ number: string }>(
      'select oid::bigint as number from pg_database where datname = current_database()',
    );
    return Number(rows[0]!.number);
  });

const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, (client) => onWholeDatabase(client, `drop database if exists ${name} with (force)`));

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionOf(url), application_name: 'rawnaq scratch' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
