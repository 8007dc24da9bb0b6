import { partOf, scaleMinor, type Minor } from '../kernel/money';
import type { CodeIn, NameIn } from '../kernel/state-machine';
import type { invoiceLineKinds } from '../invoices/invoice-line.states';
import type { commissionBases, commissionMoments } from '../settings/accounting-setting';

export type CommissionRule = {
  commission_basis: CodeIn<typeof commissionBases>;
  commission_when: CodeIn<typeof commissionMoments>;
  commission_before_discount: boolean;
};

type Line = {
  kind: NameIn<typeof invoiceLineKinds>;
  list: Minor;
  gross: Minor;
  net: Minor;
  allowance: Minor;
  package_value: Minor;
};

/**
 * What a commission is a share of. A package earns its commission where it is used, and not once more where it is sold;
 * tips, gift cards and deposits earn none.
 */
export function commissionBase(line: Line, rule: CommissionRule): Minor {
  if (line.kind === 'package_use') return line.package_value;
  if (line.kind !== 'service' && line.kind !== 'product') return 0;
  if (rule.commission_basis === 'gross') return rule.commission_before_discount ? line.list : line.gross;
  return rule.commission_before_discount ? line.net + line.allowance : line.net;
}

export const commissionOf = (base: Minor, rate: number): Minor => partOf(base, rate);

/**
 * How much of a commission is due once so much of an invoice is paid. What is due now is this less what was given
 * before:
 * however many payments there are, together they give the whole.
 */
export const commissionDue = (commission: Minor, settled: Minor, payable: Minor): Minor =>
  payable === 0 || settled >= payable ? commission : scaleMinor(commission, settled, payable);
