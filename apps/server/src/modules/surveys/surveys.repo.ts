import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { SurveyDesign } from '@rawnaq/domain/surveys/survey-design';
import type { SurveyRule } from '@rawnaq/domain/surveys/survey.rules';
import { surveyTriggers } from '@rawnaq/domain/surveys/survey.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';

type Place = Pick<Ctx, 'tx' | 'accountId'>;
type Writer = Place & Pick<Ctx, 'now'>;

/** Each with what came of it in the last 30 days. */
export const surveyRows = ({ tx, accountId, now }: Writer) =>
  tx
    .selectFrom('surveys as s')
    .leftJoinLateral(
      sql<{ sent: number; answered: number; rate: number | null; stars: number | null }>`
        (select count(*)::int as sent, count(*) filter (where x.answered_at is not null)::int as answered,
          round(100.0 * count(*) filter (where x.answered_at is not null) / nullif(count(*), 0), 1)::float8 as rate,
          round(avg(x.score) / 100.0, 1)::float8 as stars
        from survey_sends x
        where x.account_id = ${accountId} and x.survey_id = s.id
          and x.created_at > ${now.toISOString()}::timestamptz - interval '30 days')`.as('x'),
      (join) => join.onTrue(),
    )
    .select([
      's.id',
      's.english_name',
      's.arabic_name',
      's.trigger',
      's.status',
      's.created_at',
      sql<number>`x.sent`.as('sent'),
      sql<number>`x.answered`.as('answered'),
      sql<number | null>`x.rate`.as('rate'),
      sql<number | null>`x.stars`.as('stars'),
    ])
    .where('s.account_id', '=', accountId);

export async function findSurvey(ctx: Writer, id: number) {
  const row = await surveyRows(ctx)
    .innerJoin('survey_versions as v', (join) =>
      join
        .onRef('v.account_id', '=', 's.account_id')
        .onRef('v.survey_id', '=', 's.id')
        .onRef('v.version', '=', 's.version'),
    )
    .select([
      's.version',
      's.wait_hours',
      's.once_in_days',
      's.valid_days',
      's.first_visit_only',
      's.service_ids',
      's.employee_ids',
      'v.design',
    ])
    .where('v.account_id', '=', ctx.accountId)
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { design, ...survey } = row;
  return { ...survey, ...(design as SurveyDesign) };
}

export const lockSurvey = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('surveys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** All of the salon, in one order, before a rule is looked at: two that are switched on at once see each other. */
export async function lockAmongAll({ tx, accountId }: Place, id: number) {
  const all = await tx
    .selectFrom('surveys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return all.find((survey) => survey.id === id);
}

export async function designOf({ tx, accountId }: Place, id: number, version: number): Promise<SurveyDesign> {
  const { design } = await tx
    .selectFrom('survey_versions')
    .select('design')
    .where('account_id', '=', accountId)
    .where('survey_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return design as SurveyDesign;
}

export type SurveyFacts = SurveyRule & {
  english_name: string;
  arabic_name: string;
  wait_hours: number;
  once_in_days: number;
  valid_days: number;
  rule: string;
};
type Design = { design: SurveyDesign; lastNumber: number };

const columnsOf = ({ service_ids, employee_ids, ...facts }: SurveyFacts) => ({
  ...facts,
  service_ids: [...service_ids],
  employee_ids: [...employee_ids],
});

export async function insertSurvey(ctx: Writer, facts: SurveyFacts, { design, lastNumber }: Design): Promise<number> {
  const { id } = await ctx.tx
    .insertInto('surveys')
    .values({
      account_id: ctx.accountId,
      ...columnsOf(facts),
      version: 1,
      last_number: lastNumber,
      status: recordStates.codes.disabled,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(ctx, id, 1, design);
  return id;
}

export async function updateSurvey(
  ctx: Writer,
  id: number,
  facts: SurveyFacts,
  version: number,
  lastNumber: number,
): Promise<void> {
  await ctx.tx
    .updateTable('surveys')
    .set({ ...columnsOf(facts), version, last_number: lastNumber, updated_at: ctx.now.toISOString() })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
}

export async function insertVersion(
  { tx, accountId, now }: Writer,
  survey_id: number,
  version: number,
  design: SurveyDesign,
): Promise<void> {
  await tx
    .insertInto('survey_versions')
    .values({
      account_id: accountId,
      survey_id,
      version,
      design: JSON.stringify(design),
      created_at: now.toISOString(),
    })
    .execute();
}

export async function setSurveyStatus(
  { tx, accountId, now }: Writer,
  id: number,
  status: Code<'surveys.status'>,
): Promise<void> {
  await tx
    .updateTable('surveys')
    .set({ status, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The survey that is sent by the same rule already. */
export const activeWithRule = ({ tx, accountId }: Place, rule: string, besides: number) =>
  tx
    .selectFrom('surveys')
    .select(['english_name', 'arabic_name'])
    .where('account_id', '=', accountId)
    .where('rule', '=', rule)
    .where('id', '<>', besides)
    .where('status', '=', recordStates.codes.active)
    .where('trigger', '<>', surveyTriggers.codes.by_hand)
    .executeTakeFirst();

/** Those that wait for the clock. */
export const clockSurveys = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('surveys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', recordStates.codes.active)
    .where('trigger', '<>', surveyTriggers.codes.by_hand)
    .execute();

export const offeredSurveys = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('surveys')
    .select(['id', 'english_name', 'arabic_name'])
    .where('account_id', '=', accountId)
    .orderBy('status', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** Which of these are the salon's own. */
export async function knownIds(
  { tx, accountId }: Place,
  table: 'services' | 'employees',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
