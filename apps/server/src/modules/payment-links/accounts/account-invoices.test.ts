import { paymentGatewayContract } from '@rawnaq/domain/payment-links/payment-gateway.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays, addMonths, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { paymentLinksContract as links } from '@rawnaq/domain/payment-links/payment-links.contract';
import { accountInvoicesContract as invoices } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { accountPricesContract as prices } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { platformPaymentsContract as payments } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../../test/people';
import { runJob } from '../../../../test/run-job';
import { openWorld, type World } from '../../../../test/world';
import { asAccount, asPlatform } from '../../../services';
import { createAccount } from '../../accounts';
import { moveSandboxPayment } from '../sandbox/sandbox-payments.repo';
import { settlePaymentLink } from '../settle-payment-link';
import { startPayment } from '../start-payment';
import { payByLink } from '../../platform-invoices';
import { openAccountLink } from './ask-for-account-invoice';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  await world.call(prices.save, { country: 'AE', prices: LIST }, { as: manager });
});
afterAll(() => world.close());

const LIST: InputOf<typeof prices.save>['prices'] = [
  { item: 'basic', period: 'month', price: 10_000 },
  { item: 'premium', period: 'month', price: 20_000 },
  { item: 'premium', period: 'year', price: 200_000 },
  { item: 'users', period: 'year', price: 12_000 },
];
const YEAR = { item: 'premium', period: 'year', quantity: 1, unit_price: 200_000 } as const;

let made = 0;
type Life = {
  status?: 'requested' | 'trial' | 'active' | 'expired' | 'disabled';
  trial_ends_on?: string;
  expires_on?: string;
  tier?: 'basic' | 'premium';
  country?: 'AE' | 'SA';
};
async function newAccount({ status = 'trial', tier, country = 'AE', ...ends }: Life = {}): Promise<number> {
  const mine = (made += 1);
  const { accountId } = await asPlatform(world.services, (tx) =>
    createAccount(tx, {
      english_name: `Payer ${mine}`,
      arabic_name: `دافع ${mine}`,
      business_type: 'women_salon',
      country,
      city: country === 'AE' ? 'Dubai' : 'Riyadh',
      language: 'en',
      status: status === 'disabled' ? 'active' : status,
      ...ends,
      owner: { name: `Owner ${mine}`, email: `payer${mine}@test.rawnaq`, mobile: null, password_hash: 'none' },
    }),
  );
  await rowsOf(world, 'update accounts set tier = $2, status = $3 where id = $1', [accountId, tier ?? null, status]);
  return accountId;
}
const today = (zone = 'Asia/Dubai'): string => todayIn(world.services.clock(), zone);
const accountOf = async (id: number) =>
  (
    await rowsOf<{ status: string; tier: string | null; expires_on: string | null }>(
      world,
      'select status, tier, expires_on::text from accounts where id = $1',
      [id],
    )
  )[0]!;
const ownerToken = async (id: number): Promise<string> => {
  const [owner] = await rowsOf<{ account_id: number; id: number; kind: 'merchant' }>(
    world,
    'select account_id, id, kind from users where account_id = $1 and is_owner',
    [id],
  );
  return tokenOf(world, owner!);
};
const issue = async (tenant: number, more: object = {}) =>
  world.call(invoices.issue, { tenant, lines: [YEAR], ...more } as never, { as: manager });
const statusOf = async (id: number): Promise<string> =>
  (await rowsOf<{ status: string }>(world, 'select status from account_invoices where id = $1', [id]))[0]!.status;
const books = () => ledgerOf(world, 0);
const messagesOf = (id: number) =>
  rowsOf<{ template: string; body: string }>(
    world,
    'select template, body from messages where account_id = $1 order by id',
    [id],
  );

