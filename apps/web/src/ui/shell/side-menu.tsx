import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from './shell-props';
import { Mark, Wordmark } from '../marks/mark';
import { AccountLogo } from './account-logo';
import { MenuGroups } from './menu-groups';
import { MenuRail } from './menu-rail';
import { ShellLink } from './shell-link';
import styles from './side-menu.module.css';

type Props = Pick<ShellProps, 'world' | 'menu' | 'account' | 'homeHref' | 'onNavigate' | 'onSignOut'> & {
  folded: boolean;
  onToggleFold: (() => void) | undefined;
};

export function SideMenu({ world, menu, account, homeHref, folded, onToggleFold, onNavigate, onSignOut }: Props) {
  const { t } = useTranslation('ui');
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <aside className={styles.side} data-folded={folded || undefined} data-print="hide">
      <ShellLink
        className={styles.brand}
        href={homeHref}
        onNavigate={onNavigate}
        aria-label={folded ? t('brand') : undefined}
      >
        {folded ? <Mark size={36} /> : <Wordmark />}
        {world === 'manager' && !folded && <span className={styles.tag}>{t('shell.platform')}</span>}
      </ShellLink>
      {account && !folded && <AccountCard account={account} />}
      <nav className={styles.nav} aria-label={t('shell.mainMenu')}>
        {folded ? (
          <MenuRail groups={menu} onNavigate={onNavigate} />
        ) : (
          <MenuGroups groups={menu} onNavigate={onNavigate} />
        )}
      </nav>
      <div className={styles.foot}>
        {world === 'manager' && (
          <button type="button" className={styles.item} onClick={onSignOut}>
            <IconLogout className="flip" size={18} stroke={1.75} aria-hidden />
            <span className={styles.label}>{t('shell.signOut')}</span>
          </button>
        )}
        {onToggleFold && (
          <button type="button" className={styles.item} onClick={onToggleFold} aria-expanded={!folded}>
            <FoldIcon className="flip" size={18} stroke={1.75} aria-hidden />
            <span className={styles.label}>{folded ? t('shell.unfold') : t('shell.fold')}</span>
          </button>
        )}
      </div>
    </aside>
  );
}

function AccountCard({ account }: { account: NonNullable<ShellProps['account']> }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.account}>
      <AccountLogo account={account} />
      <div className={styles.accountText}>
        <strong className="ellipsis">{account.name}</strong>
        <small>{t('shell.account', { id: account.id })}</small>
      </div>
    </div>
  );
}
