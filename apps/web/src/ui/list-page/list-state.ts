import { MAX_PAGE_SIZE, type Filter, type ListDefinition } from '@rawnaq/domain/kernel/list';

/**
 * What a list shows, as the address says it. Only what differs from the beginning is written, so plain lists have plain
 * addresses.
 */
export type ListState = {
  page: number;
  pageSize: number;
  search: string;
  sort: { key: string; descending: boolean };
  filters: Record<string, string>;
};

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

type Shape = Pick<ListDefinition, 'columns' | 'filters' | 'defaultSort'>;

export function readListState(params: URLSearchParams, list: Shape): ListState {
  return {
    page: wholeNumber(params.get('page'), 1, 100_000) ?? 1,
    pageSize: wholeNumber(params.get('size'), 1, MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE,
    search: params.get('q')?.trim().slice(0, 100) ?? '',
    sort: readSort(params.get('sort'), list),
    filters: Object.fromEntries(list.filters.flatMap((filter) => readFilter(params, filter))),
  };
}

/** Keeps whatever else stands in the address (an open drawer, a tab). */
export function writeListState(params: URLSearchParams, state: ListState, list: Shape): URLSearchParams {
  const next = new URLSearchParams(params);
  const isDefaultSort =
    state.sort.key === list.defaultSort.key && state.sort.descending === list.defaultSort.descending;
  put(next, 'page', state.page === 1 ? '' : String(state.page));
  put(next, 'size', state.pageSize === DEFAULT_PAGE_SIZE ? '' : String(state.pageSize));
  put(next, 'q', state.search);
  put(next, 'sort', isDefaultSort ? '' : `${state.sort.descending ? '-' : ''}${state.sort.key}`);
  for (const { key } of list.filters) put(next, `f.${key}`, state.filters[key] ?? '');
  return next;
}

/** The same state in the words of the list contract. */
export function toListInput(state: ListState): Record<string, string> {
  return {
    page: String(state.page),
    page_size: String(state.pageSize),
    ...(state.search && { search: state.search }),
    sort: state.sort.key,
    descending: String(state.sort.descending),
    ...Object.fromEntries(Object.entries(state.filters).map(([key, value]) => [`f.${key}`, value])),
  };
}

export const isNarrowed = (state: ListState): boolean => state.search !== '' || Object.keys(state.filters).length > 0;

function readSort(text: string | null, list: Shape): ListState['sort'] {
  const key = text?.replace(/^-/, '');
  const isKnown = list.columns.some((column) => column.key === key && column.sortable);
  return key && isKnown ? { key, descending: text!.startsWith('-') } : list.defaultSort;
}

function readFilter(params: URLSearchParams, { key, kind, choices }: Filter): [string, string][] {
  const value = params.get(`f.${key}`)?.trim();
  if (!value) return [];
  if (kind === 'choice' && !choices?.some((choice) => String(choice.value) === value)) return [];
  if (kind === 'record' && !/^\d{1,15}$/.test(value)) return [];
  if (kind === 'date-range' && !/^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  return [[key, value]];
}

function wholeNumber(text: string | null, least: number, most: number): number | undefined {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

const put = (params: URLSearchParams, key: string, value: string): void =>
  value ? params.set(key, value) : params.delete(key);
