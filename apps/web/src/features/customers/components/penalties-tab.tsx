import { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import type { Column } from '@rawnaq/domain/kernel/list';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { penaltyTypes } from '@rawnaq/domain/penalties/penalty.states';
import { IconReceiptOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useScreen } from '../../../lib/use-screen';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { RecordRows } from '../../../ui/list-page/record-rows';
import { EmptyState } from '../../../ui/states/states';
import { StatusBadge } from '../../../ui/marks/status-badge';

type Penalty = OutputOf<typeof customerStoryContract.get_penalties>['records'][number];

export const usePenalties = (customerId: number) =>
  useRead(customerStoryContract.get_penalties, { customer_id: customerId }, { ownFailure: true });

const COLUMNS: readonly Column<keyof Penalty>[] = [
  { key: 'type', label: { en: 'Reason', ar: 'السبب' }, kind: 'badge', choices: penaltyTypes.choices },
  { key: 'visit_at', label: { en: 'Visit', ar: 'الزيارة' }, kind: 'datetime' },
  { key: 'created_by_name', label: { en: 'Charged by', ar: 'سُجّلت بواسطة' }, kind: 'text' },
  { key: 'created_at', label: { en: 'Charged on', ar: 'تاريخ التسجيل' }, kind: 'datetime' },
  { key: 'cancelled_at', label: { en: 'Lifted', ar: 'ملغاة' }, kind: 'datetime' },
  { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money' },
];

/** What missing a visit cost. Nothing is erased: what was lifted says so. */
export function PenaltiesTab({ penalties }: { penalties: readonly Penalty[] }) {
  const { t } = useTranslation('customers');
  const { isMobile } = useScreen();
  if (penalties.length === 0)
    return <EmptyState icon={IconReceiptOff} title={t('penalties.emptyTitle')} text={t('penalties.emptyText')} />;
  const table = {
    caption: t('tabs.penalties'),
    columns: COLUMNS,
    rows: penalties,
    rowKey: (row: Penalty) => String(row.id),
    cells: {
      cancelled_at: (row: Penalty) => row.cancelled_at !== null && <StatusBadge>{t('penalties.waived')}</StatusBadge>,
    },
  };
  if (isMobile) return <RecordRows {...table} />;
  return (
    <Card flush>
      <DataTable {...table} />
    </Card>
  );
}
