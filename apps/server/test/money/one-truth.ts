import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { totalSalesList } from '@rawnaq/domain/invoices/invoices.contract';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { expect } from 'vitest';
import { rowsOf } from '../people';
import type { World } from '../world';

type Row = Record<string, unknown>;
const sum = (rows: readonly Row[], key: string): number => rows.reduce((all, row) => all + Number(row[key] ?? 0), 0);
const METHODS = [1100, 1110, 1120, 1130, 1140];
const SALES = ['sales_services', 'sales_products', 'sales_packages', 'charges', 'discounts'];

/**
 * Every report of money about the same days says the same: what was sold on papers, by service and employee, in profit
 * and loss and in the VAT return; what came and went by day, by month and on the accounts of the books; what lies on
 * the shelves.
 */
export async function assertOneTruth(world: World, accountId: number, as: string, span: DateSpan): Promise<void> {
  const report = async (id: ReportId) => {
    const { status, body } = await world.call(reportsContract.get_records, { id, ...span } as never, { as });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const onPapers = async (kind: number): Promise<number> => {
    const { status, body } = await world.call(
      totalSalesList.endpoints.get_records,
      { 'f.issued_at': `${span.from}..${span.to}`, 'f.kind': String(kind) } as never,
      { as },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return Number(body.sums?.['subtotal'] ?? 0);
  };
  const moved = new Map(
    (
      await rowsOf<{ key: string; amount: string }>(
        world,
        `select ledger_account || case when vat_rate > 0 then '@' else '' end as key,
           sum(debit - credit)::text as amount
         from ledger_days where account_id = $1 and day between $2 and $3 group by 1`,
        [accountId, span.from, span.to],
      )
    ).map(({ key, amount }) => [key, Number(amount)] as const),
  );
  const onAccount = (code: number): number => (moved.get(`${code}`) ?? 0) + (moved.get(`${code}@`) ?? 0);
  const over = (first: number): number =>
    [...moved].filter(([key]) => key.startsWith(String(first))).reduce((all, [, amount]) => all + amount, 0);

  // VAT is due on taxed deposits nobody used yet, and on those that covered a penalty, though no paper sold them.
  const [prepaid] = await rowsOf<{ net: string }>(
    world,
    `select coalesce(sum(round(vat * 10000.0 / vat_rate)), 0)::text as net
     from (select ledger_account, vat_rate, sum(debit - credit) as vat from ledger_days
       where account_id = $1 and ledger_account in (1410, 4140) and vat_rate > 0 and day between $2 and $3
       group by 1, 2) r`,
    [accountId, span.from, span.to],
  );
  const [profit, vat, services, activities, summary] = await Promise.all(
    (['profit-and-loss', 'vat', 'services', 'activities', 'activities-summary'] as const).map(report),
  );
  const { sale, credit_note, debit_note } = invoiceKinds.codes;
  const papers = (await onPapers(sale)) + (await onPapers(credit_note)) + (await onPapers(debit_note));
  const inProfit = (ids: readonly string[]) =>
    sum(
      profit!.records.filter((row) => ids.includes(String(row['id']))),
      'total',
    );
  const products = Number(summary!.sums['products']);
  const charges = 0 - onAccount(4130);
  // A package is sold once and earned use by use: what waits is on papers and not in profit yet.
  const waiting = 0 - onAccount(2120) - (moved.get('4150@') ?? 0);

  expect({
    activities: activities!.figures['value'],
    vat_base: vat!.figures['sales'],
    profit_sales: inProfit(SALES),
    revenue: profit!.figures['revenue'],
    costs: Number(profit!.figures['revenue']) - Number(profit!.figures['net']),
    types: sum(
      profit!.records.filter((row) => String(row['id']).startsWith('type-')),
      'total',
    ),
    input_vat: vat!.figures['input'],
    papers,
  }).toEqual({
    activities: services!.figures['net'],
    vat_base: papers + Number(prepaid!.net),
    profit_sales: Number(services!.figures['net']) + products + charges,
    // Taken from nothing, because a night without sales is no −0.
    revenue: 0 - over(4),
    costs: over(5),
    types: onAccount(5300),
    input_vat: onAccount(1400),
    papers: inProfit(SALES) + waiting,
  });

  const cashMoved = METHODS.reduce((all, code) => all + onAccount(code), 0);
  for (const id of ['daily-payments', 'monthly-payments'] as const) {
    const { received, given_back, paid_out, difference } = (await report(id)).sums as Record<string, number>;
    const came = received! - given_back! - paid_out! + difference!;
    expect([id, came]).toEqual([id, cashMoved]);
  }

  // What lies on the shelves is worth what the books say, on any day.
  for (const as_of of [span.from, span.to]) {
    const asked = { id: 'inventory-status', as_of };
    const { body } = await world.call(reportsContract.get_records, asked as never, { as });
    const [stock] = await rowsOf<{ worth: string }>(
      world,
      `select coalesce(sum(debit - credit), 0)::text as worth
       from ledger_days where account_id = $1 and ledger_account = $2 and day <= $3`,
      [accountId, ledgerAccounts.codes.stock, as_of],
    );
    expect([as_of, body.figures?.['value']]).toEqual([as_of, Number(stock!.worth)]);
  }
}
