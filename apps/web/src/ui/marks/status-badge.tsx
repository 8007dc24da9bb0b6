import type { Choice, Tone } from '@rawnaq/domain/kernel/list';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/i18n';
import styles from './status-badge.module.css';

/** What went well is never an exception: it has no badge. */
type Exception = Exclude<Tone, 'success'>;

/**
 * An exception in the screen's own words. A coded value is `StateText`, which knows what is normal.
 * info: planned · warning: under way or waiting · danger: failed or missed · neutral: cancelled or off
 * · accent: from online
 */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Exception; children: ReactNode }) => (
  <Badge tone={tone}>{children}</Badge>
);

/** A coded value in words. Only an exception is marked: what is normal, or has no colour at all, is plain text. */
export function StateText({ state }: { state: Pick<Choice, 'label' | 'tone' | 'normal'> | undefined }) {
  const language = useLanguage();
  if (!state) return null;
  if (!state.tone || state.normal) return state.label[language];
  return <Badge tone={state.tone}>{state.label[language]}</Badge>;
}

/** The one map from meaning to colour; the colours are in the style sheet beside this file. */
const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
