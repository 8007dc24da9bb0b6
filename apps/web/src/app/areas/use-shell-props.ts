import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, pathOf, pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateFunction } from 'react-router';
import { useLanguage } from '../../lib/language/i18n';
import { switchLanguage } from '../../lib/language/language';
import { endSession, type Session } from '../../lib/session';
import { readToken } from '../../lib/tokens';
import { signInPath } from '../../lib/pages/guards';
import { buildMenu, homePath, openPages, type OpenPage } from '../menu';
import { hasPage } from '../../lib/pages/known-pages';
import { routeTable, type TableRow } from '../route-table';
import type { SearchAction, ShellBanner, ShellProps } from '../../ui/shell/shell-props';
import { useLock } from './use-lock';
import { useSubscriptionBanner } from './use-subscription-banner';
import { useNotifications } from './use-notifications';
import { useRecordSearch } from './use-record-search';

/** Everything the shell draws, from the session, the route table and the open page. */
export function useShellProps(kind: UserKind, session: Session, row: TableRow): Omit<ShellProps, 'children'> {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const lock = useLock(kind);
  const { unread, ...notifications } = useNotifications(kind);
  const { user } = session;
  const onQuery = useRecordSearch(kind, user.permissions);
  const reader = {
    kind,
    language,
    permissions: user.permissions,
    open: row.name,
    isEmployee: user.employee_id !== null,
    unread,
  };
  const menu = buildMenu(routeTable, reader);
  return {
    world: kind === 'manager' ? 'manager' : 'merchant',
    language,
    menu: menu.groups,
    doors: menu.doors,
    user: { name: user.name, role: user.role ? named(user.role, language) : '' },
    account: session.account ? { name: named(session.account, language), id: String(session.account.id) } : undefined,
    banner: useBanner(kind, session, navigate),
    notifications,
    search: {
      actions: openPages(routeTable, reader, language).map((page) =>
        pageAction(page, t('search.pages'), language, navigate),
      ),
      ...(onQuery && { onQuery }),
    },
    folded: row.folded ?? false,
    homeHref: homePath(routeTable, reader),
    profileHref: kind !== 'manager' && hasPage('merchant-profile') ? pathTo('merchant-profile', language) : undefined,
    onNavigate: (href) => void navigate(href),
    onSwitchLanguage: () => switchLanguage(user),
    onSignOut: () => void endSession(kind).then(() => navigate(signInPath(kind, language))),
    onLock: session.general_informations.lock_after_minutes > 0 ? lock : undefined,
  };
}

function useBanner(kind: UserKind, session: Session, navigate: NavigateFunction): ShellBanner | undefined {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const leave = (to: string) => () => void endSession(kind).then(() => navigate(to));
  const subscription = useSubscriptionBanner(kind === 'merchant' && !session.account?.is_training, navigate);
  if (session.user.impersonated_by !== null) {
    const back = readToken('manager') ? `/${language}/manager` : signInPath(kind, language);
    return {
      kind: 'impersonation',
      text: t('banner.impersonation', { manager: session.user.impersonated_by }),
      action: { label: t('banner.endImpersonation'), onClick: leave(back) },
    };
  }
  if (!session.account?.is_training) return subscription;
  return {
    kind: 'training',
    text: t('banner.training'),
    action: { label: t('banner.leaveTraining'), onClick: leave(signInPath(kind, language)) },
  };
}

const named = (entity: { english_name: string; arabic_name: string }, language: Language): string =>
  language === 'ar' ? entity.arabic_name : entity.english_name;

/** `/merchant/employees/attendence-system`: what comes after the area says something about the page. */
const wordsOfAddress = (name: AddressName): string[] => addresses[name].path.split(/[-/]/).slice(2);

/** A page is found by its name in both languages, by what it was called before, and by the words of its address. */
const pageAction = (
  { row, icon, place }: OpenPage,
  group: string,
  language: Language,
  navigate: NavigateFunction,
): SearchAction => ({
  id: row.name,
  group,
  label: row.title[language],
  description: place,
  icon,
  keywords: [row.title.en, row.title.ar, ...(row.formerly ?? []), ...wordsOfAddress(row.name)],
  run: () => void navigate(pathOf(row.name, language)),
});
