import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { asAccount } from '../../services';
import { startMyfatoorah, type MyfatoorahServer } from '../../../test/servers/myfatoorah-server';
import { openWorld, type World } from '../../../test/world';
import { currencyNamed, decimalToMinor } from '../../infra/payment-drivers/decimal-amount';
import { myfatoorahDriver } from '../../infra/payment-drivers/myfatoorah-driver';
import { GatewayError, type NewLink, type PaymentDriver } from '../../infra/payment-drivers/payment-driver';
import { sandboxPaymentDriver } from './sandbox/sandbox-driver';
import { moveSandboxPayment } from './sandbox/sandbox-payments.repo';

let world: World;
let gateway: MyfatoorahServer;
beforeAll(async () => {
  [world, gateway] = await Promise.all([openWorld(), startMyfatoorah()]);
});
beforeEach(() => {
  gateway.asked.length = 0;
});
afterAll(async () => {
  await Promise.all([world.close(), gateway.close()]);
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
const myfatoorah = (change: object = {}): PaymentDriver =>
  myfatoorahDriver({
    token: 'mf-token',
    webhookSecret: 's',
    country: 'AE',
    baseUrl: gateway.url,
    timeoutMs: 400,
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
  { driver: () => PaymentDriver; pay: (id: string) => Promise<void>; decline: (id: string) => Promise<void> },
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
];

describe.each(drivers)('%s', (name, { driver, pay, decline }) => {
  it('makes a link that waits, stays open when declined, and is paid with our amount and reference', async () => {
    expect(driver().name).toBe(name);
    for (const [currency, minor] of [
      ['AED', 5_250],
      ['SAR', 1],
      ['KWD', 1_250],
      ['BHD', 12_345],
      ['OMR', 999],
    ] as [Currency, number][]) {
      const asked = link({ amount: { minor, currency } });
      const { provider_id, url } = await driver().createLink(asked);
      expect(url).toMatch(/^https?:/);
      expect(await driver().fetch(provider_id)).toEqual({ status: 'pending', declined: false });
      await decline(provider_id);
      expect(await driver().fetch(provider_id)).toEqual({ status: 'pending', declined: true });
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
    const asked = link();
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
    const error = await myfatoorah()
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
