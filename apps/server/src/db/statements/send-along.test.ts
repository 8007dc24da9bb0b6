import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { sendAlong, type Tx } from '../database';
import { inSavepoint } from './savepoint';

const NOBODY = 0;
/** No JSON. */
const BROKEN = '{';
const REFUSED = { code: '22P02' };
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const note = (tx: Tx, code: string, values = '{}') =>
  tx.insertInto('notifications').values({ account_id: NOBODY, type: 'stock', code, values });
const noted = (): Promise<string[]> =>
  asPlatform(world.services, async (tx) => {
    const rows = await tx.selectFrom('notifications').select('code').where('account_id', '=', NOBODY).execute();
    return rows.map(({ code }) => code).toSorted();
  });

it('is written with the rest, though nobody waited for it', async () => {
  await asPlatform(world.services, async (tx) => {
    sendAlong(tx, note(tx, 'first'));
    await note(tx, 'second').execute();
    sendAlong(tx, note(tx, 'last'));
  });
  expect(await noted()).toEqual(['first', 'last', 'second']);
});

it('takes everything with it when it fails, and says why itself', async () => {
  const before = await noted();
  const onlyThat = asPlatform(world.services, async (tx) => {
    await note(tx, 'never').execute();
    sendAlong(tx, note(tx, 'never', BROKEN));
  });
  await expect(onlyThat).rejects.toMatchObject(REFUSED);
  // What comes behind it is refused because of it, and is not what went wrong.
  const moreBehind = asPlatform(world.services, async (tx) => {
    sendAlong(tx, note(tx, 'never', BROKEN));
    await note(tx, 'never').execute();
  });
  await expect(moreBehind).rejects.toMatchObject(REFUSED);
  expect(await noted()).toEqual(before);
});

it('leaves a refusal of the use case what it was', async () => {
  const refused = asPlatform(world.services, async (tx) => {
    sendAlong(tx, note(tx, 'never'));
    throw new RangeError('No.');
  });
  await expect(refused).rejects.toThrow('No.');
  expect(await noted()).not.toContain('never');
});

it('belongs to the part of a transaction it was sent in', async () => {
  await asPlatform(world.services, async (tx) => {
    const part = inSavepoint(tx, async () => {
      sendAlong(tx, note(tx, 'never', BROKEN));
    });
    await expect(part).rejects.toMatchObject(REFUSED);
    await inSavepoint(tx, async () => sendAlong(tx, note(tx, 'in a part')));
    await sql`select 1`.execute(tx);
  });
  expect(await noted()).toContain('in a part');
});
