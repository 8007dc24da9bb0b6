import { Button } from '@mantine/core';
import { writeWantedLines } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract, type foundTimes } from '@rawnaq/domain/appointments/appointments.contract';
import type { Arrangement, SlotReason } from '@rawnaq/domain/booking/booking.types';
import { slotReasons } from '@rawnaq/domain/booking/rank-slots';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { Bone } from '../../../../ui/states/skeleton';
import { clockText } from '../../../../lib/reader-clock';
import styles from './booking.module.css';

export type FoundTime = z.output<typeof foundTimes>['times'][number];
type Wanted = {
  lines: readonly { service_id: number; employee_id: number | null; guest: string }[];
  arrangement: Arrangement;
  customer_id?: number | undefined;
  appointment_id?: number | undefined;
};
type Props = Wanted & {
  date: LocalDate;
  today: LocalDate;
  start: number | null;
  onPick: (date: LocalDate, time: FoundTime) => void;
  onDay: (date: LocalDate) => void;
};

const DAYS = 3;
const SHOWN = 7;

/** Where all of it fits, on the day and the next ones; the times that leave no useless gap are marked and say why. */
export function FreeTimes({ date, today, start, onPick, onDay, ...wanted }: Props) {
  const { t } = useTranslation('appointments');
  const [days, setDays] = useState(DAYS);
  if (wanted.lines.length === 0) return null;
  return (
    <section aria-label={t('times.title')}>
      <div className={styles.labelRow}>
        <span className={styles.label}>{t('times.title')}</span>
        <small>{t('times.for', { count: wanted.lines.length })}</small>
      </div>
      <div className={styles.days}>
        {Array.from({ length: days }, (_, index) => addDays(date, index)).map((day, index) => (
          <TimesOfDay
            key={day}
            date={day}
            today={today}
            isFirst={index === 0}
            start={day === date ? start : null}
            wanted={wanted}
            onPick={onPick}
            onDay={onDay}
          />
        ))}
      </div>
      {days < 14 && (
        <Button variant="subtle" onClick={() => setDays(days + DAYS)}>
          {t('times.moreDays')}
        </Button>
      )}
    </section>
  );
}

type DayProps = {
  date: LocalDate;
  today: LocalDate;
  isFirst: boolean;
  start: number | null;
  wanted: Wanted;
  onPick: Props['onPick'];
  onDay: Props['onDay'];
};

function TimesOfDay({ date, today, isFirst, start, wanted, onPick, onDay }: DayProps) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const { lines, arrangement, customer_id, appointment_id } = wanted;
  const found = useRead(
    appointmentsContract.find_times,
    {
      date,
      lines: writeWantedLines(lines),
      ...(lines.some(({ guest }) => guest) && { guests: lines.map(({ guest }) => guest).join('\n') }),
      arrangement,
      ...(customer_id && { customer_id }),
      ...(appointment_id && { appointment_id }),
    },
    { keepPrevious: true, ownFailure: true },
  );
  const times = found.data?.times ?? [];
  const shown = all ? times : fewOf(times, start);
  const picked = times.find((time) => time.start === start && time.is_best) ?? times.find(({ is_best }) => is_best);
  const name = date === today ? t('times.today') : format.weekday(date);
  const next = found.data?.next_free_date;
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.slots}>
        {found.isPending &&
          Array.from({ length: 5 }, (_, index) => <Bone key={index} style={{ inlineSize: 64, blockSize: 36 }} />)}
        {shown.map((time) => (
          <button
            key={time.start}
            type="button"
            className={styles.slot}
            data-best={time.is_best || undefined}
            aria-pressed={time.start === start}
            // Until the answer is here these are the times of what stood there before.
            disabled={found.isPlaceholderData}
            title={slotReasons[time.reason as SlotReason][language]}
            onClick={() => onPick(date, time)}
          >
            {time.is_best && <IconSparkles size={15} stroke={2} aria-hidden />}
            <bdi>{clockText(time.start)}</bdi>
            {time.is_best && <em>{t('times.best')}</em>}
          </button>
        ))}
        {times.length > shown.length && (
          <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
            {t('times.all', { count: times.length, shown: format.number(times.length) })}
          </Button>
        )}
        {found.data && times.length === 0 && (
          <span className={styles.none}>{isFirst ? t('times.none') : t('times.noneShort')}</span>
        )}
        {found.data && times.length === 0 && isFirst && next && (
          <Button variant="default" onClick={() => onDay(next)}>
            {t('times.next', { date: format.weekday(next) })}
          </Button>
        )}
        {found.isError && <span className={styles.none}>{t('times.failed')}</span>}
      </div>
      {isFirst && picked && (
        <p className={styles.why}>
          <IconSparkles size={15} stroke={2} aria-hidden />
          {t('times.why', {
            time: `\u2068${clockText(picked.start)}\u2069`,
            reason: slotReasons[picked.reason as SlotReason][language],
          })}
        </p>
      )}
    </div>
  );
}

/** The marked ones, the one chosen, and others spread over the day. */
function fewOf(times: readonly FoundTime[], start: number | null): FoundTime[] {
  if (times.length <= SHOWN) return [...times];
  const kept = new Set(times.filter((time) => time.is_best || time.start === start));
  const others = times.filter((time) => !kept.has(time));
  const room = Math.max(0, SHOWN - kept.size);
  for (let index = 0; index < room; index += 1) kept.add(others[Math.floor((index * others.length) / room)]!);
  return times.filter((time) => kept.has(time));
}
