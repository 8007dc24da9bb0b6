import type { Minor } from '../kernel/money';
import type { NameIn } from '../kernel/state-machine';
import type { VatPolicy } from '../kernel/vat';
import type { invoiceLineKinds } from './invoice-line.states';

/** A part in basis points, or an amount. */
export type Reduction = { percent: number } | { amount: Minor };

/** A line as the till has it, before anything is reckoned. Prices include VAT. */
export type SaleLine = {
  kind: NameIn<typeof invoiceLineKinds>;
  quantity: number;
  unit_price: Minor;
  /** Basis points. Tips have none, whatever stands here. */
  rate: number;
  /** Of this line alone. */
  discount: Reduction | null;
  /** Whether the code takes something off this line; which lines those are depends on its category. */
  takes_code: boolean;
  /** Whether the line is one of those that together cost the package price. */
  in_package_price: boolean;
};

export type Sale = {
  policy: VatPolicy;
  lines: readonly SaleLine[];
  /** A discount code or a coupon. */
  code: Reduction | null;
  /** One price for the lines that are in it, below their sum. */
  package_price: Minor | null;
  /** Free and loyalty vouchers are discounts; a paid one settles like a payment and is not here. */
  voucher: Minor | null;
};

/** What became of a line: list − discounts = gross = net + vat + rounding. */
export type ReckonedLine = {
  /** quantity × unit price. */
  list: Minor;
  line_discount: Minor;
  code_discount: Minor;
  package_discount: Minor;
  voucher_discount: Minor;
  gross: Minor;
  net: Minor;
  vat: Minor;
  rounding: Minor;
  rate: number;
  /** The discounts without VAT. What the line cost before them, without VAT, is net + allowance. */
  allowance: Minor;
};

export type ReckonedRate = { rate: number; gross: Minor; net: Minor; vat: Minor; rounding: Minor };

export type ReckonedSale = {
  lines: readonly ReckonedLine[];
  /** One for each rate, lowest first; tips are in none. */
  rates: readonly ReckonedRate[];
  /** Before discounts, VAT included, tips left out. */
  list: Minor;
  discount: Minor;
  /** The taxed part of the document: subtotal + vat + rounding = total. */
  subtotal: Minor;
  vat: Minor;
  rounding: Minor;
  total: Minor;
  tips: Minor;
  /** What is asked of the customer: total + tips. */
  payable: Minor;
};
