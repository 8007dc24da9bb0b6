import type pg from 'pg';
import { readTables } from '../world/world-tables';

/** Written by the platform, read from every account: each server has all of their rows. */
export const SHARED_LISTS = [
  'blocked_ips',
  'catalogue_products',
  'cities',
  'countries',
  'package_limits',
  'platform_updates',
  'property_listing_changes',
  'property_listing_nights',
  'property_listings',
  'suggested_groups',
  'suggested_services',
];

type ForeignKey = { table_name: string; name: string; target: string; definition: string; waits: boolean };

/** The column that says whose row it is; nothing for tables of the platform. */
const keyOf = (name: string, columns: readonly string[]): string | undefined =>
  name === 'accounts' ? 'id' : columns.includes('account_id') ? 'account_id' : undefined;

/**
 * What spreads a filled database over the servers of a Citus cluster, in order: foreign keys to shared lists, and those
 * that are checked at the commit, because they may form rings, are taken away, shared lists go everywhere, rows of
 * accounts go side by side, the foreign keys come back. Tables of the
 * platform stay where they are.
 */
export async function distributionOf(client: pg.Client): Promise<string[]> {
  const tables = (await readTables(client)).map(({ name, columns }) => ({ name, key: keyOf(name, columns) }));
  const { rows } = await client.query<ForeignKey>(
    `
      select conrelid::regclass::text as table_name, quote_ident(conname) as name, confrelid::regclass::text as target,
        pg_get_constraintdef(oid) as definition, condeferrable as waits
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
      order by 1, 2`,
  );
  const isTenant = new Set(tables.flatMap(({ name, key }) => (key ? [name] : [])));
  const apart = rows.filter(
    ({ table_name, target, waits }) => isTenant.has(table_name) && (waits || SHARED_LISTS.includes(target)),
  );
  return [
    ...apart.map(({ table_name, name }) => `alter table ${table_name} drop constraint ${name}`),
    ...tables
      .filter(({ name }) => SHARED_LISTS.includes(name))
      .map(({ name }) => `select create_reference_table('${name}')`),
    ...tables.flatMap(({ name, key }) =>
      key
        ? [
            `select create_distributed_table('${name}', '${key}'` +
              `${name === 'accounts' ? '' : ", colocate_with => 'accounts'"})`,
          ]
        : [],
    ),
    ...apart.map(
      ({ table_name, name, definition }) => `alter table ${table_name} add constraint ${name} ${definition}`,
    ),
  ];
}

/** Whether the server could do it. */
export async function hasCitus(client: pg.Client): Promise<boolean> {
  return ((await client.query("select from pg_extension where extname = 'citus'")).rowCount ?? 0) > 0;
}
