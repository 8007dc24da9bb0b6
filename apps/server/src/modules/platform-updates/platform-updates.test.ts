import { platformUpdatesContract } from '@rawnaq/domain/platform-updates/platform-updates.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { add, edit, set_status, get_news, mark_read, get_records } = platformUpdatesContract;
let world: World;
let owner: string;
let neighbour: string;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  // Everybody was there before the first update.
  world.advance(60_000);
});
afterAll(() => world.close());

const texts = (word: string) => ({
  english_title: `News of ${word}`,
  arabic_title: 'خبر جديد',
  english_body: 'What changed.',
  arabic_body: 'ما الذي تغيّر.',
});
const write = async (word: string): Promise<number> => (await world.call(add, texts(word), { as: manager })).body.id;
const publish = (id: number) => world.call(set_status, { id, status: 1 }, { as: manager });
const newsOf = async (token: string) => (await world.call(get_news, {}, { as: token })).body.records;
const counted = async (id: number) =>
  (await world.call(get_records, {}, { as: manager })).body.records.find((one) => one.id === id);

describe('an update', () => {
  it('is seen by every salon once it is published, and by each person once', async () => {
    const id = await write('spring');
    expect(await newsOf(owner)).toEqual([]);
    expect((await world.call(mark_read, { id }, { as: owner })).status).toBe(404);
    expect((await publish(id)).status).toBe(200);
    expect(await newsOf(owner)).toMatchObject([{ id, english_title: 'News of spring', is_new: true }]);
    for (let times = 0; times < 2; times += 1)
      expect((await world.call(mark_read, { id }, { as: owner })).status).toBe(200);
    expect(await newsOf(owner)).toMatchObject([{ id, is_new: false }]);
    expect(await newsOf(neighbour)).toMatchObject([{ id, is_new: true }]);
    expect(await counted(id)).toMatchObject({ readers: 1, salons: 1 });
    await world.call(mark_read, { id }, { as: neighbour });
    expect(await counted(id)).toMatchObject({ readers: 2, salons: 2 });
  });

  it('is no news again after a correction, nor after it was withdrawn and shown anew', async () => {
    const id = await write('summer');
    await publish(id);
    await world.call(mark_read, { id }, { as: owner });
    const [first] = await rowsOf(world, `select published_at from platform_updates where id = ${id}`);
    expect((await world.call(edit, { id, ...texts('high summer') }, { as: manager })).status).toBe(200);
    expect((await world.call(set_status, { id, status: 2 }, { as: manager })).status).toBe(200);
    expect((await newsOf(owner)).some((one) => one.id === id)).toBe(false);
    world.advance(60_000);
    expect((await publish(id)).status).toBe(200);
    expect((await newsOf(owner)).find((one) => one.id === id)).toMatchObject({
      english_title: 'News of high summer',
      is_new: false,
    });
    expect(await rowsOf(world, `select published_at from platform_updates where id = ${id}`)).toEqual([first]);
  });

  it('is never a draft again, and is no news to whoever came after it, nor after two months', async () => {
    const id = await write('autumn');
    await publish(id);
    expect((await world.call(set_status, { id, status: 0 }, { as: manager })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    await rowsOf(
      world,
      "update users set created_at = now() + interval '1 hour' where email = 'b@test.rawnaq' returning 1",
    );
    expect((await newsOf(neighbour)).find((one) => one.id === id)).toMatchObject({ is_new: false });
    await rowsOf(
      world,
      `update platform_updates set published_at = now() - interval '61 days' where id = ${id} returning 1`,
    );
    expect((await newsOf(owner)).some((one) => one.id === id)).toBe(false);
  });

  it('needs both languages, each in its own letters', async () => {
    const { status, body } = await world.call(
      add,
      { ...texts('winter'), arabic_title: 'Winter', english_body: ' ' },
      { as: manager },
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors!).sort()).toEqual(['arabic_title', 'english_body']);
  });
});
