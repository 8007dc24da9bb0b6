import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/**
 * Label and value, one pair a line: what a drawer or a card says about its record. `lined` draws a rule between them,
 * for cards of their own.
 */
export const Facts = ({ facts, lined = false }: { facts: readonly Fact[]; lined?: boolean }) => (
  <dl className={styles.facts} data-lined={lined || undefined}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
