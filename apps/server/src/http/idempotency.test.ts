import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addPerson, personOf, rowsOf, tokenOf } from '../../test/people';
import { newKey, openWorld, type World } from '../../test/world';

const { add, decide } = suggestionsContract;
let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());

const suggestion = { title: 'Print the day', body: 'One sheet of paper with the whole day on it' };
const saved = async (title: string): Promise<number> =>
  (await rowsOf(world, 'select 1 from development_suggestions where title = $1', [title])).length;

describe('a write with an Idempotency-Key', () => {
  it('sent 16 times at once has one effect and 16 equal answers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = newKey();
      const title = `At once ${round}`;
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => world.call(add, { ...suggestion, title }, { as: token, key })),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 16 }, () => 200));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await saved(title)).toBe(1);
      expect(
        await rowsOf(world, "select 1 from audit_log where action = 'suggestions.add' and after->>'title' = $1", [
          title,
        ]),
      ).toHaveLength(1);
    }
  });

  it('is refused with another body, also when both come at once', async () => {
    const key = newKey();
    await world.call(add, suggestion, { as: token, key });
    const other = await world.call(add, { ...suggestion, title: 'Something else' }, { as: token, key });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await saved('Something else')).toBe(0);

    const race = newKey();
    const answers = await Promise.all(
      ['One of two', 'Two of two'].map((title) => world.call(add, { ...suggestion, title }, { as: token, key: race })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await saved('One of two')) + (await saved('Two of two'))).toBe(1);
  });

  it('that failed saves nothing: the same key works when the reason is gone', async () => {
    const key = newKey();
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const input = { account_id: 2001, id: 900_001, status: 2 as const };
    expect((await world.call(decide, input, { as: manager, key })).status).toBe(404);
    await rowsOf(
      world,
      `
        insert into development_suggestions (account_id, id, title, body, created_by)
        select 2001, 900001, 'Late', 'Late but there', id
        from users
        where email = 'a@test.rawnaq'`,
    );
    expect((await world.call(decide, input, { as: manager, key })).status).toBe(200);
    expect((await world.call(decide, input, { as: manager, key })).status).toBe(200);
    expect(await rowsOf(world, "select 1 from audit_log where action = 'suggestions.decide'")).toHaveLength(1);
  });

  it('of two people never meets, in one salon or in two', async () => {
    const key = newKey();
    const colleague = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['settings.suggestions'])),
    );
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const ids = await Promise.all(
      [token, colleague, neighbour].map(
        async (as) => (await world.call(add, { ...suggestion, title: 'Same key' }, { as, key })).body.id,
      ),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('is not kept for answers that carry a secret', () => {
    const secret = world.app.endpoints.filter(({ endpoint }) =>
      /"(api_token|reset_token|secret|password)"/.test(
        JSON.stringify(z.toJSONSchema(endpoint.output, { unrepresentable: 'any' })),
      ),
    );
    expect(secret.map((one) => one.endpoint.path)).toEqual(
      expect.arrayContaining(['login', 'training/enter', 'forgot_password/verify_code']),
    );
    expect(secret.filter(({ endpoint }) => endpoint.idempotent !== false)).toEqual([]);
  });

  it('without a key runs each time', async () => {
    await world.call(add, { ...suggestion, title: 'No key' }, { as: token });
    await world.call(add, { ...suggestion, title: 'No key' }, { as: token });
    expect(await saved('No key')).toBe(2);
  });
});
