import type { Currency, Minor } from '../kernel/money';
import type { CodeIn } from '../kernel/state-machine';
import type { LocalDate, WallTime } from '../kernel/time/local-date';
import type { einvoiceDrivers, einvoiceStatuses } from './e-invoice.states';

/** A document as the tax authority wants it. Amounts are never negative; only the rounding may be. */
export type EInvoice = {
  kind: 'invoice' | 'credit_note' | 'debit_note' | 'deposit';
  /** For somebody without a tax number of her own. */
  simplified: boolean;
  uuid: string;
  number: string;
  issued: WallTime;
  supply_date: LocalDate;
  currency: Currency;
  seller: EInvoiceParty & { cr_number: string | null };
  buyer: EInvoiceParty | null;
  lines: readonly EInvoiceLine[];
  /** VAT of the document by rate, as it was reckoned; never summed from the lines. */
  rates: readonly { rate: number; net: Minor; vat: Minor }[];
  /** What the customer pays differs by this from net and VAT together. */
  rounding: Minor;
  /** Deposits this invoice takes off, each a numbered document of its own. */
  prepaid: readonly EInvoicePrepayment[];
  payments: readonly EInvoicePaymentMeans[];
  original: { number: string; reason: string } | null;
};

export type EInvoiceParty = {
  name: string;
  trn: string | null;
  address: {
    street: string;
    building: string;
    district: string;
    city: string;
    postal_code: string;
    country: string;
  } | null;
};

/**
 * `net` is what remains of the list price without VAT once the allowance is off: list net = net + allowance. The authority reckons a line's VAT
 * from its net alone, so it is not here: its share of what the document charges may be a hundredth more or less.
 */
export type EInvoiceLine = { name: string; quantity: number; net: Minor; allowance: Minor; rate: number };

export type EInvoicePrepayment = {
  number: string;
  uuid: string;
  issued: WallTime;
  net: Minor;
  vat: Minor;
  rate: number;
};

export type EInvoicePaymentMeans = 'cash' | 'credit' | 'bank_account' | 'card';

/** Where a document stands in the unbroken chain of one salon. */
export type ChainPlace = { icv: number; previous_hash: string };
export type SealedInvoice = { qr: string; uuid: string; hash: string; xml: string } & ChainPlace;
export type EInvoiceMessage = { code: string; text: string };

/** The door to a tax authority. What it asks over the network happens after the invoice is committed. */
export type EInvoiceDriver = {
  readonly code: CodeIn<typeof einvoiceDrivers>;
  /** Null where nothing is sealed. */
  seal: (invoice: EInvoice, place: ChainPlace) => SealedInvoice | null;
  submit?: (sealed: SealedInvoice) => Promise<{
    status: Exclude<CodeIn<typeof einvoiceStatuses>, 0 | 1>;
    warnings: readonly EInvoiceMessage[];
    errors: readonly EInvoiceMessage[];
    cleared_xml?: string;
  }>;
};