/** The merchant opens the page of the gateway and pays; nobody has asked the gateway yet. */
async function payAtGateway(unique_id: string): Promise<string> {
  const path = await openAccountLink(world.services, { unique_id, language: 'en', return_path: '/en/x' });
  const reference = path.split('/').at(-1)!;
  const link = await startPayment(world.services, 0, reference);
  await asAccount(world.services, 0, (tx) =>
    moveSandboxPayment({ tx, accountId: 0 }, link!.provider_id!, ['pending'], {
      status: 'paid',
      payment_id: `p-${reference}`,
    }),
  );
  return reference;
}

describe('issuing', () => {
  it('adds the platform’s VAT at home, none abroad, and books what is owed', async () => {
    const before = await books();
    const tenant = await newAccount();
    const { body } = await issue(tenant, {
      lines: [YEAR, { item: 'users', period: 'year', quantity: 3, unit_price: 12_333 }],
    });
    const { body: shown } = await world.call(invoices.get_record, { id: body.id }, { as: manager });
    // VAT of a unit is rounded, so that a unit, a line and the whole add up: 617 × 3, not 5 % of 36,999.
    expect(shown).toMatchObject({ subtotal: 236_999, vat: 11_851, total: 248_850, vat_rate: 500, status: 'issued' });
    expect(shown.lines.map(({ english_name }) => english_name)).toEqual([
      'Premium package, yearly',
      'Extra users, yearly',
    ]);
    expect(shown.due_on).toBe(addDays(today(), 14));
    expect(shown.journals).toHaveLength(1);
    const after = await books();
    expect(after[1200]! - (before[1200] ?? 0)).toBe(248_850);
    expect(after[4100]! - (before[4100] ?? 0)).toBe(-236_999);
    expect(after[2200]! - (before[2200] ?? 0)).toBe(-11_851);

    const abroad = await issue(await newAccount({ country: 'SA' }));
    const { body: export_ } = await world.call(invoices.get_record, { id: abroad.body.id }, { as: manager });
    expect(export_).toMatchObject({ vat: 0, total: 200_000, currency: 'AED' });
  });

  it('numbers sixteen at once without a gap, and refused ones take none', async () => {
    const tenants = await Promise.all(Array.from({ length: 16 }, () => newAccount()));
    const before = await rowsOf<{ last: number }>(
      world,
      'select coalesce(max(last), 0) as last from account_invoice_series',
    );
    await Promise.all([
      ...tenants.map((tenant) => issue(tenant)),
      ...tenants.slice(0, 4).map((tenant) => issue(tenant, { lines: [YEAR, YEAR] })),
    ]);
    const numbers = await rowsOf<{ number: number }>(
      world,
      'select number from account_invoices where number > $1 order by number',
      [before[0]!.last],
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, at) => before[0]!.last + 1 + at),
    );
  });

  it('refuses what can not be billed, each at its own field', async () => {
    const tenant = await newAccount();
    expect((await issue(await newAccount({ status: 'requested' }))).body.code).toBe('ACCOUNT_NOT_BILLED');
    expect((await issue(999_999)).status).toBe(404);
    expect((await issue(1)).status).toBe(422);
    expect((await issue(tenant, { lines: [{ ...YEAR, unit_price: 0 }] })).body.code).toBe('ACCOUNT_INVOICE_EMPTY');
    expect((await issue(tenant, { lines: [{ ...YEAR, period: null }] })).body.errors).toHaveProperty('lines.0.period');
    expect((await issue(tenant, { due_on: addDays(today(), -1) })).body.code).toBe('ACCOUNT_DUE_TOO_EARLY');
    expect((await issue(tenant, { lines: [{ item: 'other', quantity: 1, unit_price: 5 }] })).status).toBe(422);
  });

  it('cancelled, is taken back from the books and stays cancelled', async () => {
    const before = await books();
    const { body } = await issue(await newAccount());
    await world.call(payments.ask, { invoice_id: body.id, channel: 'email' }, { as: manager });
    const cancel = () => world.call(invoices.cancel, { id: body.id, reason: 'Wrong merchant' }, { as: manager });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await books()).toEqual({ 1200: 0, 4100: 0, 2200: 0, ...before });
    expect((await world.call(invoices.pay, { id: body.id, method: 'transfer' }, { as: manager })).body.code).toBe(
      'ACCOUNT_INVOICE_NOT_OPEN',
    );
    const requests = await rowsOf(world, 'select status from platform_payments where invoice_id = $1', [body.id]);
    expect(requests).toEqual([{ status: 0 }]);
  });
});

