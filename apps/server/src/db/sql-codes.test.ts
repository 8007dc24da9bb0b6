import { sql, type RawBuilder, type Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { openWorld, type World } from '../../test/world';
import { asPlatform } from '../services';
import type { Tx } from './database';
import type { DB } from './schema';
import { visitState } from './sql-codes';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The plan the server makes once for every value, as it does for statements that are asked often. */
async function planOf(tx: Tx, query: RawBuilder<unknown>): Promise<string> {
  const { sql: text, parameters } = query.compile(tx);
  const types = parameters.length > 0 ? `(${parameters.map(() => 'int').join(', ')})` : '';
  await sql.raw(`set local plan_cache_mode = force_generic_plan`).execute(tx);
  await sql.raw(`set local enable_seqscan = off`).execute(tx);
  await sql.raw(`prepare asked${types} as ${text}`).execute(tx);
  const values = parameters.length > 0 ? `(${parameters.join(', ')})` : '';
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain execute asked${values}`).execute(tx);
  await sql.raw(`deallocate asked`).execute(tx);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('states in SQL', () => {
  it('stand in the text, so that a partial index is found; a parameter would hide it', async () => {
    await asPlatform(world.services, async (tx) => {
      const dueWith = (scheduled: unknown) =>
        sql`
          select id
          from appointments
          where account_id = 2001 and status = ${scheduled} and reminded_at is null
          order by start_at limit 1`;
      expect(dueWith(visitState.scheduled).compile(tx)).toMatchObject({
        sql: expect.stringContaining('status = 1 and'),
        parameters: [],
      });
      expect(await planOf(tx, dueWith(visitState.scheduled))).toContain('appointments_to_remind');
      expect(await planOf(tx, dueWith(1))).not.toContain('appointments_to_remind');
    });
  });

  it('are the only numbers a row can be compared with', () => {
    expectTypeOf<Selectable<DB['appointments']>['status']>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<Selectable<DB['payment_links']>['status']>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
    expectTypeOf<Selectable<DB['services']>['check_status']>().toEqualTypeOf<0 | 1 | 2 | null>();
    expectTypeOf<Selectable<DB['waitlist_entries']>['status']>().toEqualTypeOf<
      'waiting' | 'told' | 'booked' | 'closed'
    >();
  });
});
