import { appointmentOutcomes } from '@rawnaq/domain/appointments/appointment.states';
import { IconBan, IconCheck, IconCoffee, IconDoorEnter, IconRepeat, IconRotateClockwise, IconUserX, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { clockText } from '../../../ui/calendar/geometry';
import { isOnline, serviceName, spanText, type CalendarItem } from '../calendar-items';
import type { Outcome } from '../calendar-state';
import styles from './cards.module.css';

/** A status is told by colour and by a sign: not everybody sees the first. */
export const outcomeIcons = { scheduled: undefined, checked_in: IconDoorEnter, achieved: IconCheck, cancelled: IconBan, no_show: IconUserX, rescheduled: IconRotateClockwise } as const;

/** A stable function, so that columns are drawn again only when their items change. */
export const drawItem = (item: CalendarItem): ReactNode => <ItemCard item={item} />;

function ItemCard({ item }: { item: CalendarItem }) {
  if (item.kind === 'line') return <LineCard item={item} />;
  if (item.kind === 'block') return <BlockCard reason={item.block.reason} />;
  if (item.kind === 'hold') return <HoldCard />;
  return (
    <span className={styles.card} data-tone="draft" data-size={sizeOf(item)}>
      <b className={styles.name}>{item.customer}</b>
      <span className={styles.service}>{item.name}</span>
      <span className={styles.time}><bdi dir="ltr">{spanText(item)}</bdi></span>
    </span>
  );
}

function LineCard({ item }: { item: Extract<CalendarItem, { kind: 'line' }> }) {
  const language = useLanguage();
  const { visit, line } = item;
  const size = sizeOf(item);
  return (
    <span className={styles.card} data-tone={appointmentOutcomes.rows[visit.outcome as Outcome].tone} data-outcome={visit.outcome} data-size={size}>
      <b className={styles.name}>{visit.customer.name}</b>
      <span className={styles.service}>{serviceName(line, language)}</span>
      {size === 'full' && <span className={styles.time}><bdi dir="ltr" data-time>{clockText(line.start)}<span className={styles.until}> – {clockText(line.end)}</span></bdi></span>}
      <Marks outcome={visit.outcome as Outcome} online={isOnline(visit)} repeated={visit.series_id !== null} />
    </span>
  );
}

function Marks({ outcome, online, repeated }: { outcome: Outcome; online: boolean; repeated: boolean }) {
  const Icon = outcomeIcons[outcome];
  if (!Icon && !online && !repeated) return null;
  return (
    <span className={styles.marks}>
      {repeated && <IconRepeat size={13} stroke={2} />}
      {online && <IconWorld size={14} stroke={2} className={styles.online} />}
      {Icon && <Icon size={14} stroke={2} className={outcome === 'checked_in' ? 'flip' : undefined} />}
    </span>
  );
}

function BlockCard({ reason }: { reason: string | null }) {
  const { t } = useTranslation('appointments');
  return (
    <span className={styles.block}>
      <span className={styles.blockLabel}>
        <IconCoffee size={14} stroke={1.75} />
        <span className={styles.blockText}>{reason || t('block.one')}</span>
      </span>
    </span>
  );
}

function HoldCard() {
  const { t } = useTranslation('appointments');
  return (
    <span className={styles.hold}>
      <IconWorld size={14} stroke={1.75} />
      <span className={styles.blockText}>{t('hold')}</span>
    </span>
  );
}

const sizeOf = ({ start, end }: { start: number; end: number }): 'line' | 'two' | 'full' => (end - start <= 15 ? 'line' : end - start <= 30 ? 'two' : 'full');
