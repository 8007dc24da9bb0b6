import styles from './till.module.css';

/** The key that does the same. Shown to the eye; a screen reader has its own way of asking. */
export const Key = ({ of, onAccent = false }: { of: string; onAccent?: boolean }) => (
  <kbd className={onAccent ? `${styles.key} ${styles.onAccent}` : styles.key} aria-hidden>
    {of}
  </kbd>
);
