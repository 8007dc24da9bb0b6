import { AppError } from '@rawnaq/domain/kernel/app-error';
import {
  EVERYTHING,
  pushOf,
  visibleTypes,
  type StoredNotification,
} from '@rawnaq/domain/notifications/notification.rules';
import type { Tx } from '../../db/database';
import { sendPush, type PushAddress, type PushMessage } from '../../infra/web-push/send-push';
import { asPlatform, type Services } from '../../services';
import { loadPerson } from '../../sessions/load-session';
import type { Session } from '../../sessions/session';
import type { Job } from '../../worker/job';
import { devicesAt } from './all-accounts.repo';
import { findNotification, wishesOf } from './notifications.repo';
import { openAddress } from './push-address';
import { findLiveDevice, removeDevices } from './push-devices.repo';

type Payload = { account_id: number; device_id: number; id: number };

/** What nobody could be told within a day is no news. */
const DAY_SECONDS = 86_400;

export const pushJobs: readonly Job[] = [
  { task: 'push-to-device', run: (services, payload) => tellDevice(services, payload as Payload) },
  {
    task: 'take-over-device',
    run: (services, payload) => takeOver(services, (payload as { hash: string }).hash),
  },
];

/** Throwing asks the worker for another run, later each time. Where it was sent to stands in no log. */
async function tellDevice(services: Services, payload: Payload): Promise<void> {
  const { account_id, device_id, id } = payload;
  const forget = (tx: Tx) => removeDevices(tx, account_id, [device_id]);
  const letter = await asPlatform(services, async (tx) => {
    const written = await writeLetter(services, tx, payload);
    if (written === 'gone') await forget(tx);
    return written;
  });
  if (letter === 'gone' || letter === 'unwanted') return;
  const { vapid, config, log } = services;
  const { kind, status } = await sendPush(
    { vapid, outbound: config.outbound, now: services.clock() },
    letter.address,
    letter.message,
  );
  if (kind === 'gone') await asPlatform(services, forget);
  if (kind === 'refused') log.warn({ account_id, device_id, status }, 'a push service refused a notification');
  if (kind === 'later') throw new Error(`notification ${account_id}/${id} for device ${device_id}: ${status ?? 'no'}`);
}

type Letter = { address: PushAddress; message: PushMessage };

/**
 * Everything is judged at the moment of sending: the session, the person, her rights and her wishes. A device whose
 * person may no longer sign in is forgotten.
 */
async function writeLetter(services: Services, tx: Tx, payload: Payload): Promise<Letter | 'gone' | 'unwanted'> {
  const { account_id, device_id, id } = payload;
  const now = services.clock();
  const device = await findLiveDevice(tx, account_id, device_id, now);
  const address = device && openAddress(services.sealer, account_id, device);
  const person = device && (await personOrNobody(tx, account_id, device.user_id));
  if (!address || !person) return 'gone';
  const row = await findNotification(tx, account_id, id, device.user_id);
  if (!row || row.read) return 'unwanted';
  const stored = row as StoredNotification;
  const age = Math.floor((now.getTime() - Date.parse(row.created_at)) / 1000);
  const wishes = await wishesOf(tx, account_id, device.user_id);
  const { push } = wishes.find(({ type }) => type === stored.type) ?? EVERYTHING;
  if (!push || age >= DAY_SECONDS || !visibleTypes(person.permissions, person.account).includes(stored.type))
    return 'unwanted';
  const told = pushOf(stored, { clock: person.account.clock, language: person.user.language ?? 'en' });
  if (!told) return 'unwanted';
  const { tone, ...shown } = told;
  return {
    address,
    message: {
      text: JSON.stringify({ ...shown, tag: `${account_id}-${id}` }),
      ttlSeconds: DAY_SECONDS - Math.max(0, age),
      urgency: tone === 'danger' ? 'high' : 'normal',
    },
  };
}

async function personOrNobody(tx: Tx, accountId: number, userId: number): Promise<Session | undefined> {
  try {
    return await loadPerson(tx, accountId, userId);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Somebody of another salon signed in with this browser: what was told it before goes to nobody. */
async function takeOver(services: Services, hash: string): Promise<void> {
  await asPlatform(services, async (tx) => {
    const [, ...former] = await devicesAt(tx, Buffer.from(hash, 'hex'));
    for (const { account_id, id } of former) await removeDevices(tx, account_id, [id]);
  });
}
