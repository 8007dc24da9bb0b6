import type { Language } from '@rawnaq/domain/kernel/localized';
import type { SurveyAnswer } from '@rawnaq/domain/surveys/survey.rules';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import type { Subject } from './visits-to-ask.repo';

type Place = Pick<Ctx, 'tx' | 'accountId'>;

export type NewSend = Subject & {
  unique_id: string;
  survey_id: number;
  version: number;
  language: Language;
  sent_by: number | null;
  created_at: string;
  expires_at: string;
};

export async function insertSends({ tx, accountId }: Place, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return;
  await tx
    .insertInto('survey_sends')
    .values(sends.map((send) => ({ account_id: accountId, ...send })))
    .execute();
}

/** When she was asked last, by whatever survey. */
export const lastAsked = async ({ tx, accountId }: Place, customerId: number): Promise<string | null> =>
  (
    await tx
      .selectFrom('survey_sends')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.created_at ?? null;

/** What stands behind a link, with what the page says of salon and customer. */
export async function findSend({ tx, accountId }: Place, unique_id: string) {
  return tx
    .selectFrom('survey_sends as s')
    .innerJoin('accounts as t', 't.id', 's.account_id')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.account_id', '=', 's.account_id').onRef('c.id', '=', 's.customer_id'),
    )
    .innerJoin('surveys as y', (join) =>
      join.onRef('y.account_id', '=', 's.account_id').onRef('y.id', '=', 's.survey_id'),
    )
    .select([
      's.id',
      's.survey_id',
      's.version',
      's.customer_id',
      's.appointment_id',
      's.invoice_id',
      's.employee_ids',
      's.visited_on',
      's.language',
      's.expires_at',
      's.answered_at',
      'c.name as customer_name',
      'c.mobile as customer_mobile',
      'y.english_name as survey_english',
      'y.arabic_name as survey_arabic',
      't.english_name',
      't.arabic_name',
    ])
    .$narrowType<{ language: Language }>()
    .where('s.account_id', '=', accountId)
    .where('c.account_id', '=', accountId)
    .where('y.account_id', '=', accountId)
    .where('s.unique_id', '=', unique_id)
    .executeTakeFirst();
}

export async function findAskedEmployees({ tx, accountId }: Place, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('employees')
    .select(['id', 'name', 'english_name', 'arabic_name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, english_name, arabic_name }) => ({
    id,
    name: { en: english_name ?? name, ar: arabic_name ?? name },
  }));
}

/** The first one wins; whoever comes second, in another tab or by another hand, is told so. */
export async function claimAnswer(
  { tx, accountId }: Place,
  id: number,
  { now, score, comment }: { now: Date; score: number | null; comment: string | null },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('survey_sends')
    .set({ answered_at: now.toISOString(), score, comment })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertAnswers(
  { tx, accountId }: Place,
  send_id: number,
  answers: readonly SurveyAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('survey_answers')
    .values(answers.map((answer, index) => ({ account_id: accountId, send_id, position: index + 1, ...answer })))
    .execute();
}
