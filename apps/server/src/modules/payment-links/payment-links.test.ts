import { createHmac } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { paymentLinksContract as p } from '@rawnaq/domain/payment-links/payment-links.contract';
import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import { startMyfatoorah, type MyfatoorahServer } from '../../../test/servers/myfatoorah-server';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { connectionOf } from '../../db/pool';
import type { Ctx } from '../../http/context';
import { asAccount } from '../../services';
import { openPaymentLink } from '.';
import { runJob as runJobOf } from '../../../test/run-job';
import { settlePaymentLink } from './settle-payment-link';

const TOKENS = { 2001: 'mf-token-nightingale-a', 2002: 'mf-token-nightingale-b' } as const;
const HOOK_SECRETS = { 2001: 'hook-secret-wren-a', 2002: 'hook-secret-wren-b' } as const;
let world: World;
let gateway: MyfatoorahServer;
let log = '';
const owners = {} as Record<2001 | 2002, string>;
const customers = {} as Record<2001 | 2002, number>;

const saveGateway = (account: 2001 | 2002, secrets: { key?: string; secret: string }) => {
  const input = { is_active: true, company: 'MyFatoorah', ...secrets, proof: { password: PASSWORD } };
  return world.call(paymentGatewayContract.save, input, { as: owners[account]! });
};
beforeAll(async () => {
  gateway = await startMyfatoorah(Object.values(TOKENS));
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  world = await openWorld({ env: { MYFATOORAH_URL: gateway.url }, log: pino({ level: 'debug' }, stream) });
  for (const [account, email] of [
    [2001, 'a@test.rawnaq'],
    [2002, 'b@test.rawnaq'],
  ] as const) {
    owners[account] = await tokenOf(world, await personOf(world, email));
    customers[account] = (
      await world.call(customersContract.add, { name: 'Noura', mobile: '+971501234567' } as never, {
        as: owners[account],
      })
    ).body.id;
    await saveGateway(account, { key: HOOK_SECRETS[account], secret: TOKENS[account] });
  }
  await rowsOf(
    world,
    `insert into account_settings (account_id, section, "values", secrets)
    values (2001, 'online', '{"alias":"glowpay","is_live":true}', '{}')`,
  );
  await rowsOf(world, "select app.set_alias('glowpay', 2001)");
});
beforeEach(async () => {
  gateway.asked.length = 0;
  // Tests move the clock, and sessions end with the day.
  for (const [account, email] of [
    [2001, 'a@test.rawnaq'],
    [2002, 'b@test.rawnaq'],
  ] as const)
    owners[account] = await tokenOf(world, await personOf(world, email));
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});
const inside = <T>(account: number, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  asAccount(world.services, account, (tx) =>
    work({
      area: 'public',
      accountId: account,
      session: null,
      permissions: {},
      language: 'en',
      now: world.services.clock(),
      tx,
      log: world.services.log,
      request: { id: 'test', ip: '10.0.0.1', userAgent: '' },
      services: world.services,
      afterCommit: () => {},
    }),
  );

let hour = 0;
async function book(account: 2001 | 2002 = 2001, payUntil: string | null = null): Promise<number> {
  hour += 1;
  const [row] = await rowsOf<{ id: number }>(
    world,
    `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, deposit, payment_status,
      pay_until)
    values ($1, $2, $3, now() + make_interval(hours => $4), now() + make_interval(hours => $4 + 1), 20000, 5250, 2, $5)
    returning id`,
    [account, `b${hour}`, customers[account], hour * 2, payUntil],
  );
  return row!.id;
}
const ask = (appointment_id: number, account = 2001, amount = 5_250) =>
  inside(account, (ctx) =>
    openPaymentLink(ctx, { appointment_id, amount, language: 'en', return_url: `/online/glowpay/booking/b${hour}` }),
  );
const visit = (path: string) => world.app.server.inject({ url: path });

/** A link whose page the customer has opened; answers the invoice at the gateway too. */
async function opened(account: 2001 | 2002 = 2001, payUntil: string | null = null) {
  const appointment = await book(account, payUntil);
  const { path, reference } = await ask(appointment, account);
  const reply = await visit(path);
  expect(reply.statusCode).toBe(303);
  return { appointment, reference, path, invoice: reply.headers.location!.split('/').at(-1)! };
}
const linkOf = async (reference: string) =>
  (
    await rowsOf<Record<string, unknown> & { id: number; status: number }>(
      world,
      'select * from payment_links where reference = $1',
      [reference],
    )
  )[0]!;
const paymentStatus = async (appointment: number) =>
  (
    await rowsOf<{ payment_status: number }>(world, 'select payment_status from appointments where id = $1', [
      appointment,
    ])
  )[0]!.payment_status;
const runJob = (name: string, payload: object = {}) => runJobOf(world.services, name, payload);
const audits = async (action: string, id: number) =>
  (await rowsOf(world, 'select 1 from audit_log where action = $1 and entity_id = $2', [action, String(id)])).length;
async function queued(task: string, id: number): Promise<number> {
  const admin = new pg.Client(connectionOf(world.url));
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from graphile_worker.jobs where key = $1', [`${task}:2001:${id}`]);
  await admin.end();
  return rowCount ?? 0;
}
const settle = (reference: string, account = 2001) => settlePaymentLink(world.services, account, reference);

async function notice(
  account: 2001 | 2002,
  invoice: string,
  { secret = HOOK_SECRETS[account] as string, token = undefined as string | undefined } = {},
) {
  const url = new URL((await world.call(paymentGatewayContract.webhook, {}, { as: owners[account] })).body.url);
  const body = JSON.stringify({
    Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', Reference: 'EV-1' },
    Data: {
      Invoice: { Id: invoice, Status: 'PAID', ExternalIdentifier: null },
      Transaction: { Status: 'SUCCESS', PaymentId: '07' },
      Amount: { ValueInDisplayCurrency: 999_999 },
    },
  });
  const signature = createHmac('sha256', secret)
    .update(
      `Invoice.Id=${invoice},Invoice.Status=PAID,Transaction.Status=SUCCESS,` +
        'Transaction.PaymentId=07,Invoice.ExternalIdentifier=',
    )
    .digest('base64');
  return world.app.server.inject({
    method: 'POST',
    url: token ? url.pathname.replace(/[^/]+$/, token) : url.pathname,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'myfatoorah-signature': signature,
      'myfatoorah-webhook-version': 'v2',
    },
  });
}

