import { IconLanguage, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShellProps } from './shell-props';
import { Wordmark } from '../marks/mark';
import { AccountLogo } from './account-logo';
import { ShellLink } from './shell-link';
import styles from './top-bar.module.css';

/** Floating menus are heavy and nobody opens one in the first second: they arrive beside the page, not before it. */
const NotificationsMenu = lazy(() =>
  import('./notifications-menu').then((module) => ({ default: module.NotificationsMenu })),
);
const ProfileMenu = lazy(() => import('./profile-menu').then((module) => ({ default: module.ProfileMenu })));

type Props = ShellProps & { isPhone: boolean; onSearch: () => void };

export function TopBar(props: Props) {
  const { t } = useTranslation('ui');
  const { isPhone, world, search, language, onSearch, onSwitchLanguage } = props;
  const otherLanguage = language === 'ar' ? 'en' : 'ar';

  return (
    <header className={styles.top} data-print="hide">
      {isPhone ? (
        <PhoneAccount {...props} />
      ) : (
        <button type="button" className={styles.search} onClick={onSearch}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
          <span className={`${styles.searchText} ellipsis`}>
            {t(search.onQuery && world === 'merchant' ? 'shell.searchMerchant' : 'shell.searchPages')}
          </span>
          <span className={styles.keys} aria-hidden>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </span>
        </button>
      )}
      <div className={styles.end}>
        {isPhone && (
          <button
            type="button"
            className={`${styles.ghost} ${styles.icon}`}
            onClick={onSearch}
            aria-label={t('shell.search')}
          >
            <IconSearch size={22} stroke={1.75} aria-hidden />
          </button>
        )}
        {!isPhone && (
          <button type="button" className={styles.ghost} lang={otherLanguage} onClick={onSwitchLanguage}>
            <IconLanguage size={18} stroke={1.75} aria-hidden />
            {t('shell.otherLanguage')}
          </button>
        )}
        <Suspense>
          <NotificationsMenu notifications={props.notifications} onNavigate={props.onNavigate} />
          {!isPhone && <span className={styles.line} />}
          <ProfileMenu {...props} />
        </Suspense>
      </div>
    </header>
  );
}

function PhoneAccount({ account, homeHref, onNavigate }: ShellProps) {
  return (
    <ShellLink className={styles.phoneAccount} href={homeHref} onNavigate={onNavigate}>
      {account ? (
        <>
          <AccountLogo account={account} />
          <strong className="ellipsis">{account.name}</strong>
        </>
      ) : (
        <Wordmark />
      )}
    </ShellLink>
  );
}
