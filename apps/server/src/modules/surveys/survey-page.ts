import type { SurveyPage } from '@rawnaq/domain/surveys/survey-page';
import {
  askedOf,
  askedText,
  commentOf,
  lowestComplaint,
  readAnswers,
  scoreOf,
  type AnswerProblem,
} from '@rawnaq/domain/surveys/survey.rules';
import { complaintKinds, complaintSources } from '@rawnaq/domain/complaints/complaint.states';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import { receiveComplaint } from '../complaints';
import { notify } from '../notifications';
import { readSetting } from '../settings';
import { findFile, pictureInside } from '../uploads';
import type { Tx } from '../../db/database';
import { claimAnswer, findAskedEmployees, findSend, insertAnswers } from './survey-sends.repo';
import { designOf } from './surveys.repo';
import { readTestLink } from './test-link';
import { findTested } from './tested-survey.repo';

const LINK = /^[\w-]{16,80}$/;
/** Nobody opens surveys one after the other; somebody who guesses links tries many. */
export const SURVEY_VISITS = { bucket: 'survey-links', limit: 120, seconds: 600 };

type Sent = Readonly<Record<string, readonly string[]>>;
export type SurveyOutcome =
  | { state: 'done' | 'already' | 'gone' }
  | { state: 'tried'; page: SurveyPage }
  | { state: 'wrong'; page: SurveyPage; problems: Readonly<Record<string, AnswerProblem>> };

/** The link names its salon: rows of another are out of reach. Null where there is nothing behind it. */
export async function loadSurveyPage(services: Services, uniqueId: string): Promise<SurveyPage | null> {
  const accountId = LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0;
  if (accountId === 0) return null;
  return asAccount(
    services,
    accountId,
    async (tx) => (await readPage(services, tx, accountId, uniqueId))?.page ?? null,
  );
}

/** Once for each link, by whoever holds it. What is low becomes a complaint where its question says so. */
export async function answerSurvey(
  services: Services,
  uniqueId: string,
  sent: Sent,
  origin: { ip: string; id: string },
): Promise<SurveyOutcome> {
  const accountId = LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0;
  if (accountId === 0) return { state: 'gone' };
  return asAccount(services, accountId, async (tx): Promise<SurveyOutcome> => {
    const read = await readPage(services, tx, accountId, uniqueId);
    if (!read || read.page.state === 'expired') return { state: 'gone' };
    const { page, row } = read;
    if (page.state === 'answered') return { state: 'already' };
    const asked = askedOf(page.design, page.employees);
    const { answers, problems } = readAnswers(asked, sent);
    if (Object.keys(problems).length > 0) return { state: 'wrong', page, problems };
    // Whoever tries it leaves nothing behind.
    if ('is_test' in row) return { state: 'tried', page };
    const now = services.clock();
    const place = { tx, accountId };
    const comment = commentOf(answers);
    if (!(await claimAnswer(place, row.id, { now, score: scoreOf(answers), comment }))) return { state: 'already' };
    await insertAnswers(place, row.id, answers);
    const low = lowestComplaint(page.design, answers);
    const about = { customer: row.customer_name, survey: { en: row.survey_english, ar: row.survey_arabic } };
    if (!low) {
      await notify(tx, accountId, { type: 'surveys', code: 'survey', values: about, open: row.id });
      return { state: 'done' };
    }
    await notify(tx, accountId, {
      type: 'surveys',
      code: 'low-score',
      values: { ...about, stars: low.stars },
      open: row.id,
    });
    const question = asked.find(
      (one) => one.question.number === low.question && (one.employee?.id ?? null) === low.employee_id,
    )!;
    await receiveComplaint(
      { tx, accountId, now, session: null, request: origin },
      {
        kind: complaintKinds.codes.complaint,
        source: complaintSources.codes.survey,
        name: row.customer_name,
        mobile: row.customer_mobile,
        body: [`${askedText(question, page.language)} ${starsText(low.stars)}`, ...(comment ? [comment] : [])].join(
          '\n',
        ),
        customer_id: row.customer_id,
        appointment_id: row.appointment_id,
        invoice_id: row.invoice_id,
        survey_send_id: row.id,
      },
    );
    return { state: 'done' };
  });
}

async function readPage(services: Services, tx: Tx, accountId: number, unique_id: string) {
  const place = { tx, accountId };
  const test = readTestLink(services, unique_id);
  const row = test ? await findTested(place, test, services.clock()) : await findSend(place, unique_id);
  if (!row) return undefined;
  const [design, employees, online, general] = await Promise.all([
    designOf(place, row.survey_id, row.version),
    findAskedEmployees(place, row.employee_ids),
    readSetting(place, onlineSetting),
    readSetting(place, generalSetting),
  ]);
  const isExpired = Date.parse(row.expires_at) <= services.clock().getTime();
  const page: SurveyPage = {
    unique_id,
    state: row.answered_at !== null ? 'answered' : isExpired ? 'expired' : 'open',
    salon: { en: row.english_name, ar: row.arabic_name },
    logo: await pictureInside(services, await findFile(place, general.logo_upload_id)),
    language: row.language,
    name: row.customer_name.trim().split(/\s+/)[0] ?? '',
    visited_on: row.visited_on,
    design,
    employees,
    alias: online.is_live ? online.alias : null,
  };
  return { page, row };
}

const starsText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);
