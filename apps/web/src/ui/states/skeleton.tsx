import { useEffect, useState, type CSSProperties } from 'react';
import styles from './skeleton.module.css';

const PATIENCE_MS = 150;

/** Quick answers show nothing in between: a flash of grey reads as a fault. */
export function useWaitedLong(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}

export function Bone({ width, style }: { width?: number | string; style?: CSSProperties }) {
  return <span className={styles.bone} style={{ inlineSize: width, ...style }} />;
}

const WIDTHS = ['82%', '64%', '90%', '70%', '76%'];

export function SkeletonLines({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={`${styles.bone} ${styles.round}`} />
          <Bone width={WIDTHS[row % WIDTHS.length]} />
          <Bone />
          <Bone width={WIDTHS[(row + 2) % WIDTHS.length]} />
        </div>
      ))}
    </div>
  );
}

/** `tall`: figures with a bar or a list of their own below the number. */
export function SkeletonFigures({ count = 4, tall = false }: { count?: number; tall?: boolean }) {
  return (
    <div className={styles.figures} data-tall={tall || undefined} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.bone} />
      ))}
    </div>
  );
}

/** A chart or a short list that is on its way. */
export const SkeletonCard = () => <section className={`${styles.bone} ${styles.card}`} aria-hidden />;
