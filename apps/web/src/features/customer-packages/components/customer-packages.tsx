import { customerPackagesList } from '@rawnaq/domain/customer-packages/customer-packages.contract';
import { IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RecordsOf } from '../../../ui/list-page/records-of';

export function CustomerPackages({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customer-packages');
  return (
    <RecordsOf
      list={customerPackagesList}
      of={{ customer_id: String(customerId) }}
      columns={[
        'offer',
        'services_left',
        'uses_done',
        'uses_left',
        'open_value',
        'expires_on',
        'condition',
        'created_at',
      ]}
      empty={{ icon: IconPackage, title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
