import type { Tone } from '@rawnaq/domain/kernel/list';
import type { ReactNode } from 'react';
import type { MenuIcon } from '../shell/shell-props';
import styles from './detail.module.css';

export type HistoryEvent = {
  id: string;
  icon: MenuIcon;
  tone?: Tone;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
};
export type HistoryGroup = { label: string; events: readonly HistoryEvent[] };

/** What happened, newest first, grouped by month or day. */
export function HistoryList({ groups }: { groups: readonly HistoryGroup[] }) {
  return groups.map((group) => (
    <section key={group.label} aria-label={group.label}>
      <div className={styles.group} aria-hidden>
        {group.label}
      </div>
      <ul>
        {group.events.map(({ id, icon: Icon, tone = 'neutral', title, text, end }) => (
          <li key={id} className={styles.event}>
            <span className={styles.icon} data-tone={tone} aria-hidden>
              <Icon size={17} stroke={1.75} />
            </span>
            <div>
              <div className={styles.eventTitle}>{title}</div>
              {text && <div className={styles.eventText}>{text}</div>}
            </div>
            {end && <div className={styles.eventEnd}>{end}</div>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
