import type { OwnDay, OwnVisit } from '@rawnaq/domain/my-day/my-day.contract';
import { IconBeach, IconClock, IconCoffee } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { EmptyState } from '../../../ui/states/states';
import { VisitCard } from './visit-card';
import { clockOf } from './clock-of';
import styles from './my-day.module.css';

type Entry =
  | { kind: 'visit'; start: number; visit: OwnVisit }
  | { kind: 'block'; start: number; end: number; id: number; reason: string | null };

/** Hours on top, then everything in order of time. What is over is quiet; what is on or next stands out. */
export function DayPlan({ day, now }: { day: OwnDay; now: number | undefined }) {
  const { t } = useTranslation('my-day');
  const format = useFormat();
  const entries: Entry[] = [
    ...day.visits.map((visit) => ({ kind: 'visit' as const, start: visit.start, visit })),
    ...day.blocks.map((block) => ({ kind: 'block' as const, ...block })),
  ].toSorted((a, b) => a.start - b.start);
  const next =
    now === undefined ? undefined : day.visits.find(({ end, outcome }) => end > now && IS_AHEAD.has(outcome))?.id;
  const hours = day.open.map(({ start, end }) => `${format.time(clockOf(start))} – ${format.time(clockOf(end))}`);
  return (
    <section aria-label={format.longDate(day.date)}>
      <p className={styles.hours}>
        {day.away ? (
          <IconBeach size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconClock size={18} stroke={1.75} aria-hidden />
        )}
        {day.away ? t(`away.${day.away}`) : t('hours', { hours: format.list(hours) })}
      </p>
      {entries.length === 0 && !day.away && (
        <EmptyState icon={IconCoffee} title={t('freeTitle')} text={t('freeText')} />
      )}
      <ol className={styles.plan}>
        {entries.map((entry) => (
          <li key={entry.kind === 'visit' ? `v${entry.visit.id}` : `b${entry.id}`}>
            {entry.kind === 'visit' ? (
              <VisitCard
                visit={entry.visit}
                isNext={entry.visit.id === next}
                isOver={now !== undefined && entry.visit.end <= now}
              />
            ) : (
              <p className={styles.block}>
                <span>
                  {format.time(clockOf(entry.start))} – {format.time(clockOf(entry.end))}
                </span>
                <span>{entry.reason === null ? t('block') : <bdi>{entry.reason}</bdi>}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const IS_AHEAD: ReadonlySet<string> = new Set(['scheduled', 'checked_in']);
