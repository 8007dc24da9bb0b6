import type { Choice, Tone } from '@rawnaq/domain/kernel/list';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/i18n';
import styles from './status-badge.module.css';

type Props = { tone?: Tone | undefined; children: ReactNode; withDot?: boolean };

/**
 * The one map from meaning to colour; the colours are in the style sheet beside this file.
 * info: planned · warning: under way or waiting · success: done · danger: failed or missed · neutral: cancelled or off
 * · accent: from online
 */
export function StatusBadge({ tone = 'neutral', children, withDot = true }: Props) {
  return (
    <span className={clsx(styles.badge, !withDot && styles.plain)} data-tone={tone}>
      {children}
    </span>
  );
}

/** A coded value in words. Only an exception is marked: what is normal, or has no colour at all, is plain text. */
export function StateText({ state }: { state: Pick<Choice, 'label' | 'tone' | 'normal'> | undefined }) {
  const language = useLanguage();
  if (!state) return null;
  if (!state.tone || state.normal) return state.label[language];
  return <StatusBadge tone={state.tone}>{state.label[language]}</StatusBadge>;
}