describe('a payment link', () => {
  it('is reserved with the booking, and reaches the gateway only when it is opened, once for a crowd', async () => {
    const appointment = await book();
    const { path, reference, url } = await ask(appointment);
    expect(url).toBe(`http://localhost:3000${path}`);
    expect(gateway.asked).toEqual([]);
    const replies = await Promise.all(Array.from({ length: 8 }, () => visit(path)));
    expect(
      new Set(replies.map((reply) => `${reply.statusCode} ${String(reply.headers.location).replace(/\d+$/, '')}`)),
    ).toEqual(new Set(['303 https://pay.example/']));
    expect(gateway.asked.map((one) => one.step)).toEqual(['SendPayment']);
    expect(gateway.asked[0]!.body).toMatchObject({
      InvoiceValue: 52.5,
      DisplayCurrencyIso: 'AED',
      CustomerReference: reference,
      CustomerName: 'Noura',
      CallBackUrl: `http://localhost:3000/pay/${reference}/done`,
    });
  });

  it('is one per appointment, reused until the amount changes, and never for a cancelled or paid one', async () => {
    const appointment = await book();
    const first = await ask(appointment);
    const again = await Promise.all([ask(appointment), ask(appointment)]);
    expect(again.map((one) => one.reference)).toEqual([first.reference, first.reference]);
    const other = await ask(appointment, 2001, 6_000);
    expect(other.reference).not.toBe(first.reference);
    expect([(await linkOf(first.reference)).status, (await linkOf(other.reference)).status]).toEqual([6, 1]);
    await rowsOf(world, 'update appointments set status = 0, cancelled_at = now() where id = $1', [appointment]);
    await expect(ask(appointment)).rejects.toThrow('STATE_MOVE_NOT_ALLOWED');
    await expect(ask(987_654)).rejects.toThrow('NOT_FOUND');
    await expect(ask(appointment, 2002)).rejects.toThrow('NOT_FOUND');
  });

  it('sends nobody away from this site', async () => {
    const appointment_id = await book();
    for (const return_url of [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://localhost:3000.evil.example/',
    ])
      await expect(
        inside(2001, (ctx) => openPaymentLink(ctx, { appointment_id, amount: 1, language: 'en', return_url })),
        return_url,
      ).rejects.toThrow('address of this site');
  });

  it('shows a page to try again when the gateway is away, and works when it is back', async () => {
    const { path, reference } = await ask(await book());
    gateway.fail('SendPayment', { status: 500 });
    const away = await visit(path);
    expect([away.statusCode, away.body]).toEqual([503, expect.stringContaining('Try again')]);
    gateway.fail('SendPayment', { status: 401 });
    expect((await visit(`${path}?lang=ar`)).body).toContain('إعادة المحاولة');
    expect((await linkOf(reference)).error).toBe('link-refused');
    expect((await visit(path)).statusCode).toBe(303);
    expect((await linkOf(reference)).error).toBeNull();
  });

  it('asked for by a process that died is asked for again', async () => {
    const { path, reference } = await ask(await book());
    await rowsOf(world, "update payment_links set opening_at = now() - interval '31 seconds' where reference = $1", [
      reference,
    ]);
    expect((await visit(path)).statusCode).toBe(303);
  });

  it.each([
    '/pay/x',
    '/pay/1jl-aaaaaaaaaaaaaaaaaaaaaaaa',
    '/pay/0-aaaaaaaaaaaaaaaaaaaaaaaa/done',
    '/pay/sandbox/1jl-aaaaaaaaaaaaaaaaaaaaaaaa',
    '/pay/zzzzzzzzzzzz-aaaaaaaaaaaaaaaaaaaaaaaa',
  ])('that does not exist leads to the page that says so: %s', async (path) => {
    const reply = await visit(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, expect.stringContaining('not-found')]);
  });
});

