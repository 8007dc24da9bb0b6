import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { adjustReasons } from '@rawnaq/domain/stock/stock.states';
import { cash, ledgerOf, openMoneySalon, productLine, sell, type MoneySalon } from '../../../../test/money-salon';
import { rowsOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';

let world: World;
let salon: MoneySalon;
let day: string;
let oil: number;

/** Ten at 20.00; six come at 36.00 and expire soon; two are sold, three used, one is lost. */
beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  oil = salon.products[0]!;
  const as = { as: salon.owner };
  const soon = addDays(new Date().toISOString().slice(0, 10), 20);
  await world.call(
    stockContract.receive,
    { lines: [{ product_id: oil, quantity: 6, unit_cost: 3_600, expires_on: soon }] },
    as,
  );
  await sell(world, salon, { lines: [productLine(salon, 2)], payments: [cash(10_000)], expected_payable: 10_000 });
  await world.call(
    stockContract.use,
    { employee_id: salon.employees[0]!, lines: [{ product_id: oil, quantity: 3 }] },
    as,
  );
  await world.call(
    stockContract.adjust,
    { lines: [{ product_id: oil, reason: adjustReasons.codes.lost, quantity: 1 }] },
    as,
  );
  day = (await rowsOf<{ day: string }>(world, 'select day from stock_documents limit 1'))[0]!.day;
});
afterAll(() => world.close());

const ask = async (id: ReportId, more: Record<string, string> = {}) => {
  const period: Record<string, string> = id === 'inventory-status' ? { as_of: day } : { from: day, to: day };
  const { status, body } = await world.call(
    reportsContract.get_records,
    { id, ...period, ...more },
    { as: salon.owner },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const ofOil = (records: readonly Record<string, unknown>[]) => records.find(({ id }) => id === oil);

describe('inventory reports', () => {
  it('the status is worth what the ledger says, and says what needs somebody', async () => {
    const { records, figures, sums } = await ask('inventory-status');
    const ledger = (await ledgerOf(world, 2001))[ledgerAccounts.codes.stock];
    expect({ value: figures.value, sum: sums.value }).toEqual({ value: ledger, sum: ledger });
    // The six that expire first are thought to be the ones that went.
    expect(ofOil(records)).toMatchObject({ quantity: 10, average: 2_600, value: 26_000, warning: 2, cover: 112 });
    expect(ofOil(records)).toMatchObject({ needs: null, expires_on: null });
    expect((await ask('inventory-status', { as_of: addDays(day, -1) })).figures.value).toBe(0);
    expect((await ask('inventory-status', { 'f.needs': 'out' })).records).toEqual([]);
  });

  it('movements lead from the beginning to the end', async () => {
    const { records, figures } = await ask('inventory-movements');
    expect(ofOil(records)).toMatchObject({
      opening: 0,
      received: 16,
      sold: 2,
      used: 3,
      gone: 1,
      found: 0,
      closing: 10,
      value: 26_000,
    });
    expect(figures).toEqual({ received: 41_600, sold: 5_200, used: 7_800, gone: 2_600 });
    const { records: later } = await ask('inventory-movements', { from: addDays(day, 1), to: addDays(day, 9) });
    expect(ofOil(later)).toMatchObject({ opening: 10, received: 0, closing: 10, value: 26_000 });
  });

  it('use and sales, by product and by employee', async () => {
    const used = await ask('internal-use');
    expect(used.records).toMatchObject([{ quantity: 3, cost: 7_800, document: 'USE-1' }]);
    expect(used.figures).toEqual({ cost: 7_800, quantity: 3, products: 1 });
    const employee = String(salon.employees[1]);
    expect((await ask('internal-use', { 'f.employee_id': employee })).figures).toMatchObject({ cost: 0, quantity: 0 });
    expect((await ask('most-used-products')).records).toMatchObject([{ id: oil, quantity: 3, times: 1, cost: 7_800 }]);
    expect((await ask('most-used-products', { 'f.employee_id': employee })).records).toEqual([]);
    const sold = await ask('most-sold-products');
    expect(sold.records).toMatchObject([{ id: oil, quantity: 2, gross: 10_000, cost: 5_200 }]);
    expect(sold.figures.profit).toBe(sold.sums.net! - 5_200);
  });
});
