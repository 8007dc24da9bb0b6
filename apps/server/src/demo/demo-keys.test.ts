import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../test/people';
import { openWorld, type World } from '../../test/world';

/** The embedded database is filled without looking up keys: here they are looked up. */
type Key = { name: string; child: string; columns: string[]; parent: string; targets: string[] };

let world: World;
let keys: Key[];
beforeAll(async () => {
  world = await openWorld({ demo: true });
  keys = await rowsOf<Key>(
    world,
    `
      select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
        array(select attname::text from unnest(conkey) with ordinality k(num, place)
          join pg_attribute on attrelid = conrelid and attnum = num order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality k(num, place)
          join pg_attribute on attrelid = confrelid and attnum = num order by place) as targets
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
});
afterAll(() => world.close());

describe('the demo world', () => {
  it('has no key that leads nowhere', async () => {
    expect(keys.length).toBeGreaterThan(300);
    const dangling: string[] = [];
    for (const key of keys) if (await isDangling(key)) dangling.push(`${key.child}: ${key.name}`);
    expect(dangling).toEqual([]);
  });

  it('would be found out', async () => {
    const ofService = keys.find(({ child, parent }) => child === 'appointment_lines' && parent === 'services')!;
    expect(await isDangling({ ...ofService, parent: 'employees' })).toBe(true);
  });
});

/** Whether some row names one that is not there. As for PostgreSQL, a key with an empty part names nothing. */
async function isDangling({ child, columns, parent, targets }: Key): Promise<boolean> {
  const pairs = columns.map((column, place) => `p.${targets[place]} = c.${column}`);
  const found = await rowsOf(
    world,
    `
      select 1 from ${child} c
      where ${columns.map((column) => `c.${column} is not null`).join(' and ')}
        and not exists (select 1 from ${parent} p where ${pairs.join(' and ')})
      limit 1`,
  );
  return found.length > 0;
}
