import { productRequestKinds } from '@rawnaq/domain/products/product-request.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { DateTimeCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { HistoryTab } from '../../audit';
import type { ProductRequest } from '../api';
import { RequestState } from './request-state';
import { SharedFacts } from './shared-facts';
import styles from './products.module.css';

/** What was asked, and what the platform answered. */
export function ProductRequestDrawer({ request, onClose }: { request: ProductRequest; onClose: () => void }) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const kind = productRequestKinds.choices.find((choice) => choice.value === request.kind);
  const facts = [
    { label: t('requestKind'), value: kind?.label[language] },
    { label: t('requestState'), value: <RequestState request={{ status: request.status, reason: null }} /> },
    ...(request.note ? [{ label: t('note'), value: <span dir="auto">{request.note}</span> }] : []),
    { label: t('askedAt'), value: <DateTimeCell value={request.created_at} /> },
    ...(request.decided_at ? [{ label: t('answeredAt'), value: <DateTimeCell value={request.decided_at} /> }] : []),
  ];
  return (
    <RecordDrawer opened onClose={onClose} title={request.name}>
      <div className={styles.activation}>
        <SharedFacts product={request} />
        {request.reason && (
          <p className={styles.notice} data-tone="danger" dir="auto">
            {request.reason}
          </p>
        )}
        <Facts facts={facts} />
        <HistoryTab entity="product_requests" entityId={request.id} />
      </div>
    </RecordDrawer>
  );
}
