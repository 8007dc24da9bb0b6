import { Button } from '@mantine/core';
import { sayList } from '@rawnaq/domain/kernel/localized';
import type { LeftOff as Named } from '@rawnaq/domain/till/till.contract';
import { IconCloudQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useNames } from '../../services';
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

/** What a bill had when it was put aside and has no more. It is said for as long as the bill is open. */
export function LeftOff({ named }: { named: readonly Named[] }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const { nameOf } = useNames();
  const names = named.map((one) => `\u2068${nameOf(one)}\u2069`);
  return (
    <p className={styles.leftOff} role="status">
      {t('leftOff', { names: sayList(names, language) })}
    </p>
  );
}
