import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from './shell-props';
import { ShellLink } from './shell-link';
import styles from './bottom-bar.module.css';

type Props = Pick<ShellProps, 'doors' | 'onNavigate'> & { isMoreOpen: boolean; onMore: () => void };

/** Thumb's reach: the doors of the day, and the whole menu at the end. */
export function BottomBar({ doors, onNavigate, isMoreOpen, onMore }: Props) {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles.bar} data-pinned aria-label={t('shell.bottomBar')} data-print="hide">
      {doors.map((door) => (
        <ShellLink
          key={door.id}
          className={styles.slot}
          href={door.href}
          onNavigate={onNavigate}
          aria-current={door.active ? 'page' : undefined}
        >
          <door.icon size={22} stroke={1.75} />
          <span className={styles.label}>{door.label}</span>
          {door.count > 0 && <span className={styles.pin}>{door.count}</span>}
        </ShellLink>
      ))}
      <button type="button" className={styles.slot} aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        <span className={styles.label}>{t('shell.more')}</span>
      </button>
    </nav>
  );
}
