import { Button } from '@mantine/core';
import { auditContract, type AuditRecord } from '@rawnaq/domain/audit/audit.contract';
import type { AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { actionWords } from '@rawnaq/domain/audit/audit-words';
import type { Tone } from '@rawnaq/domain/kernel/list';
import { IconBan, IconCheck, IconHistory, IconPencil, IconPlus, IconUserShield } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { areaFor, call } from '../../../lib/api-client';
import { freshness } from '../../../lib/query';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { TimeCell } from '../../../ui/cells';
import { HistoryList, type HistoryGroup } from '../../../ui/detail/history-list';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState, ErrorState } from '../../../ui/states/states';
import { Actor } from './actor';
import { Changes } from './changes';

/** `accountId` is for platform staff: in whose books the record stands. */
type Props = {
  entity: AuditedEntity;
  entityId: string | number;
  accountId?: number;
  /** Of a second history below another: it is there only when something happened. */ heading?: ReactNode;
};

/** Everything that happened to one record. */
export function HistoryTab({ entity, entityId, accountId, heading }: Props) {
  const { t } = useTranslation('audit');
  const history = useHistory({ entity, entityId, ...(accountId !== undefined && { accountId }) });
  const groups = useGroups(history.data?.pages.flatMap((page) => page.records) ?? []);
  if (heading && (history.isPending || (history.isSuccess && groups.length === 0))) return null;
  if (!history.data) return <Awaiting query={history} rows={4} />;
  if (groups.length === 0)
    return <EmptyState icon={IconHistory} title={t('historyEmptyTitle')} text={t('historyEmptyText')} />;
  return (
    <>
      {heading}
      <HistoryList groups={groups} />
      {history.isFetchNextPageError && <ErrorState onRetry={() => void history.fetchNextPage()} />}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <Button
          variant="default"
          mt="md"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function useHistory({ entity, entityId, accountId }: Omit<Props, 'heading'>) {
  const area = areaFor(auditContract.get_history);
  const asked = { entity, entity_id: String(entityId), ...(accountId !== undefined && { account_id: accountId }) };
  const queryKey = [area, 'audit/get_history', asked];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(
        auditContract.get_history,
        { ...asked, ...(pageParam && { before_id: pageParam }) },
        { area, signal, onAnswer: freshness.asking(queryKey) },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.more ? page.records.at(-1)?.id : undefined),
    // Whatever is written about the record makes its history stale too.
    staleTime: 0,
    meta: { ownFailure: true },
  });
}

/** By day, the newest first. */
function useGroups(records: readonly AuditRecord[]): HistoryGroup[] {
  const language = useLanguage();
  const format = useFormat();
  const now = new Date();
  const groups = new Map<string, HistoryGroup & { events: HistoryGroup['events'][number][] }>();
  for (const record of records) {
    const label = format.day(record.at, now);
    const group = groups.get(label) ?? { label, events: [] };
    groups.set(label, group);
    const { icon, tone } = looksOf(record);
    group.events.push({
      id: String(record.id),
      icon,
      tone,
      title: actionWords(record.action, record.entity)[language],
      text: (
        <>
          <Actor record={record} />
          <Changes record={record} />
        </>
      ),
      end: <TimeCell value={record.at} />,
    });
  }
  return [...groups.values()];
}

function looksOf({ action, real_actor_name }: AuditRecord): { icon: MenuIcon; tone: Tone } {
  if (real_actor_name) return { icon: IconUserShield, tone: 'danger' };
  if (/\.(add|import|invite)$/.test(action)) return { icon: IconPlus, tone: 'info' };
  if (/\.(approve|activate|enable)$/.test(action)) return { icon: IconCheck, tone: 'success' };
  if (/\.(disable|reject|remove|delete|expire)$/.test(action)) return { icon: IconBan, tone: 'danger' };
  return { icon: IconPencil, tone: 'neutral' };
}
