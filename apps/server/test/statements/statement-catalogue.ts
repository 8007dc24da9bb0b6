import type pg from 'pg';
import { SHARED_LISTS } from '../../src/db/statements/distribution';
import { tablesOf } from '../catalogue/catalogue';
import type { Catalogue } from './statement-rules';

/** What the rules need to know of the database. */
export async function readCatalogue(client: pg.Client | pg.Pool): Promise<Catalogue> {
  const tables = await tablesOf(client);
  const { rows } = await client.query<{ name: string; volatility: 'i' | 's' | 'v' }>(`
    select case when n.nspname = 'pg_catalog' then '' else n.nspname || '.' end || p.proname as name,
      max(p.provolatile) as volatility
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('pg_catalog', 'app') and p.prokind = 'f'
    group by 1`);
  return {
    keys: new Map(tables.flatMap(({ name, key }) => (key === null ? [] : [[name, key]]))),
    shared: new Set(SHARED_LISTS),
    volatility: new Map(rows.flatMap(({ name, volatility }) => (volatility === 'i' ? [] : [[name, volatility]]))),
  };
}
