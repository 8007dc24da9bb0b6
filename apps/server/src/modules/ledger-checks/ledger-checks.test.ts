import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { ledgerCheckNames, type LedgerCheckName } from '@rawnaq/domain/ledger-checks/ledger-checks';
import { ledgerChecksContract } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import { credit, debit, journalOf, type Posting } from '@rawnaq/domain/ledger/journal';
import { paymentsContract } from '@rawnaq/domain/payments/payments.contract';
import { penaltiesContract } from '@rawnaq/domain/penalties/penalties.contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import { cash, openMoneySalon, productLine, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { addCard, addCode, addDeposit, openLoyalty } from '../../../test/money/money-things';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { transaction, type Tx } from '../../db/database';
import { openPool } from '../../db/pool';
import { asPlatform } from '../../services';
import { post } from '../ledger';
import { runChecks } from './run-checks';

let world: World;
let salon: MoneySalon;
let kingdom: MoneySalon;

/** A deposit of which a penalty took a part, and of which a part went back. */
async function keepAndReturn(customer_id: number): Promise<void> {
  const as = { as: salon.owner };
  await world.call(paymentsContract.add_deposit, { customer_id, payments: [cash(1_100)] }, as);
  await world.call(penaltiesContract.add, { customer_id, type: penaltyTypes.codes.others, amount: 200 }, as);
  await world.call(paymentsContract.pay_back, { customer_id, payments: [cash(300)], reason: 'Asked for it' }, as);
}

/** Everything there is to check, once at least: a salon that has sold all it can, and one in the Kingdom. */
beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  await openLoyalty(world, salon);
  const ok = async (bill: Parameters<typeof sell>[2], of = salon) => {
    const answer = await sell(world, of, bill);
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ number: expect.any(Number) as number });
  };
  const customer_id = salon.customers[0]!;
  await addDeposit(world, salon, { customer_id, amount: 5_000 });
  await addDeposit(world, salon, { customer_id, amount: 3_000 });
  await ok({ customer_id, balance_used: 6_000, payments: [cash(3_000)] });
  await keepAndReturn(salon.customers[1]!);
  await ok({ customer_id, gift_card: await addCard(world, salon, 4_000), payments: [cash(6_000)] });
  await ok({ gift_card: await addCard(world, salon, 2_500, 'free'), expected_payable: 7_500, payments: [cash(7_500)] });
  const points = await addCard(world, salon, 1_000, 'loyalty');
  await ok({ gift_card: points, expected_payable: 9_000, payments: [cash(9_000)] });
  await addCard(world, salon, 9_900);
  await addCard(world, salon, 700, 'loyalty');
  const code = await addCode(world, salon, 2);
  for (let use = 0; use < 2; use += 1) await ok({ code, expected_payable: 9_000, payments: [cash(9_000)] });
  await ok({ lines: [productLine(salon, 3)], payments: [cash(15_000)], expected_payable: 15_000 });
  await ok({
    customer_id,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [cash(15_000)],
    expected_payable: 15_000,
  });
  const [bought] = await rowsOf<{ id: number }>(world, 'select id from customer_packages');
  const use = { ...serviceLine(salon), kind: 'package_use' as const, customer_package_id: bought!.id, unit_price: 0 };
  await ok({ customer_id, lines: [use], payments: [], expected_payable: 0 });

  const mine = { as: salon.owner };
  const { types, today } = (await world.call(expensesContract.options, {}, mine)).body;
  const supplier_id = (await world.call(suppliersContract.add, { name: 'Al Wasl' }, mine)).body.id;
  const bill = { supplier_id, type_id: types[0]!.id, invoice_date: today, net: 1_000, vat: 50 };
  const payments = [{ method: 'transfer' as const, amount: 400 }];
  await world.call(expensesContract.add, { ...bill, payments }, mine);

  await rowsOf(world, "update accounts set country = 'SA', currency = 'SAR' where id = 2002");
  kingdom = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  for (let sale = 0; sale < 3; sale += 1) await ok({}, kingdom);
});
afterAll(() => world.close());

const names = async (accountId: number): Promise<LedgerCheckName[]> =>
  (await asPlatform(world.services, (tx) => runChecks(tx, accountId))).map(({ check }) => check);

it('holds for a salon that has sold all it can, and for one in the Kingdom', async () => {
  expect(await asPlatform(world.services, (tx) => runChecks(tx, 2001))).toEqual([]);
  expect(await asPlatform(world.services, (tx) => runChecks(tx, 2002))).toEqual([]);
  expect(await rowsOf(world, 'select last_counter from einvoice_chains')).toEqual([{ last_counter: 3 }]);
});

