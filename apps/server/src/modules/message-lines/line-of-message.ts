import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { errorCatalogue } from '@rawnaq/domain/kernel/error-catalogue';
import { isCode, isOfPlatform } from '@rawnaq/domain/messages/message-templates';
import { whyNotReady } from '@rawnaq/domain/whatsapp/whatsapp.rules';
import { whatsappConnectionStates, whatsappPackageStates } from '@rawnaq/domain/whatsapp/whatsapp.states';
import type { MessageDriver } from '../../infra/message-drivers';
import type { Tx } from '../../db/database';
import type { Channel } from '../../sandbox-channels';
import { PLATFORM_ACCOUNT, type Services } from '../../services';
import { connectionDriver, ownMailDriver, ownSmsDriver, platformMailDriver } from './connection-driver';
import { findConnection, findWhatsappOfAccount, type Connection } from './connections.repo';

type Message = { account_id: number; channel: Channel; template: string };
/**
 * How a message goes out: by a driver (`of`: whose WhatsApp it is, which is told of its troubles; `counts`: its package
 * is for so many messages), not yet, or not at all.
 */
export type Line =
  | { driver: MessageDriver; of: number | null; counts?: boolean }
  | { waits: true }
  | { refused: string };

const NOT_CONNECTED = errorCatalogue.WHATSAPP_NOT_CONNECTED.en;

/**
 * A salon's messages go by the salon's own lines, codes and what the platform says by the platform's. Where nobody has
 * set up a line, by what the process was started with: the sandbox, which keeps the product whole.
 */
export async function lineOf(services: Services, tx: Tx, message: Message): Promise<Line> {
  const { account_id, channel, template } = message;
  // What happens in the training salon never leaves the machine.
  if (account_id === TRAINING_ACCOUNT_ID)
    return { driver: { name: 'sandbox', send: async () => ({ provider_id: null }) }, of: null };
  const place = { tx, accountId: account_id };
  const isOwn = account_id !== PLATFORM_ACCOUNT && !isOfPlatform(template);
  if (channel === 'email') {
    const own = isOwn ? await ownMailDriver(place, services) : undefined;
    return { driver: own ?? (await platformMailDriver(place, services)), of: null };
  }
  const usual: Line = { driver: services.drivers[channel], of: null };
  if (channel === 'sms') {
    const own = isOwn ? await ownSmsDriver(place, services) : undefined;
    return own ? { driver: own, of: null } : usual;
  }
  const main = async (): Promise<Line> => {
    const connection = await findConnection({ tx, accountId: PLATFORM_ACCOUNT });
    return connection ? lineBy(services, connection, connection.paused_at !== null, template) : usual;
  };
  if (!isOwn) return main();
  const own = await ownLine(services, tx, message);
  // A code may also come from the platform's number: better than none.
  return isCode(template) && !('driver' in own && own.of !== null) ? main() : own;
}

async function ownLine(services: Services, tx: Tx, { account_id, template }: Message): Promise<Line> {
  const place = { tx, accountId: account_id };
  const connection = await findConnection(place);
  const account = connection && (await findWhatsappOfAccount(place));
  if (!connection || !account) return { driver: services.drivers.whatsapp, of: null };
  const today = todayIn(services.clock(), account.time_zone);
  const why = whyNotReady({ ...account, connection: whatsappConnectionStates.codes.connected }, today);
  if (why) return { refused: errorCatalogue[why].en };
  const isPaused = connection.paused_at !== null || account.status === whatsappPackageStates.codes.paused;
  return { ...lineBy(services, connection, isPaused, template), counts: account.messages_left !== null };
}

function lineBy(services: Services, connection: Connection, isPaused: boolean, template: string): Line {
  const isUp = connection.state === whatsappConnectionStates.codes.connected && !isPaused;
  if (isUp) return { driver: connectionDriver(services, connection), of: connection.account_id };
  return isCode(template) ? { refused: NOT_CONNECTED } : { waits: true };
}