describe('paying', () => {
  it('of many transfers and links at once counts one, renews once, and gives the rest back', async () => {
    const tenant = await newAccount({ trial_ends_on: addDays(today(), 3) });
    const { body } = await issue(tenant);
    const before = await books();
    const reference = await payAtGateway(body.unique_id);
    await Promise.all([
      ...Array.from({ length: 4 }, () => settlePaymentLink(world.services, 0, reference)),
      ...Array.from({ length: 4 }, () =>
        world.call(invoices.pay, { id: body.id, method: 'transfer' }, { as: manager }),
      ),
    ]);
    const taken = await rowsOf<{ method: string }>(
      world,
      'select method from platform_payments where invoice_id = $1 and status = 2',
      [body.id],
    );
    expect(taken).toHaveLength(1);
    const [link] = await rowsOf<{ status: number; refund_state: string | null }>(
      world,
      'select status, refund_state from payment_links where reference = $1',
      [reference],
    );
    expect(link).toEqual({ status: 2, refund_state: taken[0]!.method === 'transfer' ? 'asked' : null });
    // The days of the trial that are left come along.
    expect(await accountOf(tenant)).toEqual({
      status: 'active',
      tier: 'premium',
      expires_on: addDays(addMonths(addDays(today(), 4), 12), -1),
    });
    expect((await books())[1200]! - before[1200]!).toBe(-210_000);
    expect((await messagesOf(tenant)).filter(({ template }) => template === 'account-renewed')).toHaveLength(1);
  });

  it('by a replayed notice changes nothing more', async () => {
    const tenant = await newAccount({ trial_ends_on: today() });
    const { body } = await issue(tenant);
    const reference = await payAtGateway(body.unique_id);
    for (let times = 0; times < 3; times += 1) await settlePaymentLink(world.services, 0, reference);
    const once = await accountOf(tenant);
    const booked = await books();
    await Promise.all(Array.from({ length: 5 }, () => settlePaymentLink(world.services, 0, reference)));
    expect(await accountOf(tenant)).toEqual(once);
    expect(await books()).toEqual(booked);
    expect(await statusOf(body.id)).toBe('paid');
  });

  it('gives two tabs and two clicks the same page, and none for what is paid', async () => {
    const { body } = await issue(await newAccount());
    const open = () =>
      openAccountLink(world.services, { unique_id: body.unique_id, language: 'en', return_path: '/en/x' });
    expect(new Set(await Promise.all([open(), open(), open(), open()])).size).toBe(1);
    await world.call(invoices.pay, { id: body.id, method: 'transfer' }, { as: manager });
    await expect(open()).rejects.toMatchObject({ code: 'ACCOUNT_INVOICE_NOT_OPEN' });
  });

  it('that breaks off before its end leaves neither payment nor renewal', async () => {
    const tenant = await newAccount({ trial_ends_on: today() });
    const { body } = await issue(tenant);
    const before = await accountOf(tenant);
    const books_ = await books();
    const reference = await payAtGateway(body.unique_id);
    const [link] = await rowsOf<{ id: number }>(world, 'select id from payment_links where reference = $1', [
      reference,
    ]);
    await expect(
      asPlatform(world.services, async (tx) => {
        const keeper = { tx, accountId: 0, now: world.services.clock(), services: world.services };
        await payByLink(keeper, { id: link!.id, account_invoice_id: body.id, payment_id: null });
        throw new Error('the process died');
      }),
    ).rejects.toThrow('died');
    expect(await accountOf(tenant)).toEqual(before);
    expect(await statusOf(body.id)).toBe('issued');
    expect(await books()).toEqual(books_);
    expect(await rowsOf(world, 'select 1 from platform_payments where invoice_id = $1', [body.id])).toEqual([]);
  });

  it('turns an open request into the payment, and asks at most once at a time', async () => {
    const tenant = await newAccount();
    const { body } = await issue(tenant);
    const ask = () => world.call(payments.ask, { invoice_id: body.id, channel: 'whatsapp' }, { as: manager });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(asked.map((answer) => answer.body.id)).size).toBe(1);
    // An owner without a mobile gets it by e-mail all the same.
    expect(asked[0]!.body.sent_to).toMatch(/@test\.rawnaq$/);
    const [message] = await messagesOf(tenant);
    expect(message!.body).toContain(`/en/account-invoice/${body.unique_id}`);
    await world.call(invoices.pay, { id: body.id, method: 'cheque', reference: 'C-7' }, { as: manager });
    const found = await world.call(payments.get_request, { id: asked[0]!.body.id }, { as: manager });
    expect(found.body).toMatchObject({ status: 2, method: 'cheque', reference: 'C-7', paid_on: today() });
    expect(
      (await world.call(payments.cancel_request, { id: found.body.id, reason: 'Late' }, { as: manager })).body.code,
    ).toBe('STATE_MOVE_NOT_ALLOWED');
    expect(await rowsOf(world, 'select 1 from platform_payments where invoice_id = $1', [body.id])).toHaveLength(1);
  });

  it('refuses a day ahead', async () => {
    const { body } = await issue(await newAccount());
    const ahead = await world.call(
      invoices.pay,
      { id: body.id, method: 'transfer', paid_on: addDays(today(), 2) },
      { as: manager },
    );
    expect(ahead.body.errors).toHaveProperty('paid_on');
    expect(await statusOf(body.id)).toBe('issued');
  });

  it('counts in its month, compared with the same days of the month before', async () => {
    const paid = async () => (await world.call(invoices.figures, {}, { as: manager })).body.paid;
    const pay = async (paid_on: string) => {
      const { body } = await issue(await newAccount());
      const { status } = await world.call(invoices.pay, { id: body.id, method: 'transfer', paid_on }, { as: manager });
      expect(status).toBe(200);
    };
    const total = 210_000;
    const before = await paid();
    await pay(addMonths(today(), -1));
    expect(await paid()).toEqual({ ...before, before: before.before + total });
    // A day that this month has not reached yet, and one of this month.
    await pay(addDays(startOfMonth(today()), -1));
    await pay(today());
    const after = await paid();
    const isLastDay = today().slice(8) >= addDays(startOfMonth(today()), -1).slice(8);
    expect(after.before - before.before).toBe(isLastDay ? 2 * total : total);
    expect([after.count - before.count, after.amount - before.amount]).toEqual([1, total]);
  });
});