describe('settling', () => {
  it('by webhooks, the return page and the reconcile job at once has one effect', async () => {
    const { appointment, reference, invoice } = await opened();
    gateway.pay(invoice);
    await Promise.all([
      ...Array.from({ length: 5 }, () => notice(2001, invoice)),
      visit(`/pay/${reference}/done`),
      visit(`/pay/${reference}/done`),
      runJob('reconcile-payment-links'),
      settle(reference),
      settle(reference),
    ]);
    const link = await linkOf(reference);
    expect(link).toMatchObject({
      status: 2,
      error: null,
      method: 'KNET',
      payment_id: expect.stringMatching(/^0707/),
      paid_at: expect.anything(),
      refund_state: null,
    });
    expect(await paymentStatus(appointment)).toBe(1);
    expect([
      await audits('payment-links.paid', link.id),
      await audits('appointments.deposit-paid', appointment),
    ]).toEqual([1, 1]);
    expect(
      await rowsOf(
        world,
        "select values from notifications where account_id = 2001 and code = 'deposit-paid' and open_id = $1",
        [appointment],
      ),
    ).toEqual([{ values: { amount: { amount: 5250, currency: 'AED' }, customer: 'Noura' } }]);
  });

  it('sends the customer back to her booking, paid or declined, and lets her try again', async () => {
    const { appointment, reference, path, invoice } = await opened();
    gateway.decline(invoice);
    const back = await visit(`/pay/${reference}/done?paymentId=123`);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/online\/glowpay\/booking\//),
    ]);
    expect((await world.call(p.state, { alias: 'glowpay', reference }, {})).body).toEqual({
      status: 1,
      error: 'declined',
      amount: 5_250,
      currency: 'AED',
      reference,
      pay_path: path,
    });
    gateway.pay(invoice);
    world.advance(4_000);
    expect((await world.call(p.state, { alias: 'GlowPay', reference }, {})).body).toMatchObject({
      status: 2,
      error: null,
      pay_path: null,
    });
    expect(await paymentStatus(appointment)).toBe(1);
    expect((await visit(path)).headers.location).toMatch(/^\/online\/glowpay/);
  });

  it.each([
    ['less money', { PaidCurrencyValue: '52.490' }],
    ['more money', { PaidCurrencyValue: '52.510' }],
    ['another currency', { PaidCurrency: 'SAR' }],
    ['another payment', { reference: 'someone-else' }],
  ])('refuses %s, and says so to the salon', async (_what, change) => {
    const { appointment, reference, invoice } = await opened();
    gateway.pay(invoice, change);
    expect(await settle(reference)).toEqual({ status: 3, error: 'mismatch', answered: true });
    expect(await paymentStatus(appointment)).toBe(2);
    expect(
      (await rowsOf(world, "select 1 from notifications where account_id = 2001 and code = 'deposit-mismatch'")).length,
    ).toBeGreaterThan(0);
    gateway.invoices.get(invoice)!.transactions.length = 0;
    gateway.pay(invoice);
    expect((await settle(reference))!.status).toBe(3);
  });

  it('returns money that came too late, once', async () => {
    const { appointment, reference, invoice } = await opened();
    // Whoever cancels the visit closes its link.
    expect(
      (
        await world.call(
          appointmentsContract.cancel,
          { id: appointment, reason: 'Ill', tell_customer: false },
          { as: owners[2001] },
        )
      ).status,
    ).toBe(200);
    const { id } = await linkOf(reference);
    expect([(await linkOf(reference)).status, await queued('cancel-payment-link', id)]).toEqual([6, 1]);
    await runJob('cancel-payment-link', { account_id: 2001, id });
    gateway.pay(invoice);
    await Promise.all([settle(reference), settle(reference), notice(2001, invoice)]);
    expect(await linkOf(reference)).toMatchObject({ status: 2, refund_state: 'asked', refund_reason: 'unwanted' });
    expect(await queued('refund-payment-link', id)).toBe(1);
    await Promise.all([1, 2, 3].map(() => runJob('refund-payment-link', { account_id: 2001, id })));
    expect(await linkOf(reference)).toMatchObject({
      status: 5,
      refund_state: 'pending',
      refund_id: expect.any(String),
    });
    expect(gateway.asked.filter((one) => one.step === 'MakeRefund')).toHaveLength(1);
    gateway.decideRefund(invoice, 'Refunded');
    await notice(2001, invoice);
    expect(await linkOf(reference)).toMatchObject({ status: 5, refund_state: 'done', refunded_at: expect.anything() });
    expect(await paymentStatus(appointment)).toBe(2);
  });

  it('tells the salon of a deposit paid twice on the page of the gateway, once', async () => {
    const { appointment, reference, invoice } = await opened();
    gateway.pay(invoice);
    gateway.pay(invoice);
    await Promise.all([settle(reference), settle(reference)]);
    expect(await linkOf(reference)).toMatchObject({ status: 2, error: 'paid-twice', refund_state: null });
    const told = "select 1 from notifications where account_id = 2001 and code = 'deposit-twice' and open_id = $1";
    expect(await rowsOf(world, told, [appointment])).toHaveLength(1);
  });

  it('keeps the first of two payments for one visit and returns the second', async () => {
    const first = await opened();
    const second = await ask(first.appointment, 2001, 6_000);
    const invoice = (await visit(second.path)).headers.location!.split('/').at(-1)!;
    gateway.pay(invoice);
    gateway.pay(first.invoice);
    await Promise.all([settle(second.reference), settle(first.reference)]);
    const links = [await linkOf(first.reference), await linkOf(second.reference)];
    expect(links.map((link) => link.status)).toEqual([2, 2]);
    expect(links.map((link) => link.refund_state).toSorted()).toEqual(['asked', null]);
    expect(await paymentStatus(first.appointment)).toBe(1);
  });

  it('keeps its state while the gateway is away', async () => {
    const { reference, invoice } = await opened();
    gateway.pay(invoice);
    gateway.fail('GetPaymentStatus', { status: 500, body: 'echo-canary' }, 3);
    expect(await settle(reference)).toEqual({ status: 1, error: null, answered: false });
    expect((await notice(2001, invoice)).statusCode).toBe(503);
    expect((await visit(`/pay/${reference}/done`)).statusCode).toBe(303);
    expect((await settle(reference))!.status).toBe(2);
  });
});

