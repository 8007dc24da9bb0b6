import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = { title?: ReactNode; end?: ReactNode; flush?: boolean; children: ReactNode };

/** `flush` lets a table reach the card's edges. */
export function Card({ title, end, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {end}
        </div>
      )}
      <div className={clsx(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}
