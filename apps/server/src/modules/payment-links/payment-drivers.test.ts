import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { asAccount } from '../../services';
import { startMoyasar, type MoyasarServer } from '../../../test/servers/moyasar-server';
import { startMyfatoorah, type MyfatoorahServer } from '../../../test/servers/myfatoorah-server';
import { startTap, type TapServer } from '../../../test/servers/tap-server';
import { openWorld, type World } from '../../../test/world';
import { currencyNamed, decimalToMinor } from '../../infra/payment-drivers/decimal-amount';
import { myfatoorahDriver } from '../../infra/payment-drivers/myfatoorah-driver';
import { moyasarDriver, verifyMoyasarWebhook } from '../../infra/payment-drivers/moyasar-driver';
import { GatewayError, type NewLink, type PaymentDriver } from '../../infra/payment-drivers/payment-driver';
import { tapDriver, verifyTapWebhook } from '../../infra/payment-drivers/tap-driver';
import { sandboxPaymentDriver } from './sandbox/sandbox-driver';
import { moveSandboxPayment } from './sandbox/sandbox-payments.repo';

let world: World;
let gateway: MyfatoorahServer;
let tapServer: TapServer;
let moyasarServer: MoyasarServer;
beforeAll(async () => {
  [world, gateway, tapServer, moyasarServer] = await Promise.all([
    openWorld(),
    startMyfatoorah(),
    startTap(),
    startMoyasar(),
  ]);
});
beforeEach(() => {
  gateway.asked.length = 0;
});
afterAll(async () => {
  await Promise.all([world.close(), gateway.close(), tapServer.close(), moyasarServer.close()]);
});

const link = (change: Partial<NewLink> = {}): NewLink => ({
  reference: `r${Math.random()}`,
  amount: { minor: 5_250, currency: 'AED' },
  description: 'Booking deposit',
  language: 'ar',
  customer: { name: 'نورة', mobile: '+971501234567', email: null },
  return_url: 'https://app.example/pay/x/done',
  webhook_url: 'https://app.example/hook',
  expires_at: new Date('2026-11-16T16:00:00Z'),
  ...change,
});
/** A busy machine may stand still for a moment: only who waits for no answer is in a hurry. */
const PATIENT_MS = 10_000;
const HASTY = { timeoutMs: 400 };
const myfatoorah = (change: object = {}): PaymentDriver =>
  myfatoorahDriver({
    token: 'mf-token',
    webhookSecret: 's',
    country: 'AE',
    isTest: false,
    baseUrl: gateway.url,
    timeoutMs: PATIENT_MS,
    ...change,
  });
const tap = (change: object = {}): PaymentDriver =>
  tapDriver({ secretKey: 'sk_test_tap', baseUrl: tapServer.url, timeoutMs: PATIENT_MS, ...change });
const moyasar = (change: object = {}): PaymentDriver =>
  moyasarDriver({
    secretKey: 'sk_test_moyasar',
    webhookToken: 'shared',
    baseUrl: moyasarServer.url,
    timeoutMs: PATIENT_MS,
    ...change,
  });
const troubleOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof GatewayError ? error.trouble : String(error)),
  );

/** What every driver must do, whoever is behind it. A new one gets a row here. */
const drivers: [
  string,
  {
    driver: () => PaymentDriver;
    pay: (id: string) => Promise<void>;
    decline: (id: string) => Promise<void>;
    /** Whether a declined page is over, and another one is needed. */
    oneTry?: boolean;
  },
][] = [
  [
    'sandbox',
    {
      driver: () => sandboxPaymentDriver(world.services, 2001),
      pay: async (id) => {
        await asAccount(world.services, 2001, (tx) =>
          moveSandboxPayment({ tx, accountId: 2001 }, id, ['pending', 'declined'], { status: 'paid', payment_id: 'p' }),
        );
      },
      decline: async (id) => {
        await asAccount(world.services, 2001, (tx) =>
          moveSandboxPayment({ tx, accountId: 2001 }, id, ['pending'], { status: 'declined' }),
        );
      },
    },
  ],
  [
    'myfatoorah',
    {
      driver: () => myfatoorah(),
      pay: async (id) => {
        gateway.pay(id);
      },
      decline: async (id) => {
        gateway.decline(id);
      },
    },
  ],
  [
    'tap',
    {
      driver: () => tap(),
      pay: async (id) => {
        tapServer.become(id, 'CAPTURED');
      },
      decline: async (id) => {
        tapServer.become(id, 'DECLINED');
      },
      oneTry: true,
    },
  ],
  [
    'moyasar',
    {
      driver: () => moyasar(),
      pay: async (id) => {
        moyasarServer.attempt(id, 'paid');
      },
      decline: async (id) => {
        moyasarServer.attempt(id, 'failed');
      },
    },
  ],
];