type Break = string | ((tx: Tx) => Promise<unknown>);

/** A balanced journal that no paper knows. */
const posted =
  (...postings: [Posting, Posting]) =>
  async (tx: Tx): Promise<void> => {
    const journal = journalOf('sale', postings)!;
    await post({ tx, accountId: 2001, now: new Date() }, [{ journal, day: '2026-01-01', created_by: null }]);
  };
const oneOf = (table: string, where = 'true'): string =>
  `ctid = (select ctid from ${table} where account_id = 2001 and ${where} order by ctid limit 1)`;

/** Each check with a break that only it can see, done as the owner of the database, who is above every rule. */
const BREAKS: Record<LedgerCheckName, readonly Break[]> = {
  'invoice-lines': [`update invoices set list = list + 1, discount = discount + 1 where ${oneOf('invoices')}`],
  'invoice-money': [
    `update invoices set balance_used = balance_used + 1, paid = paid - 1 where ${oneOf('invoices', 'kind = 1')}`,
    `update payments set amount = amount - 1 where source = 0 and amount = 3000;
     update payments set amount = amount + 1 where source = 0 and amount = 7500`,
  ],
  journals: [
    `alter table postings drop constraint postings_of_journal; alter table journals drop constraint journals_balance;
     update journals set postings = postings + 1 where ${oneOf('journals')}`,
    `update journals set day = day + 1 where ${oneOf('journals')}`,
  ],
  'ledger-days': [`update ledger_days set debit = debit + 1, credit = credit + 1 where ${oneOf('ledger_days')}`],
  'sales-days': [`update sales_days set quantity = quantity + 1 where ${oneOf('sales_days')}`],
  'sales-in-ledger': [
    posted(debit('sales_services', 5, 500), credit('penalties', 5)),
    posted(debit('vat_output', 5, 500), credit('penalties', 5)),
  ],
  'payments-in-ledger': [`update payments set method = 'transfer' where ${oneOf('payments')}`],
  'customer-balances': [`update balance_entries set amount = amount + 1 where ${oneOf('balance_entries')}`],
  'balances-in-ledger': [posted(debit('customer_balances', 5), credit('penalties', 5))],
  receivables: [`update customer_balances set receivable = receivable + 1 where ${oneOf('customer_balances')}`],
  'receivables-in-ledger': [posted(debit('receivables', 5), credit('penalties', 5))],
  deposits: [
    `update deposit_uses set amount = amount + 1 where ${oneOf('deposit_uses')}`,
    `update payments set status = 0, cancelled_at = now() where source = 1 and amount = 3000;
     update payments set amount = amount + 3000 where source = 1 and status = 1 and amount = 5000;
     update invoices set list = list + 3000, subtotal = subtotal + 3000, total = total + 3000,
       payable = payable + 3000, paid = paid + 3000 where kind = 3 and paid = 5000;
     update invoice_lines set list = list + 3000, net = net + 3000, gross = gross + 3000
     where kind = 7 and gross = 5000`,
    // More open than she has.
    `update deposits set open_amount = open_amount + 1, returned_amount = returned_amount - 1
     where ${oneOf('deposits', 'returned_amount > 0')}`,
    `delete from deposit_keeps where ${oneOf('deposit_keeps')}`,
  ],
  'deposit-vat-in-ledger': [posted(debit('vat_on_deposits', 5, 500), credit('vat_output', 5, 500))],
  'gift-cards': [
    `update gift_cards set value = value + 1 where ${oneOf('gift_cards', 'status = 0 and type = 0')}`,
    `update gift_cards set value = value + 1 where ${oneOf('gift_cards', 'status = 0 and type = 2')}`,
    `update gift_cards set type = 2 where ${oneOf('gift_cards', 'status = 0 and type = 0')}`,
  ],
  'gift-cards-in-ledger': [posted(debit('gift_cards', 5), credit('penalties', 5))],
  'loyalty-vouchers-in-ledger': [posted(debit('loyalty', 5), credit('loyalty_cost', 5))],
  'loyalty-points': [
    `update customer_balances set points = points + 1 where ${oneOf('customer_balances')}`,
    `update loyalty_entries set open_points = open_points - 1 where ${oneOf('loyalty_entries')}`,
  ],
  packages: [`update customer_packages set uses_left = 0 where ${oneOf('customer_packages')}`],
  'packages-in-ledger': [posted(debit('packages', 5, 500), credit('expired', 5))],
  'code-limits': [
    `update discount_codes set max_uses = 1 where ${oneOf('discount_codes')}`,
    `update discount_codes set max_uses_per_customer = 1 where ${oneOf('discount_codes')};
     update discount_code_uses set customer_id = (select min(id) from customers where account_id = 2001)`,
  ],
  stock: [
    `update product_stocks set quantity = quantity + 1 where ${oneOf('product_stocks')}`,
    `update stock_movements set invoice_id = null where ${oneOf('stock_movements', 'operation = 4')}`,
    `update product_stocks set unit_cost = unit_cost + 1 where ${oneOf('product_stocks', 'quantity > 0')}`,
  ],
  'stock-in-ledger': [posted(debit('stock', 5), credit('opening', 5))],
  expenses: [`update suppliers set balance = balance + 1 where ${oneOf('suppliers')}`],
  'expenses-in-ledger': [`update expenses set net = net + 1, vat = vat - 1 where ${oneOf('expenses')}`],
  'payables-in-ledger': [posted(debit('payables', 5), credit('penalties', 5))],
  numbers: [
    'update invoice_series set last_number = last_number + 1 where account_id = 2001 and series = 1',
    'update invoices set number = 900 where account_id = 2001 and series = 1 and number = 2',
  ],
  'number-dates': ['update invoices set day = day + 1 where account_id = 2001 and series = 4 and number = 1'],
  'e-invoice-chain': [
    "update invoices set previous_hash = 'another' where account_id = 2002 and counter = 2",
    "update invoices set hash = 'another' where account_id = 2002 and counter = 3",
    'update invoices set counter = 7 where account_id = 2002 and counter = 3',
    'update einvoice_chains set last_counter = 2',
  ],
  history: [`delete from audit_log where ${oneOf('audit_log', "entity = 'invoices'")}`],
};
class UndoneOnPurpose extends Error {}

