import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { startTap, type TapServer } from '../../../test/servers/tap-server';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { asAccount } from '../../services';
import { openPaymentLink } from './open-payment-link';
import { settlePaymentLink } from './settle-payment-link';

const SECRET = 'sk_test_tap';
let world: World;
let gateway: TapServer;
let owner: string;

beforeAll(async () => {
  gateway = await startTap(SECRET);
  world = await openWorld({ env: { TAP_URL: gateway.url } });
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

const save = (company: string) =>
  world.call(
    paymentGatewayContract.save,
    { is_active: true, company, key: 'pk_test_tap', secret: SECRET, proof: { password: PASSWORD } },
    { as: owner },
  );

async function newLink(): Promise<{ appointment: number; path: string; reference: string }> {
  const { id: customer } = (
    await world.call(customersContract.add, { name: 'Noura', mobile: '+971501234567' } as never, { as: owner })
  ).body;
  const [visit] = await rowsOf<{ id: number }>(
    world,
    `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit, payment_status)
    values (2001, 'tap1', $1, now() + interval '1 day', now() + interval '25 hours', 20000, 5250, 2) returning id`,
    [customer],
  );
  const link = await asAccount(world.services, 2001, (tx) =>
    openPaymentLink(
      {
        area: 'public',
        accountId: 2001,
        session: null,
        permissions: {},
        language: 'en',
        now: world.services.clock(),
        tx,
        log: world.services.log,
        request: { id: 'test', ip: '10.0.0.1', userAgent: '' },
        services: world.services,
        afterCommit: () => {},
      },
      { appointment_id: visit!.id, amount: 5_250, language: 'en', return_url: '/online/x/booking/tap1' },
    ),
  );
  return { appointment: visit!.id, ...link };
}

async function notice(id: string): Promise<number> {
  const url = new URL((await world.call(paymentGatewayContract.webhook, {}, { as: owner })).body.url);
  expect(url.pathname).toContain('/webhooks/pay/tap/');
  const { status, amount, currency, reference, transaction } = gateway.charges.get(id)! as never as {
    status: string;
    amount: number;
    currency: string;
    reference: { gateway: string; payment: string };
    transaction: { created: string };
  };
  const signed =
    `x_id${id}x_amount${amount.toFixed(2)}x_currency${currency}x_gateway_reference${reference.gateway}` +
    `x_payment_reference${reference.payment}x_status${status}x_created${transaction.created}`;
  const reply = await world.app.server.inject({
    method: 'POST',
    url: url.pathname,
    headers: {
      'content-type': 'application/json',
      hashstring: createHmac('sha256', SECRET).update(signed).digest('hex'),
    },
    payload: JSON.stringify({ id, status, amount, currency, reference, transaction }),
  });
  return reply.statusCode;
}

it('takes no company nobody knows', async () => {
  const { body } = await save('Somebody');
  expect(body).toMatchObject({ code: 'GATEWAY_UNKNOWN' });
});

it('a try that is over makes room for another page, and only one of them pays the visit', async () => {
  expect((await save(' TAP ')).status).toBe(200);
  expect((await world.call(paymentGatewayContract.test, {}, { as: owner })).body).toEqual({
    provider: 'tap',
    result: 'ok',
    is_test: true,
  });
  const { appointment, path, reference } = await newLink();
  const open = async () => (await world.app.server.inject({ url: path })).headers.location!;
  const pageOf = async () =>
    (
      await rowsOf<{ provider_id: string | null; status: number; error: string | null }>(
        world,
        'select provider_id, status, error from payment_links where reference = $1',
        [reference],
      )
    )[0]!;

  const first = await open();
  expect(await open()).toBe(first);
  const { provider_id: declined } = await pageOf();
  gateway.become(declined!, 'DECLINED');
  expect(await notice(declined!)).toBe(200);
  expect(await pageOf()).toMatchObject({ provider_id: null, error: 'declined' });

  const second = await open();
  expect(second).not.toBe(first);
  const { provider_id: paid } = await pageOf();
  expect(paid).not.toBe(declined);
  // Told again of the first one, the second stays.
  expect(await notice(declined!)).toBe(200);
  expect((await pageOf()).provider_id).toBe(paid);

  gateway.become(paid!, 'CAPTURED');
  await Promise.all([
    notice(paid!),
    notice(paid!),
    settlePaymentLink(world.services, 2001, reference),
    world.app.server.inject({ url: `${path}/done` }),
  ]);
  expect(await pageOf()).toMatchObject({ provider_id: paid, status: 2 });
  const [visit] = await rowsOf<{ payment_status: number }>(
    world,
    'select payment_status from appointments where id = $1',
    [appointment],
  );
  expect(visit!.payment_status).toBe(appointmentPaymentStates.codes.paid);
  const deposits = await rowsOf(world, 'select 1 from deposits where account_id = 2001');
  expect(deposits).toHaveLength(1);
});
