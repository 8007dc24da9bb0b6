import { complaintExcerpt } from '@rawnaq/domain/complaints/complaint.rules';
import { complaintsList } from '@rawnaq/domain/complaints/complaints.contract';
import { IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useScreen } from '../../../lib/use-screen';
import { DataTable } from '../../../ui/data-table/data-table';
import { Pager } from '../../../ui/data-table/pager';
import { PAGE_SIZES } from '../../../ui/list-page/list-state';
import { RecordCards } from '../../../ui/list-page/record-cards';
import { useListRecords } from '../../../ui/list-page/use-list-records';
import { useListState } from '../../../ui/list-page/use-list-state';
import { EmptyState, ErrorState } from '../../../ui/states/states';
import { useOpenComplaint } from '../use-open-complaint';
import { ComplaintDrawer } from './complaint-drawer';
import styles from './complaint.module.css';

type Complaint = (typeof complaintsList.record)['_output'];

/** Who wrote is known here: the message leads, and opens. */
const COLUMNS = (['body', 'kind', 'created_at', 'status'] as const).map((key) =>
  complaintsList.columns.find((column) => column.key === key)!,
);

/** What one customer wrote from the salon's page, each opening where it is handled. */
export function CustomerComplaints({ customerId }: { customerId: number }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const { isMobile } = useScreen();
  const { id, open, close } = useOpenComplaint();
  const {
    state: { page, pageSize, sort },
    setPage,
    setPageSize,
    setSort,
  } = useListState(complaintsList);
  const query = useListRecords(complaintsList, {
    page,
    pageSize,
    sort,
    search: '',
    filters: { customer_id: String(customerId) },
  });
  const answer = query.data;

  if (query.isError && !answer) return <ErrorState onRetry={() => void query.refetch()} />;
  if (answer?.total === 0)
    return <EmptyState icon={IconMessageReport} title={t('noneOfCustomerTitle')} text={t('noneOfCustomerText')} />;
  const table = {
    columns: COLUMNS,
    rows: answer?.records ?? [],
    rowKey: (row: Complaint) => String(row.id),
    caption: complaintsList.title[language],
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
    onOpen: (row: Complaint) => open(row.id),
    cells: { body: ({ body }: Complaint) => <bdi className={styles.excerpt}>{complaintExcerpt(body)}</bdi> },
  };
  return (
    <div className={styles.ofCustomer}>
      {isMobile ? <RecordCards {...table} /> : <DataTable {...table} sort={sort} onSort={setSort} />}
      {answer && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={answer.total}
          sizes={PAGE_SIZES}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      )}
      {id !== undefined && <ComplaintDrawer key={id} id={id} customerId={customerId} onClose={close} />}
    </div>
  );
}
