import type { automaticMessagesContract } from '@rawnaq/domain/customer-care/automatic-messages.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { fillPlaces } from '@rawnaq/domain/kernel/localized';
import { messageTest } from '@rawnaq/domain/messages/message-names';
import { automaticSubject, messagePlaces } from '@rawnaq/domain/settings/automatic-messages';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { mobileOf } from '../auth';
import { queueSalonMessages } from '../messages';

/** To whoever asks, with samples in its places, whether it is saved or still being written. */
export const sendTestMessage: UseCase<(typeof automaticMessagesContract)['send_test']> = async (
  ctx,
  { message, channel, language, text },
) => {
  const { user, account } = sessionOf(ctx);
  const recipient = channel === 'email' ? user.email : await mobileOf(ctx.tx, ctx.accountId, user.id);
  if (!recipient) throw new AppError('TEST_WITHOUT_ADDRESS');
  const salon = language === 'ar' ? account.arabic_name : account.english_name;
  const samples = Object.entries(messagePlaces).map(([place, { sample }]) => [place, sample[language]]);
  await queueSalonMessages(
    ctx.tx,
    [
      {
        account_id: ctx.accountId,
        channel,
        recipient,
        recipient_name: user.name,
        template: messageTest,
        language,
        subject: channel === 'email' ? automaticSubject(message, language, salon) : null,
        body: fillPlaces(text, { ...Object.fromEntries(samples), customer: user.name, salon }),
        customer_id: null,
        sent_by: user.id,
      },
    ],
    ctx.now,
  );
  return { recipient };
};
