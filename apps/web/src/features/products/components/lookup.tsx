import { Button } from '@mantine/core';
import { productErrors } from '@rawnaq/domain/products/product.errors';
import { looksLikeBarcode, toBarcode } from '@rawnaq/domain/products/product.rules';
import { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import { IconCircleCheck, IconInfoCircle, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { SearchBox } from '../../../ui/search-box';
import { Awaiting } from '../../../ui/states/loaded';
import { activationPath, productPath, type Offered } from '../api';
import { OfferedRow } from './offered-row';
import styles from './products.module.css';

type Props = { search: string; onSearch: (text: string) => void; onAsk: () => void };

/** First a look whether the catalogue has it: a scan of the barcode answers at once. */
export function Lookup({ search, onSearch, onAsk }: Props) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const found = useRead(productRequestsContract.find, { search }, { enabled: search !== '', keepPrevious: true });
  const records = search === '' ? [] : (found.data?.records ?? []);
  const isDefined = looksLikeBarcode(search) && records.some((one) => one.barcode === toBarcode(search));
  const isUnknown = search !== '' && found.data !== undefined && !found.isPlaceholderData && records.length === 0;
  const ask = (
    <Button
      variant={isUnknown ? 'filled' : 'default'}
      leftSection={<IconSend size={18} stroke={1.75} className="flip" />}
      onClick={onAsk}
    >
      {t('askFor')}
    </Button>
  );

  return (
    <Card title={t('lookupTitle')}>
      <div className={styles.lookup}>
        <p className={styles.hint}>{t('lookupLead')}</p>
        <SearchBox className={styles.scan} value={search} onSearch={onSearch} label={t('scanOrSearch')} />
        {isDefined && (
          <p className={styles.notice} data-tone="success" role="status">
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {productErrors.PRODUCT_ALREADY_DEFINED[language]}
          </p>
        )}
        {isUnknown && (
          <p className={styles.notice} role="status">
            <IconInfoCircle size={18} stroke={1.75} aria-hidden />
            {t('unknown')}
          </p>
        )}
        {found.isError && <Awaiting query={found} />}
        {records.length > 0 && (
          <div className={styles.offered}>
            {records.map((one) => (
              <OfferedRow key={one.id} product={one}>
                <WayToIt product={one} isMeant={isDefined} />
              </OfferedRow>
            ))}
          </div>
        )}
        {search !== '' && found.data && !isDefined && (
          <div className={styles.ask}>
            {records.length > 0 && <span>{t('noneOfThem')}</span>}
            {ask}
          </div>
        )}
      </div>
    </Card>
  );
}

/** To activate it, to see it, or in words that somebody else may. */
function WayToIt({ product, isMeant }: { product: Offered; isMeant: boolean }) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const mayEdit = usePermission('products.edit');
  const mayView = usePermission('products.view');
  if (product.product_id !== null && mayView)
    return (
      <Button component={Link} to={productPath(language, product.barcode)} variant="default">
        {t('seeYours')}
      </Button>
    );
  if (product.product_id !== null) return <span className={styles.known}>{t('yours')}</span>;
  if (!mayEdit || !mayView) return <span className={styles.known}>{t('othersActivate')}</span>;
  return (
    <Button component={Link} to={activationPath(language, product.barcode)} variant={isMeant ? 'filled' : 'light'}>
      {t('activateIt')}
    </Button>
  );
}
