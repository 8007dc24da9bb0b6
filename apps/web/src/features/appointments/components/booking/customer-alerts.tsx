import type { CustomerFacts } from '@rawnaq/domain/appointments/appointments.contract';
import { IconAlertTriangle, IconCoins, IconUserX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { Money } from '../../../../ui/money';
import styles from './booking.module.css';

/**
 * What must not be overlooked while she is booked: what to mind, missed visits, what she owes. Nothing to say, nothing
 * there.
 */
export function CustomerAlerts({ facts }: { facts: CustomerFacts | undefined }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  if (!facts || (!facts.notes && facts.no_shows === 0 && facts.owes === 0)) return null;
  return (
    <ul className={styles.alerts} aria-label={t('alerts.title')}>
      {facts.notes && (
        <li>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>{facts.notes}</span>
        </li>
      )}
      {facts.no_shows > 0 && (
        <li>
          <IconUserX size={16} stroke={1.75} aria-hidden />
          <span>{t('alerts.noShows', { count: facts.no_shows, shown: format.number(facts.no_shows) })}</span>
        </li>
      )}
      {facts.owes > 0 && (
        <li>
          <IconCoins size={16} stroke={1.75} aria-hidden />
          <span>
            {t('alerts.owes')} <Money minor={facts.owes} />
          </span>
        </li>
      )}
    </ul>
  );
}
