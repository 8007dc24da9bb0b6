import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { IssueInput } from '@rawnaq/domain/till/bill';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { insertOffer } from '../src/modules/offers';
import { insertProducts } from '../src/modules/products';
import { insertCatalogueProducts } from '../src/modules/suggested-products';
import { asPlatform } from '../src/services';
import { furnish, type BookingSalon } from './booking-salon';
import { personOf, rowsOf, tokenOf } from './people';
import type { Answer, World } from './world';

export type MoneySalon = BookingSalon & {
  accountId: number;
  owner: string;
  products: number[];
  /** A fixed package of the first two services, 15,000 for 20,000. */
  offer: number;
};

let made = 0;

/**
 * A salon that sells: two services at 100.00, two products at 50.00 (ten pieces each that cost 20.00), a package,
 * three customers.
 */
export async function openMoneySalon(world: World, accountId = 2001, login = 'a@test.rawnaq'): Promise<MoneySalon> {
  const owner = await tokenOf(world, await personOf(world, login));
  const salon = await furnish(world, accountId, {
    employees: 2,
    customers: 3,
    services: [{ name: 'Cut' }, { name: 'Dry' }],
  });
  made += 1;
  const { products, offer } = await asPlatform(world.services, async (tx) => {
    const writer = { tx, accountId, now: world.services.clock() };
    const catalogue = await insertCatalogueProducts(
      tx,
      ['Shampoo', 'Oil'].map((name, index) => ({
        barcode: `6299${made}00${index}`,
        english_name: `${name} ${made}`,
        arabic_name: `منتج ${made} ${index}`,
        owner_name: 'Sidrah',
      })),
    );
    const stocked = await insertProducts(
      writer,
      catalogue.map((catalogue_product_id) => ({
        catalogue_product_id,
        price: 5_000,
        warning_quantity: 2,
        initial_quantity: 10,
        initial_cost: 2_000,
      })),
    );
    return {
      products: stocked.map(({ id }) => id),
      offer: await insertOffer(writer, {
        english_name: `Duo ${made}`,
        arabic_name: `باقة ${made}`,
        type: offerServiceTypes.codes.fixed,
        price: 15_000,
        services: salon.services,
      }),
    };
  });
  await world.services.pools.platform.query('update employees set commission = 1000 where account_id = $1', [
    accountId,
  ]);
  return { ...salon, accountId, owner, products, offer };
}

type Bill = Partial<InputOf<(typeof tillContract)['issue']>>;
type Line = IssueInput['lines'][number];

export const serviceLine = (
  salon: MoneySalon,
  which = 0,
  more: Partial<Line> = {},
): InputOf<(typeof tillContract)['issue']>['lines'][number] => ({
  kind: 'service',
  service_id: salon.services[which]!,
  employee_id: salon.employees[which % salon.employees.length]!,
  unit_price: 10_000,
  ...more,
});

export const productLine = (
  salon: MoneySalon,
  quantity = 1,
): InputOf<(typeof tillContract)['issue']>['lines'][number] => ({
  kind: 'product',
  product_id: salon.products[0]!,
  quantity,
  unit_price: 5_000,
});

export const cash = (amount: number) => ({ method: paymentMethods.codes.cash, amount });

/** One service in cash, unless the bill says otherwise. */
export const sell = (
  world: World,
  salon: MoneySalon,
  bill: Bill = {},
  options: { as?: string; key?: string } = {},
): Promise<Answer<{ id: number; unique_id: string; number: number; payable: number; open: number; change: number }>> =>
  world.call(
    tillContract.issue,
    { lines: [serviceLine(salon)], payments: [cash(10_000)], expected_payable: 10_000, ...bill },
    { as: options.as ?? salon.owner, ...(options.key && { key: options.key }) },
  );

/** The sums of the ledger by account, debit above zero. */
export async function ledgerOf(world: World, accountId: number): Promise<Record<number, number>> {
  const rows = await rowsOf<{ ledger_account: number; sum: string }>(
    world,
    `select ledger_account, sum(debit - credit)::bigint as sum from ledger_days
     where account_id = $1 group by 1 having sum(debit - credit) <> 0`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ ledger_account, sum }) => [ledger_account, Number(sum)]));
}
