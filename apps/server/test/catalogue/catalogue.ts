import type pg from 'pg';
import { codeFaults, keptFaults, pictureFaults } from './catalogue-codes';

const OWN_ROWS = (key: string): string =>
  `(${key} = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::bigint)`;
/** History: nobody rewrites it, the platform neither; it may only empty the training salon. */
export const APPEND_ONLY = [
  'attendance_corrections',
  'audit_log',
  'customer_consents',
  'failed_login_attempts',
  'message_attempts',
];
/**
 * Functions that run with the owner's rights. Each takes no account from its caller that row-level security would have
 * refused.
 */
export const DEFINERS = [
  'app.enqueue',
  'app.failed_jobs',
  'app.job_figures',
  'app.retry_jobs',
  'app.salon_at',
  'app.set_alias',
  'app.set_login',
  'app.throttle',
];
/** Tables of the platform that every salon reads and none writes. */
export const SHARED_READ = [
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
const ROLES = ['rawnaq_app', 'rawnaq_platform'];

type Table = { name: string; key: string | null; rls: boolean; forced: boolean; owner: string };

/** Everything in the catalogue that breaks a rule of the house, in words; empty when all is well. */
export async function catalogueFaults(client: pg.Client): Promise<string[]> {
  const tables = await tablesOf(client);
  const tenant = tables.filter((table) => table.key !== null);
  return [
    ...tenant.flatMap((table) => [
      ...(table.rls ? [] : [`${table.name}: row-level security is off`]),
      ...(table.forced ? [] : [`${table.name}: row-level security is not forced`]),
    ]),
    ...(await policyFaults(client, tenant)),
    ...(await keyFaults(client, tenant)),
    ...(await foreignKeyFaults(client, tenant)),
    ...(await privilegeFaults(client, tables)),
    ...(await roleFaults(client, tables)),
    ...(await definerFaults(client)),
    ...(await codeFaults(client)),
    ...(await keptFaults(client)),
    ...(await pictureFaults(client)),
  ];
}

export async function tablesOf(client: pg.Client | pg.Pool): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as forced,
      pg_get_userbyid(c.relowner) as owner,
      case
        when c.relname = 'accounts' then 'id'
        when exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped) then 'account_id' end as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by 1`);
  return rows;
}

async function policyFaults(client: pg.Client, tenant: Table[]): Promise<string[]> {
  const { rows } = await client.query<{
    tablename: string;
    cmd: string;
    permissive: string;
    roles: string[];
    qual: string | null;
    with_check: string | null;
  }>(
    `
      select tablename, cmd, permissive, roles::text[] as roles, qual, with_check
      from pg_policies
      where schemaname = 'public'`,
  );
  return tenant.flatMap(({ name, key }) => {
    const wanted = OWN_ROWS(key!);
    const forApp = rows.filter(
      (policy) => policy.tablename === name && !(policy.roles.length === 1 && policy.roles[0] === 'rawnaq_platform'),
    );
    const good =
      forApp.length === 1 &&
      forApp.every(
        (policy) =>
          policy.cmd === 'ALL' &&
          policy.roles.join() === 'rawnaq_app' &&
          policy.qual === wanted &&
          policy.with_check === wanted,
      );
    const found = forApp.map((policy) => `${policy.roles.join()} ${policy.qual} / ${policy.with_check}`).join('; ');
    return good ? [] : [`${name}: the policy of requests is not the house's own (${found || 'none'})`];
  });
}

/** Lists of the staff read across accounts: plain indexes, known by their name. */
const isPlatformList = (index: { index_name: string; is_unique: boolean }): boolean =>
  index.index_name.startsWith('platform_') && !index.is_unique;

/**
 * accounts is found by its own id, and by its state across accounts; every other tenant table begins each key with
 * account_id.
 */
async function keyFaults(client: pg.Client, tenant: Table[]): Promise<string[]> {
  const { rows } = await client.query<{
    table_name: string;
    index_name: string;
    first: string | null;
    is_primary: boolean;
    is_unique: boolean;
  }>(`
    select t.relname as table_name, i.relname as index_name, x.indisprimary as is_primary, x.indisunique as is_unique,
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = x.indkey[0]) as first
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace`);
  return tenant.flatMap(({ name, key }) => {
    const indexes = rows.filter((row) => row.table_name === name);
    return [
      ...(indexes.some((row) => row.is_primary && row.first === key)
        ? []
        : [`${name}: the primary key does not begin with ${key}`]),
      ...(name === 'accounts'
        ? []
        : indexes
            .filter((row) => row.first !== key && !isPlatformList(row))
            .map((row) => `${name}: index ${row.index_name} does not begin with ${key}`)),
    ];
  });
}

