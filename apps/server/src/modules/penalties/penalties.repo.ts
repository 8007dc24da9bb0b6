import { penaltyStates } from '@rawnaq/domain/penalties/penalty.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';
import type { Bookkeeper } from '../ledger';

export type NewPenalty = {
  customer_id: number;
  appointment_id?: number | null;
  type: Code<'penalties.type'>;
  amount: Minor;
  note?: string | null;
  created_by: number | null;
};

export async function insertPenalty(
  { tx, accountId, now }: Bookkeeper,
  penalty: NewPenalty & { journal_day: LocalDate },
): Promise<number> {
  const { id } = await tx
    .insertInto('penalties')
    .values({ account_id: accountId, ...penalty, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COLUMNS = ['id', 'customer_id', 'amount', 'cancelled_at', 'journal_day'] as const;
export const findPenalty = ({ tx, accountId }: Bookkeeper, id: number) =>
  tx
    .selectFrom('penalties')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export const penaltiesOfVisit = ({ tx, accountId }: Bookkeeper, appointmentId: number) =>
  tx
    .selectFrom('penalties')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();

/** What was taken back stays in the books, with its day. False when it was taken back before. */
export async function markLifted(
  { tx, accountId, now }: Bookkeeper,
  id: number,
  about: { by: number | null; reason: string | null },
): Promise<boolean> {
  const lifted = await tx
    .updateTable('penalties')
    .set({ cancelled_at: now.toISOString(), cancelled_by: about.by, cancel_reason: about.reason })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return lifted !== undefined;
}

const { charged, lifted } = penaltyStates.codes;

export const penaltyRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('penalties as p')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.customer_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.created_by'),
    )
    .leftJoin('users as l', (join) =>
      join.onRef('l.account_id', '=', 'p.account_id').onRef('l.id', '=', 'p.cancelled_by'),
    )
    .where('p.account_id', '=', ctx.accountId)
    .select([
      'p.id',
      'p.created_at',
      'p.customer_id',
      'c.name as customer',
      'p.appointment_id',
      'p.type',
      'p.amount',
      sql<number>`case when p.cancelled_at is null then p.amount else 0 end`.as('charged'),
      'p.note',
      sql<(typeof penaltyStates.codes)['charged' | 'lifted']>`
        case when p.cancelled_at is null then ${charged}::text else ${lifted}::text end`.as('state'),
      'u.name as created_by',
      'p.cancelled_at',
      'l.name as cancelled_by',
      'p.cancel_reason',
    ]);
