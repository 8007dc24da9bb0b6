import { platformMarketingContract } from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const { requests, active, get_staff, save_lead, write_to_owner } = platformMarketingContract;
let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const leadOf = async (id: number) => {
  for (const list of [requests, active]) {
    const { body } = await world.call(list, {}, { as: manager });
    const found = body.records.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
};
const statusOf = (id: number, status: string) =>
  rowsOf(world, `update accounts set status = '${status}' where id = ${id} returning id`);

describe('a merchant one follows up', () => {
  it('begins with somebody to contact, and keeps stage, person and next step', async () => {
    await statusOf(2001, 'trial');
    expect(await leadOf(2001)).toMatchObject({ stage: 0, staff_id: null, next_step: null });
    const [staff] = (await world.call(get_staff, {}, { as: manager })).body.records;
    const saved = {
      id: 2001,
      stage: 2,
      staff_id: staff!.id,
      next_step: 'Show the calendar',
      next_on: '2026-12-01',
    } as const;
    expect((await world.call(save_lead, saved, { as: manager })).status).toBe(200);
    expect(await leadOf(2001)).toMatchObject({ stage: 2, staff_name: staff!.name, next_on: '2026-12-01' });
    expect((await world.call(save_lead, { id: 2001, stage: 4, next_step: '' }, { as: manager })).status).toBe(200);
    expect(await leadOf(2001)).toMatchObject({ stage: 4, staff_id: null, next_step: null, next_on: null });
    const lines = await rowsOf(
      world,
      "select before, after from audit_log where action = 'platform-marketing.save' order by id",
    );
    expect(lines[1]).toMatchObject({ before: { next_step: 'Show the calendar' }, after: { next_step: null } });
  });

  it('is to be won until the account pays, then to be kept', async () => {
    const listed = async (list: typeof requests) =>
      (await world.call(list, { search: '2001' }, { as: manager })).body.records.map(({ id }) => id);
    for (const [status, won, kept] of [
      ['requested', [2001], []],
      ['rejected', [2001], []],
      ['active', [], [2001]],
      ['expired', [], [2001]],
      ['disabled', [], []],
    ] as const) {
      await statusOf(2001, status);
      expect([status, await listed(requests), await listed(active)]).toEqual([status, won, kept]);
    }
    await statusOf(2001, 'active');
  });

  it('is listed by the day of its next step, those without one last, and found by its stage', async () => {
    const shown = async (asked: object) =>
      (await world.call(active, asked as never, { as: manager })).body.records.map(({ id }) => id);
    for (const id of [2001, 2002]) await statusOf(id, 'active');
    const save = (id: number, stage: 1 | 3, next_on: string | null) =>
      world.call(save_lead, { id, stage, next_step: next_on && 'Call', next_on }, { as: manager });
    await save(2001, 1, '2026-12-09');
    await save(2002, 3, '2026-12-02');
    expect(await shown({})).toEqual([2002, 2001]);
    expect(await shown({ 'f.stage': '3' })).toEqual([2002]);
    expect(await shown({ 'f.stage': '1,3', 'f.next_on': '2026-12-03..' })).toEqual([2001]);
    await save(2002, 1, null);
    expect(await shown({})).toEqual([2001, 2002]);
    expect(await shown({ 'f.stage': '3' })).toEqual([]);
    await save(2001, 1, null);
  });

  it('takes only somebody of the platform, a day only with a step, and no salon that is not there', async () => {
    const [{ id: foreign }] = (await rowsOf(world, 'select id from users where account_id = 2001 limit 1')) as [
      { id: number },
    ];
    const save = (input: object) => world.call(save_lead, { id: 2001, stage: 1, ...input } as never, { as: manager });
    expect((await save({ staff_id: foreign + 100_000 })).body.errors).toHaveProperty('staff_id');
    expect((await save({ next_on: '2026-12-01' })).body.errors).toHaveProperty('next_step');
    expect((await save({ id: 987_654 })).status).toBe(404);
    expect((await save({ stage: 9 })).status).toBe(422);
  });

  it('gets a letter in the words of whoever writes, by the way that is there', async () => {
    const letter = { id: 2001, subject: 'Your trial', text: 'Shall we call {name}?' };
    expect((await world.call(write_to_owner, { ...letter, channel: 'email' }, { as: manager })).status).toBe(200);
    expect(
      await rowsOf(world, "select channel, recipient, subject, body from messages where template = 'letter-to-owner'"),
    ).toEqual([
      {
        channel: 'email',
        recipient: 'a@test.rawnaq',
        subject: 'Rawnaq: Your trial',
        body: 'Shall we call {name}?\n\nThe Rawnaq team',
      },
    ]);
    await rowsOf(world, 'update users set mobile = null where account_id = 2001 and is_owner returning id');
    const { status, body } = await world.call(write_to_owner, { ...letter, channel: 'whatsapp' }, { as: manager });
    expect([status, body.code]).toEqual([422, 'OWNER_HAS_NO_MOBILE']);
  });
});
