import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem, ShellProps } from '../../app/shell-props';
import { ShellLink } from './shell-link';
import styles from './bottom-bar.module.css';

type Props = Pick<ShellProps, 'bottomBar' | 'onNavigate'> & { onMore: () => void };

/** Thumb's reach: the pages of the day, the one main action in the middle, and the whole menu at the end. */
export function BottomBar({ bottomBar, onNavigate, onMore }: Props) {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles.bar} data-pinned aria-label={t('shell.bottomBar')} data-print="hide">
      {slotsOf(bottomBar).map((item) => (
        <Slot key={item.name} item={item} onNavigate={onNavigate} />
      ))}
      <button type="button" className={styles.slot} onClick={onMore}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        <span className={styles.label}>{t('shell.more')}</span>
      </button>
    </nav>
  );
}

/** Five places in all: the menu takes the last, the main action the middle. */
function slotsOf(items: readonly MenuItem[]): MenuItem[] {
  const main = items.find((item) => item.main);
  const pages = items.filter((item) => !item.main).slice(0, main ? 3 : 4);
  return main ? [...pages.slice(0, 2), main, ...pages.slice(2)] : pages;
}

function Slot({ item, onNavigate }: { item: MenuItem; onNavigate: (href: string) => void }) {
  const Icon = item.icon;
  if (item.main)
    return (
      <ShellLink
        className={`${styles.slot} ${styles.main}`}
        href={item.href}
        onNavigate={onNavigate}
        aria-label={item.label}
      >
        <Icon size={24} stroke={2} />
      </ShellLink>
    );
  return (
    <ShellLink
      className={styles.slot}
      href={item.href}
      onNavigate={onNavigate}
      aria-current={item.active ? 'page' : undefined}
    >
      <Icon size={22} stroke={1.75} />
      <span className={`${styles.label} ellipsis`}>{item.label}</span>
    </ShellLink>
  );
}
