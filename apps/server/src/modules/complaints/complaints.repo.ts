import { complaintStates, type ComplaintKind, type ComplaintStatus } from '@rawnaq/domain/complaints/complaint.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { idByMobile } from '../customers';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;
const LISTED = [
  'c.id',
  'c.kind',
  'c.name',
  'c.mobile',
  'c.body',
  'c.status',
  'c.note',
  'c.handled_at',
  'c.handled_by_name',
  'c.created_at',
] as const;

/**
 * Sent from a booking it names its customer. Otherwise whoever has the number is looked up at every reading: she may
 * have become a customer since.
 */
const customer = ({ accountId }: Ctx) =>
  sql<number | null>`coalesce(c.customer_id, ${idByMobile(accountId, 'c.mobile')})`.as('customer_id');

export const complaintRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('complaints as c')
    .select([...LISTED, customer(ctx)])
    .where('c.account_id', '=', ctx.accountId);

export const findComplaint = (ctx: Ctx, id: number) =>
  complaintRows(ctx).select('c.appointment_id').where('c.id', '=', id).executeTakeFirst();

export type NewComplaint = {
  kind: ComplaintKind;
  name: string;
  mobile: string | null;
  body: string;
  customer_id: number | null;
  appointment_id: number | null;
};

export async function insertComplaint({ tx, accountId, now }: Writer, complaint: NewComplaint): Promise<number> {
  return (
    await tx
      .insertInto('complaints')
      .values({ account_id: accountId, ...complaint, created_at: now.toISOString(), updated_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** The table's own check keeps the state to these two. */
export const lockComplaint = ({ tx, accountId }: Writer, id: number) =>
  tx
    .selectFrom('complaints')
    .select(['status', 'note'])
    .$narrowType<{ status: ComplaintStatus }>()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setHandled(
  { tx, accountId, now }: Writer,
  id: number,
  by: { id: number; name: string },
  note: string | null,
): Promise<void> {
  await tx
    .updateTable('complaints')
    .set({
      status: complaintStates.codes.handled,
      note,
      handled_at: now.toISOString(),
      handled_by: by.id,
      handled_by_name: by.name,
      updated_at: now.toISOString(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setOpen({ tx, accountId, now }: Writer, id: number): Promise<void> {
  await tx
    .updateTable('complaints')
    .set({
      status: complaintStates.codes.open,
      note: null,
      handled_at: null,
      handled_by: null,
      handled_by_name: null,
      updated_at: now.toISOString(),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
