import { createHash, randomUUID } from 'node:crypto';
import { FIRST_PREVIOUS_HASH, nextPlace } from '@rawnaq/domain/e-invoices/chain';
import { zatcaPhase1 } from '@rawnaq/domain/e-invoices/drivers';
import type { EInvoice, EInvoicePrepayment, SealedInvoice } from '@rawnaq/domain/e-invoices/e-invoice';
import { einvoiceStatuses } from '@rawnaq/domain/e-invoices/e-invoice.states';
import { invoiceKinds, numberText, seriesOf, type InvoiceKind } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import type { ReckonedSale } from '@rawnaq/domain/invoices/sale';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { crashPoint } from '../../infra/crash-point';
import { newLinkId } from '../../infra/link-id';
import { addToDays, entriesOf, record, type Bookkeeper, type Posted } from '../ledger';
import {
  addToSalesDays,
  insertCommissions,
  insertInvoice,
  insertLines,
  lockChain,
  moveChain,
  takeNumber,
  type CommissionRow,
  type InvoiceRow,
  type LineRow,
} from './invoices.repo';
import { salesDaysOf } from './sales-days';
import { sellerId, type SellingSalon } from './seller';

export type PaperCustomer = { id: number; name: string; mobile: string | null; trn: string | null };

export type NewPaper = {
  kind: InvoiceKind;
  /** Reserved before: what belongs to the paper points at it already. */
  invoice_id: number;
  customer: PaperCustomer | null;
  salesman_id?: number | null;
  appointment_id?: number | null;
  original?: { id: number; number: string; reason: string } | null;
  note?: string | null;
  lines: readonly LineRow[];
  totals: Omit<ReckonedSale, 'lines'>;
  settled: { paid: Minor; voucher: Minor; balance_used: Minor; open: Minor; change: Minor };
  /** How money came, for the tax authority. */
  means?: EInvoice['payments'];
  prepaid?: readonly EInvoicePrepayment[];
  discount_code_id?: number | null;
  coupon_id?: number | null;
  code?: string | null;
  package_price?: Minor | null;
  points_earned?: number;
  commissions: readonly CommissionRow[];
  posted: readonly Posted[];
  created_by: number | null;
  /** What else the transaction writes, in the same flush as the lines: nobody waits for it yet. */
  withLines?: () => Promise<unknown>;
  /** What has to say the number: written in the same flush, while others wait for theirs. */
  withNumber?: (issued: IssuedPaper) => Promise<unknown>;
};

export type IssuedPaper = { id: number; unique_id: string; number: number; number_text: string };

/**
 * Writes a paper. Lines and journals first, without anybody waiting; then the number, which is the salon's own queue;
 * then, in one flush,
 * the paper itself and the sums of the day. Comes last in its transaction, and once: between the number and the commit
 * nothing is asked.
 */
export async function issuePaper(ctx: Bookkeeper, salon: SellingSalon, paper: NewPaper): Promise<IssuedPaper> {
  const { kind, invoice_id: id } = paper;
  const entries = entriesOf(
    paper.posted.map((posted) => ({ ...posted, invoice_id: id })),
    { day: salon.day, created_by: paper.created_by },
  );
  const [seller] = await Promise.all([
    sellerId(ctx, salon.seller),
    paper.withLines?.(),
    insertLines(ctx, id, paper.lines),
    insertCommissions(ctx, id, paper.commissions),
    record(ctx, entries),
  ]);
  crashPoint('invoice.after-lines');

  const [number, last] = await Promise.all([
    takeNumber(ctx, kind, salon.day),
    isSealed(salon) ? lockChain(ctx, FIRST_PREVIOUS_HASH) : null,
  ]);
  crashPoint('invoice.after-number');

  const numbered = { seller_id: seller, number, last, at: ctx.now, account_id: ctx.accountId };
  const { row, sealed } = paperRow(salon, paper, numbered);
  const issued = issuedOf(row);
  await Promise.all([
    // First: messages point at it.
    insertInvoice(ctx, row),
    paper.withNumber?.(issued),
    sealed && moveChain(ctx, sealed.icv, sealed.hash),
    addToDays(ctx, entries),
    addToSalesDays(ctx, salesDaysOf(kind, salon.day, paper.lines)),
  ]);
  crashPoint('invoice.before-commit');
  return issued;
}

