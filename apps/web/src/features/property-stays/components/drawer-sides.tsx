import { SegmentedControl } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../ui/states/states';
import styles from './stays.module.css';

/** A record to read, and behind a switch what happened to it. */
export function DrawerSides({ details, history }: { details: ReactNode; history: ReactNode }) {
  const { t } = useTranslation('ui');
  const [side, setSide] = useState('details');
  return (
    <>
      <SegmentedControl
        fullWidth
        size="sm"
        className={styles.sides ?? ''}
        value={side}
        onChange={setSide}
        data={[
          { value: 'details', label: t('details') },
          { value: 'history', label: t('history') },
        ]}
        aria-label={t('sides')}
      />
      <div hidden={side === 'history'}>{details}</div>
      {side === 'history' && <Suspense fallback={<LoadingState rows={4} />}>{history}</Suspense>}
    </>
  );
}
