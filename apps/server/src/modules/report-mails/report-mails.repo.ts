import { COMMA } from '@rawnaq/domain/kernel/localized';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { ReportMailInput } from '@rawnaq/domain/report-mails/report-mails.contract';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { sql, type Insertable } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import { recordState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'>;

/** A paused one has no next time. */
export const reportMailRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('report_mails as m')
    .where('m.account_id', '=', ctx.accountId)
    .select([
      'm.id',
      sql<ReportId>`m.report`.as('report'),
      sql<Record<string, string>>`m.filters`.as('filters'),
      'm.rhythm',
      'm.weekday',
      'm.month_day',
      'm.hour',
      'm.with_sheet',
      'm.with_pdf',
      sql<number[]>`
        array(select p.user_id::int
          from report_mail_people p
          where p.account_id = ${ctx.accountId} and p.report_mail_id = m.id
          order by 1)`.as('people'),
      sql<string>`
        (select string_agg(u.name, ${COMMA[ctx.language]} order by u.name)
        from report_mail_people p join users u on u.account_id = p.account_id and u.id = p.user_id
        where p.account_id = ${ctx.accountId} and p.report_mail_id = m.id)`.as('people_names'),
      sql<string | null>`
        (select max(r.created_at)
        from report_mail_runs r
        where r.account_id = ${ctx.accountId} and r.report_mail_id = m.id)`.as('last_at'),
      // The worst of the last time: one who got nothing is not hidden by those who did.
      sql<Code<'report_mail_runs.outcome'> | null>`
        (select r.outcome
        from report_mail_runs r
        where r.account_id = ${ctx.accountId} and r.report_mail_id = m.id
        order by r.due_at desc, r.outcome desc
        limit 1)`.as('last_outcome'),
      sql<string | null>`case when m.status = ${recordState.active} then m.next_at end`.as('next_at'),
      'm.status',
      'm.created_at',
    ]);

/** People of the salon a mail can reach. */
export const peopleWithMail = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('name')
    .execute();

export const findReportMail = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('report_mails').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
export type ReportMailRow = NonNullable<Awaited<ReturnType<typeof findReportMail>>>;

export const lockReportMail = ({ tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('report_mails')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function peopleOf(tx: Tx, accountId: number, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('report_mail_people')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('report_mail_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

type Times = Pick<ReportMailInput, 'rhythm' | 'weekday' | 'month_day' | 'hour'>;
const rowOf = ({ report, filters, with_sheet, with_pdf, ...times }: Omit<ReportMailInput, 'people'>) => ({
  report,
  filters: JSON.stringify(filters),
  with_sheet,
  with_pdf,
  ...timesOf(times),
});
export const timesOf = ({ rhythm, weekday, month_day, hour }: Times) => ({
  rhythm,
  weekday: weekday ?? null,
  month_day: month_day ?? null,
  hour,
});

export async function insertReportMail(
  { tx, accountId, now }: Writer,
  { people, ...mail }: ReportMailInput,
  about: { next_at: string; created_by: number },
): Promise<number> {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('report_mails')
    .values({ account_id: accountId, ...rowOf(mail), ...about, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putPeople(tx, accountId, id, people);
  return id;
}

export async function updateReportMail(
  { tx, accountId, now }: Writer,
  id: number,
  { people, ...mail }: ReportMailInput,
  next_at: string,
): Promise<void> {
  await tx
    .updateTable('report_mails')
    .set({ ...rowOf(mail), next_at, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('report_mail_people')
    .where('account_id', '=', accountId)
    .where('report_mail_id', '=', id)
    .execute();
  await putPeople(tx, accountId, id, people);
}

export async function updateReportMailStatus(
  { tx, accountId, now }: Writer,
  id: number,
  status: Code<'report_mails.status'>,
  next_at: string,
): Promise<void> {
  await tx
    .updateTable('report_mails')
    .set({ status, next_at, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function moveNext(tx: Tx, accountId: number, id: number, next_at: string): Promise<void> {
  await tx
    .updateTable('report_mails')
    .set({ next_at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReportMail({ tx, accountId }: Writer, id: number): Promise<void> {
  await tx.deleteFrom('report_mails').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export const wasMailed = async (
  tx: Tx,
  { account_id, report_mail_id, due_at, user_id }: Omit<RunRow, 'outcome' | 'created_at'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('report_mail_runs')
    .select('outcome')
    .where('account_id', '=', account_id)
    .where('report_mail_id', '=', report_mail_id)
    .where('due_at', '=', due_at)
    .where('user_id', '=', user_id)
    .executeTakeFirst()) !== undefined;

export type RunRow = Insertable<DB['report_mail_runs']>;

/** Answers whether this was the first word about it. */
export async function recordRun(tx: Tx, run: RunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('report_mail_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function putPeople(tx: Tx, account_id: number, report_mail_id: number, people: readonly number[]): Promise<void> {
  await tx
    .insertInto('report_mail_people')
    .values([...new Set(people)].map((user_id) => ({ account_id, report_mail_id, user_id })))
    .execute();
}

export async function assertPeople(ctx: Ctx, people: readonly number[]): Promise<void> {
  const known = new Set((await peopleWithMail(ctx)).map(({ id }) => id));
  if (!people.every((id) => known.has(id))) throw new AppError('REPORT_MAIL_PERSON', { field: 'people' });
}
