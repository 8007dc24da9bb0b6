import type { Tone } from '@rawnaq/domain/kernel/list';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

type Props = { tone?: Tone | undefined; children: ReactNode; withDot?: boolean };

/**
 * The one map from meaning to colour; the colours are in the style sheet beside this file.
 * info: planned · warning: under way or waiting · success: done · danger: failed or missed · neutral: cancelled or off · accent: from online
 */
export function StatusBadge({ tone = 'neutral', children, withDot = true }: Props) {
  return (
    <span className={clsx(styles.badge, !withDot && styles.plain)} data-tone={tone}>
      {children}
    </span>
  );
}
