import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { newLinkId } from '../../infra/link-id';
import { isOnItsWay, noVisit, readVoice, salonMessage, type Teller } from '../appointments';
import { queueSalonMessages } from '../messages';
import { insertSends, type NewSend } from './survey-sends.repo';
import type { Subject } from './visits-to-ask.repo';

const DAY_MS = 86_400_000;

/**
 * Links and the messages that carry them, as rows of this transaction. Who can't or does not want to be written to gets
 * neither. By hand it goes out also where the salon has switched the message off.
 */
export async function askCustomers(
  ctx: Teller,
  survey: { id: number; version: number; valid_days: number },
  subjects: readonly Subject[],
  sentBy: number | null,
): Promise<{ recipient: string; link: string }[]> {
  if (subjects.length === 0) return [];
  const voice = await readVoice(
    ctx,
    subjects.map(({ customer_id }) => customer_id),
  );
  const texts = sentBy === null ? voice.texts : { ...voice.texts, survey: { ...voice.texts.survey, active: true } };
  const asked = subjects.flatMap((subject) => {
    const unique_id = newLinkId(ctx.accountId);
    const address = (language: Language): string => pathTo('web-survey', language, { uniqueId: unique_id });
    const [message] = salonMessage(ctx.accountId, { ...voice, texts }, 'survey', {
      ...noVisit,
      customer_id: subject.customer_id,
      start_at: ctx.now.toISOString(),
      appointment_id: subject.appointment_id,
      address,
      ...(subject.invoice_id !== null && { invoice_id: subject.invoice_id }),
    });
    if (!message || !isOnItsWay(message)) return [];
    const language: Language = message.language === 'ar' ? 'ar' : 'en';
    const send: NewSend = {
      ...subject,
      unique_id,
      survey_id: survey.id,
      version: survey.version,
      language,
      sent_by: sentBy,
      created_at: ctx.now.toISOString(),
      expires_at: new Date(ctx.now.getTime() + survey.valid_days * DAY_MS).toISOString(),
    };
    return [{ send, message: { ...message, sent_by: sentBy }, link: address(language) }];
  });
  await insertSends(
    ctx,
    asked.map(({ send }) => send),
  );
  await queueSalonMessages(
    ctx.tx,
    asked.map(({ message }) => message),
    ctx.now,
  );
  return asked.map(({ message, link }) => ({ recipient: message.recipient, link }));
}
