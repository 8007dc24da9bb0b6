import type { List, ListRecord } from '@rawnaq/domain/kernel/list';
import { useLanguage } from '../../lib/language/i18n';
import { useScreen } from '../../lib/use-screen';
import { DataTable, type CellOverrides } from '../data-table/data-table';
import { Pager } from '../data-table/pager';
import { Awaiting } from '../states/loaded';
import { EmptyState, type EmptyProps } from '../states/states';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './list-state';
import { RecordRows } from './record-rows';
import { useListRecords } from './use-list-records';
import { useListState } from './use-list-state';
import styles from './list-page.module.css';

type Props<Row extends ListRecord> = {
  list: List<Row>;
  /** Whose: filters the list always has here. */
  of: Readonly<Record<string, string>>;
  columns: readonly (keyof NoInfer<Row> & string)[];
  cells?: CellOverrides<NoInfer<Row>>;
  to?: (row: NoInfer<Row>) => string;
  onOpen?: (row: NoInfer<Row>) => void;
  empty: EmptyProps;
};

/** The part of a list that belongs to one record, inside a tab of its page. */
export function RecordsOf<Row extends ListRecord>({ list, of, columns, empty, ...looks }: Props<Row>) {
  const language = useLanguage();
  const { isMobile } = useScreen();
  const { state, setPage, setPageSize, setSort } = useListState(list);
  const { page, pageSize, sort } = state;
  const query = useListRecords(list, { page, pageSize, sort, search: '', filters: { ...of } });
  const answer = query.data;

  if (query.isError && !answer) return <Awaiting query={query} />;
  if (answer?.total === 0) return <EmptyState {...empty} />;
  const table = {
    ...looks,
    columns: columns.map((key) => list.columns.find((column) => column.key === key)!),
    rows: answer?.records ?? [],
    rowKey: (row: Row) => String(row['id']),
    caption: list.title[language],
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
  };
  return (
    <div className={styles.card}>
      {isMobile ? <RecordRows {...table} /> : <DataTable {...table} sort={sort} onSort={setSort} />}
      {answer && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={answer.total}
          sizes={PAGE_SIZES}
          usualSize={DEFAULT_PAGE_SIZE}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      )}
    </div>
  );
}
