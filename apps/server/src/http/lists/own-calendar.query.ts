import { can } from '@rawnaq/domain/kernel/permissions';
import { isOwnCalendar } from '@rawnaq/domain/roles/role.rules';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../context';

/** Jobs and the salon's public pages ask without a session, and see what they are about. */
export type Asker = Pick<Ctx, 'accountId'> & { session?: Ctx['session'] };

/** A login that belongs to no employee works on nothing. */
const NOBODY = 0;

/**
 * Whose visits alone the asking person sees: a calendar without the right to everybody's is one's own. Undefined: no
 * such limit.
 */
export function ownCalendarOf({ session }: Asker): number | undefined {
  if (!session || !isOwnCalendar(session.permissions)) return undefined;
  return session.user.employee_id ?? NOBODY;
}

/**
 * Whose day alone the asking person writes into: stricter than what she sees, for the right to write says nothing about
 * whose. Undefined: anybody's.
 */
export function ownDayOf({ session }: Asker): number | undefined {
  if (!session || can(session.permissions, 'appointments.view-all')) return undefined;
  return session.user.employee_id ?? NOBODY;
}

/**
 * To be true of an appointment, by its id: the asking person may see it. Every query over visits for people has it in
 * its `where`.
 */
export function mayBeSeen(asker: Asker, appointmentId: RawBuilder<unknown> = sql`a.id`): RawBuilder<boolean> {
  const own = ownCalendarOf(asker);
  if (own === undefined) return sql<boolean>`true`;
  return sql<boolean>`
    exists (select from appointment_lines mine
      where mine.account_id = ${asker.accountId} and mine.appointment_id = ${appointmentId}
        and mine.employee_id = ${own})`;
}

/**
 * A customer's number is part of the right to see customers, wherever it stands: in her record, on a paper or in a
 * complaint.
 */
export const maySeeMobiles = ({ session }: Pick<Asker, 'session'>): boolean =>
  !session || can(session.permissions, 'customers.view');

export const mobileFor = (
  asker: Pick<Asker, 'session'>,
  column: 'c.mobile' | 'c.mobile_digits' | 'i.customer_mobile',
): RawBuilder<string | null> => (maySeeMobiles(asker) ? sql.ref<string>(column) : sql<null>`null::text`);

/** Whom a message went to, for whoever sent it: of a number she may not see, how it ends. */
export const recipientFor = (asker: Pick<Asker, 'session'>, recipient: string): string =>
  maySeeMobiles(asker) || recipient.includes('@') ? recipient : `••• ${recipient.slice(-2)}`;
