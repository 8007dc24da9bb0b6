import { AppError } from '@rawnaq/domain/kernel/app-error';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { writeSalonMessage } from '@rawnaq/domain/messages/salon-messages.rules';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import type { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { findSurvey } from './surveys.repo';
import { testLinkOf } from './test-link';
import { findTester } from './tested-survey.repo';

/** To whoever asks, in her language. The link shows the survey as it is saved, and keeps no answer. */
export const sendTest: UseCase<(typeof surveysContract)['send_test']> = async (ctx, { id }) => {
  const survey = await findSurvey(ctx, id);
  if (!survey) throw new AppError('NOT_FOUND');
  const { user } = sessionOf(ctx);
  const tester = await findTester(ctx, user.id);
  if (!tester.mobile) throw new AppError('TEST_WITHOUT_ADDRESS');
  const { survey: texts } = await readSetting(ctx, notificationsSetting);
  const { version } = survey;
  const addressIn = (language: 'en' | 'ar'): string =>
    ctx.services.config.publicUrl +
    pathTo('web-survey', language, {
      uniqueId: testLinkOf(ctx.services, ctx.accountId, { survey_id: id, version, language, now: ctx.now }),
    });
  const message = writeSalonMessage({ ...texts, active: true }, ctx.language, (language) => ({
    customer: tester.name,
    salon: language === 'ar' ? tester.arabic_name : tester.english_name,
    link: addressIn(language),
  }));
  const link = addressIn(message?.language ?? ctx.language);
  if (message)
    await queueSalonMessages(
      ctx.tx,
      [
        {
          account_id: ctx.accountId,
          channel: 'whatsapp',
          recipient: tester.mobile,
          recipient_name: tester.name,
          template: 'survey',
          ...message,
          customer_id: null,
          appointment_id: null,
          sent_by: user.id,
        },
      ],
      ctx.now,
    );
  return { sent_to: tester.mobile, link };
};
