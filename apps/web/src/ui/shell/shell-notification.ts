import type { Notification } from '@rawnaq/domain/notifications/notifications.contract';
import type { useFormat } from '../../lib/use-format';
import type { ShellNotification } from './shell-props';

/** As it is read, in the reader's language. */
export const toShellNotification = (
  record: Notification,
  format: ReturnType<typeof useFormat>,
  now: Date,
): ShellNotification => ({
  id: String(record.id),
  type: record.type,
  icon: record.icon,
  tone: record.tone,
  text: format.language === 'ar' ? record.arabic_text : record.english_text,
  when: format.relative(record.dateAndTime, now),
  read: record.read,
  href: `/${format.language}${record.link}`,
});
