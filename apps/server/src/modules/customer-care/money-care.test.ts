import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerCareContract as care } from '@rawnaq/domain/customer-care/customer-care.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { receivablesContract } from '@rawnaq/domain/payments/receivables.contract';
import { cash, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asAccount } from '../../services';
import { askForRatings, remindOfBalances } from './congratulate.job';

let world: World;
let salon: MoneySalon;
let desk: string;
let strangers: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  strangers = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  desk = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.customers-care'])));
});
afterAll(() => world.close());

const messages = () =>
  rowsOf<{ template: string; body: string; invoice_id: number | null; customer_id: number }>(
    world,
    'select template, body, invoice_id, customer_id from messages where account_id = 2001 order by id',
  );
const teller = <T>(work: (ctx: Parameters<typeof askForRatings>[0]) => Promise<T>): Promise<T> =>
  asAccount(world.services, 2001, (tx) =>
    work({ tx, accountId: 2001, now: world.services.clock(), services: world.services }),
  );

describe('reminding of a balance', () => {
  it('names the amount, is shown in the receivables, and says what came in since', async () => {
    const customer_id = salon.customers[0]!;
    const { body: invoice } = await sell(world, salon, { customer_id, payments: [cash(4_000)] });
    const listed = (await world.call(care.get_balances, {}, { as: desk })).body.records;
    expect(listed).toMatchObject([{ id: customer_id, owes: 6_000, receivable: 6_000, state: 'unsent', paid: null }]);
    const sent = await world.call(care.send, { kind: 'balance', ids: [customer_id] }, { as: desk });
    expect(sent.body).toEqual({ queued: 1, left_out: [] });
    const [letter] = await messages();
    expect(letter).toMatchObject({ template: 'balance_reminder', customer_id });
    expect(letter!.body).toContain('AED 60.00');
    expect(letter!.body).toContain(`/web-invoice/${invoice.unique_id}`);
    const open = await world.call(receivablesContract.get_records, {}, { as: salon.owner });
    expect(open.body.records[0]!.reminded_at).not.toBeNull();

    const again = await world.call(care.send, { kind: 'balance', ids: [customer_id] }, { as: desk });
    expect(again.body.code).toBe('CARE_SENT_TODAY');
    const paid = async () => (await world.call(care.get_balances, {}, { as: desk })).body.records[0]!.paid;
    expect(await paid()).toBe('open');
    world.advance(60_000);
    const collect = (amount: number) =>
      world.call(
        receivablesContract.collect,
        { invoice_id: invoice.id, payments: [cash(amount)] },
        { as: salon.owner },
      );
    await collect(1_000);
    expect(await paid()).toBe('partly');
    await collect(5_000);
    expect(await paid()).toBe('paid');
    const nobody = await world.call(care.send, { kind: 'balance', ids: [customer_id], again: true }, { as: desk });
    expect(nobody.body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
  });

  it('reaches no customer of another salon', async () => {
    const foreign = strangers.customers[0]!;
    await sell(world, strangers, { customer_id: foreign, payments: [cash(4_000)] });
    const answer = await world.call(care.send, { kind: 'balance', ids: [foreign] }, { as: desk });
    expect(answer.body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
  });

  it('goes out by itself some days after the invoice, once, where the salon wants it', async () => {
    const customer_id = salon.customers[1]!;
    const { body } = await sell(world, salon, { customer_id, payments: [cash(4_000)] });
    await rowsOf(world, 'update receivables set day = day - 8 where invoice_id = $1', [body.id]);
    const [{ day }] = (await rowsOf<{ day: string }>(world, 'select day::text from invoices where id = $1', [
      body.id,
    ])) as [{ day: string }];
    expect(await teller((ctx) => remindOfBalances(ctx, day))).toBe(0);
    await rowsOf(
      world,
      `insert into account_settings (account_id, section, "values", secrets)
      values (2001, 'notifications', '{"balance_reminder":{"active":true,"timing":7,"english_active":true,
        "english_text":"You owe {amount}","arabic_active":false,"arabic_text":""}}', '{}')`,
    );
    expect(await teller((ctx) => remindOfBalances(ctx, day))).toBe(1);
    expect(await teller((ctx) => remindOfBalances(ctx, day))).toBe(0);
  });
});

describe('asking for a rating', () => {
  it('leads to the paper of its own invoice, and is over once she has rated it', async () => {
    const customer_id = salon.customers[2]!;
    const { body: first } = await sell(world, salon, { customer_id });
    const { body: second } = await sell(world, salon, { customer_id });
    const sent = await world.call(care.send, { kind: 'rating', ids: [first.id] }, { as: desk });
    expect(sent.body).toEqual({ queued: 1, left_out: [] });
    const letter = (await messages()).at(-1)!;
    expect(letter).toMatchObject({ template: 'rate_us', invoice_id: first.id });
    expect(letter.body).toContain(`/web-invoice/${first.unique_id}`);
    const rows = async () => (await world.call(care.get_ratings, {}, { as: desk })).body.records;
    const stateOf = async (id: number) => (await rows()).find((row) => row.id === id)!;
    expect(await stateOf(first.id)).toMatchObject({ state: 'queued', rated: 'no' });
    expect(await stateOf(second.id)).toMatchObject({ state: 'unsent', rated: 'no' });
    await rowsOf(
      world,
      `insert into invoice_ratings (account_id, invoice_id, stars, comment, created_at)
      values (2001, $1, 4, 'Lovely', now())`,
      [first.id],
    );
    expect(await stateOf(first.id)).toMatchObject({ rated: 'yes', stars: 4, comment: 'Lovely' });
    const again = await world.call(care.send, { kind: 'rating', ids: [first.id], again: true }, { as: desk });
    expect(again.body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
  });

  it('happens by itself some hours after the invoice, once for a customer', async () => {
    const before = (await messages()).length;
    expect(await teller(askForRatings)).toBe(0);
    world.advance(3 * 3_600_000);
    expect(await teller(askForRatings)).toBeGreaterThan(0);
    expect(await teller(askForRatings)).toBe(0);
    expect((await messages()).length).toBeGreaterThan(before);
  });
});
