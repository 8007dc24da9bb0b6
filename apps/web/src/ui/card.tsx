import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = { title?: ReactNode; end?: ReactNode; flush?: boolean; wide?: boolean; children: ReactNode };

/** `flush` lets a table reach the card's edges; a `wide` one lays the sheet down on which it is printed. */
export function Card({ title, end, flush = false, wide = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined} data-paper={wide ? 'wide' : undefined}>
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
