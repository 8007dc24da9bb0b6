import type { Tone } from '@rawnaq/domain/kernel/list';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

/**
 * The one map from meaning to colour. Badges colour themselves with it in CSS; calendar and charts ask for the token here.
 * info: planned · warning: under way or waiting · success: done · danger: failed or missed · neutral: cancelled or off · accent: from online
 */
export const TONE_COLOR = {
  neutral: 'var(--grey-5)',
  info: 'var(--blue)',
  success: 'var(--green)',
  warning: 'var(--amber-dot)',
  danger: 'var(--red)',
  accent: 'var(--violet)',
} as const satisfies Record<Tone, string>;

type Props = { tone?: Tone | undefined; children: ReactNode; withDot?: boolean };

export function StatusBadge({ tone = 'neutral', children, withDot = true }: Props) {
  return (
    <span className={clsx(styles.badge, !withDot && styles.plain)} data-tone={tone}>
      {children}
    </span>
  );
}
