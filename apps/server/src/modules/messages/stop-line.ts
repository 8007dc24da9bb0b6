import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { STOP_LINES, stopLine } from '@rawnaq/domain/messages/stop-lines';
import type { Tx } from '../../db/database';
import { offerLinkOf } from '../../infra/offer-link';
import type { Services } from '../../services';
import type { StoredMessage } from './fall-back';
import { setWords } from './messages.repo';

/**
 * Greetings, invitations and coupons are offers too: by e-mail and SMS each says how to hear no more of them, whoever
 * wrote it and by whatever way it came here. Written into the row, so that the history shows what was sent, and once:
 * offers of campaigns bring their own.
 */
export async function withStopLine<Message extends StoredMessage>(
  { config, sealer }: Pick<Services, 'config' | 'sealer'>,
  tx: Tx,
  message: Message,
): Promise<Message> {
  const { account_id, id, channel, customer_id, purpose } = message;
  if (purpose !== 'marketing' || customer_id === null || channel === 'whatsapp') return message;
  const language: Language = message.language === 'ar' ? 'ar' : 'en';
  const url = config.publicUrl + pathTo('web-unsubscribe', language, { uniqueId: offerLinkOf(sealer, account_id, id) });
  const line = stopLine(channel, language, url);
  const isThere = channel === 'email' ? message.unsubscribe_url !== null : message.body.endsWith(line);
  if (isThere) return message;
  // What did not leave as an SMS brings the line of an SMS along.
  const [said = ''] = message.body.split(`\n\n${STOP_LINES.sms[language]}`);
  const words = { body: `${said}\n\n${line}`, unsubscribe_url: channel === 'email' ? url : null };
  await setWords(tx, message, words);
  return { ...message, ...words };
}
