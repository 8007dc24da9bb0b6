import { afterEvent } from '@rawnaq/domain/messages/delivery.rules';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { enqueue } from '../../../db/enqueue';
import { NotOnWhatsapp, OptedOut, PausedByProvider } from '../../../infra/message-drivers';
import { readCloudNotice } from '../../../infra/message-drivers/cloud-notice';
import { readGatewayNotice } from '../../../infra/message-drivers/gateway-notice';
import type { NoticeEvent, NoticeReading } from '../../../infra/message-drivers/notice-events';
import { readSmsNotice } from '../../../infra/message-drivers/sms-notice';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../../services';
import { markNotOnWhatsapp, markOnWhatsapp, stopMarketing } from '../../customers';
import { findConnection, noteLineState } from '../../message-lines';
import { stopMarketingOf } from '../incoming/stop-marketing';
import { takeIncoming } from '../incoming/take-incoming';
import { fallBack } from '../fall-back';
import { closeNotice, lockMessageTold, lockOpenNotice, setDelivery } from './notices.repo';
import type { Background } from '../incoming/incoming-handler';

/** A status may overtake the answer to our own call; after this long there is no such message. */
const PATIENCE_MS = 120_000;
const AGAIN_IN_SECONDS = 15;

const { failed } = outgoingStates.codes;

type Payload = { account_id: number; id: number };
type Later = { found: Extract<NoticeEvent, { type: 'state' }>['found'] };

/** Everything a notice says, in one transaction: told again, or taken up by a second worker, it changes nothing. */
export async function workOffNotice(services: Services, payload: unknown): Promise<void> {
  const { account_id: accountId, id } = payload as Payload;
  const afterwards: Later[] = [];
  await asPlatform(services, async (tx) => {
    const ctx: Background = { services, tx, accountId, now: services.clock() };
    const notice = await lockOpenNotice(ctx, id);
    if (!notice) return;
    const { events, problem } = await readNotice(ctx, notice);
    let isUnmatched = false;
    for (const event of events) {
      if (event.type === 'state') afterwards.push({ found: event.found });
      else if (event.type === 'message') await takeIncoming(ctx, 'whatsapp', event);
      else if (event.type === 'preference') {
        if (!event.wants_marketing) await stopMarketingOf(ctx, 'whatsapp', event);
      } else if (!(await applyStatus(ctx, event, afterwards)))
        // The platform's number carries messages of all salons, and some gateways do not say whose.
        isUnmatched ||= accountId !== PLATFORM_ACCOUNT || event.reference !== null;
    }
    const isYoung = Date.parse(notice.received_at) > ctx.now.getTime() - PATIENCE_MS;
    if (isUnmatched && isYoung)
      await enqueue(tx, 'work-off-notice', { account_id: accountId, id }, { inSeconds: AGAIN_IN_SECONDS });
    else await closeNotice(ctx, id, ctx.now, problem ?? (isUnmatched ? 'unmatched' : null));
  });
  for (const { found } of afterwards) await noteLineState(services, accountId, found);
}

async function readNotice(
  ctx: Background,
  { source, body, received_at }: { source: string; body: unknown; received_at: string },
): Promise<NoticeReading> {
  const at = new Date(received_at);
  if (source === 'unifonic') return readSmsNotice(body, at);
  const connection = await findConnection(ctx);
  // Disconnected, or connected otherwise, since it came.
  if (!connection || source !== `whatsapp-${connection.provider}`) return { events: [], problem: 'foreign' };
  return connection.provider === 'cloud'
    ? readCloudNotice(body, connection.settings.phone_number_id, at)
    : readGatewayNotice(body, connection.settings.instance_id, at);
}

/** Whether there is such a message. */
async function applyStatus(
  ctx: Background,
  { provider_id, reference, event, trouble }: Extract<NoticeEvent, { type: 'status' }>,
  afterwards: Later[],
): Promise<boolean> {
  const message = await lockMessageTold(ctx, { provider_id, reference });
  if (!message) return false;
  const { tx, now } = ctx;
  const after = afterEvent(message, event);
  await setDelivery(tx, message, after, provider_id);
  // It was taken and could not be delivered: another way may.
  if (after.status === failed && message.status !== failed)
    await fallBack(tx, now, message, trouble instanceof NotOnWhatsapp ? 'not_on_whatsapp' : 'provider');
  if (trouble instanceof NotOnWhatsapp)
    await markNotOnWhatsapp(tx, now, message.account_id, message.recipient, trouble.message);
  else if (trouble instanceof OptedOut && message.customer_id !== null)
    await stopMarketing({ ...ctx, accountId: message.account_id }, message.customer_id, 'whatsapp');
  else if (trouble instanceof PausedByProvider)
    afterwards.push({ found: { state: 'connected', pause: trouble.message } });
  else if (event.kind === 'delivered' && message.channel === 'whatsapp')
    await markOnWhatsapp(tx, message.account_id, message.recipient);
  return true;
}
