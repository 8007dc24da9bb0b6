import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { useFormat } from '../../lib/use-format';
import { useRead, useWrite } from '../../lib/query';
import { shellEndpoints } from '../../lib/shell-endpoints';
import type { ShellNotifications } from '../../ui/shell/shell-props';

type Unread = Partial<Record<NotificationType, number>>;

/** The notifications menu, and how many unread ones there are of each kind. */
export function useNotifications(kind: UserKind): ShellNotifications & { unread: Unread } {
  const format = useFormat();
  // Property owners have no notifications; and a menu that can not be filled is no reason to stop the page.
  const answer = useRead(shellEndpoints.getNotifications, {}, { enabled: kind !== 'property', ownFailure: true });
  const markRead = useWrite(shellEndpoints.markNotificationsRead);
  const records = answer.data?.records ?? [];
  const now = new Date();

  const unread: Unread = {};
  for (const record of records) if (!record.read) unread[record.type] = (unread[record.type] ?? 0) + 1;

  return {
    unread,
    count: answer.data?.unread ?? 0,
    loading: answer.isPending && kind !== 'property',
    items: records.map((record) => ({
      id: String(record.id),
      type: record.type,
      icon: record.icon,
      tone: record.tone,
      text: format.language === 'ar' ? record.arabic_text : record.english_text,
      when: format.relative(record.dateAndTime, now),
      read: record.read,
      href: `/${format.language}${record.link}`,
    })),
    onOpen: () => void answer.refetch(),
    onMarkRead: (type) => markRead.mutate({ type }),
  };
}
