import type { AccountInvoiceParty } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { ReckonedLine } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { Tier } from '@rawnaq/domain/platform-invoices/account-items.states';
import { platformPaymentStates } from '@rawnaq/domain/platform-payments/platform-payment.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { Bookkeeper } from '../ledger';

export type Place = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** The next number of the year. Whoever else issues waits until this transaction is over: no number is lost. */
export async function takeNumber({ tx, accountId }: Place, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('account_invoice_series')
    .values({ account_id: accountId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'year']).doUpdateSet({ last: sql`account_invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Who sold, with what only the seller says. */
export type SellerOnInvoice = AccountInvoiceParty & { country: string; bank_details: string; telephone: string };
export type BuyerOnInvoice = AccountInvoiceParty & { country: string; mobile: string | null };

export type NewAccountInvoice = {
  unique_id: string;
  year: number;
  number: number;
  tenant: number;
  day: string;
  due_on: string;
  currency: string;
  seller: SellerOnInvoice;
  buyer: BuyerOnInvoice;
  vat_rate: number;
  subtotal: number;
  vat: number;
  total: number;
  tier: Tier | null;
  months: number | null;
  covers_from: string | null;
  covers_to: string | null;
  note: string | null;
  issued_at: string;
  created_by: number | null;
};

export async function insertInvoice(
  { tx, accountId }: Place,
  { seller, buyer, ...row }: NewAccountInvoice,
  lines: readonly ReckonedLine[],
): Promise<number> {
  const { id } = await tx
    .insertInto('account_invoices')
    .values({
      account_id: accountId,
      ...row,
      status: accountInvoiceStates.codes.issued,
      english_name: buyer.name.en,
      arabic_name: buyer.name.ar,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_invoice_lines')
    .values(lines.map((line, index) => ({ account_id: accountId, invoice_id: id, position: index + 1, ...line })))
    .execute();
  return id;
}

const HELD = [
  'id',
  'unique_id',
  'year',
  'number',
  'tenant',
  'status',
  'day',
  'due_on',
  'currency',
  'subtotal',
  'vat',
  'total',
  'tier',
  'months',
  'english_name',
  'arabic_name',
  'granted_at',
  'renewed_until',
] as const;

const invoices = ({ tx, accountId }: Place) =>
  tx.selectFrom('account_invoices').select(HELD).where('account_id', '=', accountId);
export type HeldInvoice = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>;

export const findInvoice = (place: Place, id: number): Promise<HeldInvoice | undefined> =>
  invoices(place).where('id', '=', id).executeTakeFirst();
export const lockInvoice = (place: Place, id: number): Promise<HeldInvoice | undefined> =>
  invoices(place).where('id', '=', id).forUpdate().executeTakeFirst();
export const findByLink = (place: Place, uniqueId: string): Promise<HeldInvoice | undefined> =>
  invoices(place).where('unique_id', '=', uniqueId).executeTakeFirst();
/** The oldest that waits for payment; one with a package first, because that keeps the account open. */
export const openInvoiceOf = (place: Place, tenant: number): Promise<HeldInvoice | undefined> =>
  invoices(place)
    .where('tenant', '=', tenant)
    .where('status', '=', accountInvoiceStates.codes.issued)
    .orderBy(sql`tier is null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
export const lastPaidPlan = (place: Place, tenant: number): Promise<HeldInvoice | undefined> =>
  invoices(place)
    .where('tenant', '=', tenant)
    .where('status', '=', accountInvoiceStates.codes.paid)
    .where('tier', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type InvoiceChange = Partial<{
  status: Code<'account_invoices.status'>;
  paid_at: string | null;
  granted_at: string;
  renewed_until: string | null;
  cancelled_at: string;
  cancelled_by: number | null;
  cancel_reason: string;
}>;
export async function changeInvoice({ tx, accountId }: Place, id: number, change: InvoiceChange): Promise<void> {
  await tx
    .updateTable('account_invoices')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The account that is renewed: locked, so that a package given by hand meanwhile counts. */
export const lockSubscriber = (tx: Tx, tenant: number) => subscriber(tx, tenant).forUpdate().executeTakeFirst();
export const findSubscriber = (tx: Tx, tenant: number) => subscriber(tx, tenant).executeTakeFirst();
const subscriber = (tx: Tx, tenant: number) =>
  tx
    .selectFrom('accounts')
    .select([
      'id',
      'english_name',
      'arabic_name',
      'country',
      'language',
      'time_zone',
      'status',
      'tier',
      'trial_ends_on',
      'expires_on',
    ])
    .where('id', '=', tenant)
    .where('id', '>', 1)
    .where('status', '<>', 'host');
export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>;

const PAYMENT = ['id', 'tenant', 'invoice_id', 'is_request', 'status', 'amount', 'currency', 'due_on'] as const;
const payments = ({ tx, accountId }: Place) =>
  tx.selectFrom('platform_payments').select(PAYMENT).where('account_id', '=', accountId);
export type HeldPayment = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

export const lockOpenRequest = (place: Place, invoiceId: number): Promise<HeldPayment | undefined> =>
  payments(place)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', platformPaymentStates.codes.not_paid)
    .forUpdate()
    .executeTakeFirst();
export const lockPaid = (place: Place, invoiceId: number) =>
  place.tx
    .selectFrom('platform_payments')
    .select(['id', 'status', 'method', 'amount', 'reference', 'payment_link_id'])
    .where('account_id', '=', place.accountId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', platformPaymentStates.codes.paid)
    .forUpdate()
    .executeTakeFirst();
export const lockPayment = (place: Place, id: number): Promise<HeldPayment | undefined> =>
  payments(place).where('id', '=', id).forUpdate().executeTakeFirst();

export type PaymentFacts = Partial<{
  status: Code<'platform_payments.status'>;
  method: Code<'platform_payments.method'>;
  reference: string | null;
  note: string | null;
  due_on: string;
  paid_on: string;
  paid_at: string;
  payment_link_id: number | null;
  sent_to: string;
  sent_at: string;
  cancel_reason: string;
  cancelled_at: string;
}>;
type NewPayment = PaymentFacts & {
  tenant: number;
  invoice_id: number;
  is_request: boolean;
  status: Code<'platform_payments.status'>;
  amount: number;
  currency: string;
  created_by: number | null;
  created_at: string;
};

export async function insertPayment({ tx, accountId }: Place, row: NewPayment): Promise<number> {
  const { id } = await tx
    .insertInto('platform_payments')
    .values({ account_id: accountId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changePayment({ tx, accountId }: Place, id: number, change: PaymentFacts): Promise<void> {
  await tx
    .updateTable('platform_payments')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Who pays, as a gateway asks for it: by what stands on the invoice. */
export async function payerOfInvoice({ tx, accountId }: Place, id: number) {
  const { buyer } = await tx
    .selectFrom('account_invoices')
    .select('buyer')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { name, email, mobile } = buyer as BuyerOnInvoice;
  return { name: name.en, email, mobile };
}