/** In the Kingdom every paper with VAT is a link of the salon's chain. */
export const isSealed = ({ country, seller }: SellingSalon): boolean => country === 'SA' && seller.vat_active;

export const issuedOf = ({ id, unique_id, kind, number }: InvoiceRow): IssuedPaper => ({
  id: id!,
  unique_id,
  number,
  number_text: numberText(kind, number),
});

type Numbered = {
  seller_id: number;
  number: number;
  /** The newest link of the chain, where there is one. */
  last: { icv: number; hash: string } | null;
  at: Date;
  account_id: number;
};

/** The row of a paper once it has its number, sealed where it has to be. */
export function paperRow(
  salon: SellingSalon,
  paper: NewPaper,
  { seller_id, number, last, at, account_id }: Numbered,
): { row: InvoiceRow; sealed: SealedInvoice | null } {
  const { totals, settled, customer } = paper;
  const kind = invoiceKinds.codes[paper.kind];
  const uuid = randomUUID();
  const sealed = isSealed(salon)
    ? phase1.seal(eInvoiceOf(salon, paper, { uuid, number: numberText(kind, number) }), nextPlace(last))
    : null;
  const row: InvoiceRow = {
    id: paper.invoice_id,
    unique_id: newLinkId(account_id),
    kind,
    series: seriesOf(paper.kind),
    number,
    day: salon.day,
    issued_at: at.toISOString(),
    seller_id,
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? null,
    customer_mobile: customer?.mobile ?? null,
    customer_trn: customer?.trn ?? null,
    salesman_id: paper.salesman_id ?? null,
    appointment_id: paper.appointment_id ?? null,
    original_id: paper.original?.id ?? null,
    reason: paper.original?.reason ?? null,
    note: paper.note ?? null,
    list: totals.list,
    discount: totals.discount,
    subtotal: totals.subtotal,
    vat: totals.vat,
    rounding: totals.rounding,
    total: totals.total,
    tips: totals.tips,
    payable: totals.payable,
    paid: settled.paid,
    voucher: settled.voucher,
    balance_used: settled.balance_used,
    open_at_issue: settled.open,
    change_due: settled.change,
    discount_code_id: paper.discount_code_id ?? null,
    coupon_id: paper.coupon_id ?? null,
    code: paper.code ?? null,
    package_price: paper.package_price ?? null,
    points_earned: paper.points_earned ?? 0,
    uuid,
    ...sealColumns(sealed),
    created_by: paper.created_by,
    created_at: at.toISOString(),
  };
  return { row, sealed };
}

const phase1 = zatcaPhase1((bytes) => createHash('sha256').update(bytes).digest());

const sealColumns = (sealed: SealedInvoice | null) => ({
  counter: sealed?.icv ?? null,
  previous_hash: sealed?.previous_hash ?? null,
  hash: sealed?.hash ?? null,
  qr: sealed?.qr ?? null,
  einvoice_status: sealed ? einvoiceStatuses.codes.sealed : einvoiceStatuses.codes.none,
});

/** What the tax authority is told: tips are none of its business. */
function eInvoiceOf(
  { seller, issued, currency }: SellingSalon,
  paper: NewPaper,
  { uuid, number }: { uuid: string; number: string },
): EInvoice {
  const taxed = paper.lines.filter(({ kind }) => kind !== invoiceLineKinds.codes.tip);
  return {
    kind: paper.kind === 'sale' || paper.kind === 'gift_card' ? 'invoice' : paper.kind,
    simplified: !paper.customer?.trn,
    uuid,
    number,
    issued,
    supply_date: issued.date,
    currency,
    seller: { name: seller.arabic_name || seller.english_name, trn: seller.trn, address: null, cr_number: null },
    buyer: paper.customer?.trn ? { name: paper.customer.name, trn: paper.customer.trn, address: null } : null,
    lines: taxed.map(({ arabic_name, english_name, quantity, net, allowance, vat_rate }) => ({
      name: arabic_name || english_name,
      quantity: Math.max(quantity, 1),
      net,
      allowance: allowance ?? 0,
      rate: vat_rate,
    })),
    rates: paper.totals.rates.map(({ rate, net, vat }) => ({ rate, net, vat })),
    rounding: sumMinor(paper.totals.rates.map(({ rounding }) => rounding)),
    prepaid: paper.prepaid ?? [],
    payments: paper.means ?? [],
    original: paper.original ? { number: paper.original.number, reason: paper.original.reason } : null,
  };
}
