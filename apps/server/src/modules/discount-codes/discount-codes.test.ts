import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { personOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let mine: string;
let theirs: string;
let service: number;

beforeAll(async () => {
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  const group_id = (await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: mine })).body.id;
  service = (await world.call(servicesContract.add, { english_name: 'Cut', arabic_name: 'قص', group_id, price: 10_000, job_time: 30 }, { as: mine })).body.id;
});
afterAll(() => world.close());

const code = { code: 'eid10', category: 1, kind: 'percent', percent: 1_050, starts_on: '2026-01-01' };
const add = (values: Record<string, unknown>, as = mine) => world.call(discountCodesContract.add, { ...code, ...values } as never, { as });
const list = async (query: Record<string, string> = {}) => (await world.call(discountCodesContract.get_records, query, { as: mine })).body.records;

describe('discount codes', () => {
  let id: number;

  it('are written in capitals, and say percents as people do', async () => {
    id = (await add({})).body.id;
    expect(await list()).toEqual([expect.objectContaining({ id, code: 'EID10', percent: 10.5, amount: null, condition: 'active', services: [] })]);
  });

  it('exist once in a salon', async () => {
    expect((await add({ code: 'Eid10' })).body).toMatchObject({ code: 'DISCOUNT_CODE_EXISTS', errors: { code: [expect.any(String)] } });
    expect((await add({}, theirs)).status).toBe(200);
  });

  it.each([
    ['other signs', { code: 'EID-10' }, 'code'],
    ['no amount', { kind: 'amount' }, 'amount'],
    ['more than everything', { percent: 10_001 }, 'percent'],
    ['an end before the start', { ends_on: '2025-12-31' }, 'ends_on'],
    ['no chosen services', { category: 5 }, 'services'],
    ['services of nobody', { category: 5, services: [999_999] }, 'services'],
    ['no use at all', { max_uses: 0 }, 'max_uses'],
  ])('refuse %s', async (_what, wrong, field) => {
    expect(Object.keys((await add({ code: 'OTHER', ...wrong })).body.errors!)).toEqual([field]);
  });

  it('change from a percentage to an amount, for chosen services', async () => {
    const values = { id, ...code, category: 5 as const, kind: 'amount' as const, amount: 2_000, services: [service], starts_on: '2099-01-01' };
    expect((await world.call(discountCodesContract.edit, values as never, { as: mine })).status).toBe(200);
    expect(await list({ 'f.condition': 'scheduled' })).toEqual([expect.objectContaining({ percent: null, amount: 2_000, services: [service] })]);
    expect((await world.call(discountCodesContract.edit, values as never, { as: theirs })).status).toBe(404);
  });

  it('are disabled and activated', async () => {
    expect((await world.call(discountCodesContract.set_status, { id, status: 0 }, { as: mine })).status).toBe(200);
    expect((await list())[0]!.condition).toBe('disabled');
    expect((await world.call(discountCodesContract.set_status, { id, status: 0 }, { as: mine })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await world.call(discountCodesContract.set_status, { id, status: 1 }, { as: theirs })).status).toBe(404);
  });
});
