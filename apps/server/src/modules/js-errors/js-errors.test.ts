import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { add_js_error, get_records, set_status } = jsErrorsContract;
let world: World;
let as: string;
beforeAll(async () => {
  world = await openWorld();
  as = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const report = (error: string, more: { type?: 1 | 2; route_name?: string; ip?: string } = {}) =>
  world.call(
    add_js_error,
    { type: more.type ?? 1, error, route_name: more.route_name },
    { ip: more.ip, headers: { 'user-agent': 'Browser/1' } },
  );
const list = async (search: string) => (await world.call(get_records, { search }, { as })).body.records;
const told = async (text: string): Promise<number> =>
  (
    await rowsOf(
      world,
      "select 1 from notifications where account_id = 0 and type = 'js-errors' and values ->> 'message' like $1",
      [`%${text}%`],
    )
  ).length;

describe('errors of the screen', () => {
  it('that differ only by numbers and hashes count up in one row, and are told once', async () => {
    await report('TypeError: row 17 is gone\n    at x (page-1a2b3c4d5e.js:1:1)', { route_name: 'merchant-dashboard' });
    await report('TypeError: row 18 is gone\n    at y (page-99887766aa.js:2:2)', { route_name: 'merchant-dashboard' });
    expect(await list('is gone')).toMatchObject([
      {
        count: 2,
        status: 1,
        route_name: 'merchant-dashboard',
        user_agent: 'Browser/1',
        message: 'TypeError: row 17 is gone',
        stack: expect.stringContaining('page-99887766aa'),
      },
    ]);
    expect(await told('is gone')).toBe(1);
  });

  it('of another page or another kind of user are others', async () => {
    await report('RangeError: apart', { route_name: 'one' });
    await report('RangeError: apart', { route_name: 'two' });
    await report('RangeError: apart', { route_name: 'one', type: 2 });
    expect(await list('apart')).toHaveLength(3);
  });

  it('that were solved open again when they come back, and are told again', async () => {
    await report('Error: came back');
    const { id } = (await list('came back'))[0]!;
    expect((await world.call(set_status, { id, status: 0 }, { as })).body).toEqual({ done: true });
    expect((await list('came back'))[0]!.status).toBe(0);
    await report('Error: came back');
    expect((await list('came back'))[0]).toMatchObject({ status: 1, count: 2 });
    expect(await told('came back')).toBe(2);
    expect((await world.call(set_status, { id: 999_999, status: 0 }, { as })).status).toBe(404);
    expect(
      await rowsOf(world, "select 1 from audit_log where action = 'js-errors.solve' and entity_id = $1", [String(id)]),
    ).toHaveLength(1);
  });

  it('that come at once are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => report('Error: all at once', { ip: `10.5.0.${index}` })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await list('all at once'))[0]!.count).toBe(20);
  });

  it('are cut to size, and limited by address', async () => {
    expect((await report('x'.repeat(8001))).status).toBe(422);
    await report(`${'long '.repeat(300)}\n${'at y\n'.repeat(1000)}`);
    const { message, stack } = (await list('long long'))[0]!;
    expect([message.length, stack!.length <= 6000]).toEqual([500, true]);
    await report('');
    expect(await list('Unknown error')).toHaveLength(1);
    const statuses: number[] = [];
    for (let round = 0; round < 62; round += 1)
      statuses.push((await report('Error: flood', { ip: '10.6.0.1' })).status);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
