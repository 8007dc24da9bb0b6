import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TillDraft } from '../draft/till-draft';
import styles from './bill.module.css';

type Props = { others: readonly TillDraft[]; canStart: boolean; onOpen: (draft?: TillDraft) => void };

/**
 * Bills that are open on this device beside the one on the screen: nothing is lost when the next customer is faster.
 */
export function OpenBills({ others, canStart, onOpen }: Props) {
  const { t } = useTranslation('till');
  if (others.length === 0 && !canStart) return null;
  return (
    <nav className={styles.open} aria-label={t('open.title')}>
      {others.map((one) => (
        <Button key={one.key} size="xs" variant="default" onClick={() => onOpen(one)}>
          <bdi>{one.customer?.name ?? t('walkIn')}</bdi>
          {' · '}
          {t('itemsCount', { count: one.lines.length })}
        </Button>
      ))}
      {canStart && (
        <Button size="xs" variant="subtle" leftSection={<IconPlus size={16} />} onClick={() => onOpen()}>
          {t('open.new')}
        </Button>
      )}
    </nav>
  );
}
