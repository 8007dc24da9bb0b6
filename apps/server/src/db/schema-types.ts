import type pg from 'pg';

type ColumnRow = { table_name: string; column_name: string; udt_name: string; is_nullable: 'YES' | 'NO'; has_default: boolean };

const SCALARS: Record<string, string> = { int2: 'number', int4: 'number', int8: 'number', bool: 'boolean', text: 'string', bytea: 'Buffer', inet: 'string', cidr: 'string', date: 'string', jsonb: 'Json', _text: 'string[]', timestamptz: 'Instant', numeric: 'string', time: 'string', uuid: 'string', float8: 'number' };

/** The table types of a migrated database, as source text. */
export async function schemaTypes(client: pg.Client | pg.PoolClient): Promise<string> {
  const { rows } = await client.query<ColumnRow>(`
    select table_name, column_name, udt_name, is_nullable, (column_default is not null or is_identity = 'YES') as has_default
    from information_schema.columns where table_schema = 'public' and table_name not in ('migrations', 'worker_heartbeats') order by table_name, ordinal_position`);
  const tables = new Map<string, ColumnRow[]>();
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  const blocks = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map((column) => `    ${column.column_name}: ${typeOf(column)};\n`).join('')}  };\n`);
  return `// Made by \`npm run db:types\` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as ISO text; written as ISO text or by SQL. */
type Instant = string;
type Json = ColumnType<unknown, string | null, string | null>;

export type DB = {
${blocks.join('')}};
`;
}

function typeOf(column: ColumnRow): string {
  const scalar = SCALARS[column.udt_name];
  if (!scalar) throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name} (${column.udt_name})`);
  const nullable = column.is_nullable === 'YES' && scalar !== 'Json' ? `${scalar} | null` : scalar;
  return column.has_default ? `Generated<${nullable}>` : nullable;
}