describe('webhooks', () => {
  it('of one salon can not settle a link of another, and need a signature', async () => {
    const theirs = await opened(2002);
    gateway.pay(theirs.invoice);
    expect((await notice(2001, theirs.invoice)).statusCode).toBe(200);
    expect((await linkOf(theirs.reference)).status).toBe(1);
    expect((await notice(2002, theirs.invoice, { secret: HOOK_SECRETS[2001] })).json()).toMatchObject({
      code: 'PAYMENT_WEBHOOK_REFUSED',
    });
    expect((await notice(2002, theirs.invoice, { secret: 'guess' })).statusCode).toBe(401);
    expect(log).toContain('payment webhook with a wrong signature');
    const [foreign] = await rowsOf<{ token: string }>(
      world,
      'select token from payment_webhooks where account_id = 2002',
    );
    expect((await notice(2001, theirs.invoice, { token: foreign!.token })).statusCode).toBe(401);
    expect(
      (await notice(2001, theirs.invoice, { token: foreign!.token.replace(/^[^-]+/, (2001).toString(36)) })).statusCode,
    ).toBe(404);
    expect(gateway.asked.filter((one) => one.step === 'GetPaymentStatus')).toEqual([]);
    expect((await notice(2002, theirs.invoice)).statusCode).toBe(200);
    expect((await linkOf(theirs.reference)).status).toBe(2);
    expect(gateway.asked.map((one) => one.token)).toEqual([TOKENS[2002], TOKENS[2002]].slice(0, gateway.asked.length));
  });

  it('about payments that are not ours are taken and forgotten', async () => {
    expect((await notice(2001, '1')).statusCode).toBe(200);
    expect(gateway.asked).toEqual([]);
  });
});

