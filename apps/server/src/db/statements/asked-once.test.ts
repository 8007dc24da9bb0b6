import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world';
import { readSetting } from '../../modules/settings';
import { asPlatform } from '../../services';
import type { Tx } from '../database';
import { quietly } from '../quiet';
import { askedOnce } from './asked-once';
import { inSavepoint } from './savepoint';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SALON = 2001;
const rename = (tx: Tx, name: string) =>
  tx.updateTable('accounts').set({ english_name: name }).where('id', '=', SALON).execute();
const nameOf = async (tx: Tx): Promise<string> =>
  (await readSetting({ tx, accountId: SALON }, generalSetting)).english_name;
/** Whatever was written is taken back, so that one test leaves nothing to the next. */
const play = (work: (tx: Tx) => Promise<void>): Promise<void> =>
  asPlatform(world.services, async (tx) => {
    await work(tx);
    throw new Error('played');
  }).catch((error: Error) => {
    if (error.message !== 'played') throw error;
  });

/** How often it is asked, and what for. */
function asking(tx: Tx) {
  let times = 0;
  return {
    ask: () =>
      askedOnce(tx, 'name', ['accounts'], async () => {
        times += 1;
        const { rows } = await sql<{ name: string }>`
          select english_name as name from accounts where id = ${SALON}`.execute(tx);
        return rows[0]!.name;
      }),
    times: () => times,
  };
}

describe('a question in a quiet transaction', () => {
  it('is asked once, until the transaction writes what it is of', () =>
    play((tx) =>
      quietly(tx, async () => {
        const { ask, times } = asking(tx);
        const [before] = await Promise.all([ask(), ask()]);
        await sql`update customers set name = name where account_id = ${SALON}`.execute(tx);
        expect([await ask(), times()]).toEqual([before, 1]);
        await rename(tx, 'Another Name');
        expect([await ask(), await ask(), times()]).toEqual(['Another Name', 'Another Name', 2]);
      }),
    ));

  it('is asked anew after a part of the transaction was taken back', () =>
    play((tx) =>
      quietly(tx, async () => {
        const { ask } = asking(tx);
        const before = await ask();
        const part = inSavepoint(tx, async () => {
          await rename(tx, 'Taken Back');
          expect(await ask()).toBe('Taken Back');
          throw new Error('refused');
        });
        await expect(part).rejects.toThrow('refused');
        expect(await ask()).toBe(before);
      }),
    ));

  it('is asked each time where nobody is quiet, and after that', () =>
    play(async (tx) => {
      const { ask, times } = asking(tx);
      await ask();
      await ask();
      expect(times()).toBe(2);
      await quietly(tx, ask);
      await ask();
      expect(times()).toBe(4);
    }));

  it('is of tables whose writing is heard', () =>
    play((tx) =>
      quietly(tx, async () => {
        expect(() => askedOnce(tx, 'held', ['booking_holds'], async () => 1)).toThrow('Nobody hears');
      }),
    ));

  it('about a setting is answered by what was saved last', () =>
    play((tx) =>
      quietly(tx, async () => {
        await nameOf(tx);
        await rename(tx, 'Saved Last');
        expect(await nameOf(tx)).toBe('Saved Last');
      }),
    ));
});
