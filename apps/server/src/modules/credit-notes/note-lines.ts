import type { ReckonedCredit } from '@rawnaq/domain/invoices/credit-lines';
import { scaleMinor, sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { SoldLine } from '@rawnaq/domain/ledger/post-sale';
import type { CorrectedLine, LineRow } from '../invoices';
import { isKind, packageValueOf, type Returns } from './returns';

export function lineRow(
  part: ReckonedCredit['lines'][number],
  line: CorrectedLine,
  returned: Returns['lines'][number],
  commissions: readonly { amount: Minor }[],
): LineRow {
  const { line: _place, kind: _kind, rate, quantity, ...amounts } = part;
  return {
    kind: line.kind,
    service_id: line.service_id,
    product_id: line.product_id,
    offer_id: line.offer_id,
    customer_package_id: line.customer_package_id,
    gift_card_id: line.gift_card_id,
    english_name: line.english_name,
    arabic_name: line.arabic_name,
    employee_id: line.employee_id,
    salesman_id: line.salesman_id,
    quantity,
    unit_price: scaleMinor(amounts.list, 1, Math.max(quantity, 1)),
    ...amounts,
    vat_rate: rate,
    cost: returned.cost,
    package_value: isKind(line, 'package_use') ? packageValueOf(returned) : 0,
    commission: -sumMinor(commissions.map(({ amount }) => amount)),
    original_position: line.position,
  };
}

/**
 * A package is owed with its own value, which may be a unit beside its part of the line: the books take back what they
 * have, and the unit is rounding.
 */
export function soldLine(
  row: LineRow,
  part: ReckonedCredit['lines'][number],
  returned: Returns['lines'][number],
): SoldLine {
  const sold = { ...part, cost: row.cost ?? 0, package_value: row.package_value ?? 0 };
  if (part.kind !== 'package') return sold;
  const owed = packageValueOf(returned);
  return { ...sold, net: owed, rounding: part.rounding + part.net - owed };
}
