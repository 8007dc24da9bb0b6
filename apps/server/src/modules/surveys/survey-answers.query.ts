import { COMMA } from '@rawnaq/domain/kernel/localized';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { SurveyDesign } from '@rawnaq/domain/surveys/survey-design';
import { HIGH_SCORE, LOW_SCORE } from '@rawnaq/domain/surveys/survey.rules';
import { answerMoods, answerSources, questionKinds } from '@rawnaq/domain/surveys/survey.states';
import type { surveyAnswersList } from '@rawnaq/domain/surveys/survey-answers.list';
import type { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import { employeeName } from '../employees';
import { findAskedEmployees } from './survey-sends.repo';

type Row = z.output<(typeof surveyAnswersList)['record']>;
const { low, middle, high, none } = answerMoods.codes;
const { survey, rating } = answerSources.codes;
/** What the stars below an invoice are called among the surveys. */
const RATING = { en: 'Rating of an invoice', ar: 'تقييم فاتورة' };

const moodSql = (score: RawBuilder<unknown>) => sql`
  case when ${score} is null then ${none} when ${score} < ${LOW_SCORE} then ${low}
    when ${score} < ${HIGH_SCORE} then ${middle} else ${high} end`;

const names = ({ accountId, language }: Ctx, ids: RawBuilder<unknown>) => sql`
  coalesce((select string_agg(${employeeName(language)}, ${COMMA[language]} order by e.id)
    from employees e
    where e.account_id = ${accountId} and e.id = any(${ids})), '')`;

const linesOf = (accountId: number, column: 'service_id' | 'employee_id') => sql`
  array(select distinct l.${sql.ref(column)}
    from invoice_lines l
    where l.account_id = ${accountId} and l.invoice_id = i.id and l.${sql.ref(column)} is not null)`;

/** Answers of surveys, and stars of invoices as answers of their own with a number below zero. */
export const answerRows = (ctx: Ctx) => {
  const { accountId } = ctx;
  return sql<Row>`
    (select s.id, ${survey}::text as source, s.customer_id, c.name as customer, y.english_name as english_survey,
      y.arabic_name as arabic_survey, s.score, (s.score / 100.0)::float8 as stars, ${moodSql(sql`s.score`)} as mood,
      ${names(ctx, sql`s.employee_ids`)} as employees, s.comment,
      case when s.comment is null then 'no' else 'yes' end as has_comment, s.answered_at, s.survey_id, s.employee_ids,
      s.service_ids
    from survey_sends s
    join customers c on c.account_id = s.account_id and c.id = s.customer_id
    join surveys y on y.account_id = s.account_id and y.id = s.survey_id
    where s.account_id = ${accountId} and c.account_id = ${accountId} and y.account_id = ${accountId}
      and s.answered_at is not null
    union all
    select -r.invoice_id, ${rating}::text, i.customer_id, coalesce(c.name, i.customer_name, ''), ${RATING.en}::text,
      ${RATING.ar}::text, r.stars * 100, r.stars::float8, ${moodSql(sql`r.stars * 100`)},
      ${names(ctx, linesOf(accountId, 'employee_id'))}, r.comment,
      case when r.comment is null then 'no' else 'yes' end, r.created_at, null::bigint,
      ${linesOf(accountId, 'employee_id')}, ${linesOf(accountId, 'service_id')}
    from invoice_ratings r
    join invoices i on i.account_id = r.account_id and i.id = r.invoice_id
    left join customers c on c.account_id = i.account_id and c.id = i.customer_id
    where r.account_id = ${accountId} and i.account_id = ${accountId})`;
};

/** A colleague's visit, which visit it was and when, is not for who has an own calendar. */
const seenVisit = (ctx: Ctx, visit: RawBuilder<unknown>, day: RawBuilder<string>) => ({
  appointment_id: sql<number | null>`case when ${mayBeSeen(ctx, visit)} then ${visit} end`,
  visited_on: sql<string | null>`case when ${visit} is null or ${mayBeSeen(ctx, visit)} then ${day} end`,
});

export const getAnswer: UseCase<(typeof surveysContract)['get_answer']> = async (ctx, { id }) => {
  const record = id < 0 ? await findRating(ctx, -id) : await findAnswer(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record };
};

async function findAnswer(ctx: Ctx, id: number) {
  const { tx, accountId } = ctx;
  const visit = seenVisit(ctx, sql`s.appointment_id`, sql`s.visited_on`);
  const send = await tx
    .selectFrom('survey_sends as s')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 's.account_id').onRef('c.id', '=', 's.customer_id'),
    )
    .innerJoin('surveys as y', (join) =>
      join.onRef('y.account_id', '=', 's.account_id').onRef('y.id', '=', 's.survey_id'),
    )
    .innerJoin('survey_versions as v', (join) =>
      join
        .onRef('v.account_id', '=', 's.account_id')
        .onRef('v.survey_id', '=', 's.survey_id')
        .onRef('v.version', '=', 's.version'),
    )
    .leftJoin('complaints as o', (join) =>
      join.onRef('o.account_id', '=', 's.account_id').onRef('o.survey_send_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.customer_id',
      visit.appointment_id.as('appointment_id'),
      's.invoice_id',
      's.employee_ids',
      visit.visited_on.as('visited_on'),
      's.created_at',
      's.answered_at',
      's.score',
      'c.name as customer',
      'y.english_name as english_survey',
      'y.arabic_name as arabic_survey',
      'v.design',
      'o.id as complaint_id',
    ])
    .where('s.account_id', '=', accountId)
    .where('c.account_id', '=', accountId)
    .where('y.account_id', '=', accountId)
    .where('v.account_id', '=', accountId)
    .where('s.id', '=', id)
    .where('s.answered_at', 'is not', null)
    .$narrowType<{ answered_at: string }>()
    .executeTakeFirst();
  if (!send) return undefined;
  const [answers, employees] = await Promise.all([
    tx
      .selectFrom('survey_answers')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('send_id', '=', id)
      .orderBy('position')
      .execute(),
    findAskedEmployees(ctx, send.employee_ids),
  ]);
  const { questions } = send.design as SurveyDesign;
  const { design: _, employee_ids: __, created_at, score, ...facts } = send;
  return {
    ...facts,
    source: survey,
    stars: score === null ? null : score / 100,
    sent_at: created_at,
    answers: answers.flatMap(({ question: number, employee_id, stars, yes, choices, body }) => {
      const question = questions.find((one) => one.number === number);
      if (!question) return [];
      const { english_text, arabic_text, kind } = question;
      return [
        {
          question: { english_text, arabic_text, kind },
          employee: employees.find((one) => one.id === employee_id)?.name ?? null,
          stars,
          yes,
          choices:
            choices?.flatMap((one) => {
              const choice = question.choices.find((offered) => offered.number === one);
              return choice ? [{ en: choice.english_text, ar: choice.arabic_text }] : [];
            }) ?? null,
          body,
        },
      ];
    }),
  };
}

