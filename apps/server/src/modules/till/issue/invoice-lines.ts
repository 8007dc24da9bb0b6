import { commissionBase, commissionDue, commissionOf } from '@rawnaq/domain/commissions/commission.rules';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { ReckonedSale } from '@rawnaq/domain/invoices/sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { IssueInput } from '@rawnaq/domain/till/bill';
import type { CommissionRow, LineRow, SellingSalon } from '../../invoices';
import type { PackageUse } from './package-uses';
import type { Goods } from './read-goods';

/** The lines of a bill as they are kept: names and people as they were, amounts as they were reckoned. */
export function lineRows(
  bill: IssueInput,
  goods: Goods,
  sale: ReckonedSale,
  salon: SellingSalon,
  { costs, uses }: { costs: readonly Minor[]; uses: readonly PackageUse[] },
): LineRow[] {
  return bill.lines.map((line, place) => {
    const { rate, ...parts } = sale.lines[place]!;
    const { english_name, arabic_name } = goods.names[place]!;
    const package_value = uses.find((use) => use.place === place)?.value ?? 0;
    const seller = line.salesman_id ?? line.employee_id ?? bill.salesman_id ?? null;
    const base = commissionBase({ ...parts, kind: line.kind, package_value }, salon.accounting);
    return {
      kind: invoiceLineKinds.codes[line.kind],
      service_id: line.service_id ?? null,
      product_id: line.product_id ?? null,
      offer_id: line.offer_id ?? null,
      customer_package_id: line.customer_package_id ?? null,
      english_name,
      arabic_name,
      employee_id: line.employee_id ?? null,
      salesman_id: seller,
      quantity: line.quantity,
      unit_price: line.kind === 'package_use' ? 0 : line.unit_price,
      ...parts,
      vat_rate: rate,
      cost: costs[place]!,
      package_value,
      commission: seller === null ? 0 : commissionOf(base, goods.commissions.get(seller) ?? 0),
    };
  });
}

/** At the issue all of it, or as much as of the invoice is paid. */
export function commissionRows(
  lines: readonly LineRow[],
  goods: Goods,
  { day, accounting }: SellingSalon,
  settled: Minor,
  payable: Minor,
): CommissionRow[] {
  return lines.flatMap((line, index) => {
    const commission = line.commission ?? 0;
    const amount = accounting.commission_when === 'issue' ? commission : commissionDue(commission, settled, payable);
    if (amount === 0 || line.salesman_id == null) return [];
    const rate = goods.commissions.get(line.salesman_id) ?? 0;
    const kind = line.package_value ? line.package_value : line.net;
    return [{ day, employee_id: line.salesman_id, position: index + 1, base: kind, rate, amount }];
  });
}