const AMOUNTS: readonly [Currency, number][] = [
  ['AED', 5_250],
  ['SAR', 100],
  ['KWD', 1_250],
  ['BHD', 12_345],
  ['OMR', 999],
];

describe.each(drivers)('%s', (name, { driver, pay, decline, oneTry }) => {
  it('makes a link that waits, stays open when declined, and is paid with our amount and reference', async () => {
    expect(driver().name).toBe(name);
    for (const [currency, minor] of AMOUNTS.filter(([one]) => driver().currencies.includes(one))) {
      const asked = link({ amount: { minor, currency } });
      const { provider_id: first, url } = await driver().createLink(asked);
      expect(url).toMatch(/^https?:/);
      expect(await driver().fetch(first)).toEqual({ status: 'pending', declined: false });
      await decline(first);
      expect(await driver().fetch(first)).toEqual({
        status: 'pending',
        declined: true,
        ...(oneTry && { is_over: true }),
      });
      const { provider_id } = oneTry ? await driver().createLink(asked) : { provider_id: first };
      await pay(provider_id);
      expect(await driver().fetch(provider_id), currency).toMatchObject({
        status: 'paid',
        paid: { minor, currency },
        reference: asked.reference,
        times: 1,
        payment_id: expect.any(String),
      });
    }
  });

  it('gives money back once', async () => {
    const asked = link({ amount: { minor: 5_250, currency: driver().currencies[0]! } });
    const { provider_id } = await driver().createLink(asked);
    const refund = { provider_id, payment_id: null, amount: asked.amount, reason: 'r', key: asked.reference };
    expect(await troubleOf(driver().refund(refund))).toBe('refused');
    await pay(provider_id);
    expect(await driver().refund(refund)).toMatchObject({ refund_id: expect.any(String) });
    expect(await troubleOf(driver().refund(refund))).toBe('refused');
  });

  it('knows nothing of payments it has not made, and answers when it is tried', async () => {
    expect(await troubleOf(driver().fetch('987654321'))).toBe('refused');
    expect(await driver().testConnection()).toBe('ok');
    expect(driver().verifyWebhook(Buffer.from('{}'), {})).toEqual({ ok: false });
  });
});

describe('sandbox', () => {
  it('closes a page that is not paid, and only that', async () => {
    const driver = sandboxPaymentDriver(world.services, 2001);
    const { provider_id } = await driver.createLink(link());
    await driver.cancelLink!(provider_id);
    expect(await driver.fetch(provider_id)).toEqual({ status: 'cancelled' });
    expect(await troubleOf(driver.cancelLink!(provider_id))).toBe('refused');
    expect(await troubleOf(sandboxPaymentDriver(world.services, 2002).fetch(provider_id))).toBe('refused');
  });
});

