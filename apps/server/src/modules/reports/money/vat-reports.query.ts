import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LedgerAccount } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { movedOn, type LedgerSum } from '@rawnaq/domain/ledger/ledger-sums.rules';
import {
  totalOf,
  vatReturn,
  type NoteSum,
  type RateSum,
  type VatRow,
} from '@rawnaq/domain/reports/books/vat-return.rules';
import { vatViews, type vatReport } from '@rawnaq/domain/reports/definitions/vat-reports';
import { sql } from 'kysely';
import type { Code } from '../../../db/column-codes';
import type { Ctx } from '../../../http/context';
import { readSellingSalon, salesSums, type SalesSum } from '../../invoices';
import { ledgerSums } from '../../ledger';
import { groupBy } from '../group-by';
import { listQuery, monthName, monthWithin } from './money-periods';
import type { SummaryServer } from '../report-server';

export const vatServer: SummaryServer<typeof vatReport> = {
  async answer(ctx, { from, to, filters }) {
    const span = { from, to };
    const [salon, sums, sales, notes] = await Promise.all([
      readSellingSalon(ctx),
      ledgerSums(ctx, span, 'month'),
      salesSums(ctx, span, ['month', 'kind']),
      notesOf(ctx, span),
    ]);
    const soldIn = groupBy(sales, ({ month }) => month);
    const sumsIn = groupBy(sums, ({ at }) => at);
    const months = [...new Set([...sumsIn.keys(), ...soldIn.keys()])].toSorted().map((month) => ({
      month,
      name: monthName(month, ctx.language),
      ...vatOf(sumsIn.get(month) ?? [], soldIn.get(month) ?? []),
    }));
    const whole = vatOf(sums, sales);
    const output = totalOf(whole);
    const boxes = () =>
      vatReturn({ country: salon.country, city: salon.seller.city, ...whole, notes }).map(
        ({ label, opens, ...box }) => ({
          ...box,
          name: label[ctx.language],
          query: opens ? listQuery(span, PAPERS[opens]) : '',
        }),
      );
    return {
      rows:
        filters.by?.[0] === vatViews.codes.month
          ? months.map(({ month, name, ...vat }) => ({
              id: month,
              box: '',
              name,
              amount: totalOf(vat).net,
              vat: totalOf(vat).vat - vat.input.vat,
              query: listQuery(monthWithin(month, span)),
            }))
          : boxes(),
      figures: {
        sales: output.net,
        output: output.vat,
        input: whole.input.vat,
        due: output.vat - whole.input.vat,
      },
      chart: months.map(({ name, ...vat }) => ({ name, output: totalOf(vat).vat, input: vat.input.vat })),
      link: listQuery(span),
      ...(salon.seller.trn && { note: `${ctx.language === 'ar' ? 'الرقم الضريبي' : 'TRN'} ${salon.seller.trn}` }),
    };
  },
};

const PAPERS: Record<NonNullable<VatRow['opens']>, Record<string, string>> = {
  sales: {},
  credit_notes: { 'f.kind': String(invoiceKinds.codes.credit_note) },
  debit_notes: { 'f.kind': String(invoiceKinds.codes.debit_note) },
  deposits: { 'f.kind': String(invoiceKinds.codes.deposit) },
};

/**
 * Where a sale at a rate is posted. A package is due when it is sold, though it is earned by use and expiry: the three
 * together are what was sold of it.
 */
const SOLD: readonly LedgerAccount[] = [
  'sales_services',
  'sales_products',
  'sales_packages',
  'packages',
  'charges',
  'discounts',
  'expired',
];
/** Where a bill at a rate is posted: costs before their months, goods before they are on the shelf. */
const BOUGHT: readonly LedgerAccount[] = ['prepaid'];
const { service, product, package: packageSold, charge } = invoiceLineKinds.codes;
const SUPPLIES: readonly number[] = [service, product, packageSold, charge];

type SoldKind = SalesSum & { kind: Code<'sales_days.kind'> };

/**
 * What the books say at each rate. Without a rate nothing tells sales from what expired, so there it is what was sold
 * in all less what was sold at the rates.
 */
function vatOf(sums: readonly LedgerSum[], sales: readonly SoldKind[]) {
  const rates = [...new Set(sums.map(({ rate }) => rate))].filter((rate) => rate > 0).toSorted((a, b) => b - a);
  const at = (rate: number, accounts: readonly LedgerAccount[]): number => {
    const { debit, credit } = movedOn(sums, accounts, (one) => one === rate);
    return credit - debit;
  };
  // A penalty covered by a taxed deposit has the deposit's VAT at its rate: what it was due on is kept by the salon.
  const keptNet = (rate: number): number => Math.round((-at(rate, ['penalties']) * 10_000) / rate);
  const taxed = rates.map((rate): RateSum => {
    const deposit_vat = -at(rate, ['vat_on_deposits']);
    return { rate, net: at(rate, SOLD) + keptNet(rate), vat: at(rate, ['vat_output']) - deposit_vat };
  });
  const sold = sumMinor(sales.filter(({ kind }) => SUPPLIES.includes(kind)).map(({ net }) => net));
  const paid = movedOn(sums, ['vat_input']);
  const spent = movedOn(sums, BOUGHT, (rate) => rate > 0);
  return {
    rates: [...taxed, { rate: 0, net: sold - sumMinor(rates.map((rate) => at(rate, SOLD))), vat: 0 }],
    deposits: rates.map((rate): RateSum => {
      const vat = -at(rate, ['vat_on_deposits']);
      return { rate, vat, net: Math.round((vat * 10_000) / rate) };
    }),
    input: { net: spent.debit - spent.credit, vat: paid.debit - paid.credit },
  };
}

/** Which part of it notes are: they are few, and listed as papers. */
async function notesOf({ tx, accountId }: Ctx, { from, to }: DateSpan): Promise<NoteSum[]> {
  const { credit_note, debit_note } = invoiceKinds.codes;
  const { rows } = await sql<RateSum & { kind: Code<'invoices.kind'> }>`
    select i.kind, l.vat_rate as rate, sum(l.net)::bigint as net, sum(l.vat)::bigint as vat
    from invoices i
    join invoice_lines l on l.account_id = i.account_id and l.invoice_id = i.id
    where i.account_id = ${accountId} and i.kind in (${sql.lit(credit_note)}, ${sql.lit(debit_note)})
      and i.day between ${from}::date and ${to}::date
    group by 1, 2`.execute(tx);
  return rows.map(({ kind, rate, net, vat }) =>
    kind === credit_note ? { kind: 'credit_note', rate, net: -net, vat: -vat } : { kind: 'debit_note', rate, net, vat },
  );
}
