import type {
  NotificationCode,
  NotificationOf,
  NotificationType,
} from '@rawnaq/domain/notifications/notification-catalogue';
import type { Job } from '../../worker/job';
import type { Tx } from '../../db/database';
import { enqueue, enqueueAll } from '../../db/enqueue';
import { asPlatform, PLATFORM_ACCOUNT } from '../../services';
import { pushJobs } from './push.job';
import { insertNotification, type NewNotification } from './notifications.repo';

/** One line in the menu of everybody in the account who may see its type. What nobody declared does not compile. */
export async function notify<Type extends NotificationType, Code extends NotificationCode<Type>>(
  tx: Tx,
  accountId: number,
  notification: NotificationOf<Type, Code>,
): Promise<void> {
  await tell(tx, accountId, toRow(notification));
}

/** How often a push service is tried: the last time some hours later. */
const TRIES = 10;

async function tell(tx: Tx, accountId: number, row: NewNotification): Promise<void> {
  const { id, devices } = await insertNotification(tx, accountId, row);
  if (devices.length === 0) return;
  await enqueueAll(
    tx,
    'push-to-device',
    devices.map((device_id) => ({ account_id: accountId, device_id, id })),
    { maxAttempts: TRIES },
  );
}

/** A merchant's transaction can't write rows of the platform, so the line follows by a job of the same transaction. */
export async function notifyPlatform<Type extends NotificationType, Code extends NotificationCode<Type>>(
  tx: Tx,
  notification: NotificationOf<Type, Code>,
): Promise<void> {
  await enqueue(tx, 'notify', toRow(notification));
}

export const notificationJobs: readonly Job[] = [
  {
    task: 'notify',
    run: (services, payload) => asPlatform(services, (tx) => tell(tx, PLATFORM_ACCOUNT, payload as NewNotification)),
  },
  ...pushJobs,
];

const toRow = <Type extends NotificationType, Code extends NotificationCode<Type>>({
  type,
  code,
  values,
  open,
}: NotificationOf<Type, Code>): NewNotification => ({ type, code, values, open_id: open ?? null });
