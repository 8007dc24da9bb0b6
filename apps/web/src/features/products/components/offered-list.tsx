import { Button } from '@mantine/core';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { productsContract } from '@rawnaq/domain/products/products.contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { useNames } from '../../services';
import { definingPath, type Offered } from '../api';
import { OfferedRow } from './offered-row';
import styles from './products.module.css';

type Found = {
  data: OutputOf<(typeof productsContract)['get_catalogue']> | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
};
/** Without `onChoose` nothing more can be chosen. */
type Props = { found: Found; search: string; chosen: readonly number[]; onChoose?: (product: Offered) => void };

/** What the catalogue has for what was typed, without what is chosen already. */
export function OfferedList({ found, search, chosen, onChoose }: Props) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const { nameOf } = useNames();
  const mayDefine = usePermission('products.define');
  if (!found.data) return <Awaiting query={found} rows={4} />;
  const { records, more } = found.data;
  const shown = records.filter((one) => !chosen.includes(one.id));
  const ask = mayDefine && (
    <Button component={Link} to={definingPath(language, search)} variant="default">
      {t('askFor')}
    </Button>
  );
  if (records.length === 0)
    return <EmptyState icon={IconBarcode} title={t('notFound')} text={t('notFoundText')} actions={ask} />;
  return (
    <section className={styles.offered} aria-label={t('catalogue')}>
      {shown.map((one) => (
        <OfferedRow key={one.id} product={one}>
          {one.product_id === null ? (
            <Button
              variant="light"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              aria-label={t('chooseOne', { name: nameOf(one) })}
              disabled={!onChoose}
              onClick={() => onChoose?.(one)}
            >
              {t('choose')}
            </Button>
          ) : (
            <span className={styles.known}>{t('yours')}</span>
          )}
        </OfferedRow>
      ))}
      {more && <p className={styles.more}>{t('more')}</p>}
    </section>
  );
}
