import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  IconCalendar,
  IconCalendarOff,
  IconCalendarRepeat,
  IconCheck,
  IconLogin2,
  IconUserX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { HistoryList, type HistoryEvent, type HistoryGroup } from '../../../ui/detail/history-list';
import { Money } from '../../../ui/money';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { StateText } from '../../../ui/marks/status-badge';
import styles from './customer.module.css';

type Visit = OutputOf<typeof appointmentsList.endpoints.get_records>['records'][number];
const SHOWN = 12;
const SHOWN_COMING = 3;
const { rows } = appointmentOutcomes;
const ICONS: Record<keyof typeof rows, MenuIcon> = {
  scheduled: IconCalendar,
  checked_in: IconLogin2,
  achieved: IconCheck,
  cancelled: IconCalendarOff,
  no_show: IconUserX,
  rescheduled: IconCalendarRepeat,
};

const isComing = (visit: Visit, now: Date): boolean =>
  Date.parse(visit.start_at) > now.getTime() && visit.outcome === appointmentOutcomes.codes.scheduled;

/**
 * The visits around today, asked for from both sides: of a long series the next ones are shown and not the last, and it
 * hides nothing of what was. The rest is in the tab beside it.
 */
export function useVisits(customerId: number, enabled: boolean) {
  const today = useFormat().today();
  const now = new Date();
  const of = { 'f.customer_id': String(customerId), sort: 'start_at' };
  const until = useRead(
    appointmentsList.endpoints.get_records,
    { ...of, 'f.start_at': `..${today}`, page_size: String(SHOWN), descending: 'true' },
    { enabled, ownFailure: true },
  );
  const from = useRead(
    appointmentsList.endpoints.get_records,
    { ...of, 'f.start_at': `${today}..`, page_size: String(SHOWN) },
    { enabled, ownFailure: true },
  );
  return {
    until,
    from,
    past: (until.data?.records ?? []).filter((visit) => !isComing(visit, now)),
    coming: (from.data?.records ?? []).filter((visit) => isComing(visit, now)),
  };
}
export type Visits = ReturnType<typeof useVisits>;

export function VisitTimeline({ visits, total }: { visits: Visits; total: number | undefined }) {
  const { t } = useTranslation('customers');
  const coming = visits.coming.slice(0, SHOWN_COMING);
  const groups = useMonths(visits.past, coming);
  const rest = (total ?? 0) - visits.past.length - coming.length;
  return (
    <Card title={t('visits.title')}>
      <Awaiting query={visits.until} rows={6} />
      {visits.until.data?.total === 0 && visits.from.data?.total === 0 && (
        <EmptyState icon={IconCalendar} title={t('visits.emptyTitle')} text={t('visits.emptyText')} />
      )}
      <HistoryList groups={groups} />
      {rest > 0 && (
        <Link className={styles.more} to="?tab=appointments">
          {t('visits.all')}
        </Link>
      )}
    </Card>
  );
}

/** What is next stands first of what is coming, and what is past the other way round, month by month. */
function useMonths(past: readonly Visit[], coming: readonly Visit[]): HistoryGroup[] {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const now = new Date();
  const groups = new Map<string, HistoryEvent[]>();
  const put = (label: string, event: HistoryEvent) => groups.set(label, [...(groups.get(label) ?? []), event]);
  for (const visit of coming) put(t('visits.coming'), eventOf(visit));
  for (const visit of past) put(format.month(visit.start_at), eventOf(visit));
  return [...groups].map(([label, events]) => ({ label, events }));

  function eventOf(visit: Visit): HistoryEvent {
    const outcome = visit.outcome as keyof typeof rows;
    return {
      id: String(visit.id),
      icon: ICONS[outcome],
      tone: rows[outcome].tone,
      title: (
        <>
          <Link className={styles.visit} to={`${pathTo('merchant-appointments', format.language)}?open=${visit.id}`}>
            {visit.services}
          </Link>
          {!('normal' in rows[outcome]) && <StateText state={rows[outcome]} />}
        </>
      ),
      text: (
        <>
          {format.dayTime(visit.start_at, now)} · <bdi>{visit.employees}</bdi>
        </>
      ),
      end: <Money minor={visit.total} />,
    };
  }
}
