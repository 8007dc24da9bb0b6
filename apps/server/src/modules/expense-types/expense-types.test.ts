import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { expenseTypesContract } from '@rawnaq/domain/expense-types/expense-types.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { get_records, get_record, add, edit, set_status } = expenseTypesContract;
const { active, disabled } = recordStates.codes;
const rose = { english_name: 'Desert Rose', arabic_name: 'وردة الصحراء' };
const pearl = { english_name: 'Pearl', arabic_name: 'لؤلؤة' };
let world: World;
let mine: string;
let theirs: string;

beforeAll(async () => {
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

async function added(names: typeof rose, as = mine): Promise<number> {
  const answer = await world.call(add, names, { as });
  expect(answer.status).toBe(200);
  return answer.body.id;
}
const read = (id: number) => world.call(get_record, { id }, { as: mine });

describe('expense-types', () => {
  let id: number;

  it('adds an expense type, lists it, writes it down and tells the open screens', async () => {
    const heard: unknown[] = [];
    const stop = world.services.live.subscribe((message) => heard.push(message));
    id = await added(rose);
    await expect
      .poll(() => heard)
      .toContainEqual(
        expect.objectContaining({
          channel: 'changed',
          account_id: 2001,
          tables: expect.arrayContaining(['expense_types']),
        }),
      );
    stop();
    const { body } = await world.call(get_records, { search: 'desert' }, { as: mine });
    expect(body).toMatchObject({ total: 1, records: [{ id, ...rose, status: active }] });
    const logged = "select account_id, after from audit_log where action = 'expense-types.add' and entity_id = $1";
    expect(await rowsOf(world, logged, [String(id)])).toEqual([{ account_id: 2001, after: rose }]);
  });

  it('is called by its name in the history of the salon', async () => {
    const { body } = await world.call(
      auditContract.get_records,
      { 'f.entity': 'expense_types' },
      { as: mine, language: 'ar' },
    );
    expect(body.records).toMatchObject([{ action: 'expense-types.add', entity_name: rose.arabic_name }]);
  });

  it('changes its names, and says before and after in the history', async () => {
    const changed = { ...rose, english_name: 'Desert Rose Trading' };
    expect((await world.call(edit, { id, ...changed }, { as: mine })).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject(changed);
    const edited = "select before, after from audit_log where action = 'expense-types.edit' and entity_id = $1";
    expect(await rowsOf(world, edited, [String(id)])).toEqual([{ before: rose, after: changed }]);
  });

  it('refuses a name that is taken, however it is spaced and capitalised, at its field', async () => {
    const other = await added(pearl);
    const english = await world.call(add, { english_name: ' pEARL ', arabic_name: 'نجمة' }, { as: mine });
    expect([english.status, english.body.code, Object.keys(english.body.errors!)]).toEqual([
      422,
      'EXPENSE_TYPE_NAME_EXISTS',
      ['english_name'],
    ]);
    const arabic = await world.call(
      edit,
      { id: other, english_name: 'Pearl', arabic_name: 'وردة  الصحراء' },
      { as: mine },
    );
    expect([arabic.status, Object.keys(arabic.body.errors!)]).toEqual([422, ['arabic_name']]);
    expect((await read(other)).body.record).toMatchObject(pearl);
    await added(pearl, theirs);
  });

  it('is disabled and activated again, one step at a time', async () => {
    expect((await world.call(set_status, { id, status: disabled }, { as: mine })).status).toBe(200);
    expect((await read(id)).body.record.status).toBe(disabled);
    expect((await world.call(set_status, { id, status: disabled }, { as: mine })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect((await world.call(set_status, { id, status: active }, { as: mine })).status).toBe(200);
  });

  it('does not exist for another salon', async () => {
    const before = (await read(id)).body.record;
    const knocks = [
      await world.call(get_record, { id }, { as: theirs }),
      await world.call(edit, { id, english_name: 'Mine now', arabic_name: 'صار لي' }, { as: theirs }),
      await world.call(set_status, { id, status: disabled }, { as: theirs }),
    ];
    expect(knocks.map((answer) => [answer.status, answer.body.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    const { records } = (await world.call(get_records, {}, { as: theirs })).body;
    expect(records.map((record) => record.english_name)).toContain('Pearl');
    expect(records.map((record) => record.id)).not.toContain(id);
    expect((await read(id)).body.record).toEqual(before);
  });
});
