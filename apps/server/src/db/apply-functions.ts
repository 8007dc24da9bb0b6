import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type pg from 'pg';
import { sendTogether } from './statements/send-together';
import { statementsOf } from './statements/statements-of';

/**
 * Brings the functions of the schema `app` to what their files say, all or none: one file for each, called as it is.
 * The sum of the file is kept as the function's own comment, so that one that was changed, dropped or restored from
 * elsewhere is written anew, and the others are left alone.
 */
export async function applyFunctions(
  client: pg.Client,
  folder: string,
  ours: (sql: string) => string,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sum: string | null }>(
    `
      select proname as name, obj_description(oid, 'pg_proc') as sum
      from pg_proc
      where pronamespace = 'app'::regnamespace and prokind = 'f'`,
  );
  const sums = new Map(rows.map(({ name, sum }) => [name, sum]));
  const changed = functionFiles(folder).filter(({ name, sum }) => sums.get(name) !== sum);
  if (changed.length === 0) return [];
  await client.query('begin');
  const ends = await Promise.allSettled(
    changed.map(({ sql, name, sum }) =>
      sendTogether(client, [...statementsOf(ours(sql)), `comment on function app.${name} is '${sum}'`]),
    ),
  );
  const failed = ends.findIndex((end) => end.status === 'rejected');
  await client.query(failed < 0 ? 'commit' : 'rollback');
  const end = ends[failed];
  if (end?.status === 'rejected')
    throw new Error(`Function ${changed[failed]!.name}.sql failed: ${(end.reason as Error).message}`, {
      cause: end.reason,
    });
  return changed.map(({ name }) => `functions/${name}.sql`);
}

/** Lists whose codes the files name: `{recordStates.active}`. */
const LISTS: Record<string, { codes: Record<string, number> }> = { recordStates };

/** The sum is taken of what is written, so that a code that changes writes its functions anew. */
function withCodes(file: string, sql: string): string {
  return sql.replace(/\{(\w+)\.(\w+)\}/g, (named, list: string, name: string) => {
    const code = LISTS[list]?.codes[name];
    if (code === undefined) throw new Error(`functions/${file} names ${named}, which is no code`);
    return String(code);
  });
}

/** In the order of their names: a function in language sql may only call those before it, one in plpgsql any. */
export const functionFiles = (folder: string): { name: string; sql: string; sum: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = withCodes(file, readFileSync(path.join(folder, file), 'utf8'));
      return { name: path.basename(file, '.sql'), sql, sum: createHash('sha256').update(sql).digest('hex') };
    });
