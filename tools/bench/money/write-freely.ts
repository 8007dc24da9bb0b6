import { inDatabase } from '../filled-database';

/** One after the other, on a connection of their own. */
export const write = (url: string, ...statements: string[]): Promise<void> =>
  inDatabase(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** From now on rows of these tables are bound to no others, so that they can be written in any order, and at once. */
export const freeTables = (url: string, tables: readonly string[]): Promise<void> =>
  write(
    url,
    `do $$
     declare key record;
     begin
       for key in select conrelid::regclass as owner, conname from pg_constraint
         where contype = 'f' and conrelid::regclass::text in ('${tables.join("', '")}') loop
         execute format('alter table %s drop constraint %I', key.owner, key.conname);
       end loop;
     end $$`,
    ...tables.map((name) => `alter table ${name} no force row level security`),
  );