async function foundAfter(breaks: Break): Promise<LedgerCheckName[]> {
  const owner = openPool(world.url, 'owner', 1);
  let found: LedgerCheckName[] = [];
  try {
    await transaction(owner, 2001, async (tx) => {
      await sql`
        do $$
        declare name text;
        begin
          for name in select relname from pg_class where relforcerowsecurity and relkind = 'r' loop
            execute format('alter table %I no force row level security', name);
          end loop;
        end $$`.execute(tx);
      if (typeof breaks === 'string') for (const statement of breaks.split(';')) await sql.raw(statement).execute(tx);
      else await breaks(tx);
      for (const account of [2001, 2002])
        found = [...found, ...(await runChecks(tx, account)).map(({ check }) => check)];
      throw new UndoneOnPurpose();
    });
  } catch (error) {
    if (!(error instanceof UndoneOnPurpose)) throw error;
  } finally {
    await owner.end();
  }
  return found;
}

describe('what is broken by hand is found, and nothing else', () => {
  const each = ledgerCheckNames.flatMap((name) => BREAKS[name].map((broken, place) => ({ name, place, broken })));
  it.each(each)('$name ($place)', async ({ name, broken }) => {
    expect(await foundAfter(broken)).toEqual([name]);
  });
});

describe('the page of the staff', () => {
  it('has the last check of every salon, run by the night or by hand', async () => {
    const staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    expect((await world.call(ledgerChecksContract.get, {}, { as: staff })).body).toMatchObject({
      salons_checked: 0,
      newest_check: null,
      broken: [],
    });
    await rowsOf(world, 'update product_stocks set quantity = quantity + 1 where account_id = 2001 and quantity = 7');
    const asked = await world.call(ledgerChecksContract.run, {}, { as: staff, key: randomUUID() });
    expect(asked.status).toBe(200);
    await runJob(world.services, 'check-ledgers');
    const { body } = await world.call(ledgerChecksContract.get, {}, { as: staff });
    expect(body).toMatchObject({ salons_checked: 3, salons_broken: 1 });
    expect(body.broken).toEqual([
      {
        account_id: 2001,
        salon: { en: 'Salon A', ar: 'صالون أ' },
        checked_at: expect.any(String) as string,
        checks: [
          {
            check: 'stock',
            violations: 1,
            findings: [{ at: String(salon.products[0]), found: '8 worth 14000', expected: '7 worth 14000' }],
          },
        ],
      },
    ]);
    await rowsOf(world, 'update product_stocks set quantity = quantity - 1 where account_id = 2001 and quantity = 8');
    expect(await names(2001)).toEqual([]);
  });
});