describe('an account', () => {
  const pay = async (tenant: number, lines: object[] = [YEAR]) => {
    const { body } = await issue(tenant, { lines });
    await world.call(invoices.pay, { id: body.id, method: 'transfer' }, { as: manager });
    return accountOf(tenant);
  };
  const MONTH = { item: 'premium', period: 'month', quantity: 1, unit_price: 20_000 };

  it('that runs is prolonged from its last day; one that expired opens again from today', async () => {
    const running = await newAccount({ status: 'active', expires_on: addDays(today(), 20), tier: 'premium' });
    expect((await pay(running)).expires_on).toBe(addDays(addMonths(addDays(today(), 21), 12), -1));
    const closed = await newAccount({ status: 'expired', expires_on: addDays(today(), -40), tier: 'premium' });
    expect(await pay(closed, [MONTH])).toEqual({
      status: 'active',
      tier: 'premium',
      expires_on: addDays(addMonths(today(), 1), -1),
    });
  });

  it('that goes up keeps what it has paid for, as days of the dearer package', async () => {
    const basic = await newAccount({ status: 'active', expires_on: addDays(today(), 29), tier: 'basic' });
    // Thirty days of 100 are fifteen of 200.
    expect(await pay(basic, [MONTH])).toEqual({
      status: 'active',
      tier: 'premium',
      expires_on: addDays(addMonths(today(), 1), 14),
    });
  });

  it('that was suspended stays so, with its days counted', async () => {
    const suspended = await newAccount({ status: 'disabled', expires_on: addDays(today(), -1), tier: 'premium' });
    expect(await pay(suspended, [MONTH])).toMatchObject({
      status: 'disabled',
      expires_on: addDays(addMonths(today(), 1), -1),
    });
  });

  it('is not renewed by extras', async () => {
    const tenant = await newAccount({ trial_ends_on: addDays(today(), 2) });
    expect(
      await pay(tenant, [{ item: 'other', english_name: 'Training', quantity: 1, unit_price: 5_000 }]),
    ).toMatchObject({
      status: 'trial',
      expires_on: null,
    });
  });

  it('is warned, closed and brought back with nothing lost', async () => {
    const tenant = await newAccount({ status: 'active', expires_on: today(), tier: 'premium' });
    await rowsOf(world, 'update accounts set expires_on = $2 where id = $1', [tenant, addDays(today(), -30)]);
    await pay(tenant);
    const [{ users }] = (await rowsOf<{ users: number }>(
      world,
      'select count(*)::int as users from users where account_id = $1',
      [tenant],
    )) as [{ users: number }];
    for (const left of [14, 13, 7, 3, 1, 0, -1, -2, -5, -7, -8]) {
      await rowsOf(world, 'update accounts set expires_on = $2 where id = $1', [tenant, addDays(today(), left)]);
      await rowsOf(world, 'update expiry_notices set ends_on = $2 where tenant = $1', [tenant, addDays(today(), left)]);
      await runJob(world.services, 'watch-account-ends');
      expect((await accountOf(tenant)).status, `${left} days left`).toBe(left < -7 ? 'expired' : 'active');
    }
    const told = await messagesOf(tenant);
    expect(told.map(({ template }) => template).filter((name) => !name.startsWith('account-renew'))).toEqual([
      'account-ending',
      'account-ending',
      'account-ending',
      'account-ending',
      'account-ends-today',
      'account-grace',
      'account-grace',
      'account-expired',
    ]);
    // One invoice was issued for all of it, and its link stands in every message.
    const open = await rowsOf<{ id: number; unique_id: string }>(
      world,
      "select id, unique_id from account_invoices where tenant = $1 and status = 'issued'",
      [tenant],
    );
    expect(open).toHaveLength(1);
    expect(told.slice(1).every(({ body }) => body.includes(`/en/account-invoice/${open[0]!.unique_id}`))).toBe(true);
    await settlePaymentLink(world.services, 0, await payAtGateway(open[0]!.unique_id));
    expect(await accountOf(tenant)).toEqual({
      status: 'active',
      tier: 'premium',
      expires_on: addDays(addMonths(today(), 12), -1),
    });
    expect(await rowsOf(world, 'select count(*)::int as users from users where account_id = $1', [tenant])).toEqual([
      { users },
    ]);
  });
});