describe('the time to pay', () => {
  it('is over for who did not pay; who paid and was not heard of is asked about once more', async () => {
    const until = new Date(world.services.clock().getTime() + 10 * 60_000).toISOString();
    const [paid, unpaid] = [await opened(2001, until), await opened(2001, until)];
    gateway.pay(paid.invoice);
    world.advance(11 * 60_000);
    await runJob('cancel-unpaid-appointments');
    const statuses = (one: typeof paid) =>
      rowsOf(
        world,
        `select a.status, a.payment_status, l.status as link from appointments a
        join payment_links l on l.account_id = a.account_id and l.appointment_id = a.id where a.id = $1`,
        [one.appointment],
      );
    expect(await statuses(paid)).toEqual([{ status: 1, payment_status: 1, link: 2 }]);
    expect(await statuses(unpaid)).toEqual([{ status: 0, payment_status: 2, link: 6 }]);
  });
});

describe('the reconcile job', () => {
  it('finds a payment nobody told of, then ends what is over', async () => {
    const [paid, unpaid, unopened] = [await opened(), await opened(), await ask(await book())];
    gateway.pay(paid.invoice);
    world.advance(5 * 60_000);
    await runJob('reconcile-payment-links');
    expect([(await linkOf(paid.reference)).status, (await linkOf(unpaid.reference)).status]).toEqual([2, 1]);
    world.advance(24 * 3_600_000);
    await runJob('reconcile-payment-links');
    expect([(await linkOf(unpaid.reference)).status, (await linkOf(unopened.reference)).status]).toEqual([4, 4]);
    expect(await paymentStatus(unpaid.appointment)).toBe(0);
    expect((await visit(unpaid.path)).headers.location).toMatch(/^\/online/);
    gateway.pay(unpaid.invoice);
    world.advance(31 * 60_000);
    await runJob('reconcile-payment-links');
    expect([(await linkOf(unpaid.reference)).status, await paymentStatus(unpaid.appointment)]).toEqual([2, 1]);
  });

  it('goes on when one link is in trouble', async () => {
    const [one, other] = [await opened(), await opened()];
    gateway.pay(one.invoice);
    gateway.pay(other.invoice);
    gateway.fail('GetPaymentStatus', { drop: true });
    world.advance(3 * 60_000);
    await runJob('reconcile-payment-links');
    expect([(await linkOf(one.reference)).status, (await linkOf(other.reference)).status].toSorted()).toEqual([1, 2]);
  });
});

