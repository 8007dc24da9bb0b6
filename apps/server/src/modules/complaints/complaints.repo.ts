import type { ComplaintClock } from '@rawnaq/domain/complaints/complaint-clock';
import {
  complaintReminders,
  complaintStates,
  complaintTimes,
  type AnswerWay,
  type ComplaintKind,
  type ComplaintSource,
  type ComplaintStatus,
  type ComplaintTime,
} from '@rawnaq/domain/complaints/complaint.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { complaintState, invoiceKind, visitState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { mayBeSeen, mobileFor, type Asker } from '../../http/lists/own-calendar.query';
import { idByMobile } from '../customers';

type Place = Pick<Ctx, 'tx' | 'accountId'>;
type Writer = Place & Pick<Ctx, 'now'>;
type Person = { id: number; name: string };
const { in_time, overdue } = complaintTimes.codes;

const LISTED = [
  'c.id',
  'c.kind',
  'c.name',
  'c.body',
  'c.status',
  'c.source',
  'c.cause',
  'c.assigned_to_name',
  'c.answer_due_at',
  'c.answered_at',
  'c.note',
  'c.closed_at',
  'c.closed_by_name',
  'c.created_at',
] as const;

/** Whether what is awaited next (`nextDue` of the domain) is late. */
const timeSql = (now: Date) => sql<ComplaintTime>`
  case when c.status <> ${complaintState.closed}
      and case when c.answered_at is null then c.answer_due_at else c.close_due_at end
        < ${now.toISOString()}::timestamptz
    then ${overdue} else ${in_time} end`;

/**
 * Sent from a booking it names its customer. Otherwise whoever has the number is looked up at every reading: she may
 * have become a customer since.
 */
const customer = ({ accountId }: Place) =>
  sql<number | null>`coalesce(c.customer_id, ${idByMobile(accountId, 'c.mobile')})`.as('customer_id');

export const complaintRows = (ctx: Writer & Asker) =>
  ctx.tx
    .selectFrom('complaints as c')
    .select([...LISTED, mobileFor(ctx, 'c.mobile').as('mobile'), timeSql(ctx.now).as('time'), customer(ctx)])
    .where('c.account_id', '=', ctx.accountId);

/** The visit it is about, and the next one, as far as the reader may see them. */
export const findComplaint = (ctx: Writer & Asker, id: number) =>
  complaintRows(ctx)
    .leftJoin('appointments as a', (join) =>
      join.onRef('a.account_id', '=', 'c.account_id').onRef('a.id', '=', 'c.appointment_id').on(mayBeSeen(ctx)),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'c.account_id').onRef('i.id', '=', 'c.invoice_id'),
    )
    .select([
      'a.id as appointment_id',
      'c.invoice_id',
      'c.survey_send_id',
      sql<boolean>`c.mobile is not null`.as('has_mobile'),
      'c.assigned_to',
      'c.taken_at',
      'c.clock_from',
      'c.close_due_at',
      'c.answer',
      'c.answered_by_name',
      'c.answer_channel',
      'a.start_at as appointment_at',
      sql<string | null>`i.number::text`.as('invoice_number'),
    ])
    .$narrowType<{ answer_channel: AnswerWay | null }>()
    .where('c.id', '=', id)
    .executeTakeFirst();

export const notesOf = ({ tx, accountId }: Place, complaintId: number) =>
  tx
    .selectFrom('complaint_notes')
    .select(['id', 'body', 'user_name', 'created_at'])
    .where('account_id', '=', accountId)
    .where('complaint_id', '=', complaintId)
    .orderBy('id')
    .execute();

export type CustomerFacts = {
  id: number;
  name: string;
  mobile: string;
  visits: number;
  spent: number;
  complaints: number;
  next_visit_at: string | null;
};

/** Who she is to the salon, beside what she wrote. */
export async function customerFacts(reader: Writer & Asker, id: number, besides: number) {
  const { tx, accountId, now } = reader;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<CustomerFacts>`
    select c.id, c.name, c.mobile,
      (select count(*)::int from invoices i
        where i.account_id = ${accountId} and i.customer_id = c.id and i.kind = ${invoiceKind.sale}
          and i.cancelled_at is null) as visits,
      (select coalesce(sum(i.total), 0)::bigint from invoices i
        where i.account_id = ${accountId} and i.customer_id = c.id and i.kind = ${invoiceKind.sale}
          and i.cancelled_at is null
          and i.issued_at > ${at} - interval '12 months') as spent,
      (select count(*)::int from complaints o
        where o.account_id = ${accountId} and (o.customer_id = c.id or o.mobile = c.mobile)
          and o.id <> ${besides}) as complaints,
      (select min(a.start_at) from appointments a
        where a.account_id = ${accountId} and a.customer_id = c.id and a.status = ${visitState.scheduled}
          and a.start_at > ${at} and ${mayBeSeen(reader)}) as next_visit_at
    from customers c
    where c.account_id = ${accountId} and c.id = ${id} and c.merged_into is null`.execute(tx);
  return rows[0];
}

