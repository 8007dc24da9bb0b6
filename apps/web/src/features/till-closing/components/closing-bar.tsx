import { Button, Kbd } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceInput } from '../../../ui/inputs/price-input';
import { Money } from '../../../ui/money';
import type { Count } from './use-count';
import styles from './till-closing.module.css';

type Props = { count: Count; isClosed: boolean; showErrors: boolean; busy: boolean; onClose: () => void };

/** What stays, what goes to the safe, and the end of it. */
export function ClosingBar({ count, isClosed, showErrors, busy, onClose }: Props) {
  const { t } = useTranslation('till-closing');
  const gap = count.rows.reduce((sum, row) => sum + (row.gap ?? 0), 0);
  return (
    <section className={styles.bar} aria-label={t('close')}>
      <Fact label={t('stays')}>
        {isClosed ? (
          <Money minor={count.drawer} />
        ) : (
          <PriceInput
            size="sm"
            className={styles.typed ?? ''}
            aria-label={t('stays')}
            value={count.drawer}
            onChange={count.setDrawer}
            error={showErrors && count.drawer > Math.max(count.cash, 0) ? t('tooMuch') : undefined}
          />
        )}
      </Fact>
      <Fact label={t('safe')}>
        <Money minor={Math.max(0, count.cash - count.drawer)} />
      </Fact>
      <Fact label={t('difference')}>
        <Money minor={gap} signed={gap !== 0} />
      </Fact>
      {!isClosed && (
        <Button
          className={styles.close ?? ''}
          size="md"
          loading={busy}
          leftSection={<IconLock size={18} stroke={1.75} />}
          rightSection={<Kbd className={styles.keys ?? ''}>Ctrl ⏎</Kbd>}
          onClick={onClose}
          data-print="hide"
        >
          {t('close')}
        </Button>
      )}
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <span>{label}</span>
    <b>{children}</b>
  </div>
);