async function findRating(ctx: Ctx, invoiceId: number) {
  const visit = seenVisit(ctx, sql`i.appointment_id`, sql`i.day`);
  const { rows } = await sql<{
    customer_id: number | null;
    customer: string;
    appointment_id: number | null;
    stars: number;
    comment: string | null;
    visited_on: string | null;
    created_at: string;
  }>`
    select i.customer_id, coalesce(c.name, i.customer_name, '') as customer,
      ${visit.appointment_id} as appointment_id, r.stars, r.comment, ${visit.visited_on} as visited_on, r.created_at
    from invoice_ratings r
    join invoices i on i.account_id = r.account_id and i.id = r.invoice_id
    left join customers c on c.account_id = i.account_id and c.id = i.customer_id
    where r.account_id = ${ctx.accountId} and i.account_id = ${ctx.accountId}
      and r.invoice_id = ${invoiceId}`.execute(ctx.tx);
  const found = rows[0];
  if (!found) return undefined;
  const { stars, comment, created_at, ...facts } = found;
  const asked = { employee: null, yes: null, choices: null };
  return {
    ...facts,
    id: -invoiceId,
    source: rating,
    invoice_id: invoiceId,
    complaint_id: null,
    english_survey: RATING.en,
    arabic_survey: RATING.ar,
    stars,
    sent_at: null,
    answered_at: created_at,
    answers: [
      {
        ...asked,
        question: {
          english_text: 'How was your visit?',
          arabic_text: 'كيف كانت زيارتك؟',
          kind: questionKinds.codes.stars,
        },
        stars,
        body: null,
      },
      ...(comment
        ? [
            {
              ...asked,
              question: { english_text: 'Comment', arabic_text: 'تعليق', kind: questionKinds.codes.text },
              stars: null,
              body: comment,
            },
          ]
        : []),
    ],
  };
}
