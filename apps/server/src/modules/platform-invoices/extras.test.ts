import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { employeesContract as employees } from '@rawnaq/domain/employees/employees.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays, addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { messageLinesContract as lines } from '@rawnaq/domain/message-lines/message-lines.contract';
import { accountInvoicesContract as invoices } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { platformPaymentsContract as payments } from '@rawnaq/domain/platform-payments/platform-payments.contract';
import { accountPricesContract as prices } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { whatsappCatalogueContract as catalogue } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import { whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { runJob } from '../../../test/run-job';
import { asAccount, asPlatform } from '../../services';
import { queueSalonMessages } from '../messages';
import { createAccount } from '../accounts';
import { openAccountLink } from '../payment-links';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');
let made = 0;
async function newAccount(): Promise<{ id: number; owner: string }> {
  const mine = (made += 1);
  const { accountId: id } = await asPlatform(world.services, (tx) =>
    createAccount(tx, {
      english_name: `Buyer ${mine}`,
      arabic_name: `مشترٍ ${mine}`,
      business_type: 'women_salon',
      country: 'AE',
      city: 'Dubai',
      language: 'en',
      status: 'active',
      expires_on: addDays(today(), 100),
      owner: { name: `Owner ${mine}`, email: `buyer${mine}@test.rawnaq`, mobile: null, password_hash: 'none' },
    }),
  );
  await rowsOf(world, "update accounts set tier = 'basic' where id = $1", [id]);
  const [owner] = await rowsOf<{ account_id: number; id: number; kind: 'merchant' }>(
    world,
    'select account_id, id, kind from users where account_id = $1 and is_owner',
    [id],
  );
  return { id, owner: await tokenOf(world, owner!) };
}

type Line = InputOf<typeof invoices.issue>['lines'][number];
const issue = async (tenant: number, ...bought: Line[]) =>
  (await world.call(invoices.issue, { tenant, lines: bought }, { as: manager })).body;
const pay = (id: number, method: InputOf<typeof invoices.pay>['method'] = 'transfer') =>
  world.call(invoices.pay, { id, method }, { as: manager });
const whatsappOf = async (id: number) =>
  (
    await rowsOf<{ status: number; ends_on: string | null; messages_left: number | null; package_id: number | null }>(
      world,
      `select a.whatsapp_package_status as status, a.whatsapp_package_ends_on::text as ends_on, w.messages_left,
        w.package_id
      from accounts a left join whatsapp_allowances w on w.account_id = a.id where a.id = $1`,
      [id],
    )
  )[0]!;

const THOUSAND = {
  english_name: 'Thousand',
  arabic_name: 'ألف',
  months: 2,
  messages: 1000,
  prices: [{ country: 'AE' as const, price: 9_000 }],
};

it('finds the accounts that can be billed, by their number', async () => {
  const { id } = await newAccount();
  const { body } = await world.call(invoices.merchants, { search: String(id) }, { as: manager });
  expect(body.records.map((merchant) => merchant.id)).toContain(id);
});

describe('WhatsApp packages', () => {
  it('are a list with names of their own, sold where they have a price', async () => {
    const { body } = await world.call(catalogue.add, THOUSAND, { as: manager });
    const twice = await world.call(catalogue.add, { ...THOUSAND, english_name: 'THOUSAND' }, { as: manager });
    expect(twice.body).toMatchObject({
      code: 'WHATSAPP_PACKAGE_NAME_TAKEN',
      errors: { english_name: [expect.any(String)] },
    });
    const { id, owner } = await newAccount();
    const shop = async () => (await world.call(invoices.of_account, {}, { as: owner })).body.packages;
    expect(await shop()).toMatchObject([{ id: body.id, price: 9_000, months: 2, messages: 1000 }]);
    await world.call(catalogue.set_status, { id: body.id, status: 0 }, { as: manager });
    expect(await shop()).toEqual([]);
    await world.call(catalogue.set_status, { id: body.id, status: 1 }, { as: manager });
    const options = await world.call(invoices.options, { tenant: id }, { as: manager });
    expect(options.body.packages).toHaveLength(1);
    const [row] = (await world.call(catalogue.get_records, {}, { as: manager })).body.records;
    expect(row).toMatchObject({ english_name: 'Thousand', countries: 1, salons: 0, prices: THOUSAND.prices });
    const history = await rowsOf(world, "select action from audit_log where entity = 'whatsapp_packages' order by id");
    expect(history.map(({ action }) => action)).toEqual([
      'whatsapp-packages.add',
      'whatsapp-packages.set-status',
      'whatsapp-packages.set-status',
    ]);
  });

  it('begin with the payment, follow each other and keep what was sold', async () => {
    const packageId = (await packageNamed('Thousand')).id;
    const { id } = await newAccount();
    expect(await whatsappOf(id)).toMatchObject({ status: 0, ends_on: null });
    const bought = { item: 'whatsapp', package_id: packageId, quantity: 2, unit_price: 9_000 } as const;
    const first = await issue(id, bought);
    // What is changed in the list later is not what was sold.
    await world.call(catalogue.edit, { ...THOUSAND, id: packageId, months: 1, messages: 10 }, { as: manager });
    expect((await pay(first.id)).body).toEqual({ renewed_until: null });
    const until = addDays(addMonths(today(), 4), -1);
    expect(await whatsappOf(id)).toEqual({ status: 1, ends_on: until, messages_left: 2000, package_id: packageId });
    await pay((await issue(id, { ...bought, quantity: 1 })).id);
    const longer = addDays(addMonths(addDays(until, 1), 1), -1);
    expect(await whatsappOf(id)).toMatchObject({ ends_on: longer, messages_left: 2010 });
    expect((await world.call(catalogue.get_records, {}, { as: manager })).body.records[0]).toMatchObject({ salons: 1 });
    const shown = await world.call(lines.packages, { search: String(id) }, { as: manager });
    expect(shown.body.records[0]).toMatchObject({ package: 'Thousand', messages_left: 2010, condition: 'active' });
  });

  it('of which every message was sent send no more; by hand they get more', async () => {
    const { id, owner } = await newAccount();
    await pay(
      (
        await issue(id, {
          item: 'whatsapp',
          package_id: (await packageNamed('Thousand')).id,
          quantity: 1,
          unit_price: 1,
        })
      ).id,
    );
    await world.call(lines.connect, { provider: 'sandbox' }, { as: owner });
    await world.call(lines.refresh, {}, { as: owner });
    await rowsOf(world, 'update whatsapp_allowances set messages_left = 2 where account_id = $1', [id]);
    const { body: customer } = await world.call(
      customersContract.add,
      { name: 'Noura', mobile: '+971501234567' } as never,
      { as: owner },
    );
    const noura = customer.id;
    const sent = await Promise.all(Array.from({ length: 5 }, (_, number) => send(id, noura, `+97150000000${number}`)));
    // Of five at once, two find a message left.
    expect(sent.filter((status) => status === 2)).toHaveLength(2);
    expect(await whatsappOf(id)).toMatchObject({ messages_left: 0 });
    const line = await world.call(lines.get, {}, { as: owner });
    expect(line.body.package).toMatchObject({ condition: 'used_up', messages_left: 0 });
    await world.call(
      lines.set_package,
      { account_id: id, status: whatsappPackageStates.codes.active, messages_left: 1 },
      { as: manager },
    );
    expect(await send(id, noura, '+971500000009')).toBe(2);
  });

  it('are refused where none was chosen, and where it does not exist', async () => {
    const { id } = await newAccount();
    const none = await world.call(
      invoices.issue,
      { tenant: id, lines: [{ item: 'whatsapp', quantity: 1, unit_price: 5 }] },
      { as: manager },
    );
    expect(none.body).toMatchObject({ errors: { 'lines.0.package_id': [expect.any(String)] } });
    const foreign = await world.call(
      invoices.issue,
      { tenant: id, lines: [{ item: 'whatsapp', package_id: 99_999, quantity: 1, unit_price: 5 }] },
      { as: manager },
    );
    expect(foreign.status).toBe(404);
  });
});

describe('people who may sign in', () => {
  it('are as many as the package is for and as were bought beside it, also for two who come at once', async () => {
    await world.call(prices.save_limits, { basic: 2, advanced: 15 }, { as: manager });
    expect((await world.call(prices.get_limits, {}, { as: manager })).body).toEqual({
      basic: 2,
      advanced: 15,
      premium: null,
    });
    const { id, owner } = await newAccount();
    const [role] = await rowsOf<{ id: number }>(
      world,
      "select id from roles where account_id = $1 and key = 'cashier'",
      [id],
    );
    let hired = 0;
    const hire = async () => {
      const mine = (hired += 1);
      const input = { english_name: `Sara ${'abcdefghij'[mine]}` };
      const { body } = await world.call(employees.add, input, { as: owner });
      return () =>
        world.call(
          employees.give_access,
          { id: body.id, email: `sara${id}x${mine}@test.rawnaq`, role_id: role!.id },
          { as: owner },
        );
    };
    const [first, second, third] = [await hire(), await hire(), await hire()];
    // The owner is one of the two.
    const both = await Promise.all([first(), second()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 501]);
    expect(both.find(({ status }) => status === 501)!.body).toMatchObject({ code: 'USERS_LIMIT_REACHED' });
    const { id: invoice } = await issue(id, { item: 'users', period: 'month', quantity: 1, unit_price: 1_000 });
    expect((await third()).status).toBe(501);
    await pay(invoice);
    expect((await third()).status).toBe(200);
    expect((await world.call(invoices.of_account, {}, { as: owner })).body.users).toEqual({ used: 3, limit: 3 });
    // When they are over nobody is thrown out, but nobody comes in either.
    await rowsOf(world, 'update extra_users set starts_on = $2, ends_on = $2 where account_id = $1', [
      id,
      addDays(today(), -1),
    ]);
    expect((await world.call(invoices.of_account, {}, { as: owner })).body.users).toEqual({ used: 3, limit: 2 });
    expect((await (await hire())()).status).toBe(501);
  });
});

describe('ways of paying', () => {
  const save = (off: readonly string[]) =>
    world.call(
      prices.save_methods,
      {
        methods: (['transfer', 'payment_link', 'cash', 'cheque', 'credit_card'] as const).map((method) => ({
          method,
          is_active: !off.includes(method),
          english_name: method === 'transfer' ? 'Bank transfer to Rawnaq' : '',
        })),
        bank_details: 'IBAN AE00 0000',
      },
      { as: manager },
    );

  it('are what staff may record, what the page shows and what the gateway is asked for', async () => {
    expect((await save([])).status).toBe(200);
    const { id } = await newAccount();
    const { id: invoice, unique_id } = await issue(id, {
      item: 'other',
      english_name: 'Training',
      quantity: 1,
      unit_price: 700,
    });
    const shown = async () => (await world.call(invoices.get_record, { id: invoice }, { as: manager })).body;
    expect(await shown()).toMatchObject({
      bank_details: 'IBAN AE00 0000',
      can_pay: true,
      ways: [{ method: 'transfer', name: { en: 'Bank transfer to Rawnaq' } }, { method: 'payment_link' }, {}, {}, {}],
    });
    await save(['transfer', 'payment_link']);
    expect(await shown()).toMatchObject({ bank_details: '', can_pay: false });
    expect((await pay(invoice)).body).toMatchObject({
      code: 'ACCOUNT_METHOD_NOT_OFFERED',
      errors: { method: [expect.any(String)] },
    });
    await expect(
      openAccountLink(world.services, { unique_id, language: 'en', return_path: '/x' }),
    ).rejects.toMatchObject({
      code: 'PAYMENTS_NOT_AVAILABLE',
    });
    expect((await pay(invoice, 'cash')).status).toBe(200);
    await save([]);
  });

  it('by card are recorded with the authorization code, by which they are found', async () => {
    const { id } = await newAccount();
    const one = { item: 'other', english_name: 'Training', quantity: 1, unit_price: 700 } as const;
    const { id: invoice } = await issue(id, one);
    for (const [language, sentence] of [
      ['en', 'Authorization code is required'],
      ['ar', 'حقل رمز الموافقة مطلوب'],
    ] as const) {
      const input = { id: invoice, method: 'credit_card', authorization_code: '  ' } as const;
      const refused = await world.call(invoices.pay, input, { as: manager, language });
      expect([refused.status, refused.body.errors]).toEqual([422, { authorization_code: [sentence] }]);
    }
    const card = { method: 'credit_card', authorization_code: '073846', reference: 'T-12' } as const;
    expect((await world.call(invoices.pay, { id: invoice, ...card }, { as: manager })).status).toBe(200);
    const { body } = await world.call(invoices.get_record, { id: invoice }, { as: manager });
    expect(body.payments).toMatchObject([{ method: 'credit_card', reference: '073846 / T-12' }]);
    const found = await world.call(payments.get_records, { search: '073846' }, { as: manager });
    expect(found.body.records).toMatchObject([{ invoice_id: invoice }]);
  });

  it('are at least one, and each once', async () => {
    expect((await save(['transfer', 'payment_link', 'cash', 'cheque', 'credit_card'])).body).toMatchObject({
      errors: { methods: [expect.any(String)] },
    });
    const twice = { method: 'cash' as const, is_active: true };
    expect((await world.call(prices.save_methods, { methods: [twice, twice] }, { as: manager })).status).toBe(422);
  });
});

describe('a payment recorded by mistake', () => {
  it('is reversed in the books, leaves the account as it is and gives nothing twice', async () => {
    const { id } = await newAccount();
    const before = await ledgerOf(world, 0);
    const { id: invoice } = await issue(
      id,
      { item: 'basic', period: 'month', quantity: 1, unit_price: 10_000 },
      { item: 'users', period: 'month', quantity: 2, unit_price: 1_000 },
    );
    const { body: paid } = await pay(invoice);
    const runsTo = paid.renewed_until!;
    expect(runsTo).toBe(addDays(addMonths(addDays(today(), 101), 1), -1));
    const reason = 'Another merchant’s transfer';
    expect((await world.call(invoices.take_back, { id: invoice, reason }, { as: manager })).body).toEqual({
      account_runs_to: runsTo,
    });
    const { body: shown } = await world.call(invoices.get_record, { id: invoice }, { as: manager });
    expect(shown).toMatchObject({ status: 'issued', paid_at: null, payments: [{ status: 0 }] });
    const open = await ledgerOf(world, 0);
    expect(open[1200]! - (before[1200] ?? 0)).toBe(shown.total);
    expect(open[1110] ?? 0).toBe(before[1110] ?? 0);
    expect((await world.call(invoices.take_back, { id: invoice, reason }, { as: manager })).body.code).toBe(
      'ACCOUNT_INVOICE_NOT_PAID',
    );
    // The right transfer comes: paid again, given once.
    expect((await pay(invoice)).body).toEqual({ renewed_until: runsTo });
    const [given] = await rowsOf(
      world,
      `select a.expires_on::text, (select count(*)::int from extra_users where account_id = a.id) as extra
      from accounts a where a.id = $1`,
      [id],
    );
    expect(given).toEqual({ expires_on: runsTo, extra: 1 });
    const told = await rowsOf(world, "select after ->> 'reason' as reason from audit_log where action = $1", [
      'account-invoices.take-back',
    ]);
    expect(told).toEqual([{ reason }]);
  });

  it('needs the right to record payments', async () => {
    const rights = toPermissionMap(['platform-accounting.view', 'platform-accounting.edit']);
    const clerk = await addPerson(world, 'manager', 0, rights);
    const refused = await world.call(invoices.take_back, { id: 1, reason: 'x' }, { as: await tokenOf(world, clerk) });
    expect(refused.status).toBe(403);
  });
});

async function packageNamed(english_name: string): Promise<{ id: number }> {
  return (
    await rowsOf<{ id: number }>(world, 'select id from whatsapp_packages where english_name = $1', [english_name])
  )[0]!;
}

/** A message of the salon by its own number, sent at once; answers what became of it. */
async function send(account_id: number, customer_id: number, recipient: string): Promise<number> {
  const message = {
    account_id,
    channel: 'whatsapp' as const,
    recipient,
    recipient_name: 'Noura',
    template: 'appointment_created' as const,
    language: 'en' as const,
    body: 'See you tomorrow.',
    customer_id,
  };
  const [id] = await asAccount(world.services, account_id, (tx) =>
    queueSalonMessages(tx, [message], world.services.clock()),
  );
  await runJob(world.services, 'send-message', { account_id, id });
  return (await rowsOf<{ status: number }>(world, 'select status from messages where id = $1', [id]))[0]!.status;
}
