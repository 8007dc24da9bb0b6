import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card';
import { EmptyState, ErrorState, LoadingState, NoMatchState, OfflineStrip } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import styles from './ui-kit.module.css';

export function StatesSpecimen() {
  const { t } = useTranslation('ui-kit');
  const add = <Button leftSection={<IconUserPlus size={18} stroke={1.75} />}>{t('primary')}</Button>;
  return (
    <div className={styles.statesGrid}>
      <Card title={t('loading')} flush>
        <LoadingState />
      </Card>
      <Card title={t('empty')} flush>
        <EmptyState icon={IconUsers} title={t('emptyTitle')} text={t('emptyText')} actions={add} />
      </Card>
      <Card title={t('error')} flush>
        <ErrorState reference="RQ-7F3A-2291" onRetry={() => toast('saved')} />
      </Card>
      <Card title={t('list')} flush>
        <NoMatchState onClear={() => toast('saved')} />
      </Card>
      <Card title={t('offline')} flush>
        <OfflineStrip asOf="10:24" />
      </Card>
    </div>
  );
}
