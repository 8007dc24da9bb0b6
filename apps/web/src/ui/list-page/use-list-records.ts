import type { List, ListRecord } from '@rawnaq/domain/kernel/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiFailure, NO_ANSWER } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { readOptions } from '../../lib/query';
import { toListInput, type ListState } from './list-state';

export type RecordsPage<Row> = {
  records: Row[];
  total: number;
  more_than_total?: boolean | undefined;
  page: number;
  page_size: number;
  sums?: Record<string, number> | undefined;
};
/** For lists whose records do not come from the list's own endpoint: a sheet being imported, a sample. */
export type ListCall<Row> = (input: Record<string, string>, signal: AbortSignal) => Promise<RecordsPage<Row>>;

export function useListRecords<Row extends ListRecord>(list: List<Row>, state: ListState, call?: ListCall<Row>) {
  const input = toListInput(state);
  const { queryKey, queryFn, meta } = readOptions(list.endpoints.get_records, input, { ownFailure: true });
  const query = useQuery<RecordsPage<Row>>({
    queryKey,
    queryFn: call ? ({ signal }) => call(input, signal) : (queryFn as () => Promise<RecordsPage<Row>>),
    meta,
    placeholderData: keepPreviousData,
  });

  // A list that did not load says so in its own place and offers to try again; a lost session or permission is the
  // app's matter.
  const isOurs =
    query.error !== null &&
    (!isApiFailure(query.error) || query.error.status === NO_ANSWER || query.error.status >= 500);
  useEffect(() => {
    if (query.error && !isOurs) reactToFailure(query.error, 'read');
  }, [query.error, isOurs]);

  return query;
}
