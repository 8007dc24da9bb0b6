import { contactStates } from '@rawnaq/domain/contact-messages/contact-message.states';
import type { contactMessagesContract } from '@rawnaq/domain/contact-messages/contact-messages.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { PLATFORM_ACCOUNT } from '../../services';
import { audit } from '../audit';
import { queueMessage } from '../messages';
import { answersTo, findMessage, insertAnswer, lockMessage, setMessage } from './contact-messages.repo';

type Messages = typeof contactMessagesContract;
const { answered } = contactStates.codes;

export const getContactMessage: UseCase<Messages['get_record']> = async (ctx, { id }) => {
  const record = await findMessage(ctx, id);
  if (!record) throw new AppError('NOT_FOUND');
  return { record: { ...record, language: languageOf(record) }, answers: await answersTo(ctx.tx, id) };
};

/** By e-mail, in the language the visitor wrote in. Whoever was answered may be written to again. */
export const answerContactMessage: UseCase<Messages['answer']> = async (ctx, { id, subject, answer }) => {
  const message = await lockMessage(ctx.tx, id);
  if (!message) throw new AppError('NOT_FOUND');
  if (message.status !== answered) move(contactStates, message.status, answered);
  const at = ctx.now.toISOString();
  const by = sessionOf(ctx).user.name;
  await insertAnswer(ctx.tx, { message_id: id, subject, body: answer, sent_at: at, sent_by_name: by });
  await setMessage(ctx.tx, id, { status: answered, answered_at: at, answered_by_name: by });
  await queueMessage(ctx.tx, {
    account_id: PLATFORM_ACCOUNT,
    channel: 'email',
    recipient: message.email,
    recipient_name: message.name,
    language: languageOf(message),
    template: 'answer-to-visitor',
    values: { name: message.name, subject, text: answer, question: message.text },
  });
  await audit(ctx, {
    action: 'contact-messages.answer',
    entity: 'contact_messages',
    entity_id: id,
    before: { status: message.status },
    after: { status: answered, subject, answer },
  });
  return { done: true };
};

export const setContactStatus: UseCase<Messages['set_status']> = async (ctx, { id, status }) => {
  const message = await lockMessage(ctx.tx, id);
  if (!message) throw new AppError('NOT_FOUND');
  // Answered is what was answered, and nothing that somebody says.
  if (status === answered) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  move(contactStates, message.status, status);
  await setMessage(ctx.tx, id, { status });
  await audit(ctx, {
    action: 'contact-messages.set-status',
    entity: 'contact_messages',
    entity_id: id,
    before: { status: message.status },
    after: { status },
  });
  return { done: true };
};

const languageOf = ({ language }: { language: string }) => (language === 'ar' ? 'ar' : 'en');
