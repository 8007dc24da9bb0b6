import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../appointments.module.css';

/** In reach of the thumb, above the bottom bar. */
export function PhoneAddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('appointments');
  return (
    <button type="button" className={styles.add} data-pinned aria-label={t('new')} onClick={onClick} data-print="hide">
      <IconPlus size={26} stroke={2} aria-hidden />
    </button>
  );
}