async function foreignKeyFaults(client: pg.Client, tenant: Table[]): Promise<string[]> {
  const { rows } = await client.query<{
    name: string;
    from_table: string;
    to_table: string;
    from_first: string;
    to_first: string;
  }>(`
    select conname as name, conrelid::regclass::text as from_table, confrelid::regclass::text as to_table,
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as from_first,
      (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as to_first
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const keyOf = new Map(tenant.map((table) => [table.name, table.key]));
  return rows
    .filter(
      (row) =>
        keyOf.has(row.from_table) &&
        keyOf.has(row.to_table) &&
        (row.from_first !== keyOf.get(row.from_table) || row.to_first !== keyOf.get(row.to_table)),
    )
    .map((row) => `${row.from_table}: foreign key ${row.name} to ${row.to_table} does not begin with the account`);
}

async function privilegeFaults(client: pg.Client, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; role: string; privileges: string[] }>(
    `
      select c.relname as name, r.role,
        array_remove(array[ case when has_any_column_privilege(r.role, c.oid, 'select') then 'select' end,
          case when has_any_column_privilege(r.role, c.oid, 'insert') then 'insert' end,
          case when has_any_column_privilege(r.role, c.oid, 'update') then 'update' end,
          case when has_table_privilege(r.role, c.oid, 'delete') then 'delete' end,
          case when has_table_privilege(r.role, c.oid, 'truncate') then 'truncate' end,
          case when has_table_privilege(r.role, c.oid, 'trigger') then 'trigger' end], null) as privileges
          from pg_class c
          cross join unnest($1::text[]) as r(role)
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
    [ROLES],
  );
  const isTenant = new Set(tables.filter((table) => table.key !== null).map((table) => table.name));
  return rows.flatMap(({ name, role, privileges }) => {
    const forbidden = [
      ...(role === 'rawnaq_app' && !isTenant.has(name)
        ? privileges.filter((one) => one !== 'select' || !SHARED_READ.includes(name))
        : []),
      ...(APPEND_ONLY.includes(name)
        ? privileges.filter((one) => one === 'update' || (one === 'delete' && role === 'rawnaq_app'))
        : []),
      ...privileges.filter((one) => one === 'truncate' || one === 'trigger'),
    ];
    return forbidden.length ? [`${name}: ${role} may ${[...new Set(forbidden)].join(', ')}`] : [];
  });
}

async function roleFaults(client: pg.Client, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; powers: string[] }>(
    `
      select rolname as name, array_remove(array[case when rolsuper then 'superuser' end,
        case when rolbypassrls then 'bypassrls' end, case when rolcreaterole then 'createrole' end,
        case when rolcreatedb then 'createdb' end,
        (select 'member of ' || string_agg(g.rolname, ', ')
          from pg_auth_members m
          join pg_roles g on g.oid = m.roleid
          where m.member = r.oid)],
        null) as powers
      from pg_roles r
      where rolname = any($1)`,
    [ROLES],
  );
  return [
    ...ROLES.filter((role) => !rows.some((row) => row.name === role)).map((role) => `${role}: no such role`),
    ...rows.filter((row) => row.powers.length).map((row) => `${row.name}: ${row.powers.join(', ')}`),
    ...tables.filter((table) => ROLES.includes(table.owner)).map((table) => `${table.name}: belongs to ${table.owner}`),
  ];
}

async function definerFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; search_path: boolean; for_everybody: boolean }>(`
    select n.nspname || '.' || p.proname as name,
      coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false) as search_path,
      exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))
        where grantee = 0) as for_everybody
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')`);
  const views = await client.query<{ name: string }>(`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace
      and (relkind = 'm' or relkind = 'v'
        and not coalesce(array_to_string(reloptions, ',') like '%security_invoker=true%', false))`);
  return [
    ...rows
      .filter((row) => !DEFINERS.includes(row.name))
      .map((row) => `${row.name}: runs with its owner's rights and is not on the list`),
    ...rows
      .filter((row) => !row.search_path || row.for_everybody)
      .map((row) => `${row.name}: has an open search_path or may be called by everybody`),
    ...views.rows.map((row) => `${row.name}: a view that reads with its owner's rights`),
  ];
}
