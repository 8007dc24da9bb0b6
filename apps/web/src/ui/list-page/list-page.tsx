import type { List, ListRecord } from '@rawnaq/domain/kernel/list';
import { IconListCheck } from '@tabler/icons-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { useRights } from '../../lib/session';
import { useFormat } from '../../lib/use-format';
import { useScreen } from '../../lib/use-screen';
import { DataTable, type CellOverrides } from '../data-table/data-table';
import { Pager } from '../data-table/pager';
import type { RowAction } from '../data-table/row-actions';
import { PageHead, type Crumb } from '../page-head';
import { EmptyState, ErrorState, NoMatchState, OfflineStrip, type EmptyProps } from '../states/states';
import { BulkBar, type BulkAction } from './bulk-bar';
import { ExportMenu, useExport } from './export-menu';
import { ListTools } from './list-tools';
import { MoreActions, type PageAction } from './more-actions';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './list-state';
import { RecordRows } from './record-rows';
import { useListRecords, type ListCall } from './use-list-records';
import { useListState } from './use-list-state';
import { useSelection } from './use-selection';
import { useShownColumns } from './use-shown-columns';
import { useTrouble } from '../../lib/connection';
import styles from './list-page.module.css';

/** Only the definition says what a row is; everything else follows it. */
type RecordOf<Row extends ListRecord> = NoInfer<Row>;

export type ListPageProps<Row extends ListRecord> = {
  list: List<Row>;
  /** Only for records that do not come from the list's own endpoint. */
  call?: ListCall<RecordOf<Row>>;
  cells?: CellOverrides<RecordOf<Row>>;
  rowKey?: (row: RecordOf<Row>) => string;
  to?: (row: RecordOf<Row>) => string;
  onOpen?: (row: RecordOf<Row>) => void;
  rowActions?: (row: RecordOf<Row>) => readonly RowAction[];
  bulkActions?: readonly BulkAction<RecordOf<Row>>[];
  primaryAction?: ReactNode;
  /** Buttons beside the main one; on phones they stand behind "…". */
  actions?: ReactNode;
  /** What is done so seldom that it always stands behind "…". */
  moreActions?: readonly PageAction[];
  searchLabel?: string;
  /** Refuses a search text in words, before the server would. */
  checkSearch?: (text: string) => string | undefined;
  empty: EmptyProps;
  /** The common word of several lists that stand behind one entry of the menu; else the list's own. */
  heading?: string;
  note?: ReactNode;
  /** More columns than a screen holds: the table scrolls sideways and its head does not stay. */
  wide?: boolean;
  /** Stands between the head and the table: what the page is for besides its list. */
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Ready-made filters under the head. */
  tabs?: ReactNode;
  /** Stands beside the table: the opened record, on wide screens. */
  panel?: ReactNode;
  /** The row the panel is about. */
  openKey?: string;
  /** The server makes no file for it. */
  noExport?: boolean;
};

