import type { NotificationIcon } from '@rawnaq/domain/notifications/define-notifications';
import {
  IconBug,
  IconBuildingStore,
  IconBulb,
  IconCalendarEvent,
  IconFileAlert,
  IconMessage,
  IconPackage,
  IconReceipt,
  IconStar,
  IconUserShield,
} from '@tabler/icons-react';
import type { MenuIcon, ShellNotification } from './shell-props';
import styles from './notifications-menu.module.css';

const ICONS: Record<NotificationIcon, MenuIcon> = {
  box: IconPackage,
  bug: IconBug,
  bulb: IconBulb,
  calendar: IconCalendarEvent,
  file: IconFileAlert,
  message: IconMessage,
  receipt: IconReceipt,
  shield: IconUserShield,
  star: IconStar,
  store: IconBuildingStore,
};

/** One notification, in the menu and on the page of all. */
export function NotificationRow({ item, onOpen }: { item: ShellNotification; onOpen: () => void }) {
  const Icon = ICONS[item.icon];
  return (
    <button type="button" className={styles.item} data-unread={!item.read || undefined} onClick={onOpen}>
      <span className={styles.icon} data-tone={item.tone}>
        <Icon size={18} stroke={1.75} />
      </span>
      <span className={styles.text}>
        <strong>{item.text}</strong>
        <small>{item.when}</small>
      </span>
    </button>
  );
}
