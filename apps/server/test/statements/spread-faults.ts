import { loadModule, parsePlPgSQLSync } from '@libpg-query/parser';
import type pg from 'pg';
import { SHARED_LISTS } from '../../src/db/statements/distribution';
import { readCatalogue } from './statement-catalogue';
import { judge, type Catalogue } from './statement-rules';

/** Longer names would lose their end where the number of a part is written behind them. */
const LONGEST_NAME = 50;

/** What would keep the tables from being spread over servers by account (docs/how-to/grow.md), in words. */
export async function spreadFaults(client: pg.Client): Promise<string[]> {
  await loadModule();
  const catalogue = await readCatalogue(client);
  return [
    ...(await triggerFaults(client, catalogue)),
    ...(await uniqueFaults(client, catalogue)),
    ...(await referenceFaults(client, catalogue)),
    ...(await policyFaults(client)),
    ...(await functionFaults(client, catalogue)),
  ];
}

async function triggerFaults(client: pg.Client, { keys }: Catalogue): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string; name: string }>(
    `
      select tgrelid::regclass::text as table_name, tgname as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  return rows
    .filter(({ table_name }) => keys.has(table_name))
    .map(({ table_name, name }) => `${table_name}: trigger ${name}; let the use case do it`);
}

async function uniqueFaults(client: pg.Client, { keys }: Catalogue): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string; name: string; columns: string[]; binds: boolean }>(`
    select t.relname as table_name, i.relname as name, x.indisunique or x.indisexclusion as binds,
      array(select a.attname::text
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum = any (x.indkey)) as columns
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace
    union all select conrelid::regclass::text, conname, false, '{}'
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0`);
  return rows.flatMap(({ table_name, name, columns, binds }) => {
    const key = keys.get(table_name);
    if (key === undefined) return [];
    return [
      ...(binds && !columns.includes(key) ? [`${table_name}: ${name} holds without ${key}`] : []),
      ...(name.length > LONGEST_NAME ? [`${table_name}: ${name} is longer than ${LONGEST_NAME} letters`] : []),
    ];
  });
}

async function referenceFaults(client: pg.Client, { keys }: Catalogue): Promise<string[]> {
  const { rows } = await client.query<{ name: string; from_table: string; to_table: string; action: string }>(
    `
      select conname as name, conrelid::regclass::text as from_table, confrelid::regclass::text as to_table,
        confdeltype::text || confupdtype::text as action
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows.flatMap(({ name, from_table, to_table, action }) => [
    ...(keys.has(to_table) && !keys.has(from_table)
      ? [`${from_table}: foreign key ${name} leads from one server to rows that are spread (${to_table})`]
      : []),
    ...(keys.has(from_table) && !keys.has(to_table) && !SHARED_LISTS.includes(to_table)
      ? [`${from_table}: foreign key ${name} leads to ${to_table}, which is no shared list`]
      : []),
    ...(keys.has(from_table) && /[nd]/.test(action)
      ? [`${from_table}: foreign key ${name} sets null or a default`]
      : []),
  ]);
}

async function policyFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `
      select tablename || ': policy ' || policyname as name,
        coalesce(qual, '') || ' ' || coalesce(with_check, '') as text
      from pg_policies
      where schemaname = 'public'`,
  );
  return rows.filter(({ text }) => /\bselect\b/i.test(text)).map(({ name }) => `${name} holds a sub-select`);
}

type Routine = { name: string; definition: string; language: string; body: string; names: string[]; definer: boolean };

/** Statements inside functions are sent like any other. One that runs as its owner touches no tenant table at all. */
async function functionFaults(client: pg.Client, catalogue: Catalogue): Promise<string[]> {
  const { rows } = await client.query<Routine>(`
    select 'app.' || p.proname as name, pg_get_functiondef(p.oid) as definition, l.lanname as language,
      p.prosrc as body, p.prosecdef as definer, coalesce(p.proargnames, '{}') as names
    from pg_proc p
    join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'app'::regnamespace and p.prokind = 'f'`);
  return rows.flatMap((routine) => {
    const { statements, variables } =
      routine.language === 'plpgsql' ? partsOf(routine) : { statements: [routine.body], variables: routine.names };
    const known = new Set(variables);
    return statements.flatMap((text) => {
      const { faults, tables } = judge(text, catalogue, known);
      return [
        ...faults.map(({ message }) => `${routine.name}: ${message}`),
        ...(routine.definer && tables.length > 0 ? [`${routine.name}: runs as its owner over ${tables[0]}`] : []),
      ];
    });
  });
}

type Part = { [name: string]: unknown };

function partsOf({ definition, names }: Routine): { statements: string[]; variables: string[] } {
  const statements: string[] = [];
  const variables = [...names];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    if (typeof value !== 'object' || value === null) return;
    const part = value as Part;
    if (typeof part['refname'] === 'string') variables.push(part['refname']);
    if (typeof part['query'] === 'string') statements.push(statementOf(part['query'], Number(part['parseMode'] ?? 0)));
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(parsePlPgSQLSync(definition));
  return { statements, variables };
}

/** How PL/pgSQL reads it: 0 is a statement, 2 an expression, from 3 on an assignment. */
const statementOf = (text: string, mode: number): string =>
  mode === 0 ? text : `select ${mode >= 3 ? text.replace(/^[^:=]*:?=/, '') : text}`;
