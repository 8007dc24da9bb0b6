import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import { enqueue } from '../../db/enqueue';
import type { Code } from '../../db/column-codes';
import type { LineState } from '../../infra/message-drivers';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { auditBySystem } from '../audit';
import { notify } from '../notifications';
import { updateWhatsappOfAccount } from '../settings';
import {
  findWhatsappOfAccount,
  lockConnection,
  updateConnection,
  type Connection,
  type Place,
} from './connections.repo';

type State = Code<'whatsapp_connections.state'>;
const { connected } = whatsappConnectionStates.codes;

/** What a line's provider says of it now. A change is told to the people of the salon, and lets go what waited. */
export async function noteLineState(services: Services, accountId: number, found: Partial<LineState>): Promise<State> {
  return asPlatform(services, async (tx) => {
    const place = { tx, accountId };
    const connection = await lockConnection(place);
    if (!connection) return whatsappConnectionStates.codes.disconnected;
    const now = services.clock();
    const state = found.state === undefined ? connection.state : whatsappConnectionStates.codes[found.state];
    const next = canMove(whatsappConnectionStates, connection.state, state) ? state : connection.state;
    await updateConnection(place, {
      state: next,
      checked_at: now.toISOString(),
      ...(found.phone !== undefined && { phone: found.phone }),
      ...(next === connected && connection.connected_at === null && { connected_at: now.toISOString() }),
    });
    if (next !== connection.state) await tellChange(place, connection, next, now);
    if (found.pause !== undefined) await pauseByProvider(place, connection, found.pause, now);
    return next;
  });
}

/** What waited for this line is tried again; a job, because messages stand above their lines. */
export const releaseWaiting = ({ tx, accountId }: Place): Promise<void> =>
  enqueue(tx, 'release-messages', { account_id: accountId }, { key: `release-messages:${accountId}` });

async function tellChange(place: Place, before: Connection, state: State, now: Date): Promise<void> {
  const { tx, accountId } = place;
  if (accountId !== PLATFORM_ACCOUNT) await updateWhatsappOfAccount(tx, accountId, { whatsapp_connection: state });
  await auditBySystem(tx, now, {
    action: 'whatsapp.state',
    entity: 'whatsapp_connections',
    entity_id: accountId,
    account_id: accountId,
    before: { state: before.state },
    after: { state },
  });
  if (state === connected) await releaseWaiting(place);
  // The first time it connects somebody is looking.
  const code = state !== connected ? (before.state === connected ? 'dropped' : undefined) : 'back';
  if (code === undefined || before.connected_at === null) return;
  if (accountId === PLATFORM_ACCOUNT) await notify(tx, accountId, { type: 'main-whatsapp', code, values: {} });
  else await notify(tx, accountId, { type: 'whatsapp', code, values: {} });
}

async function pauseByProvider(place: Place, { paused_at }: Connection, reason: string, now: Date): Promise<void> {
  if (paused_at !== null) return;
  const { tx, accountId } = place;
  await updateConnection(place, { paused_at: now.toISOString(), paused_reason: reason });
  await auditBySystem(tx, now, {
    action: 'whatsapp.pause',
    entity: 'whatsapp_connections',
    entity_id: accountId,
    account_id: accountId,
    after: { paused_reason: reason },
  });
  if (accountId === PLATFORM_ACCOUNT) {
    await notify(tx, accountId, { type: 'main-whatsapp', code: 'paused', values: { reason: troubleInWords(reason) } });
    return;
  }
  const { active, paused } = whatsappPackageStates.codes;
  if ((await findWhatsappOfAccount(place))?.status === active)
    await updateWhatsappOfAccount(tx, accountId, { whatsapp_package_status: paused });
  await notify(tx, accountId, { type: 'whatsapp', code: 'paused', values: { reason: troubleInWords(reason) } });
}
