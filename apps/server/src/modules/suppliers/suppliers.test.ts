import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { get_records, get_record, find, add, edit, set_status } = suppliersContract;
const { active, disabled } = recordStates.codes;
const rose = { name: 'Desert Rose', mobile: '+97143334444', trn: '100123456700003' };
let world: World;
let mine: string;
let theirs: string;

beforeAll(async () => {
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

const read = (id: number) => world.call(get_record, { id }, { as: mine });
const found = async (search: string): Promise<string[]> =>
  (await world.call(find, { search }, { as: mine })).body.records.map(({ name }) => name);

describe('suppliers', () => {
  let id: number;

  it('adds one, lists it and writes it down', async () => {
    const added = await world.call(add, rose, { as: mine });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    id = added.body.id;
    const { body } = await world.call(get_records, { search: 'desert' }, { as: mine });
    expect(body).toMatchObject({ total: 1, records: [{ id, ...rose, balance: 0, status: active }] });
    const { body: log } = await world.call(auditContract.get_records, { 'f.entity': 'suppliers' }, { as: mine });
    expect(log.records).toMatchObject([{ action: 'suppliers.add', entity_name: rose.name }]);
  });

  it('changes it, and says before and after in the history', async () => {
    const changed = { ...rose, name: 'وردة الصحراء للتجارة', contact: 'Salma' };
    expect((await world.call(edit, { id, ...changed }, { as: mine })).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject(changed);
    const edited = "select before, after from audit_log where action = 'suppliers.edit' and entity_id = $1";
    expect(await rowsOf(world, edited, [String(id)])).toMatchObject([{ before: rose, after: changed }]);
  });

  it('refuses a name that is taken, however it is spaced, and a tax number that is none, at its field', async () => {
    await world.call(add, { name: 'Pearl' }, { as: mine });
    const taken = await world.call(add, { name: ' pEARL ' }, { as: mine });
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors!)]).toEqual([
      422,
      'SUPPLIER_NAME_EXISTS',
      ['name'],
    ]);
    const odd = await world.call(add, { name: 'Other', trn: '12', email: 'x' }, { as: mine });
    expect([odd.status, Object.keys(odd.body.errors!).toSorted()]).toEqual([422, ['email', 'trn']]);
    expect((await world.call(add, { name: 'Pearl' }, { as: theirs })).status).toBe(200);
  });

  it('finds by name, phone and tax number, and offers nobody who is disabled', async () => {
    expect(await found('صحراء')).toEqual(['وردة الصحراء للتجارة']);
    expect(await found('4333')).toEqual(['وردة الصحراء للتجارة']);
    expect(await found('%')).toEqual([]);
    expect((await found('')).length).toBe(2);
    expect((await world.call(set_status, { id, status: disabled }, { as: mine })).status).toBe(200);
    expect(await found('صحراء')).toEqual([]);
    expect((await world.call(set_status, { id, status: disabled }, { as: mine })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect((await world.call(set_status, { id, status: active }, { as: mine })).status).toBe(200);
  });

  it('takes a number as it is dialled here, and finds it however it is typed', async () => {
    const { body } = await world.call(add, { name: 'مؤسسة أمل', mobile: '050 123 4567' }, { as: mine });
    expect((await read(body.id)).body.record.mobile).toBe('+971501234567');
    const listed = async (search: string) =>
      (await world.call(get_records, { search }, { as: mine })).body.records.map(({ name }) => name);
    for (const typed of [
      '0501234567',
      '050 123 4567',
      '٠٥٠١٢٣٤٥٦٧',
      '+971 050 1234567',
      '00971501234567',
      'امل',
      'أمل',
    ])
      expect([typed, await found(typed), await listed(typed)]).toEqual([typed, ['مؤسسة أمل'], ['مؤسسة أمل']]);
    expect((await found('مؤسسه')).length).toBe(1);
  });

  it('does not exist for another salon', async () => {
    const before = (await read(id)).body.record;
    const knocks = [
      await world.call(get_record, { id }, { as: theirs }),
      await world.call(edit, { id, name: 'Mine now' }, { as: theirs }),
      await world.call(set_status, { id, status: disabled }, { as: theirs }),
    ];
    expect(knocks.map((answer) => [answer.status, answer.body.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect((await read(id)).body.record).toEqual(before);
  });
});
