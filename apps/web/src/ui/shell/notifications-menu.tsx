import { Button, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationRow } from './notification-row';
import type { ShellNotification, ShellNotifications } from './shell-props';
import { SkeletonLines } from '../states/skeleton';
import topBar from './top-bar.module.css';
import styles from './notifications-menu.module.css';

type Props = { notifications: ShellNotifications; onNavigate: (href: string) => void };

export function NotificationsMenu({ notifications, onNavigate }: Props) {
  const { t } = useTranslation('ui');
  const [opened, setOpened] = useState(false);
  const { count, items, loading, allHref } = notifications;

  const change = (open: boolean) => {
    setOpened(open);
    if (open) notifications.onOpen();
  };
  const show = (href: string) => {
    setOpened(false);
    onNavigate(href);
  };
  const read = (item: ShellNotification) => {
    if (!item.read) notifications.onMarkRead(item.type);
    show(item.href);
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
                <NotificationRow item={item} onOpen={() => read(item)} />
              </li>
            ))}
          </ul>
        )}
        {allHref !== undefined && (
          <div className={styles.foot}>
            <Button size="xs" variant="subtle" fullWidth onClick={() => show(allHref)}>
              {t('shell.allNotifications')}
            </Button>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
