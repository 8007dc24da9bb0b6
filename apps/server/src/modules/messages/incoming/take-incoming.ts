import { isStopWord } from '@rawnaq/domain/messages/stop-words.rules';
import { enqueue } from '../../../db/enqueue';
import type { NoticeEvent } from '../../../infra/message-drivers/notice-events';
import { asAccount, type Services } from '../../../services';
import { customerOfSender, markOnWhatsapp } from '../../customers';
import { claimIncoming, insertIncoming } from './incoming.repo';
import type { Background, IncomingHandler } from './incoming-handler';
import { stopMarketingOf } from './stop-marketing';

/** Kept once, whoever tells it how often. STOP is obeyed here and now; all of it goes to whoever answers. */
export async function takeIncoming(
  ctx: Background,
  channel: 'whatsapp' | 'sms',
  said: Extract<NoticeEvent, { type: 'message' }>,
): Promise<void> {
  const { sender, wa_user_id } = said;
  const customer_id = (await customerOfSender(ctx, { mobile: sender, wa_user_id })) ?? null;
  const isStop = isStopWord(said.body) || isStopWord(said.payload ?? '');
  const id = await insertIncoming(ctx, {
    channel,
    provider_id: said.provider_id,
    customer_id,
    sender,
    wa_user_id,
    sender_name: said.name,
    type: said.kind,
    body: said.body,
    payload: said.payload,
    sent_at: said.at,
  });
  if (id === undefined) return;
  if (channel === 'whatsapp' && sender !== null) await markOnWhatsapp(ctx.tx, ctx.accountId, sender);
  const stopped = isStop && (await stopMarketingOf(ctx, channel, said));
  await enqueue(ctx.tx, 'handle-incoming', { account_id: ctx.accountId, id, stopped });
}

/** Nobody who answers: it stays in the list, marked as seen by us. */
export async function handleIncoming(
  services: Services,
  payload: unknown,
  handlers: readonly IncomingHandler[],
): Promise<void> {
  const { account_id: accountId, id, stopped } = payload as { account_id: number; id: number; stopped?: boolean };
  // As the salon's own: whoever answers sees no row of another.
  await asAccount(services, accountId, async (tx) => {
    const ctx: Background = { services, tx, accountId, now: services.clock() };
    const message = await claimIncoming(ctx, id);
    if (!message) return;
    for (const handle of handlers) if (await handle(ctx, { ...message, stopped: stopped ?? false })) return;
  });
}
