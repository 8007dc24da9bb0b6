import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentLinksContract as p } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';
import type { Ctx } from '../../../http/context';
import { asAccount } from '../../../services';
import { canTakePayments, openPaymentLink, paymentOfAppointment } from '..';
import { runJob } from '../../../../test/run-job';

let world: World;
let owner: string;
let customer: number;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  customer = (
    await world.call(customersContract.add, { name: 'Noura', mobile: '+971501234567' } as never, { as: owner })
  ).body.id;
  await rowsOf(world, `update accounts set english_name = 'Glow <b>&"', arabic_name = 'جلو' where id = 2001`);
});
afterAll(() => world.close());

const inside = <T>(at: World, account: number, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  asAccount(at.services, account, (tx) =>
    work({
      area: 'public',
      accountId: account,
      session: null,
      permissions: {},
      language: 'en',
      now: at.services.clock(),
      tx,
      log: at.services.log,
      request: { id: 'test', ip: '10.0.0.1', userAgent: '' },
      services: at.services,
      afterCommit: () => {},
    }),
  );
const visit = (url: string) => world.app.server.inject({ url });
const press = (url: string, outcome: string) =>
  world.app.server.inject({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

let hour = 0;
async function opened(language: 'en' | 'ar' = 'en') {
  hour += 1;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `
      insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, payment_status)
      values (2001, $1, $2, now() + make_interval(hours => $3), now() + make_interval(hours => $3 + 1), 20000, 2)
      returning id`,
    [`b${hour}`, customer, hour * 2],
  );
  const link = await inside(world, 2001, (ctx) =>
    openPaymentLink(ctx, { appointment_id: row!.id, amount: 5_250, language, return_url: '/online/glow/booking/b1' }),
  );
  const page = (await visit(link.path)).headers.location!;
  return { appointment: row!.id, page, ...link };
}
const stateOf = async (appointment: number) =>
  inside(world, 2001, (ctx) => paymentOfAppointment(ctx, appointment, ctx.now));

describe('the sandbox page', () => {
  it('shows what is paid to whom, in both languages, without script', async () => {
    const { page } = await opened('ar');
    expect(page).toMatch(/^\/pay\/sandbox\/1jl-/);
    const arabic = await visit(page);
    expect(arabic.statusCode).toBe(200);
    for (const text of ['lang="ar" dir="rtl"', '52.50 د.إ', 'جلو', 'عربون حجز', 'دفع تجريبي', '>دفع <bdi'])
      expect(arabic.body, text).toContain(text);
    const english = (await visit(`${page}?lang=en`)).body;
    for (const text of [
      'lang="en" dir="ltr"',
      'Glow &#60;b&#62;&#38;&#34;',
      'Test payment: no money moves',
      '<form method="post">',
      'Decline',
    ])
      expect(english, text).toContain(text);
    expect(english).not.toMatch(/<script|onclick|style="|<b>&/);
    const nonce = /<style nonce="([^"]+)">/.exec(arabic.body)![1];
    expect(arabic.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(arabic.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('takes a refusal and then a payment, and brings the customer back on this site', async () => {
    const { page, path, reference, appointment } = await opened();
    const declined = await press(page, 'decline');
    expect([declined.statusCode, declined.headers.location]).toEqual([303, `/pay/${reference}/done`]);
    expect((await visit(declined.headers.location!)).headers.location).toBe('/online/glow/booking/b1');
    expect(await stateOf(appointment)).toMatchObject({ status: 1, error: 'declined', pay_path: path });
    expect((await visit(page)).body).toContain('The last try was declined');
    await press(page, 'pay');
    await visit(`/pay/${reference}/done`);
    expect(await stateOf(appointment)).toMatchObject({ status: 2, error: null, pay_path: null });
    await press(page, 'decline');
    expect((await visit(page)).body).toContain('This payment is done.');
    expect(await rowsOf(world, 'select payment_status from appointments where id = $1', [appointment])).toEqual([
      { payment_status: 1 },
    ]);
  });

  it('paid without coming back is found by the job; refunded it says so', async () => {
    const { page, appointment } = await opened();
    await press(page, 'pay');
    await runJob(world.services, 'reconcile-payment-links');
    expect((await stateOf(appointment))!.status).toBe(2);
    const [record] = (await world.call(p.of_appointment, { appointment_id: appointment }, { as: owner })).body.records;
    expect((await world.call(p.refund, { id: record!.id, reason: 'Ill' }, { as: owner })).status).toBe(200);
    await runJob(world.services, 'refund-payment-link', { account_id: 2001, id: record!.id });
    expect(
      (await world.call(p.of_appointment, { appointment_id: appointment }, { as: owner })).body.records[0],
    ).toMatchObject({ status: 5, refund_state: 'done', refund_reason: 'Ill' });
  });

  it('bears anything that is sent to it', async () => {
    const { page } = await opened();
    for (const payload of ['', 'outcome', 'outcome=pay&outcome=decline'.repeat(100), '%ff%fe', '__proto__=1'])
      expect(
        (
          await world.app.server.inject({
            method: 'POST',
            url: page,
            payload,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        ).statusCode,
        payload,
      ).toBeLessThan(500);
    expect(
      (
        await world.app.server.inject({
          method: 'POST',
          url: page,
          payload: 'x'.repeat(5_000),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode,
    ).toBe(422);
  });
});

describe('in production', () => {
  it('only a salon with a gateway can ask for a deposit; the training salon keeps the sandbox', async () => {
    const live = await openWorld({
      database: world.database,
      env: { NODE_ENV: 'production', PUBLIC_URL: 'https://rawnaq.example', SANDBOX_CHANNELS: 'whatsapp,sms,email' },
    });
    try {
      expect([
        await inside(live, 2001, canTakePayments),
        await inside(live, 1, canTakePayments),
        await inside(world, 2001, canTakePayments),
      ]).toEqual([false, true, true]);
      const { appointment } = await opened();
      await expect(
        inside(live, 2001, (ctx) =>
          openPaymentLink(ctx, { appointment_id: appointment, amount: 5_250, language: 'en', return_url: '/x' }),
        ),
      ).rejects.toThrow('PAYMENTS_NOT_AVAILABLE');
      expect((await live.call(paymentGatewayContract.test, {}, { as: owner })).body.code).toBe(
        'PAYMENTS_NOT_AVAILABLE',
      );
    } finally {
      await live.close();
    }
  });
});