describe('myfatoorah', () => {
  it('sends what they ask for: decimals of the currency, the country’s clock, the phone in two parts', async () => {
    await myfatoorah().createLink(link({ reference: 'PAY-1', amount: { minor: 1_250, currency: 'KWD' } }));
    expect(gateway.asked[0]).toEqual({
      step: 'SendPayment',
      token: 'mf-token',
      body: {
        InvoiceValue: 1.25,
        DisplayCurrencyIso: 'KWD',
        NotificationOption: 'LNK',
        Language: 'ar',
        CustomerReference: 'PAY-1',
        CustomerName: 'نورة',
        MobileCountryCode: '+971',
        CustomerMobile: '501234567',
        CallBackUrl: 'https://app.example/pay/x/done',
        ErrorUrl: 'https://app.example/pay/x/done',
        ExpiryDate: '2026-11-16T20:00:00',
        InvoiceItems: [{ ItemName: 'Booking deposit', Quantity: 1, UnitPrice: 1.25 }],
      },
    });
  });

  it('tells other amounts, other currencies, charges of theirs, doubles and other words as they are', async () => {
    const paid = async (change: Record<string, unknown>, times = 1) => {
      const { provider_id } = await myfatoorah().createLink(link());
      for (let time = 0; time < times; time += 1) gateway.pay(provider_id, change);
      return myfatoorah().fetch(provider_id);
    };
    expect(await paid({ PaidCurrencyValue: '52.490' })).toMatchObject({ paid: { minor: 5_249, currency: 'AED' } });
    expect(await paid({ PaidCurrency: 'KD', PaidCurrencyValue: 4.385 })).toMatchObject({
      paid: { minor: 4_385, currency: 'KWD' },
    });
    expect(await paid({ PaidCurrencyValue: '54.000', CustomerServiceCharge: '1.500' })).toMatchObject({
      paid: { minor: 5_250, currency: 'AED' },
    });
    expect(await paid({ PaidCurrencyValue: '52.505' })).toMatchObject({ status: 'paid', paid: undefined });
    expect(await paid({ PaidCurrency: 'XAU' })).toMatchObject({ status: 'paid', paid: undefined });
    expect(await paid({ TransactionStatus: 'SUCCESS' })).toMatchObject({ paid: { minor: 5_250 } });
    expect(await paid({}, 2)).toMatchObject({ status: 'paid', times: 2 });
    expect(await paid({ TransactionStatus: 'InProgress' })).toMatchObject({ status: 'paid', paid: undefined });
    const { provider_id } = await myfatoorah().createLink(link());
    gateway.invoices.get(provider_id)!.status = 'Canceled';
    expect(await myfatoorah().fetch(provider_id)).toEqual({ status: 'cancelled' });
  });

  it('follows a refund until they decide', async () => {
    const driver = myfatoorah();
    const { provider_id } = await driver.createLink(link());
    gateway.pay(provider_id);
    const { refund_id, state } = await driver.refund({
      provider_id,
      payment_id: null,
      amount: { minor: 5_250, currency: 'AED' },
      reason: 'r',
      key: 'k',
    });
    expect([state, await driver.fetchRefund!(refund_id)]).toEqual(['pending', 'pending']);
    gateway.decideRefund(provider_id, 'Canceled');
    expect(await driver.fetchRefund!(refund_id)).toBe('failed');
  });

  it.each([
    [
      'a refusal inside a 200',
      {
        body:
          '{"IsSuccess":false,"Message":"echo-canary",' +
          '"ValidationErrors":[{"Name":"a","Error":"echo-canary"}],"Data":null}',
      },
      'refused',
    ],
    ['a refusal with 400', { status: 400, body: '{"IsSuccess":false,"Message":"echo-canary","Data":null}' }, 'refused'],
    ['401', { status: 401 }, 'refused'],
    ['a defect of theirs', { status: 500 }, 'no-answer'],
    ['too many calls', { status: 429 }, 'no-answer'],
    ['a page instead of JSON', { status: 200, body: '<html>echo-canary</html>' }, 'no-answer'],
    ['an envelope without its letter', { body: '{"IsSuccess":true,"Data":{}}' }, 'no-answer'],
    ['an endless answer', { body: `"${'x'.repeat(600_000)}"` }, 'no-answer'],
    ['a slow answer', { delayMs: 1_000 }, 'no-answer'],
    ['a lost line', { drop: true }, 'no-answer'],
    ['another address', { status: 302 }, 'no-answer'],
  ])('bears %s, and repeats nothing of it', async (_what, fault, trouble) => {
    gateway.fail('GetPaymentStatus', fault);
    const error = await myfatoorah(HASTY)
      .fetch('1')
      .then(
        () => undefined,
        (one: GatewayError) => one,
      );
    expect(error?.trouble).toBe(trouble);
    expect(`${error?.message} ${JSON.stringify(error)}`).not.toMatch(/echo-canary|mf-token/);
  });

  it('says whether the token is taken', async () => {
    expect(await myfatoorah({ token: 'wrong' }).testConnection()).toBe('refused');
    gateway.fail('GetPaymentStatus', { status: 503 });
    expect(await myfatoorah().testConnection()).toBe('no-answer');
    const gone = await startMyfatoorah();
    await gone.close();
    expect(await troubleOf(myfatoorah({ baseUrl: gone.url }).fetch('1'))).toBe('unreachable');
  });
});

