import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarDue, IconEye, IconSchool } from '@tabler/icons-react';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon, ShellBanner, ShellProps } from './shell-props';
import { useWorld } from '../theme/use-world';
import { BottomBar } from './bottom-bar';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useFoldedMenu } from './use-folded-menu';
import { useScreen } from '../../lib/use-screen';
import { useShortcuts } from '../../lib/use-shortcuts';
import styles from './shell.module.css';

const MenuSheet = lazy(() => import('./menu-sheet').then((module) => ({ default: module.MenuSheet })));
const SearchSpotlight = lazy(() =>
  import('./search-spotlight').then((module) => ({ default: module.SearchSpotlight })),
);

/** The frame around every page of an area: menu, top bar, white panel. It draws what it is given and knows no route. */
export function Shell(props: ShellProps) {
  const { t } = useTranslation('ui');
  const { screen, isMobile: isPhone } = useScreen();
  const [searchCalls, setSearchCalls] = useState(0);
  const [sheetOpen, setSheetOpen] = useState(false);
  const menu = useFoldedMenu(props.folded || screen === 'md');
  const openSearch = () => setSearchCalls((calls) => calls + 1);
  useWorld(props.world);
  useShortcuts([['mod+K', openSearch]], { whileTyping: true });

  return (
    <div className={styles.app} data-folded={menu.folded || undefined}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      {!isPhone && <SideMenu {...props} folded={menu.folded} onToggleFold={menu.toggle} />}
      <div className={styles.frame}>
        <TopBar {...props} isPhone={isPhone} onSearch={openSearch} />
        {props.banner && <Banner {...props.banner} />}
        <main id="content" tabIndex={-1} className={styles.panel} style={onPaper(props.account)}>
          {props.children}
        </main>
      </div>
      {isPhone && <BottomBar {...props} isMoreOpen={sheetOpen} onMore={() => setSheetOpen(true)} />}
      {isPhone && (
        <Suspense>
          <MenuSheet {...props} opened={sheetOpen} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
      {searchCalls > 0 && (
        <Suspense>
          <SearchSpotlight search={props.search} calls={searchCalls} />
        </Suspense>
      )}
    </div>
  );
}

/** Whose paper it is, for the heads of pages: on a screen the menu says so. */
const onPaper = (account: ShellProps['account']): CSSProperties | undefined =>
  account && ({ '--salon': JSON.stringify(account.name) } as CSSProperties);

const BANNER_ICONS = {
  impersonation: IconEye,
  training: IconSchool,
  subscription: IconCalendarDue,
  'subscription-over': IconAlertTriangle,
} as const satisfies Record<ShellBanner['kind'], MenuIcon>;

function Banner({ kind, text, action }: ShellBanner) {
  const Icon = BANNER_ICONS[kind];
  return (
    <div className={styles.banner} data-kind={kind} role="status" data-print="hide">
      <Icon size={18} aria-hidden />
      <span className={styles.bannerText}>{text}</span>
      {action && (
        <Button size="xs" variant="default" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
