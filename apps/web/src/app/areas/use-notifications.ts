import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { useFormat } from '../../lib/use-format';
import { useRead, useWrite } from '../../lib/query';
import { shellEndpoints } from '../../lib/shell-endpoints';
import { toShellNotification } from '../../ui/shell/shell-notification';
import type { ShellNotifications } from '../../ui/shell/shell-props';

type Unread = Partial<Record<NotificationType, number>>;

/** The notifications menu, and how many unread ones there are of each kind. */
export function useNotifications(kind: UserKind): ShellNotifications & { unread: Unread } {
  const format = useFormat();
  // A menu that can not be filled is no reason to stop the page.
  const answer = useRead(shellEndpoints.getNotifications, {}, { ownFailure: true });
  const markRead = useWrite(shellEndpoints.markNotificationsRead);
  const records = answer.data?.records ?? [];
  const now = new Date();

  return {
    unread: answer.data?.unread_by_type ?? {},
    count: answer.data?.unread ?? 0,
    loading: answer.isPending,
    items: records.map((record) => toShellNotification(record, format, now)),
    onOpen: () => void answer.refetch(),
    allHref:
      kind === 'property'
        ? undefined
        : pathTo(kind === 'manager' ? 'manager-notifications' : 'merchant-notifications', format.language),
    onMarkRead: (type) => markRead.mutate({ type }),
  };
}
