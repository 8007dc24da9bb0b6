import { useTranslation } from 'react-i18next';
import styles from './campaigns.module.css';

type Props = { sent: number; failed: number; unknown: number; recipients: number };

/** How many of them are done. */
export function ProgressBar({ sent, failed, unknown, recipients }: Props) {
  const { t } = useTranslation('campaigns');
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={t('sentOf', { sent, all: recipients })}
      aria-valuemin={0}
      aria-valuemax={recipients}
      aria-valuenow={sent + failed + unknown}
    >
      <span data-part="gets" style={{ flexGrow: sent }} />
      <span data-part="stopped" style={{ flexGrow: failed }} />
      <span data-part="unknown" style={{ flexGrow: unknown }} />
      <span data-part="rest" style={{ flexGrow: Math.max(0, recipients - sent - failed - unknown) }} />
    </span>
  );
}
