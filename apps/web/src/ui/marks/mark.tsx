import { useTranslation } from 'react-i18next';
import styles from './mark.module.css';

const PETALS = [
  'M20 6.5c3.4 4.2 3.4 9.3 0 13.5-3.4-4.2-3.4-9.3 0-13.5z',
  'M20 20c3.4 4.2 3.4 9.3 0 13.5-3.4-4.2-3.4-9.3 0-13.5z',
  'M6.5 20c4.2-3.4 9.3-3.4 13.5 0-4.2 3.4-9.3 3.4-13.5 0z',
  'M20 20c4.2-3.4 9.3-3.4 13.5 0-4.2 3.4-9.3 3.4-13.5 0z',
];

/** The four-petal blossom with its drop of light. Decoration beside the name, so screen readers skip it. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={styles.tile} width="40" height="40" rx="11" />
      <g fill="#fff">
        {PETALS.map((petal) => (
          <path key={petal} d={petal} />
        ))}
      </g>
      <circle cx="29" cy="11" r="2.2" fill="#E8CFA9" />
    </svg>
  );
}

export function Wordmark({ size = 28 }: { size?: number }) {
  const { t } = useTranslation('ui');
  return (
    <span className={size > 32 ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <Mark size={size} />
      <span className={styles.name}>{t('brand')}</span>
    </span>
  );
}