export function ListPage<Row extends ListRecord>(props: ListPageProps<Row>) {
  const { list, call, rowKey = keyOfRow, bulkActions = [] } = props;
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const format = useFormat();
  const { isMobile } = useScreen();
  const trouble = useTrouble();
  const mayExport = useRights(list.endpoints.export.alsoNeeds);
  const control = useListState(list);
  const columns = useShownColumns(list.path, list.columns);
  const query = useListRecords(list, control.state, call);
  const { search, filters } = control.state;
  const selection = useSelection(rowKey, JSON.stringify([search, filters]));
  const moreButton = useRef<HTMLButtonElement>(null);
  const choosing = useChoosing(selection, moreButton);
  const file = useExport(list, control.state);

  const page = query.data;
  const rows = page?.records ?? [];
  const failed = query.isError && !page;
  const isEmpty = page !== undefined && page.total === 0;
  const selectable = bulkActions.length > 0;
  const shownSelection = selectable && (!isMobile || choosing.isOn) ? selection : undefined;
  const total =
    page && (page.more_than_total ? t('moreThan', { shown: format.number(page.total) }) : format.number(page.total));
  const count = control.narrowed ? undefined : total;

  const exports = !props.noExport && mayExport;
  const more = props.moreActions ?? [];
  const choose = {
    label: choosing.isOn ? t('table.chooseEnd') : t('table.choose'),
    icon: IconListCheck,
    onClick: choosing.isOn ? choosing.end : choosing.begin,
  };
  const actions = isMobile ? (
    <MoreActions
      button={moreButton}
      actions={[...(selectable ? [choose] : []), ...more, ...(exports ? file.actions : [])]}
    >
      {props.actions}
    </MoreActions>
  ) : (
    <>
      {props.actions}
      {exports && <ExportMenu {...file} />}
      {props.primaryAction}
      <MoreActions actions={more} />
    </>
  );
  const table = {
    ...props,
    columns: columns.shown,
    rows,
    rowKey,
    caption: list.title[language],
    loading: query.isPending,
    refreshing: query.isPlaceholderData,
    sums: page?.sums,
    selection: shownSelection,
  };

  return (
    <>
      <PageHead
        title={props.heading ?? list.title[language]}
        count={count}
        note={props.note}
        {...(props.crumbs && { crumbs: props.crumbs })}
        actions={actions}
      />
      {props.tabs}
      {props.lead && <div className={styles.lead}>{props.lead}</div>}
      <div className={styles.split} data-panel={props.panel ? true : undefined}>
        <div className={styles.main}>
          <ListTools
            list={list}
            control={control}
            columns={columns}
            total={page?.total}
            shownTotal={total}
            searchLabel={props.searchLabel}
            checkSearch={props.checkSearch}
            add={isMobile && props.primaryAction}
          />
          <div
            className={styles.card}
            data-state={failed || isEmpty || undefined}
            data-paper={props.wide ? 'wide' : undefined}
          >
            {trouble === 'offline' && page && (
              <OfflineStrip asOf={format.time(new Date(query.dataUpdatedAt).toISOString())} />
            )}
            {failed && <ErrorState onRetry={() => void query.refetch()} />}
            {isEmpty && (control.narrowed ? <NoMatchState onClear={control.clear} /> : <EmptyState {...props.empty} />)}
            {!failed &&
              !isEmpty &&
              (isMobile ? (
                <RecordRows {...table} />
              ) : (
                <DataTable {...table} sticky={!props.wide} sort={control.state.sort} onSort={control.setSort} />
              ))}
            {page && !isEmpty && (
              <Pager
                page={control.state.page}
                pageSize={control.state.pageSize}
                total={page.total}
                beyond={page.more_than_total ? { shown: rows.length } : undefined}
                sizes={PAGE_SIZES}
                usualSize={DEFAULT_PAGE_SIZE}
                onPage={control.setPage}
                onPageSize={control.setPageSize}
              />
            )}
          </div>
        </div>
        {props.panel && <aside>{props.panel}</aside>}
      </div>
      {shownSelection && (
        <BulkBar
          actions={bulkActions}
          selection={isMobile ? { rows: selection.rows, clear: choosing.end } : selection}
          stays={isMobile}
        />
      )}
    </>
  );
}

type Choosing = { isOn: boolean; begin: () => void; end: () => void };

/**
 * On a phone a touch opens a record, so choosing several is a mode one enters and leaves. The chosen rows are those of
 * the table.
 */
function useChoosing(
  selection: { rows: readonly unknown[]; clear: () => void },
  button: RefObject<HTMLButtonElement | null>,
): Choosing {
  const [began, setBegan] = useState(false);
  return {
    // Whoever chose rows in a wide window and narrowed it still sees them.
    isOn: began || selection.rows.length > 0,
    begin: () => setBegan(true),
    end: () => {
      selection.clear();
      setBegan(false);
      // The bar goes, and the focus with it, unless it has somewhere to return to.
      button.current?.focus();
    },
  };
}

function keyOfRow(row: Record<string, unknown>): string {
  return String(row['id'] ?? row['unique_id']);
}
