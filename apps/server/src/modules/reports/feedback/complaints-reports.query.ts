import { complaintCauses, complaintKinds, complaintSources } from '@rawnaq/domain/complaints/complaint.states';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import {
  complaintGroups,
  type ComplaintGroup,
  type complaintsReport,
} from '@rawnaq/domain/reports/definitions/survey-reports';
import { sql, type RawBuilder } from 'kysely';
import { complaintState } from '../../../db/sql-codes';
import type { Ctx } from '../../../http/context';
import { findSalonClock } from '../../appointments';
import type { Asked, SummaryServer } from '../report-server';
import { bucketEnd, bucketOf, bucketSql, businessDayOf } from './time-buckets';

type ReportAsked = Asked<typeof complaintsReport>;
type Line = {
  key: string | null;
  received: number;
  answered: number;
  closed: number;
  late: number;
  answer_minutes: number | null;
  close_minutes: number | null;
};

export const complaintsServer: SummaryServer<typeof complaintsReport> = {
  async answer(ctx, asked) {
    const clock = await findSalonClock(ctx);
    const { start, end } = businessSpan(asked.from, asked.to, clock.time_zone, clock.business_day_cut_off);
    const by = Object.values(complaintGroups.codes).find((code) => code === asked.filters.by?.[0]) ?? 'cause';
    const where = conditions(ctx, asked, start, end);
    const bucket = bucketSql(asked.from, asked.to, businessDayOf(clock, sql`c.created_at`));
    const [lines, whole, chart] = await Promise.all([
      linesOf(ctx, by, where, bucket),
      wholeOf(ctx, where),
      chartOf(ctx, where, bucket),
    ]);
    return {
      rows: lines.map(({ key, ...line }) => ({
        id: key ?? 'none',
        name: nameOf(ctx, asked, by, key),
        ...line,
        query: listQuery(asked, narrowing(asked, by, key)),
      })),
      figures: whole,
      chart,
      link: listQuery(asked, {}),
    };
  },
};

const conditions = (
  { accountId, now }: Ctx,
  { filters: { kind, source, cause } }: ReportAsked,
  start: string,
  end: string,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`c.account_id = ${accountId}`,
      sql`c.created_at >= ${start}::timestamptz`,
      sql`c.created_at < ${end}::timestamptz`,
      sql`c.created_at <= ${now.toISOString()}::timestamptz`,
      ...(kind ? [sql`c.kind = any(${kind}::text[])`] : []),
      ...(source ? [sql`c.source = any(${source.map(Number)}::int[])`] : []),
      ...(cause ? [sql`c.cause = any(${cause.map(Number)}::int[])`] : []),
    ],
    sql` and `,
  );

/** From receipt, or from when it was opened again. One bad week does not move a middle value. */
const minutes = (at: RawBuilder<unknown>) => sql`
  (percentile_cont(0.5) within group (order by (extract(epoch from ${at} - c.clock_from) / 60)::float8)
    filter (where ${at} is not null))::int`;
/** Answered after its time, or still not answered then. What was closed without an answer was not late by one. */
const isLate = ({ now }: Ctx) => sql`
  coalesce(c.answered_at, c.closed_at, ${now.toISOString()}::timestamptz) > c.answer_due_at`;

const measures = (ctx: Ctx) => sql`
  count(*)::int as received, count(c.answered_at)::int as answered, count(c.closed_at)::int as closed,
  count(*) filter (where ${isLate(ctx)})::int as late, ${minutes(sql`c.answered_at`)} as answer_minutes,
  ${minutes(sql`c.closed_at`)} as close_minutes`;

const KEYS = {
  cause: sql`c.cause::text`,
  source: sql`c.source::text`,
  person: sql`c.assigned_to_name`,
} as const;

async function linesOf(
  ctx: Ctx,
  by: ComplaintGroup,
  where: RawBuilder<unknown>,
  bucket: RawBuilder<string>,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select ${by === 'time' ? sql`${bucket}::text` : KEYS[by]} as key, ${measures(ctx)}
    from complaints c
    where ${where}
    group by 1
    order by ${by === 'time' ? sql`1 desc` : sql`2 desc, 1`}`.execute(ctx.tx);
  return rows;
}

async function wholeOf(ctx: Ctx, where: RawBuilder<unknown>) {
  const { rows } = await sql<Omit<Line, 'key'> & { open: number; due: number }>`
    select ${measures(ctx)}, count(*) filter (where c.status <> ${complaintState.closed})::int as open,
      count(*) filter (where c.answered_at is not null or ${isLate(ctx)})::int as due
    from complaints c
    where ${where}`.execute(ctx.tx);
  const { received, late, due, open, answer_minutes, close_minutes } = rows[0]!;
  return {
    received,
    open,
    answer_minutes,
    close_minutes,
    // Of those that were answered or should have been by now.
    in_time: due === 0 ? null : Math.round((1000 * (due - late)) / due) / 10,
  };
}

async function chartOf(ctx: Ctx, where: RawBuilder<unknown>, bucket: RawBuilder<string>) {
  const { complaint, suggestion } = complaintKinds.codes;
  const { rows } = await sql<{ date: string; complaints: number; suggestions: number }>`
    select ${bucket} as date, count(*) filter (where c.kind = ${complaint})::int as complaints,
      count(*) filter (where c.kind = ${suggestion})::int as suggestions
    from complaints c
    where ${where}
    group by 1
    order by 1`.execute(ctx.tx);
  return rows;
}

function listQuery({ from, to, filters }: ReportAsked, narrower: Record<string, string>): string {
  const chosen = (['kind', 'source', 'cause'] as const).flatMap((key) =>
    filters[key] ? [[`f.${key}`, filters[key].join(',')]] : [],
  );
  return new URLSearchParams({
    'f.created_at': `${from}..${to}`,
    ...Object.fromEntries(chosen),
    ...narrower,
  }).toString();
}

/** The list has no filter for "no cause" or for a person: those open all of the period. */
function narrowing({ from, to }: ReportAsked, by: ComplaintGroup, key: string | null): Record<string, string> {
  if (key === null || by === 'person') return {};
  return by === 'time' ? { 'f.created_at': `${key}..${bucketEnd(from, to, key)}` } : { [`f.${by}`]: key };
}

const NONE: Record<ComplaintGroup, Localized> = {
  cause: { en: 'No cause chosen', ar: 'لم يُحدد السبب' },
  source: { en: '—', ar: '—' },
  person: { en: 'Nobody in charge', ar: 'بلا مسؤول' },
  time: { en: '—', ar: '—' },
};

function nameOf({ language }: Ctx, { from, to }: ReportAsked, by: ComplaintGroup, key: string | null): string {
  if (key === null) return NONE[by][language];
  if (by === 'person') return key;
  if (by === 'time') {
    const day = sayDay(key, language);
    return bucketOf(from, to) === 'day' ? day : `${day} – ${sayDay(bucketEnd(from, to, key), language)}`;
  }
  const { choices } = by === 'cause' ? complaintCauses : complaintSources;
  return choices.find(({ value }) => String(value) === key)?.label[language] ?? key;
}
