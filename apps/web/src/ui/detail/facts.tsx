import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = { label: string; value: ReactNode };

/** Label and value, one pair a line: what a drawer says about its record. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
