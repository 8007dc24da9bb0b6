import { Button, Popover } from '@mantine/core';
import type { NotificationIcon } from '@rawnaq/domain/notifications/define-notifications';
import {
  IconBell,
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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon, ShellNotification, ShellNotifications } from './shell-props';
import { SkeletonLines } from '../states/skeleton';
import topBar from './top-bar.module.css';
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

type Props = { notifications: ShellNotifications; onNavigate: (href: string) => void };

export function NotificationsMenu({ notifications, onNavigate }: Props) {
  const { t } = useTranslation('ui');
  const [opened, setOpened] = useState(false);
  const { count, items, loading } = notifications;

  const change = (open: boolean) => {
    setOpened(open);
    if (open) notifications.onOpen();
  };
  const read = (item: ShellNotification) => {
    if (!item.read) notifications.onMarkRead(item.type);
    setOpened(false);
    onNavigate(item.href);
  };

  return (
    <Popover opened={opened} onChange={change} position="bottom-end" width={360} trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={`${topBar.ghost} ${topBar.icon}`}
          onClick={() => change(!opened)}
          aria-label={t('shell.notificationsCount', { count })}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {count > 0 && <span className={topBar.pin}>{count > 99 ? '99+' : count}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('shell.notifications')} aria-busy={loading}>
        <div className={styles.head}>
          <h2>{t('shell.notifications')}</h2>
          {count > 0 && (
            <Button size="xs" variant="subtle" onClick={() => notifications.onMarkRead()}>
              {t('shell.markAllRead')}
            </Button>
          )}
        </div>
        {loading && items.length === 0 && <SkeletonLines rows={3} />}
        {!loading && items.length === 0 && <p className={styles.empty}>{t('shell.noNotifications')}</p>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles.item}
                  data-unread={!item.read || undefined}
                  onClick={() => read(item)}
                >
                  <span className={styles.icon} data-tone={item.tone}>
                    <ItemIcon icon={item.icon} />
                  </span>
                  <span className={styles.text}>
                    <strong>{item.text}</strong>
                    <small>{item.when}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function ItemIcon({ icon }: { icon: NotificationIcon }) {
  const Icon = ICONS[icon];
  return <Icon size={18} stroke={1.75} />;
}
