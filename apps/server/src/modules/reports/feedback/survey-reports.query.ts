import { businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import { surveyGroups, type SurveyGroup, type surveysReport } from '@rawnaq/domain/reports/definitions/survey-reports';
import { questionKinds } from '@rawnaq/domain/surveys/survey.states';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../../../http/context';
import { findSalonClock } from '../../appointments';
import { employeeName } from '../../employees';
import type { Asked, SummaryServer } from '../report-server';
import { bucketEnd, bucketOf, bucketSql, businessDayOf } from './time-buckets';

type ReportAsked = Asked<typeof surveysReport>;
type Span = { start: string; end: string };
type Line = {
  id: string;
  name: string;
  kind: string | null;
  answers: number;
  stars: number | null;
  share: number | null;
  low: number | null;
};

export const surveysServer: SummaryServer<typeof surveysReport> = {
  async answer(ctx, asked) {
    const clock = await findSalonClock(ctx);
    const span = businessSpan(asked.from, asked.to, clock.time_zone, clock.business_day_cut_off);
    const by = Object.values(surveyGroups.codes).find((code) => code === asked.filters.by?.[0]) ?? 'question';
    const given = starsOf(ctx, asked, span);
    const bucket = bucketSql(asked.from, asked.to, businessDayOf(clock, sql`g.at`));
    const [rows, figures, chart] = await Promise.all([
      by === 'question' ? questionLines(ctx, asked, span) : linesOf(ctx, asked, by, given, bucket),
      figuresOf(ctx, asked, span, given),
      chartOf(ctx, given, bucket),
    ]);
    return {
      rows: rows.map((line) => ({ ...line, query: answersQuery(asked, narrowing(by, line.id, asked)) })),
      figures,
      chart,
      link: answersQuery(asked, {}),
    };
  },
};

/** Answers of the period in the words of their list. */
function answersQuery({ from, to, ids }: ReportAsked, narrower: Record<string, string>): string {
  return new URLSearchParams({
    'f.answered_at': `${from}..${to}`,
    ...(ids.survey_id && { 'f.survey_id': String(ids.survey_id) }),
    ...(ids.employee_id && { 'f.employee_ids': String(ids.employee_id) }),
    ...(ids.service_id && { 'f.service_ids': String(ids.service_id) }),
    ...narrower,
  }).toString();
}

function narrowing(by: SurveyGroup, id: string, { from, to }: ReportAsked): Record<string, string> {
  if (by === 'employee') return { 'f.employee_ids': id };
  if (by === 'service') return { 'f.service_ids': id };
  if (by === 'time') return { 'f.answered_at': `${id}..${bucketEnd(from, to, id)}` };
  return id === RATINGS ? { 'f.source': 'rating' } : { 'f.survey_id': id.split('-')[0]! };
}

const RATINGS = 'ratings';
const RATING_QUESTION = { en: 'Stars on the invoice', ar: 'نجوم الفاتورة' };

/** Sends of the period that were answered and pass the filters. */
const answeredSends = ({ accountId }: Ctx, { ids }: ReportAsked, { start, end }: Span): RawBuilder<unknown> =>
  sql.join(
    [
      sql`s.account_id = ${accountId}`,
      sql`s.answered_at >= ${start}::timestamptz`,
      sql`s.answered_at < ${end}::timestamptz`,
      ...(ids.survey_id ? [sql`s.survey_id = ${ids.survey_id}`] : []),
      ...(ids.employee_id ? [sql`s.employee_ids @> array[${ids.employee_id}::bigint]`] : []),
      ...(ids.service_id ? [sql`s.service_ids @> array[${ids.service_id}::bigint]`] : []),
    ],
    sql` and `,
  );

/** Ratings of invoices in the period; of one survey alone there are none. */
const ratings = ({ accountId }: Ctx, { ids }: ReportAsked, { start, end }: Span): RawBuilder<unknown> => {
  const line = (column: 'employee_id' | 'service_id', id: number) => sql`
    exists (select from invoice_lines l
      where l.account_id = ${accountId} and l.invoice_id = r.invoice_id and l.${sql.ref(column)} = ${id})`;
  return sql.join(
    [
      sql`r.account_id = ${accountId}`,
      sql`r.created_at >= ${start}::timestamptz`,
      sql`r.created_at < ${end}::timestamptz`,
      ...(ids.survey_id ? [sql`false`] : []),
      ...(ids.employee_id ? [line('employee_id', ids.employee_id)] : []),
      ...(ids.service_id ? [line('service_id', ids.service_id)] : []),
    ],
    sql` and `,
  );
};

/** Every star that was given, one row each, with whom and what it was for. */
const starsOf = (ctx: Ctx, asked: ReportAsked, span: Span): RawBuilder<unknown> => {
  const { accountId } = ctx;
  const ofOne = asked.ids.employee_id
    ? sql`and (w.employee_id is null or w.employee_id = ${asked.ids.employee_id})`
    : sql``;
  const lines = (column: 'employee_id' | 'service_id') => sql`
    array(select distinct l.${sql.ref(column)}
      from invoice_lines l
      where l.account_id = ${accountId} and l.invoice_id = r.invoice_id and l.${sql.ref(column)} is not null)`;
  return sql`
    (select w.stars, s.answered_at as at,
      case when w.employee_id is null then s.employee_ids else array[w.employee_id] end as employee_ids, s.service_ids
    from survey_answers w
    join survey_sends s on s.account_id = w.account_id and s.id = w.send_id
    where w.account_id = ${accountId} and w.stars is not null ${ofOne} and ${answeredSends(ctx, asked, span)}
    union all
    select r.stars, r.created_at, ${lines('employee_id')}, ${lines('service_id')}
    from invoice_ratings r
    where ${ratings(ctx, asked, span)})`;
};

const AVERAGES = sql`
  count(*)::int as answers, round(avg(g.stars), 2)::float8 as stars,
  round(100.0 * count(*) filter (where g.stars >= 4) / count(*), 1)::float8 as share,
  count(*) filter (where g.stars <= 2)::int as low`;

async function linesOf(
  ctx: Ctx,
  asked: ReportAsked,
  by: SurveyGroup,
  given: RawBuilder<unknown>,
  bucket: RawBuilder<string>,
): Promise<Line[]> {
  const { accountId, language, tx } = ctx;
  if (by === 'time') {
    const { rows } = await sql<Line>`
      select ${bucket}::text as id, '' as name, null::text as kind, ${AVERAGES}
      from ${given} g
      group by 1
      order by 1 desc`.execute(tx);
    return rows.map((row) => ({ ...row, name: periodName(ctx, asked, row.id) }));
  }
  const { rows } =
    by === 'employee'
      ? await sql<Line>`
          select e.id::text as id, ${employeeName(language)} as name, null::text as kind, ${AVERAGES}
          from ${given} g
          join employees e on e.account_id = ${accountId} and e.id = any(g.employee_ids)
          group by e.account_id, e.id
          order by avg(g.stars) desc, count(*) desc, e.id`.execute(tx)
      : await sql<Line>`
          select v.id::text as id, ${language === 'ar' ? sql`v.arabic_name` : sql`v.english_name`} as name,
            null::text as kind, ${AVERAGES}
          from ${given} g
          join services v on v.account_id = ${accountId} and v.id = any(g.service_ids)
          group by v.account_id, v.id
          order by avg(g.stars) desc, count(*) desc, v.id`.execute(tx);
  return rows;
}

function periodName({ language }: Ctx, { from, to }: ReportAsked, first: string): string {
  const day = sayDay(first, language);
  return bucketOf(from, to) === 'day' ? day : `${day} – ${sayDay(bucketEnd(from, to, first), language)}`;
}

type Counted = {
  survey_id: number;
  question: number;
  choice: number | null;
  answers: number;
  stars: number | null;
  high: number;
  low: number;
  yes: number;
  kind: string;
  english_text: string;
  arabic_text: string;
  english_choice: string | null;
  arabic_choice: string | null;
  english_survey: string;
  arabic_survey: string;
};

/**
 * One line for each question in its latest words, one more for each choice of a question that has some. What somebody
 * wrote is counted here and read in the list.
 */
async function questionLines(ctx: Ctx, asked: ReportAsked, span: Span): Promise<Line[]> {
  const { accountId, language, tx } = ctx;
  const where = answeredSends(ctx, asked, span);
  const ofOne = asked.ids.employee_id
    ? sql`and (w.employee_id is null or w.employee_id = ${asked.ids.employee_id})`
    : sql``;
  const { rows } = await sql<Counted>`
    with counted as (select s.survey_id, w.question, null::int as choice, count(*)::int as answers,
        round(avg(w.stars), 2)::float8 as stars, count(*) filter (where w.stars >= 4)::int as high,
        count(*) filter (where w.stars <= 2)::int as low, count(*) filter (where w.yes)::int as yes,
        max(s.version) as version
      from survey_answers w
      join survey_sends s on s.account_id = w.account_id and s.id = w.send_id
      where w.account_id = ${accountId} ${ofOne} and ${where}
      group by s.survey_id, w.question
      union all
      select s.survey_id, w.question, t.choice, count(*)::int, null, 0, 0, 0, max(s.version)
      from survey_answers w
      join survey_sends s on s.account_id = w.account_id and s.id = w.send_id
      cross join unnest(w.choices) as t (choice)
      where w.account_id = ${accountId} and ${where}
      group by s.survey_id, w.question, t.choice)
    select n.survey_id, n.question, n.choice, n.answers, n.stars, n.high, n.low, n.yes, q ->> 'kind' as kind,
      q ->> 'english_text' as english_text, q ->> 'arabic_text' as arabic_text,
      (select o ->> 'english_text' from jsonb_array_elements(q -> 'choices') o
        where (o ->> 'number')::int = n.choice) as english_choice,
      (select o ->> 'arabic_text' from jsonb_array_elements(q -> 'choices') o
        where (o ->> 'number')::int = n.choice) as arabic_choice,
      y.english_name as english_survey, y.arabic_name as arabic_survey
    from counted n
    join surveys y on y.account_id = ${accountId} and y.id = n.survey_id
    join survey_versions v on v.account_id = ${accountId} and v.survey_id = n.survey_id and v.version = n.version
    cross join jsonb_array_elements(v.design -> 'questions') with ordinality as d (q, place)
    where (q ->> 'number')::int = n.question
    order by n.survey_id, place, n.choice nulls first`.execute(tx);
  const severalSurveys = new Set(rows.map(({ survey_id }) => survey_id)).size > 1;
  const say = (english: string, arabic: string): string => (language === 'ar' ? arabic : english);
  const { choice, stars, yes_no } = questionKinds.codes;
  const lines = rows.map((row): Line => {
    const question = say(row.english_text, row.arabic_text).replace('{employee}', say('(employee)', '(الموظف)'));
    const whole = rows.find(
      (one) => one.survey_id === row.survey_id && one.question === row.question && one.choice === null,
    );
    const share = (part: number, all: number): number | null =>
      all === 0 ? null : Math.round((1000 * part) / all) / 10;
    const isChoice = row.choice !== null;
    const name = isChoice ? `${question} · ${say(row.english_choice ?? '', row.arabic_choice ?? '')}` : question;
    return {
      id: `${row.survey_id}-${row.question}${isChoice ? `-${row.choice}` : ''}`,
      name: severalSurveys && !isChoice ? `${name} (${say(row.english_survey, row.arabic_survey)})` : name,
      kind: isChoice ? choice : row.kind,
      answers: row.answers,
      stars: row.stars,
      share: isChoice
        ? share(row.answers, whole?.answers ?? row.answers)
        : row.kind === stars
          ? share(row.high, row.answers)
          : row.kind === yes_no
            ? share(row.yes, row.answers)
            : null,
      low: row.kind === stars ? row.low : null,
    };
  });
  return [...lines, ...(await ratingLine(ctx, asked, span))];
}

async function ratingLine(ctx: Ctx, asked: ReportAsked, span: Span): Promise<Line[]> {
  const { rows } = await sql<Omit<Line, 'id' | 'name' | 'kind'>>`
    select ${AVERAGES}
    from (select r.stars from invoice_ratings r where ${ratings(ctx, asked, span)}) g
    having count(*) > 0`.execute(ctx.tx);
  return rows.map((row) => ({
    id: RATINGS,
    name: RATING_QUESTION[ctx.language],
    kind: questionKinds.codes.stars,
    ...row,
  }));
}

async function figuresOf(ctx: Ctx, asked: ReportAsked, span: Span, given: RawBuilder<unknown>) {
  const { accountId, tx } = ctx;
  const { ids } = asked;
  const ofSent = sql.join(
    [
      sql`s.account_id = ${accountId}`,
      sql`s.created_at >= ${span.start}::timestamptz`,
      sql`s.created_at < ${span.end}::timestamptz`,
      ...(ids.survey_id ? [sql`s.survey_id = ${ids.survey_id}`] : []),
      ...(ids.employee_id ? [sql`s.employee_ids @> array[${ids.employee_id}::bigint]`] : []),
      ...(ids.service_id ? [sql`s.service_ids @> array[${ids.service_id}::bigint]`] : []),
    ],
    sql` and `,
  );
  const [stars, sent, answered] = await Promise.all([
    sql<{ stars: number | null }>`select round(avg(g.stars), 2)::float8 as stars from ${given} g`.execute(tx),
    sql<{ asked: number; replied: number }>`
      select count(*)::int as asked, count(*) filter (where s.answered_at is not null)::int as replied
      from survey_sends s
      where ${ofSent}`.execute(tx),
    sql<{ answered: number; low: number; comments: number }>`
      select count(*)::int as answered, count(*) filter (where z.score < 300)::int as low,
        count(*) filter (where z.comment is not null)::int as comments
      from (select s.score, s.comment from survey_sends s where ${answeredSends(ctx, asked, span)}
        union all
        select r.stars * 100, r.comment from invoice_ratings r where ${ratings(ctx, asked, span)}) z`.execute(tx),
  ]);
  const { asked: all, replied } = sent.rows[0]!;
  return {
    stars: stars.rows[0]!.stars,
    ...answered.rows[0]!,
    asked: all,
    rate: all === 0 ? null : Math.round((1000 * replied) / all) / 10,
  };
}

async function chartOf({ tx }: Ctx, given: RawBuilder<unknown>, bucket: RawBuilder<string>) {
  const { rows } = await sql<{ date: string; stars: number }>`
    select ${bucket} as date, round(avg(g.stars), 2)::float8 as stars
    from ${given} g
    group by 1
    order by 1`.execute(tx);
  return rows;
}
