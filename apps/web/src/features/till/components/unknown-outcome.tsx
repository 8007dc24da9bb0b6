import { Button } from '@mantine/core';
import { IconCloudQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './bill.module.css';

/** The bill was sent and no answer came. Asking again is safe: it is issued once. */
export function UnknownOutcome({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  const { t } = useTranslation('till');
  return (
    <div className={styles.unknown} role="status">
      <IconCloudQuestion size={20} stroke={1.75} aria-hidden />
      <span>{isAsking ? t('unknown.asking') : t('unknown.text')}</span>
      <Button variant="default" loading={isAsking} onClick={onAsk}>
        {t('unknown.ask')}
      </Button>
    </div>
  );
}