/** Faults that gateways without an envelope of their own answer by their status. */
const FAULTS = [
  ['a refusal', { status: 400, body: '{"errors":[{"description":"echo-canary"}]}' }, 'refused'],
  ['401', { status: 401 }, 'refused'],
  ['a defect of theirs', { status: 500 }, 'no-answer'],
  ['too many calls', { status: 429 }, 'no-answer'],
  ['a page instead of JSON', { status: 200, body: '<html>echo-canary</html>' }, 'no-answer'],
  ['an answer without what was asked', { body: '{"ok":true}' }, 'no-answer'],
  ['an endless answer', { body: `"${'x'.repeat(600_000)}"` }, 'no-answer'],
  ['a slow answer', { delayMs: 1_000 }, 'no-answer'],
  ['a lost line', { drop: true }, 'no-answer'],
  ['another address', { status: 302 }, 'no-answer'],
] as const;

describe.each([
  ['tap', () => tapServer, tap],
  ['moyasar', () => moyasarServer, moyasar],
] as const)('%s', (_name, server, driver) => {
  it.each(FAULTS)('bears %s, and repeats nothing of it', async (_what, fault, trouble) => {
    server().fail(fault);
    const error = await driver(HASTY)
      .fetch('1')
      .then(
        () => undefined,
        (one: GatewayError) => one,
      );
    expect(error?.trouble).toBe(trouble);
    expect(`${error?.message} ${JSON.stringify(error)}`).not.toMatch(/echo-canary|sk_test/);
  });

  it('says whether the key is taken, and of which world it is', async () => {
    expect(await driver({ secretKey: 'sk_live_other' }).testConnection()).toBe('refused');
    expect([driver().isTest, driver({ secretKey: 'sk_live_other' }).isTest]).toEqual([true, false]);
    server().fail({ status: 503 });
    expect(await driver().testConnection()).toBe('no-answer');
  });
});

describe('tap', () => {
  it('sends what they ask for', async () => {
    tapServer.asked.length = 0;
    await tap().createLink(link({ reference: 'PAY-1', amount: { minor: 1_250, currency: 'KWD' } }));
    expect(tapServer.asked[0]).toEqual({
      step: 'POST charges',
      authorization: 'Bearer sk_test_tap',
      body: {
        amount: 1.25,
        currency: 'KWD',
        customer_initiated: true,
        threeDSecure: true,
        save_card: false,
        description: 'Booking deposit',
        reference: { transaction: 'PAY-1', order: 'PAY-1' },
        receipt: { email: false, sms: false },
        customer: { first_name: 'نورة', phone: { country_code: '971', number: '501234567' } },
        source: { id: 'src_all' },
        post: { url: 'https://app.example/hook' },
        redirect: { url: 'https://app.example/pay/x/done' },
      },
    });
  });

  it('tells other amounts, other currencies and other words as they are', async () => {
    const became = async (status: string, change: Record<string, unknown> = {}) => {
      const { provider_id } = await tap().createLink(link());
      tapServer.become(provider_id, status, change);
      return tap().fetch(provider_id);
    };
    expect(await became('CAPTURED', { amount: 52.49 })).toMatchObject({ paid: { minor: 5_249, currency: 'AED' } });
    expect(await became('CAPTURED', { amount: 52.505 })).toMatchObject({ status: 'paid', paid: undefined });
    expect(await became('CAPTURED', { currency: 'XAU' })).toMatchObject({ status: 'paid', paid: undefined });
    expect(await became('CAPTURED', { reference: { order: 'another' } })).toMatchObject({ reference: 'another' });
    expect(await became('IN_PROGRESS')).toEqual({ status: 'pending', declined: false });
    expect(await became('ABANDONED')).toEqual({ status: 'pending', declined: false, is_over: true });
  });

  it('follows a refund until they decide', async () => {
    const { provider_id } = await tap().createLink(link());
    tapServer.become(provider_id, 'CAPTURED');
    const amount = { minor: 5_250, currency: 'AED' } as const;
    const made = await tap().refund({ provider_id, payment_id: null, amount, reason: 'r', key: 'k' });
    expect([made.state, await tap().fetchRefund!(made.refund_id)]).toEqual(['pending', 'pending']);
    tapServer.decideRefund(made.refund_id, 'REFUNDED');
    expect(await tap().fetchRefund!(made.refund_id)).toBe('done');
    tapServer.decideRefund(made.refund_id, 'DECLINED');
    expect(await tap().fetchRefund!(made.refund_id)).toBe('failed');
  });

  it('knows their notices by the signature, and by nothing else', () => {
    const told = (change: Record<string, unknown> = {}) =>
      Buffer.from(
        JSON.stringify({
          id: 'chg_1',
          amount: 1.5,
          currency: 'KWD',
          status: 'CAPTURED',
          reference: { gateway: 'gw', payment: 'py' },
          transaction: { created: '1700' },
          ...change,
        }),
      );
    const good = '69485ac24bba9295ec86001f7cf0fb7f426b758136eeafa5eb94864fb8b8f514';
    const verify = (body: Buffer, hash: string | undefined = good, key = 'test-secret') =>
      verifyTapWebhook(body, hash, key);
    expect(verify(told())).toEqual({ ok: true, event_id: 'chg_1 CAPTURED', provider_id: 'chg_1' });
    expect(
      verify(
        told({ id: 'chg_2', amount: 10, currency: 'SAR' }),
        'b2313ec27a08332bbce85bc5fb6a8afa7772225ed38c692b0e879321f70f6184',
      ),
    ).toMatchObject({ ok: true, provider_id: 'chg_2' });
    for (const change of [
      { id: 'chg_3' },
      { amount: 1.501 },
      { amount: 15 },
      { status: 'FAILED' },
      { currency: 'EUR' },
    ])
      expect(verify(told(change)), JSON.stringify(change)).toEqual({ ok: false });
    expect([verify(told(), good, 'other'), verify(told(), good.slice(1)), verify(told(), '')]).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false })),
    );
    for (const body of ['', '{', 'null', '[]', '{"id":1}'])
      expect(verify(Buffer.from(body)), body).toEqual({ ok: false });
  });
});

