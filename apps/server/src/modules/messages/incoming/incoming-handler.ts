import type { Code } from '../../../db/column-codes';
import type { Tx } from '../../../db/database';
import type { Services } from '../../../services';

/** Work without a request: a transaction of one account. */
export type Background = { services: Services; tx: Tx; accountId: number; now: Date };

export type IncomingMessage = {
  id: number;
  channel: Code<'incoming_messages.channel'>;
  provider_id: string;
  customer_id: number | null;
  sender: string | null;
  wa_user_id: string | null;
  sender_name: string | null;
  type: string;
  body: string;
  payload: string | null;
  sent_at: string;
  /** It ended advertising and was answered so: nothing more needs to be said. */
  stopped: boolean;
};

/**
 * Who answers what people write: the first that says "mine" has it, the others do not see it. What it writes belongs to
 * the same transaction as the mark that the message was handled, so that nobody is answered twice.
 */
export type IncomingHandler = (ctx: Background, message: IncomingMessage) => Promise<boolean>;
