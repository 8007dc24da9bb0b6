import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import { IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RecordsOf } from '../../../ui/list-page/records-of';
import { useOpenComplaint } from '../use-open-complaint';
import { ComplaintDrawer } from './complaint-drawer';
import styles from './complaint.module.css';

/**
 * What one customer wrote from the salon's page, each opening where it is handled. Who wrote is known here: the message
 * leads.
 */
export function CustomerComplaints({ customerId }: { customerId: number }) {
  const { t } = useTranslation('complaints');
  const { id, open, close } = useOpenComplaint();
  return (
    <>
      <RecordsOf
        list={complaintsList}
        of={{ customer_id: String(customerId) }}
        columns={['body', 'kind', 'created_at', 'status']}
        cells={{ body: ({ body }) => <bdi className={styles.excerpt}>{complaintExcerpt(body)}</bdi> }}
        onOpen={(row) => open(row.id)}
        empty={{ icon: IconMessageReport, title: t('noneOfCustomerTitle'), text: t('noneOfCustomerText') }}
      />
      {id !== undefined && <ComplaintDrawer key={id} id={id} customerId={customerId} onClose={close} />}
    </>
  );
}