describe('a merchant', () => {
  it('on trial orders, pays by link and is premium', async () => {
    const tenant = await newAccount({ trial_ends_on: addDays(today(), 1) });
    const owner = await ownerToken(tenant);
    const shop = await world.call(invoices.of_account, {}, { as: owner });
    expect(shop.body).toMatchObject({ currency: 'AED', vat_rate: 500, records: [] });
    const order = () => world.call(invoices.order, { tier: 'premium', period: 'year', users: 2 }, { as: owner });
    const ordered = await Promise.all([order(), order(), order()]);
    expect(ordered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ordered.find(({ status }) => status !== 200)!.body.code).toBe('ACCOUNT_INVOICE_OPEN');
    const { unique_id } = ordered.find(({ status }) => status === 200)!.body;
    const standing = await world.call(invoices.standing, {}, { as: owner });
    expect(standing.body).toMatchObject({ status: 'trial', days_left: 1, open: { unique_id, total: 235_200 } });
    const { body } = await world.call(links.pay_account_invoice, { unique_id }, { as: owner });
    const reference = body.path.split('/').at(-1)!;
    const link = await startPayment(world.services, 0, reference);
    await asAccount(world.services, 0, (tx) =>
      moveSandboxPayment({ tx, accountId: 0 }, link!.provider_id!, ['pending'], { status: 'paid', payment_id: 'p' }),
    );
    await settlePaymentLink(world.services, 0, reference);
    const paid = await world.call(invoices.own_record, { unique_id }, { as: owner });
    expect(paid.body).toMatchObject({ status: 'paid', renewed_until: (await accountOf(tenant)).expires_on });
    expect((await accountOf(tenant)).status).toBe('active');
  });

  it('sees and pays its own invoices only, and buys nothing that has no price', async () => {
    const { body } = await issue(await newAccount());
    const stranger = await ownerToken(await newAccount());
    const { unique_id } = body;
    expect((await world.call(invoices.own_record, { unique_id }, { as: stranger })).body.code).toBe(
      'ACCOUNT_INVOICE_NOT_EXIST',
    );
    expect((await world.call(links.pay_account_invoice, { unique_id }, { as: stranger })).body.code).toBe(
      'ACCOUNT_INVOICE_NOT_EXIST',
    );
    const order = await world.call(invoices.order, { tier: 'advanced', period: 'year' }, { as: stranger });
    expect(order.body.code).toBe('ACCOUNT_PRICE_MISSING');
    const pdf = await world.call(invoices.public_pdf, { unique_id }, {});
    expect(pdf.status).toBe(200);
    expect((await world.call(invoices.public_pdf, { unique_id: `${unique_id}x` }, {})).status).toBe(404);
  });
});