describe('a refund by staff', () => {
  const refund = (id: number, as = owners[2001]) => world.call(p.refund, { id, reason: 'Salon closed' }, { as });
  async function paidLink() {
    const one = await opened();
    gateway.pay(one.invoice);
    await settle(one.reference);
    return { ...one, id: (await linkOf(one.reference)).id };
  }

  it('is made once, and the visit owes again', async () => {
    const { id, appointment, reference } = await paidLink();
    expect((await refund(id, owners[2002])).status).toBe(404);
    const clerk = await tokenOf(world, await addPerson(world, 'merchant', 2001, { 11: [7] }));
    expect((await refund(id, clerk)).status).toBe(403);
    const answers = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 501, 501]);
    await runJob('refund-payment-link', { account_id: 2001, id });
    expect([(await linkOf(reference)).status, await paymentStatus(appointment)]).toEqual([5, 0]);
    expect(gateway.asked.find((one) => one.step === 'MakeRefund')!.body).toMatchObject({
      Amount: 52.5,
      Comment: 'Salon closed',
    });
    expect((await refund(id)).body.code).toBe('PAYMENT_NOT_REFUNDABLE');
  });

  it('without an answer is never repeated by itself', async () => {
    const { id, reference } = await paidLink();
    await refund(id);
    gateway.fail('MakeRefund', { drop: true });
    await runJob('refund-payment-link', { account_id: 2001, id });
    await runJob('refund-payment-link', { account_id: 2001, id });
    world.advance(3_600_000);
    await runJob('reconcile-payment-links');
    expect(await linkOf(reference)).toMatchObject({ status: 2, refund_state: 'unknown' });
    expect(gateway.asked.filter((one) => one.step === 'MakeRefund')).toHaveLength(1);
    expect((await refund(id)).body.code).toBe('REFUND_NOT_ANSWERED');
  });

  it('whose process died becomes a question', async () => {
    const { id, reference } = await paidLink();
    await refund(id);
    await rowsOf(world, "update payment_links set refund_state = 'calling', refund_called_at = $2 where id = $1", [
      id,
      new Date(world.services.clock().getTime() - 61_000).toISOString(),
    ]);
    await runJob('reconcile-payment-links');
    expect((await linkOf(reference)).refund_state).toBe('unknown');
  });

  it('refused now or days later leaves the visit paid', async () => {
    const [now, later] = [await paidLink(), await paidLink()];
    await refund(now.id);
    gateway.fail('MakeRefund', { body: '{"IsSuccess":false,"Message":"echo-canary","Data":null}' });
    await runJob('refund-payment-link', { account_id: 2001, id: now.id });
    expect([await linkOf(now.reference), await paymentStatus(now.appointment)]).toMatchObject([
      { status: 2, refund_state: 'failed' },
      1,
    ]);
    await refund(later.id);
    await runJob('refund-payment-link', { account_id: 2001, id: later.id });
    gateway.decideRefund(later.invoice, 'Canceled');
    world.advance(2 * 3_600_000);
    await runJob('reconcile-payment-links');
    expect([await linkOf(later.reference), await paymentStatus(later.appointment)]).toMatchObject([
      { status: 2, refund_state: 'failed' },
      1,
    ]);
  });
});

describe('around it', () => {
  it('lists the links, of a salon and of a visit', async () => {
    const { appointment, reference, path } = await opened();
    const { records } = (await world.call(p.of_appointment, { appointment_id: appointment }, { as: owners[2001] }))
      .body;
    expect(records).toEqual([
      expect.objectContaining({
        reference,
        customer: 'Noura',
        amount: 5_250,
        status: 1,
        url: `http://localhost:3000${path}`,
      }),
    ]);
    expect(
      (await world.call(p.of_appointment, { appointment_id: appointment }, { as: owners[2002] })).body.records,
    ).toEqual([]);
    const page = (await world.call(p.get_records, { 'f.appointment_id': String(appointment) }, { as: owners[2001] }))
      .body;
    expect(page.records.map((record) => record.reference)).toEqual([reference]);
    expect((await world.call(p.check, { id: records[0]!.id }, { as: owners[2001] })).body).toEqual({ status: 1 });
    expect((await world.call(p.check, { id: records[0]!.id }, { as: owners[2002] })).status).toBe(404);
  });

  it('keeps the state of a payment to the salon it belongs to', async () => {
    const { reference } = await opened(2002);
    expect((await world.call(p.state, { alias: 'glowpay', reference }, {})).status).toBe(404);
    expect((await world.call(p.state, { alias: 'nobody', reference }, {})).body.code).toBe('SALON_NOT_ONLINE');
  });

  it('tries the connection', async () => {
    const tried = async (account: 2001 | 2002, ip = '192.0.2.1') =>
      (await world.call(paymentGatewayContract.test, {}, { as: owners[account], ip })).body;
    expect(await tried(2001)).toEqual({ provider: 'myfatoorah', result: 'ok', is_test: false });
    await saveGateway(2002, { secret: 'wrong-token-nightingale' });
    expect(await tried(2002)).toMatchObject({ provider: 'myfatoorah', result: 'refused' });
    await saveGateway(2002, { secret: TOKENS[2002] });
    const often = await Promise.all(Array.from({ length: 11 }, (_, turn) => tried(2001, `2001:db8::${turn + 1}`)));
    expect(often.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });

  it('leaves no secret and no word of the gateway in log, history or answers', async () => {
    expect(log.length).toBeGreaterThan(500);
    expect(log).not.toMatch(/nightingale|wren-|echo-canary/);
    for (const table of ['audit_log', 'payment_links', 'notifications', 'idempotency_keys']) {
      const told = await rowsOf(world, `select 1 from ${table} t where t::text ~ 'nightingale|wren-|echo-canary'`);
      expect(told, table).toEqual([]);
    }
  });
});
