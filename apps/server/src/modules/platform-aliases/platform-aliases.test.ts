import { platformAliasesContract } from '@rawnaq/domain/platform-aliases/platform-aliases.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { get_records, keep, release, change } = platformAliasesContract;
let world: World;
let owner: string;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const kept = (alias: string) => world.call(keep, { alias, note: 'Ours' }, { as: manager });
const choose = async (alias: string) => {
  const { values } = (await world.call(settingsContract.get_online, {}, { as: owner })).body;
  return world.call(settingsContract.save_online, { ...values, alias }, { as: owner });
};
/** As a visitor of the page asks. */
const salonAt = async (alias: string): Promise<number | null> =>
  (await world.services.pools.app.query<{ id: number | null }>('select app.salon_at($1) as id', [alias])).rows[0]!.id;
const aliases = async () => (await world.call(get_records, {}, { as: manager })).body.records;

describe('the address of a page', () => {
  it('that the platform keeps is nobody’s page, and no salon can take it until it is free again', async () => {
    const { body } = await kept('Rawnaq');
    expect(body.id).toBeLessThan(0);
    expect(await salonAt('rawnaq')).toBeNull();
    expect((await choose('rawnaq')).body.code).toBe('ALIAS_TAKEN');
    expect((await kept('RAWNAQ')).body.code).toBe('ALIAS_TAKEN');
    expect((await world.call(release, { id: body.id }, { as: manager })).status).toBe(200);
    expect((await world.call(release, { id: body.id }, { as: manager })).status).toBe(404);
    expect((await choose('rawnaq')).status).toBe(200);
    expect(await salonAt('rawnaq')).toBe(2001);
    expect((await kept('rawnaq')).body.code).toBe('ALIAS_TAKEN');
    expect(await aliases()).toMatchObject([{ id: 2001, alias: 'rawnaq', held_by: 'salon', salon: 'Salon A' }]);
  });

  it('of a salon is changed by the platform with a reason, which the owner is told', async () => {
    await choose('first');
    const changed = await world.call(change, { id: 2001, alias: 'Second', reason: 'A brand' }, { as: manager });
    expect(changed.status).toBe(200);
    expect([await salonAt('first'), await salonAt('second')]).toEqual([null, 2001]);
    expect((await world.call(settingsContract.get_online, {}, { as: owner })).body.values.alias).toBe('second');
    const [letter] = await rowsOf(world, "select recipient, body from messages where template = 'alias-changed'");
    expect(letter).toMatchObject({ recipient: 'a@test.rawnaq', body: expect.stringContaining('A brand') });
    await kept('third');
    expect((await world.call(change, { id: 2001, alias: 'third', reason: 'x' }, { as: manager })).body.code).toBe(
      'ALIAS_TAKEN',
    );
    expect((await world.call(change, { id: 2002, alias: 'fourth', reason: 'x' }, { as: manager })).status).toBe(404);
  });

  it('is at least three letters and digits long', async () => {
    expect((await kept('ab')).body.errors).toHaveProperty('alias');
    expect((await kept('a b c')).body.errors).toHaveProperty('alias');
  });
});
