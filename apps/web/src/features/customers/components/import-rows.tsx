import {
  customerImportContract,
  importColumns,
  type ImportRow,
} from '@rawnaq/domain/customers/customer-import.contract';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useScreen } from '../../../lib/use-screen';
import { CodeCell, NoValue } from '../../../ui/cells';
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table';
import { Pager } from '../../../ui/data-table/pager';
import styles from './import.module.css';

const [name, mobile] = importColumns;
const ROW = { key: 'row_number', label: { en: 'Row', ar: 'الصف' }, kind: 'number' } as const;
const NAME = { key: 'name', label: name.label, kind: 'text' } as const;
const MOBILE = { key: 'mobile', label: mobile.label, kind: 'phone' } as const;
const PROBLEMS = { key: 'problems', label: { en: 'Error', ar: 'الخطأ' }, kind: 'text' } as const;

/** Rows of the sheet as they stand in it; with errors, only those. */
export function ImportRows({ id, onlyBad }: { id: number; onlyBad: boolean }) {
  const { t } = useTranslation('customers');
  const { isMobile } = useScreen();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const rows = useRead(
    customerImportContract.get_rows,
    { id, only_bad: String(onlyBad), page, page_size: pageSize },
    { keepPrevious: true, still: true },
  );
  const problems = onlyBad ? [PROBLEMS] : [];
  const sentences = (row: ImportRow) => (
    <ul className={styles.problems}>
      {row.problems.map((problem) => (
        <li key={problem.column}>{problem.sentence}</li>
      ))}
    </ul>
  );
  const table: Omit<DataTableProps<ImportRow>, 'columns'> = {
    caption: onlyBad ? t('import.bad') : t('import.rows'),
    rows: rows.data?.records ?? [],
    rowKey: (row) => String(row.row_number),
    loading: rows.isPending,
    cells: {
      name: (row) => (row.name ? <bdi>{row.name}</bdi> : <NoValue />),
      mobile: (row) => (row.mobile ? <CodeCell value={row.mobile} /> : <NoValue />),
      problems: sentences,
    },
  };
  return (
    <div className={styles.rows}>
      {isMobile ? (
        <RowCards rows={rows.data?.records ?? []} problems={sentences} />
      ) : (
        <DataTable {...table} density="report" columns={[ROW, NAME, MOBILE, ...problems]} />
      )}
      {rows.data && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={rows.data.total}
          sizes={[10, 20, 50]}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </div>
  );
}

/** On a phone what is wrong needs the whole width. */
function RowCards({ rows, problems }: { rows: readonly ImportRow[]; problems: (row: ImportRow) => ReactNode }) {
  const language = useLanguage();
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.row_number}>
          <div>
            <b>{row.name ? <bdi>{row.name}</bdi> : <NoValue />}</b>
            <small>
              {ROW.label[language]} <bdi>{row.row_number}</bdi>
            </small>
          </div>
          {row.mobile && <CodeCell value={row.mobile} />}
          {row.problems.length > 0 && problems(row)}
        </li>
      ))}
    </ul>
  );
}
