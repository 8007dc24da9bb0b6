import type { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import type { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { InvoiceLineKind } from '@rawnaq/domain/invoices/invoice-line.rules';
import type { Reduction } from '@rawnaq/domain/invoices/sale';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { CodeIn, NameIn } from '@rawnaq/domain/kernel/state-machine';
import type { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import type { LeftOff } from '@rawnaq/domain/till/till.contract';

/** A bill while it is written. It lives on the device under the key of the invoice it will become. */
export type TillDraft = {
  /** Sent as the idempotency key: however often it is sent, one invoice is issued. */
  key: string;
  started_at: string;
  /** Nobody: a walk-in. */
  customer: DraftCustomer | null;
  /** The visit it is for, which is achieved with it. */
  appointment_id: number | null;
  /** The held bill it was, which is gone when this one is issued. */
  held_id: number | null;
  lines: readonly DraftLine[];
  code: DraftCode | null;
  package_price: Minor | null;
  /** A gift card or voucher; it is used whole, so one is all a bill takes. */
  card: DraftCard | null;
  /** From the customer's balance. */
  balance_used: Minor;
  payments: readonly DraftPayment[];
  /** The rest stays open on the customer's account. */
  leaves_debt: boolean;
  salesman_id: number | null;
  note: string;
  /** What a held bill had and the salon sells no more, by name. */
  left_off?: readonly LeftOff[];
  /** The line removed last, while it can still be put back. */
  removed: { line: DraftLine; place: number } | null;
  next_key: number;
  /**
   * What was sent when no answer came: only the very same may be sent again, until the server has said what became of
   * it.
   */
  sent: unknown;
};

export type DraftCustomer = { id: number; name: string; mobile: string | null };
export type SoldKind = Extract<InvoiceLineKind, 'service' | 'product' | 'package' | 'package_use' | 'tip'>;

/** Everything the till shows of a line travels with it: a bill opens without the catalogue. */
export type DraftLine = {
  key: number;
  kind: SoldKind;
  /** The service, product or package; a tip is none of them. */
  item_id: number | null;
  /** Whose remaining services a use is taken from. */
  customer_package_id: number | null;
  english_name: string;
  arabic_name: string;
  minutes: number | null;
  barcode: string | null;
  quantity: number;
  /** As the catalogue has it; the asked price may be another one. */
  list_price: Minor;
  unit_price: Minor;
  rate: number;
  discount: Reduction | null;
  in_package_price: boolean;
  employee_id: number | null;
  salesman_id: number | null;
  /** Whoever has it at the visit: she stays a choice, though the till may not show her. */
  booked_with?: { id: number; name: string; short_name: string } | undefined;
};
export type NewLine = Pick<DraftLine, 'kind' | 'item_id' | 'english_name' | 'arabic_name' | 'list_price' | 'rate'> &
  Partial<DraftLine>;

export type DraftCode = {
  code: string;
  reduction: Reduction;
  category: CodeIn<typeof discountCodeCategories>;
  services: readonly number[];
  products: readonly number[];
};

export type DraftCard = { code: string; type: NameIn<typeof giftCardTypes>; value: Minor };

export type PaymentMethod = NameIn<typeof paymentMethods>;
export type DraftPayment = {
  key: number;
  method: PaymentMethod;
  /** Null: whatever the others leave. */
  amount: Minor | null;
  /** The cash that was handed over. */
  tendered: Minor | null;
  authorization_code: string;
  reference: string;
};

/** A link we make and send: what it asks for stays open until it is paid. With a reference it was paid elsewhere. */
export const isAsked = ({ method, reference }: Pick<DraftPayment, 'method' | 'reference'>): boolean =>
  method === 'payment_link' && reference.trim() === '';

export type DraftChange =
  | { do: 'choose-customer'; customer: DraftCustomer | null }
  | { do: 'add-line'; line: NewLine }
  | { do: 'change-line'; key: number; change: Partial<Omit<DraftLine, 'key' | 'kind' | 'item_id'>> }
  | { do: 'step-quantity'; key: number; by: 1 | -1 }
  | { do: 'remove-line'; key: number }
  | { do: 'undo-remove' }
  | { do: 'use-code'; code: DraftCode | null }
  | { do: 'set-package-price'; price: Minor | null; keys: readonly number[] }
  | { do: 'use-card'; card: DraftCard | null }
  | { do: 'use-balance'; amount: Minor }
  | { do: 'reprice'; prices: ReadonlyMap<string, Minor>; rate: number }
  | { do: 'add-payment'; method: PaymentMethod }
  | { do: 'change-payment'; key: number; change: Partial<Omit<DraftPayment, 'key' | 'method'>> }
  | { do: 'remove-payment'; key: number }
  | { do: 'leave-debt'; leaves: boolean }
  | { do: 'set-salesman'; employee_id: number | null }
  | { do: 'write-note'; note: string }
  | { do: 'send'; body: unknown }
  | { do: 'refused' }
  | { do: 'replace'; draft: TillDraft };

export const QUANTITY_LIMIT = 999;

/** Somebody did it, and gets the commission or the tip. */
export const needsEmployee = ({ kind }: Pick<DraftLine, 'kind'>): boolean =>
  kind === 'service' || kind === 'package_use' || kind === 'tip';

export const emptyDraft = (key: string, now: Date): TillDraft => ({
  key,
  started_at: now.toISOString(),
  customer: null,
  appointment_id: null,
  held_id: null,
  lines: [],
  code: null,
  package_price: null,
  card: null,
  balance_used: 0,
  payments: [],
  leaves_debt: false,
  salesman_id: null,
  note: '',
  removed: null,
  next_key: 1,
  sent: null,
});

/** Nothing on it that somebody would miss. */
export const isEmptyDraft = (draft: TillDraft): boolean =>
  draft.lines.length === 0 && draft.customer === null && draft.note === '' && draft.sent === null;

export function changeDraft(draft: TillDraft, change: DraftChange): TillDraft {
  // While nobody knows whether it was issued, a bill that says something else would become a second one.
  if (draft.sent !== null && !['replace', 'refused', 'send'].includes(change.do)) return draft;
  switch (change.do) {
    case 'replace':
      return change.draft;
    case 'choose-customer':
      return withCustomer(draft, change.customer);
    case 'add-line':
      return withLine(draft, change.line);
    case 'change-line':
      return withLines(draft, (line) => (line.key === change.key ? { ...line, ...change.change } : line));
    case 'step-quantity':
      return withLines(draft, (line) => (line.key === change.key ? stepped(line, change.by) : line));
    case 'remove-line':
      return withoutLine(draft, change.key);
    case 'undo-remove':
      return draft.removed
        ? { ...draft, lines: draft.lines.toSpliced(draft.removed.place, 0, draft.removed.line), removed: null }
        : draft;
    case 'use-code':
      return { ...draft, code: change.code };
    case 'set-package-price':
      return withPackagePrice(draft, change.price, change.keys);
    case 'use-card':
      return { ...draft, card: change.card };
    case 'reprice':
      return repriced(draft, change);
    case 'use-balance':
      return { ...draft, balance_used: change.amount };
    case 'add-payment':
      return withPayment(draft, change.method);
    case 'change-payment':
      return {
        ...draft,
        payments: draft.payments.map((one) => (one.key === change.key ? { ...one, ...change.change } : one)),
      };
    case 'remove-payment':
      return { ...draft, payments: draft.payments.filter(({ key }) => key !== change.key) };
    case 'leave-debt':
      return { ...draft, leaves_debt: change.leaves };
    case 'set-salesman':
      return { ...draft, salesman_id: change.employee_id };
    case 'write-note':
      return { ...draft, note: change.note };
    case 'send':
      return { ...draft, sent: change.body };
    case 'refused':
      return { ...draft, sent: null };
  }
}

/** What belongs to one customer does not go over to another. */
function withCustomer(draft: TillDraft, customer: DraftCustomer | null): TillDraft {
  if (customer?.id === draft.customer?.id) return { ...draft, customer };
  return {
    ...draft,
    customer,
    appointment_id: null,
    lines: draft.lines.filter(({ kind }) => kind !== 'package_use'),
    card: null,
    balance_used: 0,
    leaves_debt: false,
    removed: null,
  };
}

/** The same product again is one more of it. Each service has its own line: each may be somebody else's work. */
function withLine(draft: TillDraft, line: NewLine): TillDraft {
  const same = draft.lines.find(
    ({ kind, item_id }) => (kind === 'product' || kind === 'package') && kind === line.kind && item_id === line.item_id,
  );
  if (same) return withLines(draft, (one) => (one.key === same.key ? stepped(one, 1) : one));
  const added: DraftLine = {
    customer_package_id: null,
    minutes: null,
    barcode: null,
    quantity: 1,
    unit_price: line.list_price,
    discount: null,
    in_package_price: false,
    employee_id: null,
    salesman_id: null,
    ...line,
    key: draft.next_key,
  };
  return { ...draft, lines: [...draft.lines, added], next_key: draft.next_key + 1, removed: null };
}

const stepped = (line: DraftLine, by: 1 | -1): DraftLine =>
  line.kind === 'package_use' || line.kind === 'tip'
    ? line
    : { ...line, quantity: Math.min(QUANTITY_LIMIT, Math.max(1, line.quantity + by)) };

function withoutLine(draft: TillDraft, key: number): TillDraft {
  const place = draft.lines.findIndex((line) => line.key === key);
  const line = draft.lines[place];
  if (!line) return draft;
  const lines = draft.lines.toSpliced(place, 1);
  const isPackageGone = !lines.some(({ in_package_price }) => in_package_price);
  return {
    ...draft,
    lines,
    removed: { line, place },
    ...(isPackageGone && { package_price: null }),
  };
}

const withPackagePrice = (draft: TillDraft, price: Minor | null, keys: readonly number[]): TillDraft => ({
  ...withLines(draft, (line) => ({ ...line, in_package_price: price !== null && keys.includes(line.key) })),
  package_price: price,
});

/** The first one takes all that is due, and gives way as others get amounts. */
function withPayment(draft: TillDraft, method: PaymentMethod): TillDraft {
  const takesRest = !draft.payments.some(({ amount }) => amount === null);
  const added: DraftPayment = {
    key: draft.next_key,
    method,
    amount: takesRest ? null : 0,
    tendered: null,
    authorization_code: '',
    reference: '',
  };
  return { ...draft, payments: [...draft.payments, added], next_key: draft.next_key + 1 };
}

/** A bill of yesterday has today's prices and rate; what somebody typed herself stays. */
function repriced(draft: TillDraft, { prices, rate }: Extract<DraftChange, { do: 'reprice' }>): TillDraft {
  const isOld = (line: DraftLine) =>
    line.kind !== 'tip' &&
    (line.rate !== rate || (prices.get(`${line.kind}:${line.item_id}`) ?? line.list_price) !== line.list_price);
  if (!draft.lines.some(isOld)) return draft;
  return withLines(draft, (line) => {
    if (!isOld(line)) return line;
    const list_price = prices.get(`${line.kind}:${line.item_id}`) ?? line.list_price;
    return {
      ...line,
      rate,
      list_price,
      unit_price: line.unit_price === line.list_price ? list_price : line.unit_price,
    };
  });
}

/** Lines that stay the same stay the same object: rows that show them are not drawn again. */
function withLines(draft: TillDraft, change: (line: DraftLine) => DraftLine): TillDraft {
  return { ...draft, lines: draft.lines.map(change) };
}
