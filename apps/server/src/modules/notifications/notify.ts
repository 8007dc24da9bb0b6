import { addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { NotificationType } from '@rawnaq/domain/notifications/notifications.contract';
import type { Job } from '../../worker/job';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import { asPlatform, PLATFORM_ACCOUNT } from '../../services';

type NewNotification = {
  account_id: number;
  type: NotificationType;
  english_text: string;
  arabic_text: string;
  link: AddressName | null;
  /** The record of the linked page to open. */ open?: number;
};

/** One line in the notifications menu of everybody in the account who may see its type. */
export async function notify(tx: Tx, { link, open, ...notification }: NewNotification): Promise<void> {
  const path = link && `${addresses[link].path}${open === undefined ? '' : `?open=${open}`}`;
  await tx
    .insertInto('notifications')
    .values({ ...notification, link: path })
    .execute();
}

/** A merchant's transaction can't write rows of the platform, so the line follows by a job of the same transaction. */
export async function notifyPlatform(tx: Tx, notification: Omit<NewNotification, 'account_id'>): Promise<void> {
  await enqueue(tx, 'notify', { account_id: PLATFORM_ACCOUNT, ...notification });
}

export const notificationJobs: readonly Job[] = [
  { task: 'notify', run: (services, payload) => asPlatform(services, (tx) => notify(tx, payload as NewNotification)) },
];
