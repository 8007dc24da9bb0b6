import type { PropertyStanding } from '@rawnaq/domain/properties/property-standing.states';
import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './property.module.css';

type Props = { standing: PropertyStanding; refuse_reason: string | null };

/** Where the place stands, in a sentence, and why a manager said no. */
export function StandingNote({ standing, refuse_reason }: Props) {
  const { t } = useTranslation('properties');
  const { tone } = propertyStandings.rows[standing];
  return (
    <div className={styles.note} data-tone={tone}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden />
      <div>
        <p>{t(`notes.${standing}`)}</p>
        {refuse_reason && <p dir="auto">{t('reason', { reason: refuse_reason })}</p>}
      </div>
    </div>
  );
}
