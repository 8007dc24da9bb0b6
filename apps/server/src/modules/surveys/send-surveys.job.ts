import { narrowestFirst } from '@rawnaq/domain/surveys/survey.rules';
import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { salonBySalon } from '../../worker/salon-by-salon';
import type { Teller } from '../appointments';
import { askCustomers } from './ask-customers';
import { clockSurveys } from './surveys.repo';
import { accountsToAsk } from './accounts-to-ask.repo';
import { findToAsk } from './visits-to-ask.repo';

export const surveyJobs: readonly Job[] = [
  {
    task: 'send-surveys',
    cron: '7,22,37,52 * * * *',
    run: async (services) =>
      salonBySalon(
        services,
        'surveys',
        await asPlatform(services, (tx) => accountsToAsk(tx, services.clock())),
        sendSurveys,
      ),
  },
];

/**
 * Asks everybody whose visit a rule names. Of several rules the narrowest one asks, and nobody is asked twice in one
 * round: the second visit of the same day is not worth a second message.
 */
export async function sendSurveys(ctx: Teller): Promise<number> {
  let sent = 0;
  for (const survey of narrowestFirst(await clockSurveys(ctx))) {
    const found = await findToAsk(ctx, survey);
    const once = found.filter(
      (one, at) => found.findIndex(({ customer_id }) => customer_id === one.customer_id) === at,
    );
    sent += (await askCustomers(ctx, survey, once, null)).length;
  }
  return sent;
}
