import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { PersonCell } from '../../../ui/cells';
import { OrderList } from '../../../ui/inputs/order-list';
import { RecordDrawer } from '../../../ui/record-drawer';
import { LoadingState } from '../../../ui/states/states';
import styles from './employee.module.css';

export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const employees = useRead(employeesContract.get_records, { page: '1', page_size: '100' });
  const reorder = useWrite(employeesContract.reorder);
  // What was dropped is shown at once; the server's own order follows.
  const ids = reorder.isPending ? reorder.variables.ids : undefined;
  const rows = employees.data?.records ?? [];
  const shown = ids ? ids.flatMap((id) => rows.filter((row) => row.id === id)) : rows;
  return (
    <RecordDrawer opened onClose={onClose} title={t('orderTitle')}>
      <p className={styles.lead}>{t('orderText')}</p>
      {employees.data ? (
        <OrderList
          label={t('orderTitle')}
          items={shown}
          keyOf={(row) => String(row.id)}
          nameOf={(row) => row.name}
          onReorder={(items) => reorder.mutate({ ids: items.map((row) => row.id) })}
        >
          {(row) => (
            <PersonCell name={row.name} {...(row.picture_url && { picture: `${row.picture_url}?size=thumb` })} />
          )}
        </OrderList>
      ) : (
        <LoadingState />
      )}
    </RecordDrawer>
  );
}
