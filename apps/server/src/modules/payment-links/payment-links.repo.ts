import type {
  LinkStatus,
  PaymentProblem,
  PaymentProvider,
  RefundState,
} from '@rawnaq/domain/payment-links/payment-link.rules';
import { sql } from 'kysely';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import { paymentLinkState } from '../../db/sql-codes';

/** Requests, jobs and webhooks alike: a transaction and the account it may touch. */
export type Place = { tx: Tx; accountId: number };

const COLUMNS = [
  'id',
  'reference',
  'appointment_id',
  'invoice_id',
  'account_invoice_id',
  'enquiry_id',
  'provider',
  'provider_id',
  'url',
  'amount',
  'currency',
  'language',
  'return_path',
  'status',
  'payment_id',
  'method',
  'error',
  'expires_at',
  'checked_at',
  'paid_at',
  'refund_state',
  'refund_reason',
  'refund_id',
  'created_at',
] as const;

export const links = ({ tx, accountId }: Place) =>
  tx.selectFrom('payment_links').select(COLUMNS).where('account_id', '=', accountId);
export type Link = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>;

export const findLink = (place: Place, reference: string): Promise<Link | undefined> =>
  links(place).where('reference', '=', reference).executeTakeFirst();
export const findLinkById = (place: Place, id: number): Promise<Link | undefined> =>
  links(place).where('id', '=', id).executeTakeFirst();
export const findLinkAt = (place: Place, provider: PaymentProvider, providerId: string): Promise<Link | undefined> =>
  links(place).where('provider', '=', provider).where('provider_id', '=', providerId).executeTakeFirst();
