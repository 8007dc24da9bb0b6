import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { RecordsOf } from '../../../ui/list-page/records-of';
import styles from './complaint.module.css';

/** What one customer wrote or said. Who it was is known here: the message leads. */
export function CustomerComplaints({ customerId }: { customerId: number }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  return (
    <RecordsOf
      list={complaintsList}
      of={{ customer_id: String(customerId) }}
      columns={['body', 'kind', 'created_at', 'status']}
      cells={{ body: ({ body }) => <bdi className={styles.excerpt}>{complaintExcerpt(body)}</bdi> }}
      to={({ id }) => pathTo('merchant-management-reports-complaints-one', language, { id })}
      empty={{ icon: IconMessageReport, title: t('noneOfCustomerTitle'), text: t('noneOfCustomerText') }}
    />
  );
}
