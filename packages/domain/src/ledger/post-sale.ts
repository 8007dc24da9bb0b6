import type { ReckonedLine } from '../invoices/sale';
import type { invoiceLineKinds } from '../invoices/invoice-line.states';
import type { Minor } from '../kernel/money';
import type { NameIn } from '../kernel/state-machine';
import type { paymentMethods } from '../payments/payment.states';
import { credit, debit, journalOf, type Journal, type Posting } from './journal';

type LineKind = NameIn<typeof invoiceLineKinds>;
export type PaidBy = NameIn<typeof paymentMethods>;

export type SoldLine = Pick<ReckonedLine, 'net' | 'vat' | 'rounding' | 'rate' | 'allowance' | 'gross'> & {
  kind: LineKind;
  /** What the goods had cost the salon. */
  cost: Minor;
  /** What of a package this use was worth, without VAT. */
  package_value: Minor;
};

/** What was due of a deposit, at the rate it was taken with. */
export type DepositVat = { vat: Minor; rate: number };

/** Where the money came from, and what is still to come. */
export type Settlement = {
  payments: readonly { method: PaidBy; amount: Minor }[];
  /** A paid gift card. */
  voucher: Minor;
  balance_used: Minor;
  /** VAT that was already due when the deposits of that balance were paid, each at the rate of its own day. */
  deposits: readonly DepositVat[];
  open: Minor;
  /** A loyalty voucher that became a discount: what had been set aside for it. */
  loyalty_voucher: Minor;
};

/**
 * A sale: revenue before discounts by kind, the discounts beside it, VAT by rate, tips for those they belong to,
 * packages sold as a
 * debt of the salon and packages used as revenue, the cost of goods, and how it was settled.
 */
export const postSale = (lines: readonly SoldLine[], settlement: Settlement): Journal | undefined =>
  journalOf('sale', [...lines.flatMap(postingsOfLine), ...postingsOfSettlement(settlement)]);

/** Exactly what {@link postSale} wrote for these lines and this money, the other way round. */
export const postCreditNote = (lines: readonly SoldLine[], settlement: Settlement): Journal | undefined =>
  journalOf(
    'credit_note',
    [...lines.flatMap(postingsOfLine), ...postingsOfSettlement(settlement)].map((posting) => ({
      ...posting,
      amount: posting.amount === 0 ? 0 : -posting.amount,
    })),
  );

function postingsOfLine(line: SoldLine): Posting[] {
  const tax = [credit('vat_output', line.vat, line.rate), credit('rounding', line.rounding)];
  const goods = [debit('cost_of_goods', line.cost), credit('stock', line.cost)];
  const sold = (account: 'sales_services' | 'sales_products') => [
    credit(account, line.net + line.allowance, line.rate),
    debit('discounts', line.allowance, line.rate),
    ...tax,
  ];
  switch (line.kind) {
    case 'service':
      return sold('sales_services');
    case 'product':
      return [...sold('sales_products'), ...goods];
    // The customer paid for something she has not had yet. What was taken off the price is owed to nobody.
    case 'package':
      return [credit('packages', line.net, line.rate), ...tax];
    case 'package_use':
      return [
        debit('packages', line.package_value, line.rate),
        credit('sales_packages', line.package_value, line.rate),
      ];
    case 'tip':
      return [credit('tips', line.gross)];
    case 'gift_card':
      return [credit('gift_cards', line.gross)];
    case 'deposit':
      return [credit('customer_balances', line.gross)];
    case 'charge':
      return [credit('charges', line.net, line.rate), ...tax];
  }
}

const postingsOfSettlement = (settlement: Settlement): Posting[] => [
  ...settlement.payments.map(({ method, amount }) => debit(method, amount)),
  debit('gift_cards', settlement.voucher),
  debit('customer_balances', settlement.balance_used),
  debit('receivables', settlement.open),
  ...settlement.deposits.flatMap(depositUsed),
  debit('loyalty', settlement.loyalty_voucher),
  credit('loyalty_cost', settlement.loyalty_voucher),
];

/** A deposit's VAT is not due a second time. */
export const depositUsed = ({ vat, rate }: DepositVat): Posting[] => [
  debit('vat_output', vat, rate),
  credit('vat_on_deposits', vat, rate),
];

/**
 * Of a cancelled invoice whose journals are reversed: deposits that paid what she owes meanwhile do not stand again, so
 * their VAT does not wait again either.
 */
export const postDepositsStayUsed = (deposits: readonly DepositVat[]): Journal | undefined =>
  journalOf('invoice_cancelled', deposits.flatMap(depositUsed));