export const newestLinkOf = (place: Place, appointmentId: number): Promise<Link | undefined> =>
  links(place)
    .where('appointment_id', '=', appointmentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
/** Those that brought money, also where it went back. */
export const linksWithMoney = (place: Place, appointmentId: number): Promise<Link[]> =>
  links(place)
    .where('appointment_id', '=', appointmentId)
    .where('status', 'in', [paymentLinkStates.codes.paid, paymentLinkStates.codes.refunded])
    .orderBy('id')
    .execute();

export const lockLink = (place: Place, id: number): Promise<Link | undefined> =>
  links(place).where('id', '=', id).forUpdate().executeTakeFirst();
export const lockOpenLinks = (place: Place, appointmentIds: readonly number[]): Promise<Link[]> =>
  links(place)
    .where('appointment_id', 'in', appointmentIds)
    .where('status', '=', paymentLinkStates.codes.open)
    .orderBy('id')
    .forUpdate()
    .execute();
export const lockOpenLinkOfInvoice = (place: Place, invoiceId: number): Promise<Link | undefined> =>
  links(place)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', paymentLinkStates.codes.open)
    .forUpdate()
    .executeTakeFirst();
export const lockOpenLinkOfAccountInvoice = (place: Place, id: number): Promise<Link | undefined> =>
  links(place)
    .where('account_invoice_id', '=', id)
    .where('status', '=', paymentLinkStates.codes.open)
    .forUpdate()
    .executeTakeFirst();
export const lockLinksOf = (place: Place, appointmentId: number, status: LinkStatus): Promise<Link[]> =>
  links(place)
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', status)
    .orderBy('id')
    .forUpdate()
    .execute();
export const openReferences = async ({ tx, accountId }: Place, appointmentIds: readonly number[]): Promise<string[]> =>
  (
    await tx
      .selectFrom('payment_links')
      .select('reference')
      .where('account_id', '=', accountId)
      .where('appointment_id', 'in', appointmentIds)
      .where('status', '=', paymentLinkStates.codes.open)
      .execute()
  ).map(({ reference }) => reference);

type PaidFor =
  | { appointment_id: number }
  | { invoice_id: number }
  | { account_invoice_id: number }
  | { enquiry_id: number };
type NewLinkRow = PaidFor & {
  reference: string;
  provider: PaymentProvider;
  amount: number;
  currency: string;
  language: string;
  return_path: string;
  expires_at: string;
  created_at: string;
};

export async function insertLink({ tx, accountId }: Place, row: NewLinkRow): Promise<number> {
  return (
    await tx
      .insertInto('payment_links')
      .values({ account_id: accountId, ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export type LinkChange = Partial<{
  provider_id: string | null;
  url: string | null;
  opening_at: string | null;
  status: LinkStatus;
  payment_id: string | null;
  method: string | null;
  error: PaymentProblem | null;
  checked_at: string;
  paid_at: string;
  refund_state: RefundState | null;
  refund_reason: string;
  refund_called_at: string;
  refund_id: string;
  refunded_at: string | null;
  language: string;
  return_path: string;
}>;

export async function changeLink({ tx, accountId }: Place, id: number, change: LinkChange): Promise<void> {
  await tx.updateTable('payment_links').set(change).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/**
 * One of many openers gets the right to ask the gateway for its page; a right that was not used in time is free again.
 */
export async function claimOpening({ tx, accountId }: Place, id: number, now: Date, claimMs: number): Promise<boolean> {
  const given = await tx
    .updateTable('payment_links')
    .set({ opening_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', paymentLinkStates.codes.open)
    .where('url', 'is', null)
    .where((is) =>
      is.or([is('opening_at', 'is', null), is('opening_at', '<', new Date(now.getTime() - claimMs).toISOString())]),
    )
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/**
 * "Calling" is committed before the gateway hears of a refund, so that a crash leaves a question and never a second
 * refund.
 */
export async function claimRefund({ tx, accountId }: Place, id: number, now: Date): Promise<Link | undefined> {
  return tx
    .updateTable('payment_links')
    .set({ refund_state: 'calling', refund_called_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', paymentLinkStates.codes.paid)
    .where('refund_state', '=', 'asked')
    .returning(COLUMNS)
    .executeTakeFirst();
}

export const hasOtherPaidLink = async ({ tx, accountId }: Place, appointmentId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('payment_links')
    .select('id')
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', paymentLinkStates.codes.paid)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whose visit or invoice it is. */
export const findCustomer = (
  { tx, accountId }: Place,
  { appointment_id, invoice_id }: Pick<Link, 'appointment_id' | 'invoice_id'>,
) =>
  tx
    .selectFrom('customers as c')
    .select(['c.name', 'c.mobile', 'c.email'])
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', ({ selectFrom }) =>
      appointment_id === null
        ? selectFrom('invoices as i')
            .select('i.customer_id')
            .where('i.account_id', '=', accountId)
            .where('i.id', '=', invoice_id)
        : selectFrom('appointments as a')
            .select('a.customer_id')
            .where('a.account_id', '=', accountId)
            .where('a.id', '=', appointment_id),
    )
    .executeTakeFirstOrThrow();

export const findSalon = ({ tx, accountId }: Place) =>
  tx.selectFrom('accounts').select(['country', 'currency']).where('id', '=', accountId).executeTakeFirstOrThrow();

export async function webhookToken({ tx, accountId }: Place, fresh: string): Promise<string> {
  const find = () =>
    tx.selectFrom('payment_webhooks').select('token').where('account_id', '=', accountId).executeTakeFirst();
  const known = await find();
  if (known) return known.token;
  await tx
    .insertInto('payment_webhooks')
    .values({ account_id: accountId, token: fresh })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return (await find())!.token;
}

export const isWebhookToken = async ({ tx, accountId }: Place, token: string): Promise<boolean> =>
  (await tx
    .selectFrom('payment_webhooks')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('token', '=', token)
    .executeTakeFirst()) !== undefined;

/**
 * Open links every few minutes; those that ended without money a day longer and less often, because their page may
 * still stand open somewhere.
 */
export async function linksToCheck(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ account_id: number; reference: string }[]> {
  const at = now.toISOString();
  const { rows } = await sql<{ account_id: number; reference: string }>`
    select account_id, reference
    from payment_links
    where (status = ${paymentLinkState.open} and (provider_id is not null or expires_at <= ${at}::timestamptz)
      and (checked_at is null or checked_at <= ${at}::timestamptz - interval '2 minutes'))
      or (status in (${paymentLinkState.expired}, ${paymentLinkState.cancelled})
        and expires_at > ${at}::timestamptz - interval '24 hours' and provider_id is not null
        and checked_at <= ${at}::timestamptz - interval '30 minutes')
    order by checked_at nulls first limit ${limit}`.execute(tx);
  return rows;
}

export async function interruptedRefunds(
  tx: Tx,
  now: Date,
): Promise<{ account_id: number; id: number; refund_state: 'asked' | 'calling' | 'pending' }[]> {
  const at = now.toISOString();
  const { rows } = await sql<{ account_id: number; id: number; refund_state: 'asked' | 'calling' | 'pending' }>`
    select account_id, id, refund_state
    from payment_links
    where refund_state in ('asked', 'calling', 'pending')
      and refund_called_at < ${at}::timestamptz - case refund_state
        when 'calling' then interval '1 minute'
        when 'asked' then interval '15 minutes'
        else interval '1 hour' end
      and (refund_state <> 'pending' or checked_at is null or checked_at < ${at}::timestamptz - interval '1 hour')
    order by refund_called_at limit 200`.execute(tx);
  return rows;
}

/**
 * The customer is looked up for the rows of the page only: joined, she would be looked up for all that are counted too.
 */
export const linkRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('payment_links as l')
    .where('l.account_id', '=', ctx.accountId)
    .where(mayBeSeen(ctx, sql`l.appointment_id`))
    .select([
      'l.id',
      'l.reference',
      'l.appointment_id',
      'l.invoice_id',
      customerOf(ctx, 'name').as('customer'),
      customerOf(ctx, 'id').$castTo<number>().as('customer_id'),
      'l.amount',
      'l.currency',
      'l.provider',
      'l.status',
      'l.error',
      'l.method',
      'l.payment_id',
      'l.created_at',
      'l.expires_at',
      'l.paid_at',
      'l.refund_state',
      'l.refund_reason',
      'l.refund_id',
      'l.refunded_at',
    ]);

/** Two questions by plain columns: under row-level security a number that is itself asked for finds no index. */
const customerOf = ({ accountId }: Ctx, column: 'id' | 'name') =>
  sql<string>`
    coalesce(
      (select c.${sql.ref(column)}
        from appointments a
        join customers c on c.account_id = ${accountId} and c.id = a.customer_id
        where a.account_id = ${accountId} and a.id = l.appointment_id),
      (select c.${sql.ref(column)}
        from invoices i
        join customers c on c.account_id = ${accountId} and c.id = i.customer_id
        where i.account_id = ${accountId} and i.id = l.invoice_id))`;