it('each door opens to its own right', async () => {
  const { body } = await issue(await newAccount());
  const asks = {
    issue: () => invoices.issue,
    pay: () => invoices.pay,
    cancel: () => invoices.cancel,
    ask: () => payments.ask,
    prices: () => prices.save,
    gateway: () => paymentGatewayContract.save_of_platform,
  };
  const inputs: Record<keyof typeof asks, object> = {
    issue: { tenant: 1, lines: [YEAR] },
    pay: { id: body.id, method: 'transfer', paid_on: '2099-01-01' },
    cancel: { id: 0, reason: 'x' },
    ask: { invoice_id: 0, channel: 'email' },
    prices: { country: 'OM', prices: [] },
    gateway: { is_active: false, company: '', is_test: false, proof: { password: 'wrong' } },
  };
  const matrix = {
    'platform-accounting.view': [],
    'platform-accounting.edit': ['issue', 'ask'],
    'platform-accounting.record-payments': ['pay'],
    'platform-accounting.cancel': ['cancel'],
    'platform-settings.view': [],
    'platform-settings.edit': ['prices', 'gateway'],
  } as const;
  for (const [right, opened] of Object.entries(matrix)) {
    const person = await addPerson(world, 'manager', 0, toPermissionMap([right as keyof typeof matrix]));
    const as = await tokenOf(world, person);
    for (const [name, entry] of Object.entries(asks)) {
      const { status } = await world.call(entry() as never, inputs[name as keyof typeof asks] as never, { as });
      expect(status === 403, `${right} ${name}`).toBe(!(opened as readonly string[]).includes(name));
    }
  }
});

it('the books of the platform balance', async () => {
  expect(Object.values(await books()).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  const days = await rowsOf<{ rest: number }>(
    world,
    'select sum(debit - credit)::bigint as rest from ledger_days where account_id = 0',
  );
  expect(Number(days[0]!.rest)).toBe(0);
  const owed = await rowsOf<{ owed: number }>(
    world,
    "select coalesce(sum(total), 0)::bigint as owed from account_invoices where status = 'issued'",
  );
  expect(Number(owed[0]!.owed)).toBe((await books())[1200]);
});