describe('moyasar', () => {
  it('sends what they ask for, and nothing below a riyal', async () => {
    moyasarServer.asked.length = 0;
    const amount = { minor: 5_250, currency: 'SAR' } as const;
    await moyasar().createLink(link({ reference: 'PAY-1', amount }));
    expect(moyasarServer.asked[0]!.body).toEqual({
      amount: 5_250,
      currency: 'SAR',
      description: 'Booking deposit',
      success_url: 'https://app.example/pay/x/done',
      back_url: 'https://app.example/pay/x/done',
      expired_at: '2026-11-16T16:00:00.000Z',
      metadata: { reference: 'PAY-1' },
    });
    expect(await troubleOf(moyasar().createLink(link({ amount: { ...amount, minor: 99 } })))).toBe('refused');
    expect(moyasarServer.asked).toHaveLength(1);
  });

  it('tells doubles, other amounts and other words as they are', async () => {
    const invoice = async () =>
      (await moyasar().createLink(link({ amount: { minor: 5_250, currency: 'SAR' } }))).provider_id;
    const twice = await invoice();
    moyasarServer.attempt(twice, 'paid', { amount: 5_249 });
    moyasarServer.attempt(twice, 'paid');
    expect(await moyasar().fetch(twice)).toMatchObject({ paid: { minor: 5_249, currency: 'SAR' }, times: 2 });
    for (const [said, status] of [
      ['canceled', 'cancelled'],
      ['expired', 'expired'],
      ['refunded', 'failed'],
      ['on_hold', 'pending'],
    ] as const) {
      const id = await invoice();
      moyasarServer.invoices.get(id)!.status = said;
      expect((await moyasar().fetch(id)).status, said).toBe(status);
    }
  });

  it('knows their notices by the shared secret', () => {
    const told = (secret_token: unknown) =>
      Buffer.from(JSON.stringify({ id: 'ev-1', type: 'payment_paid', secret_token, data: { invoice_id: 'inv-1' } }));
    expect(verifyMoyasarWebhook(told('shared'), 'shared')).toEqual({
      ok: true,
      event_id: 'ev-1',
      provider_id: 'inv-1',
    });
    for (const [body, token] of [
      [told('other'), 'shared'],
      [told(''), ''],
      [told(null), 'shared'],
      [Buffer.from('{'), 'shared'],
    ] as const)
      expect(verifyMoyasarWebhook(body, token)).toEqual({ ok: false });
  });
});

describe('amounts in decimals', () => {
  it('come out even or not at all', () => {
    expect([
      decimalToMinor('52.5', 'AED'),
      decimalToMinor('52.500', 'AED'),
      decimalToMinor('1.25', 'KWD'),
      decimalToMinor('7', 'OMR'),
      decimalToMinor('52.501', 'AED'),
      decimalToMinor('1e3', 'AED'),
      decimalToMinor('', 'AED'),
    ]).toEqual([5_250, 5_250, 1_250, 7_000, undefined, undefined, undefined]);
    expect([currencyNamed('KD'), currencyNamed(' aed '), currencyNamed('EUR')]).toEqual(['KWD', 'AED', undefined]);
  });
});
