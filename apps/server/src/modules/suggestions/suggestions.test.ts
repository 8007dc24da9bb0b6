import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { add, decide, own_records, get_records } = suggestionsContract;
type Status = 0 | 1 | 2 | 3;
let world: World;
let owner: string;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const suggest = async (title: string): Promise<number> =>
  (await world.call(add, { title, body: 'Ten letters and more' }, { as: owner })).body.id;
const move = (id: number, status: Status, answer?: string) =>
  world.call(decide, { account_id: 2001, id, status, answer }, { as: manager });

describe('suggestions', () => {
  it('go from the salon to the platform, which is told by a job of the same transaction', async () => {
    const id = await suggest('A calmer calendar');
    expect((await world.call(own_records, {}, { as: owner })).body.records[0]).toMatchObject({
      id,
      status: 1,
      title: 'A calmer calendar',
      created_by_name: 'Owner A',
      answer: null,
    });
    expect(
      (await world.call(get_records, { search: 'calmer' }, { as: manager, language: 'ar' })).body.records,
    ).toMatchObject([{ id, account_id: 2001, salon: 'صالون أ' }]);
    await world.startJobs();
    await expect
      .poll(
        () => rowsOf(world, "select values, open_id from notifications where account_id = 0 and type = 'suggestions'"),
        { timeout: 8_000 },
      )
      .toEqual([{ values: { salon: { en: 'Salon A', ar: 'صالون أ' }, title: 'A calmer calendar' }, open_id: null }]);
  });

  it('are decided, answered and told to the salon', async () => {
    const id = await suggest('Louder reminders');
    expect((await move(id, 2, 'We are at it')).status).toBe(200);
    expect((await move(id, 2, 'Nearly there')).status).toBe(200);
    expect((await world.call(own_records, { search: 'Louder' }, { as: owner })).body.records[0]).toMatchObject({
      status: 2,
      answer: 'Nearly there',
    });
    expect(
      await rowsOf(
        world,
        "select values from notifications where account_id = 2001 and type = 'suggestion-answers' limit 1",
      ),
    ).toEqual([{ values: { state: 'under_processing', title: 'Louder reminders' } }]);
    const [line] = await rowsOf(
      world,
      `
        select actor_kind, before, after
        from audit_log
        where account_id = 2001 and action = 'suggestions.decide'
        order by id limit 1`,
    );
    expect(line).toEqual({
      actor_kind: 'manager',
      before: { status: 1, answer: null },
      after: { status: 2, answer: 'We are at it' },
    });
  });

  it('move only as the table of states says', async () => {
    const states: Status[] = [0, 1, 2, 3];
    for (const from of states)
      for (const to of states.filter((one) => one !== from)) {
        const id = await suggest(`From ${from} to ${to}`);
        await rowsOf(world, 'update development_suggestions set status = $1 where id = $2', [from, id]);
        const answer = await move(id, to);
        expect([answer.status, answer.body.code], `${from} → ${to}`).toEqual(
          canMove(suggestionStates, from, to) ? [200, undefined] : [501, 'STATE_MOVE_NOT_ALLOWED'],
        );
      }
  });

  it('that are decided twice at once are decided once', async () => {
    const id = await suggest('Two managers');
    const answers = await Promise.all([move(id, 3), move(id, 0), move(id, 3), move(id, 0)]);
    expect(answers.filter((answer) => answer.status === 501).length).toBe(2);
  });

  it('that do not exist, or stand in another salon, are not found', async () => {
    const id = await suggest('Only in 2001');
    expect((await move(999_999, 2)).status).toBe(404);
    expect((await world.call(decide, { account_id: 2002, id, status: 2 }, { as: manager })).status).toBe(404);
    expect((await world.call(add, { title: 'x', body: 'short' }, { as: owner })).body.errors).toMatchObject({
      title: expect.any(Array),
      body: expect.any(Array),
    });
  });
});
