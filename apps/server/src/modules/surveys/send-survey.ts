import { AppError } from '@rawnaq/domain/kernel/app-error';
import { countedTime } from '@rawnaq/domain/kernel/text/counted-time';
import type { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { recipientFor } from '../../http/lists/own-calendar.query';
import { audit } from '../audit';
import { askCustomers } from './ask-customers';
import { lastAsked } from './survey-sends.repo';
import { lockSurvey, offeredSurveys } from './surveys.repo';
import { findCustomerToAsk, findPaperToAsk, findVisitToAsk, type Subject } from './visits-to-ask.repo';

type Surveys = typeof surveysContract;
const DAY_MS = 86_400_000;

export const getOffered: UseCase<Surveys['offered']> = async (ctx) => ({ records: await offeredSurveys(ctx) });

/** By hand it needs no rule, but respects how often a customer is asked, unless somebody says so. */
export const sendSurvey: UseCase<Surveys['send']> = async (ctx, { survey_id, again, ...about }) => {
  // Held, so that two who press at once ask one after the other.
  const survey = await lockSurvey(ctx, survey_id);
  const subject = survey && (await subjectOf(ctx, about));
  if (!subject) throw new AppError('NOT_FOUND');
  const last = again ? null : await lastAsked(ctx, subject.customer_id);
  const days = Math.max(survey.once_in_days, 1);
  if (last !== null && ctx.now.getTime() - Date.parse(last) < days * DAY_MS)
    throw new AppError('SURVEY_SENT_LATELY', { values: { days: countedTime(days, 'days', ctx.language) } });
  const [sent] = await askCustomers(ctx, survey, [subject], sessionOf(ctx).user.id);
  if (!sent) throw new AppError('SURVEY_NOBODY_TO_ASK');
  await audit(ctx, {
    action: 'surveys.send',
    entity: 'surveys',
    entity_id: survey_id,
    after: { customer_id: subject.customer_id },
  });
  return { sent_to: recipientFor(ctx, sent.recipient), link: `${ctx.services.config.publicUrl}${sent.link}` };
};

type About = { customer_id?: number | undefined; appointment_id?: number | undefined; invoice_id?: number | undefined };

async function subjectOf(ctx: Ctx, { customer_id, appointment_id, invoice_id }: About): Promise<Subject | undefined> {
  if (invoice_id !== undefined) return findPaperToAsk(ctx, invoice_id);
  if (appointment_id !== undefined) return findVisitToAsk(ctx, appointment_id);
  return customer_id === undefined ? undefined : findCustomerToAsk(ctx, customer_id);
}
