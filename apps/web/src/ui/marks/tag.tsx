import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** The client's colours of badges that only tell things apart. The same thing has the same one on every screen. */
const COLOURS = ['primary', 'success', 'danger', 'info', 'dark'] as const;

/** A coloured name: the colour means nothing but "this one". States are `StatusBadge`. */
export const Tag = ({ id, children }: { id: number; children: ReactNode }) => (
  <span className={styles.tag} data-colour={COLOURS[id % COLOURS.length]}>
    {children}
  </span>
);
