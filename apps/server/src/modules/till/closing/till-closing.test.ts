import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { tillClosingContract, type TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { creditService } from '../../../../test/money/hand-made-notes';
import { cash, ledgerOf, openMoneySalon, sell, serviceLine, type MoneySalon } from '../../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';

type Closing = InputOf<(typeof tillClosingContract)['close']>;
const FLOAT = 50_000;

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const card = { method: 'credit_card', amount: 10_000, authorization_code: '4711' } as const;
  const first = await sell(world, salon);
  await sell(world, salon, {
    lines: [serviceLine(salon), serviceLine(salon, 1)],
    payments: [cash(10_000), card],
    expected_payable: 20_000,
  });
  await creditService(world, salon, first.body.id);
});
afterAll(() => world.close());

const dayOf = async (day?: string, as = salon.owner): Promise<TillDay> => {
  const { status, body } = await world.call(tillClosingContract.get_day, day ? { day } : {}, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const methodOf = (day: TillDay, method: string) => day.methods.find((one) => one.method === method)!;

/** Everything as expected, but for what the test says. */
async function counted(differences: Partial<Record<string, number>> = {}, more: Partial<Closing> = {}) {
  const today = await dayOf();
  return {
    day: today.day,
    opening_float: FLOAT,
    left_in_drawer: FLOAT,
    counts: today.methods.map(({ method, received, given_back }) => {
      const expected = (method === 'cash' ? FLOAT : 0) + received - given_back;
      const difference = differences[method] ?? 0;
      return { method, expected, counted: expected + difference, ...(difference !== 0 && { note: 'Wrong change' }) };
    }),
    ...more,
  } satisfies Closing;
}
const close = (input: Closing, as = salon.owner) => world.call(tillClosingContract.close, input, { as });

describe('the end of the day', () => {
  it('shows what came in and went out of the business day by method', async () => {
    const today = await dayOf();
    expect(methodOf(today, 'cash')).toMatchObject({ received: 20_000, given_back: 10_000, counted: null });
    expect(methodOf(today, 'credit_card')).toMatchObject({ received: 10_000, given_back: 0 });
    expect(today.flow).toMatchObject({ sales: 20_000, tips: 0, other: 0, net: 20_000 });
    expect(today.closing).toBeNull();
  });

  it.each([
    [
      'without a note for a difference',
      { cash: -500 },
      (input: Closing) => ({ ...input, counts: input.counts.map(({ note: _, ...count }) => count) }),
    ],
    ['when more stays in the drawer than there is', {}, (input: Closing) => ({ ...input, left_in_drawer: 10_000_000 })],
    ['for a day that has not begun', {}, (input: Closing) => ({ ...input, day: addDays(input.day, 1) })],
    ['with a method twice', {}, (input: Closing) => ({ ...input, counts: [...input.counts, input.counts[0]!] })],
    ['with less than nothing in the drawer', { cash: -70_000 }, (input: Closing) => ({ ...input, left_in_drawer: 0 })],
  ])('is refused %s, at its field', async (_what, differences, spoil) => {
    const { status } = await close(spoil(await counted(differences)));
    expect(status).toBe(422);
    expect(await rowsOf(world, 'select id from till_closings')).toEqual([]);
  });

  it('is refused when money moved while somebody counted, or a method was left out', async () => {
    const before = await counted();
    await sell(world, salon);
    expect((await close(before)).body).toMatchObject({ code: 'TILL_MOVED' });
    const now = await counted();
    const noCard = { ...now, counts: now.counts.filter(({ method }) => method !== 'credit_card') };
    expect((await close(noCard)).body).toMatchObject({ code: 'TILL_MOVED' });
    expect(await rowsOf(world, 'select id from till_closings')).toEqual([]);
  });

  it('needs a right of its own, and never shows another salon', async () => {
    const only = async (...rights: Parameters<typeof toPermissionMap>[0]) =>
      tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(rights)));
    const seeing = await only('reports.daily-payments');
    expect((await dayOf(undefined, seeing)).methods.length).toBeGreaterThan(0);
    expect((await close(await counted(), seeing)).status).toBe(403);
    expect((await close(await counted(), await only('billing.close-day'))).status).toBe(403);
    const other = await openMoneySalon(world, 2002, 'b@test.rawnaq');
    expect((await dayOf(undefined, other.owner)).flow.net).toBe(0);
  });

  it('is closed once by however many: float counted once, each difference posted by its method', async () => {
    const before = await ledgerOf(world, 2001);
    const input = await counted({ cash: -500, credit_card: 300 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'DAY_ALREADY_CLOSED' });
    const after = await ledgerOf(world, 2001);
    expect(after[1100]! - before[1100]!).toBe(-500);
    expect(after[1110]! - before[1110]!).toBe(300);
    expect(after[5500]).toBe(200);
    expect(await rowsOf(world, 'select count(*)::int as n from journals where event = 17')).toEqual([{ n: 1 }]);
    const rows = await rowsOf(world, "select expected, counted, difference from till_counts where method = 'cash'");
    expect(rows).toEqual([{ expected: 70_000, counted: 69_500, difference: -500 }]);
  });

  it('stays as it was counted when the page is opened again, and shows what came afterwards', async () => {
    await sell(world, salon);
    const today = await dayOf();
    expect(today.closing).toMatchObject({ opening_float: FLOAT, left_in_drawer: FLOAT });
    expect(today.closing!.closed_by).toBeTruthy();
    expect(methodOf(today, 'cash')).toMatchObject({
      received: 40_000,
      given_back: 10_000,
      expected: 70_000,
      counted: 69_500,
      difference: -500,
      note: 'Wrong change',
      after_closing: 10_000,
    });
    expect(methodOf(today, 'credit_card')).toMatchObject({ received: 10_000, difference: 300, after_closing: 0 });
    // What came after the count lies in the drawer the next day begins with.
    expect((await dayOf(addDays(today.day, 1))).suggested_float).toBe(FLOAT + 10_000);
  });

  it('shows the difference in the payments summary, and not as money that came or went', async () => {
    const { day } = await dayOf();
    const { body } = await world.call(
      reportsContract.get_records,
      { id: 'daily-payments', from: day, to: day } as never,
      { as: salon.owner },
    );
    expect(body.records[0]).toMatchObject({ received: 50_000, given_back: 10_000, difference: -200, state: 'closed' });
  });

  it('can never be changed or taken away', async () => {
    for (const statement of ['update till_counts set counted = 0, difference = -expected', 'delete from till_closings'])
      await expect(
        world.services.pools.app.query(statement).then(({ rowCount }) => expect(rowCount).toBe(0)),
        statement,
      ).rejects.toThrow(/permission denied/);
  });
});
