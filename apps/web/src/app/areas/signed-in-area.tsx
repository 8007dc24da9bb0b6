import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses } from '@rawnaq/domain/kernel/addresses';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/i18n';
import { rememberOpened } from '../../lib/pages/opened-pages';
import { useSession, type Session } from '../../lib/session';
import { useHasExports } from '../../ui/exports/waiting-exports';
import { Shell } from '../../ui/shell/shell';
import { detourFor } from '../../lib/pages/guards';
import { LoadingPage } from '../../ui/states/loading-page';
import { rowOf, type TableRow } from '../route-table';
import { useIdleLock } from './use-idle-lock';
import { useLiveEvents } from './use-live-events';
import { useOtherTabs } from './use-other-tabs';
import { usePush } from './use-push';
import { useShellProps } from './use-shell-props';

const ExportPanel = lazy(async () => ({ default: (await import('../../ui/exports/export-panel')).ExportPanel }));

/** The frame of a signed-in person. The loaders have let the page in; this looks again whenever the session changes. */
export function SignedInArea({ kind }: { kind: UserKind }) {
  const session = useSession();
  const row = rowOf(useMatches().at(-1)?.id);
  const detour = useDetour(kind, session, row);
  useOtherTabs(kind);

  if (!session || !row || detour) return <LoadingPage />;
  return <Frame kind={kind} session={session} row={row} />;
}

function Frame({ kind, session, row }: { kind: UserKind; session: Session; row: TableRow }) {
  useLiveEvents(kind);
  usePush(kind, session);
  useIdleLock(kind, session.general_informations.lock_after_minutes);
  const props = useShellProps(kind, session, row);
  const [waits] = useHasExports();
  const hasExports = waits && kind !== 'property';
  const { id } = session.user;
  useEffect(() => {
    rememberOpened(id, row.name, new Date());
  }, [id, row.name]);
  return (
    <Shell {...props}>
      <Suspense fallback={<LoadingPage />}>
        <Outlet />
      </Suspense>
      {hasExports && (
        <Suspense>
          <ExportPanel />
        </Suspense>
      )}
    </Shell>
  );
}

function useDetour(kind: UserKind, session: Session | undefined, row: TableRow | undefined): string | undefined {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const detour =
    session &&
    row &&
    detourFor({ kind, language, access: addresses[row.name].access, here: `${pathname}${search}` }, session.user);
  useEffect(() => {
    if (detour) void navigate(detour, { replace: true });
  }, [detour, navigate]);
  return detour;
}
