import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { cash, openMoneySalon, sell, type MoneySalon } from '../../../../test/money-salon';
import { rowsOf } from '../../../../test/people';
import { newKey, openWorld, type World } from '../../../../test/world';

let world: World;
let salon: MoneySalon;
let customer_id: number;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  customer_id = salon.customers[0]!;
});
beforeEach(async () => {
  await rowsOf(world, 'delete from messages');
  await turn(true);
});
afterAll(() => world.close());

async function turn(active: boolean): Promise<void> {
  const first = notificationsSetting.defaults({ country: 'AE', currency: 'AED' });
  const values = {
    ...first,
    ...Object.fromEntries(
      (['invoice_issued', 'deposit_received', 'gift_card'] as const).map((id) => [id, { ...first[id], active }]),
    ),
  };
  await rowsOf(
    world,
    `insert into account_settings (account_id, section, values, secrets) values (2001, 'notifications', $1, '{}')
     on conflict (account_id, section) do update set values = excluded.values`,
    [JSON.stringify(values)],
  );
}
const messages = () =>
  rowsOf<{ template: string; customer_id: number; invoice_id: number; body: string }>(
    world,
    'select template, customer_id, invoice_id, body from messages order by id',
  );

it('writes one message for each paper, with its link, in its own transaction', async () => {
  const key = newKey();
  const [first, again] = [
    await sell(world, salon, { customer_id }, { key }),
    await sell(world, salon, { customer_id }, { key }),
  ];
  expect(again.body.id).toBe(first.body.id);
  const told = await messages();
  expect(told).toEqual([
    { template: 'invoice_issued', customer_id, invoice_id: first.body.id, body: expect.any(String) as string },
  ]);
  expect(told[0]!.body).toContain(`/web-invoice/${first.body.unique_id}`);
  expect(told[0]!.body).toContain('100.00');
  expect((await rowsOf(world, 'select counter from invoices where account_id = 2001')).length).toBe(1);

  const deposit = await world.call(
    paymentsContract.add_deposit,
    { customer_id, payments: [cash(5_000)] },
    { as: salon.owner },
  );
  const card = await world.call(
    giftCardsContract.sell,
    {
      kind: 'paid',
      value: 20_000,
      buyer_id: customer_id,
      beneficiary_name: 'Layla',
      design: 'pattern-1',
      payments: [cash(20_000)],
    },
    { as: salon.owner },
  );
  expect(card.status, JSON.stringify(card.body)).toBe(200);
  const written = await messages();
  expect(written.map(({ template, invoice_id }) => [template, invoice_id]).slice(0, 2)).toEqual([
    ['invoice_issued', first.body.id],
    ['deposit_received', deposit.body.id],
  ]);
  expect(written[1]!.body).toContain(`/web-invoice/${deposit.body.unique_id}`);
  // Of a card its buyer gets the paper, and the card itself.
  const ofCard = written.slice(2);
  expect(ofCard.map(({ template }) => template).sort()).toEqual(['gift_card', 'invoice_issued']);
  expect(ofCard.map(({ invoice_id }) => invoice_id)).toEqual([card.body.invoice!.id, card.body.invoice!.id]);
  expect(ofCard.find(({ template }) => template === 'gift_card')!.body).toContain(
    `/web-gift-card/${card.body.unique_id}`,
  );
});

it('gives a card nobody bought to whom it is for,', async () => {
  const given = await world.call(
    giftCardsContract.sell,
    { kind: 'free', value: 5_000, beneficiary_id: salon.customers[1]!, design: 'pattern-1', payments: [] },
    { as: salon.owner },
  );
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect(await messages()).toMatchObject([
    { template: 'gift_card', customer_id: salon.customers[1], invoice_id: null },
  ]);
});

it('writes none for a bill that is refused', async () => {
  expect((await sell(world, salon, { customer_id, expected_payable: 9_999 })).status).not.toBe(200);
  expect(await messages()).toEqual([]);
});

it('writes none when the salon does not send it, to a walk-in, or to one who said no', async () => {
  await sell(world, salon);
  await rowsOf(world, 'update customers set whatsapp_allowed = false where id = $1', [salon.customers[1]]);
  await sell(world, salon, { customer_id: salon.customers[1]! });
  await turn(false);
  await sell(world, salon, { customer_id });
  // Why she got none is kept with her.
  expect(await rowsOf(world, 'select customer_id, channel, status, why from messages')).toEqual([
    { customer_id: salon.customers[1], channel: 'whatsapp', status: 5, why: 'refused' },
  ]);
});