export const findCustomer = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('customers')
    .select(['id', 'name', 'mobile'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();

export type NewComplaint = {
  kind: ComplaintKind;
  source: ComplaintSource;
  name: string;
  mobile: string | null;
  body: string;
  customer_id: number | null;
  appointment_id: number | null;
  invoice_id?: number | null;
  survey_send_id?: number | null;
  cause?: Code<'complaints.cause'> | null;
};

export async function insertComplaint(
  { tx, accountId, now }: Writer,
  complaint: NewComplaint & ComplaintClock,
): Promise<number> {
  return (
    await tx
      .insertInto('complaints')
      .values({ account_id: accountId, ...complaint, created_at: now.toISOString(), updated_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export const lockComplaint = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('complaints as c')
    .select([
      'c.status',
      'c.note',
      'c.name',
      'c.mobile',
      'c.body',
      'c.cause',
      'c.assigned_to',
      'c.assigned_to_name',
      'c.answered_at',
      customer({ tx, accountId }),
    ])
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Changes = Partial<{
  status: ComplaintStatus;
  cause: Code<'complaints.cause'> | null;
  assigned_to: number;
  assigned_to_name: string;
  taken_at: string;
  answer: string;
  answered_at: string;
  answered_by: number;
  answered_by_name: string;
  answer_channel: AnswerWay;
}>;

export async function changeComplaint({ tx, accountId, now }: Writer, id: number, changes: Changes): Promise<void> {
  await tx
    .updateTable('complaints')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setClosed(
  { tx, accountId, now }: Writer,
  id: number,
  by: Person,
  note: string | null,
): Promise<void> {
  await tx
    .updateTable('complaints')
    .set({
      status: complaintStates.codes.closed,
      note,
      closed_at: now.toISOString(),
      closed_by: by.id,
      closed_by_name: by.name,
      updated_at: now.toISOString(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Answer and person stay in the history; the clock and the steps begin anew. */
export async function setReopened({ tx, accountId, now }: Writer, id: number, clock: ComplaintClock): Promise<void> {
  await tx
    .updateTable('complaints')
    .set({
      status: complaintStates.codes.received,
      ...clock,
      note: null,
      taken_at: null,
      answer: null,
      answered_at: null,
      answered_by: null,
      answered_by_name: null,
      answer_channel: null,
      closed_at: null,
      closed_by: null,
      closed_by_name: null,
      overdue_told: complaintReminders.codes.none,
      updated_at: now.toISOString(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function insertNote(
  { tx, accountId, now }: Writer,
  complaint_id: number,
  by: Person,
  body: string,
): Promise<void> {
  await tx
    .insertInto('complaint_notes')
    .values({
      account_id: accountId,
      complaint_id,
      body,
      user_id: by.id,
      user_name: by.name,
      created_at: now.toISOString(),
    })
    .execute();
}

export type Late = { id: number; name: string; what: 'answer' | 'close' };

/** Marks what is late and was not told of yet, and answers it. Whoever asks second finds nothing. */
export async function claimLate({ tx, accountId, now }: Writer): Promise<Late[]> {
  const at = now.toISOString();
  const claim = (what: Late['what']) =>
    tx
      .updateTable('complaints')
      .set({ overdue_told: complaintReminders.codes[what] })
      .where('account_id', '=', accountId)
      .where('status', '<>', complaintStates.codes.closed)
      .where('overdue_told', '<', complaintReminders.codes[what])
      .where(what === 'answer' ? 'answer_due_at' : 'close_due_at', '<', at)
      .where('answered_at', what === 'answer' ? 'is' : 'is not', null)
      .returning(['id', 'name'])
      .execute();
  const answers = await claim('answer');
  const ends = await claim('close');
  return [
    ...answers.map((one) => ({ ...one, what: 'answer' as const })),
    ...ends.map((one) => ({ ...one, what: 'close' as const })),
  ];
}

/** Who may be asked to look after it, with what each may do. */
export const usersWithRoles = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select(['u.id', 'u.name', 'u.is_owner', 'r.permissions'])
    .where('u.account_id', '=', accountId)
    .where('u.status', '=', recordStates.codes.active)
    .orderBy('u.name')
    .execute();

export const salonNames = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['english_name', 'arabic_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
