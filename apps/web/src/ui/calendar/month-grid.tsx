import type { ReactNode } from 'react';
import styles from './calendar.module.css';

export type MonthDay = {
  date: string;
  number: string;
  label: string;
  isOutside: boolean;
  isToday: boolean;
  note?: ReactNode;
  content?: ReactNode;
};

type Props = {
  label: string;
  weekdays: readonly { short: string; long: string }[];
  days: readonly MonthDay[];
  onDay: (date: string) => void;
};

/** Weeks of a month; a day opens with a click on its number. */
export function MonthGrid({ label, weekdays, days, onDay }: Props) {
  return (
    <div className={styles.month} role="region" aria-label={label} tabIndex={0}>
      {weekdays.map(({ short, long }) => (
        <div key={long} className={styles.weekday} title={long}>
          {short}
        </div>
      ))}
      {days.map((day) => (
        <div
          key={day.date}
          className={styles.day}
          data-outside={day.isOutside || undefined}
          data-today={day.isToday || undefined}
        >
          <button
            type="button"
            className={styles.dayNumber}
            aria-current={day.isToday ? 'date' : undefined}
            onClick={() => onDay(day.date)}
          >
            <span className={styles.voice}>{day.label}</span>
            <b aria-hidden>{day.number}</b>
            {day.note && (
              <span className={styles.dayNote} aria-hidden>
                {day.note}
              </span>
            )}
          </button>
          {day.content}
        </div>
      ))}
    </div>
  );
}
