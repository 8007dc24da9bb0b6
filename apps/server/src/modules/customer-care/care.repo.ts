import { CARE_MESSAGES, CARE_REST_HOURS, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { appointmentPaymentStates } from '@rawnaq/domain/appointments/appointment.states';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/own-calendar.query';

type Place = { tx: Tx; accountId: number; now: Date; session?: Ctx['session'] };

/** What a message is about, once it is known that it may be written about. */
export type CareSubject = { id: number; customer_id: number; name: string; last_at: string | null; is_recent: boolean };

const at = (now: Date): RawBuilder<unknown> => sql`${now.toISOString()}::timestamptz`;

/** Two who send at the same moment follow each other; the second finds what the first has written. */
export async function lockSubjects({ tx, accountId }: Place, kind: CareKind, ids: readonly number[]): Promise<void> {
  const table = sql.table(kind === 'birthday' ? 'customers' : 'appointments');
  await sql`select 1 from ${table} where account_id = ${accountId} and id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    tx,
  );
}

export async function findSubjects(place: Place, kind: CareKind, ids: readonly number[]): Promise<CareSubject[]> {
  const { tx, accountId, now } = place;
  const wanted = sql`any(${[...ids]}::bigint[])`;
  const last = (
    about: RawBuilder<unknown>,
  ): RawBuilder<unknown> => sql`left join lateral (select max(o.created_at) as last_at from messages o
    where o.account_id = c.account_id and ${about} and o.template = ${CARE_MESSAGES[kind]} and o.status <> 0) m on true`;
  const facts = sql`c.name, m.last_at, coalesce(m.last_at > ${at(now)} - make_interval(hours => ${CARE_REST_HOURS}), false) as is_recent`;
  const fitting =
    kind === 'reminder'
      ? sql`a.status = 1 and a.no_show_at is null and a.start_at > ${at(now)} and a.payment_status <> ${appointmentPaymentStates.codes.waiting}`
      : sql`a.status <> 0 and a.no_show_at is not null`;
  const { rows } =
    kind === 'birthday'
      ? await sql<CareSubject>`select c.id, c.id as customer_id, ${facts} from customers c ${last(sql`o.customer_id = c.id`)}
        where c.account_id = ${accountId} and c.id = ${wanted} and c.birth_date is not null and c.merged_into is null and c.status = 1`.execute(
          tx,
        )
      : await sql<CareSubject>`select a.id, a.customer_id, ${facts} from appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id ${last(sql`o.appointment_id = a.id`)}
        where a.account_id = ${accountId} and a.id = ${wanted} and ${fitting} and ${mayBeSeen(place)}`.execute(tx);
  return rows;
}

/** Reminded by hand is reminded: the clock need not do it again. */
export async function markReminded({ tx, accountId, now }: Place, ids: readonly number[]): Promise<void> {
  await sql`update appointments set reminded_at = ${at(now)} where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
}

/** Salons whose doors are open, where somebody celebrates on the day their clock shows and it is past nine. */
export async function accountsToCongratulate(tx: Tx, now: Date): Promise<{ id: number; today: string }[]> {
  const wall = sql`(${at(now)} at time zone a.time_zone)`;
  const { rows } = await sql<{
    id: number;
    today: string;
  }>`select a.id, ${wall}::date as today from accounts a where a.status in ('trial', 'active') and extract(hour from ${wall}) between 9 and 19`.execute(
    tx,
  );
  return rows;
}

/** Whose birthday it is, unless this one was thought of already. */
export async function findCelebrating({ tx, accountId, now }: Place, today: string): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select c.id from customers c where c.account_id = ${accountId} and c.birth_date is not null and c.merged_into is null and c.status = 1
    and (c.birth_date + make_interval(years => (extract(year from ${today}::date) - extract(year from c.birth_date))::int))::date = ${today}::date
    and not exists (select from messages o where o.account_id = c.account_id and o.customer_id = c.id and o.template = ${CARE_MESSAGES.birthday} and o.created_at > ${at(now)} - interval '180 days')
    order by c.id for no key update of c`.execute(tx);
  return rows.map(({ id }) => id);
}
