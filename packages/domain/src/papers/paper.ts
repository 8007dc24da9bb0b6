import type { Localized } from '../kernel/localized';
import type { Currency, Minor } from '../kernel/money';
import type { GulfIso2 } from '../kernel/places/countries';
import type { Clock } from '../kernel/time/clock';
import type { LocalDate, WallTime } from '../kernel/time/local-date';

/**
 * All that stands on a numbered document, whatever it is printed on. Amounts are minor units and never negative (the
 * title says which
 * way the money goes), dates and times are those of the salon's clock.
 */
export type Paper = {
  kind: PaperKind;
  country: GulfIso2;
  currency: Currency;
  /** Whether the salon charged VAT when it issued this. */
  vat_active: boolean;
  number: string;
  issued: WallTime;
  /** How the salon reads its clock. */
  clock: Clock;
  /** Where it is another day than that of issue. */
  supply_date: LocalDate | null;
  seller: PaperSeller;
  /** Null for a walk-in. */
  buyer: PaperBuyer | null;
  /** Who issued it at the desk. */
  salesman: Localized | null;
  lines: readonly PaperLine[];
  totals: PaperTotals;
  settlements: readonly PaperSettlement[];
  /** What is still to pay; cash given back. */
  open: Minor;
  change: Minor;
  /** The document a credit or debit note corrects. */
  original: { number: string; date: LocalDate; reason: Localized } | null;
  /** What the tax authority wants in the code, as it was sealed. */
  tax_qr: string | null;
  /** The public page of this document. */
  link: string | null;
  shows: { logo: boolean; trn: boolean; qr: boolean; employee: boolean };
  cancelled: boolean;
};

export type PaperKind = 'invoice' | 'credit_note' | 'debit_note' | 'deposit' | 'gift_card_sale';

export type PaperSeller = {
  name: Localized;
  /** Lines are divided by line breaks. */
  address: Localized;
  trn: string | null;
  cr_number: string | null;
  telephone: string | null;
  /** An address a browser can load; a PDF is given its bytes. */
  logo: string | null;
  header: Localized;
  footer: Localized;
  terms: Localized;
};

export type PaperBuyer = { name: Localized; mobile: string | null; trn: string | null; address: Localized | null };

/** As reckoned: list − discount = gross = net + vat + rounding. */
export type PaperLine = {
  name: Localized;
  /** Shown where the salon shows its employees. */
  employee: Localized | null;
  /** Always shown: "Product", "From the package". */
  note: Localized | null;
  quantity: number;
  unit_price: Minor;
  discount: Minor;
  net: Minor;
  /** Basis points. */
  rate: number;
  vat: Minor;
  gross: Minor;
};

/** `list − discount = total = subtotal + vat + rounding`, and `payable = total + tips`. */
export type PaperTotals = {
  list: Minor;
  discount: Minor;
  subtotal: Minor;
  rates: readonly { rate: number; net: Minor; vat: Minor }[];
  vat: Minor;
  rounding: Minor;
  total: Minor;
  tips: Minor;
  payable: Minor;
};

/** `reference`: an authorization code, the number of a cheque, of a deposit or of a gift card. */
export type PaperSettlement = { label: Localized; amount: Minor; reference: string | null };
