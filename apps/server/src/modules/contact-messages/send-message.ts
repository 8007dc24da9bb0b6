import { contactStates } from '@rawnaq/domain/contact-messages/contact-message.states';
import type { contactMessagesContract } from '@rawnaq/domain/contact-messages/contact-messages.contract';
import type { UseCase } from '../../http/bind-contract';
import { throttle } from '../../http/throttle';
import { PLATFORM_ACCOUNT } from '../../services';
import { notify } from '../notifications';
import { insertMessage } from './contact-messages.repo';

/** Somebody who forgot something writes again; nobody writes six letters in an hour. */
const LETTERS = { bucket: 'contact-us', limit: 6, seconds: 3600 };

export const sendContactMessage: UseCase<(typeof contactMessagesContract)['send']> = async (ctx, input) => {
  await throttle(ctx.services, LETTERS, { ip: ctx.request.ip });
  const { website, mobile, ...message } = input;
  const isSuspected = website !== '';
  const id = await insertMessage(ctx.tx, {
    ...message,
    mobile: mobile ?? null,
    language: ctx.language,
    status: isSuspected ? contactStates.codes.suspected : contactStates.codes.new,
    created_at: ctx.now.toISOString(),
  });
  if (!isSuspected)
    await notify(ctx.tx, PLATFORM_ACCOUNT, {
      type: 'contact-messages',
      code: 'new',
      values: { name: input.name },
      open: id,
    });
  return { done: true };
};
