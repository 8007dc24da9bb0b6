import type { ListDefinition } from '@rawnaq/domain/kernel/list';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isNarrowed, readListState, writeListState, type ListState } from './list-state';

type Shape = Pick<ListDefinition, 'columns' | 'filters' | 'defaultSort'>;

/** The address is the state: back, reload and a copied link show the same list. */
export function useListState(list: Shape) {
  const [params, setParams] = useSearchParams();
  const state = readListState(params, list);
  // The router hands out the address of the last render. Whoever acts later (a search after the typing paused) must not
  // undo what came between.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  /**
   * Anything but turning the page starts again at the first one. Typing replaces the entry, so that "back" leaves the
   * list.
   */
  const change = (part: Partial<ListState>, { replace = false } = {}) => {
    latest.current = writeListState(latest.current, { ...readListState(latest.current, list), page: 1, ...part }, list);
    setParams(latest.current, { replace, preventScrollReset: true });
  };

  return {
    state,
    narrowed: isNarrowed(state),
    setPage: (page: number) => change({ page }),
    setPageSize: (pageSize: number) => change({ pageSize }),
    setSearch: (search: string) => change({ search }, { replace: true }),
    setSort: (key: string) =>
      change({ sort: { key, descending: state.sort.key === key ? !state.sort.descending : false } }),
    setFilter: (key: string, value: string | undefined) => {
      const { [key]: _dropped, ...others } = readListState(latest.current, list).filters;
      change({ filters: value ? { ...others, [key]: value } : others });
    },
    clear: () => change({ search: '', filters: {} }),
  };
}

export type ListControl = ReturnType<typeof useListState>;
