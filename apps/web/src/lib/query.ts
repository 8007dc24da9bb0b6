/**
 * Server state: one query client, and typed hooks made from contract entries. Features wrap these in their `api.ts`.
 */
import type { Endpoint, InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { areaFor, call, type CallOptions } from './api-client';
import type { Callable } from './api-client/bare-endpoint';
import { dropEmpty } from './api-client/payload';
import { reactToFailure } from './failure-policy';
import { keepFresh } from './freshness';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { ownFailure?: boolean };
    mutationMeta: { ownFailure?: boolean };
  }
}

export const queryClient = new QueryClient({
  // The api client has already asked three times when a failure arrives here.
  defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } },
  queryCache: new QueryCache({ onError: (error, query) => query.meta?.ownFailure || reactToFailure(error, 'read') }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => mutation.meta?.ownFailure || reactToFailure(error, 'write'),
  }),
});

export const freshness = keepFresh(queryClient);

export type ReadOptions = Pick<CallOptions, 'area'> & {
  /** Stays as it was read, whatever happens meanwhile. */
  still?: true;
  /** The screen shows the failure itself. */
  ownFailure?: boolean;
};

export function readOptions<E extends Endpoint>(endpoint: Callable<E>, input: InputOf<E>, options: ReadOptions = {}) {
  const area = options.area ?? areaFor(endpoint);
  const queryKey = [area, endpoint.path, dropEmpty(input)];
  return queryOptions<OutputOf<E>>({
    queryKey,
    queryFn: ({ signal }) =>
      call(endpoint, input, { area, signal, ...(!options.still && { onAnswer: freshness.asking(queryKey) }) }),
    meta: { ownFailure: options.ownFailure },
  });
}

/** Reads an endpoint. `enabled` and `keepPrevious` are the two switches lists need. */
export function useRead<E extends Endpoint>(
  endpoint: Callable<E>,
  input: InputOf<E>,
  options: ReadOptions & { enabled?: boolean; keepPrevious?: boolean } = {},
) {
  return useQuery({
    ...readOptions(endpoint, input, options),
    enabled: options.enabled ?? true,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

type WriteOptions<E extends Endpoint> = Pick<CallOptions, 'area'> &
  Pick<UseMutationOptions<OutputOf<E>, Error, InputOf<E>>, 'onSuccess' | 'onError'> & {
    ownFailure?: boolean;
    /** Writes of one name go one after the other: what is put back must not overtake what took it away. */
    inTurn?: string;
  };

/**
 * Writes to an endpoint and refetches what it changed. The same input sent again by hand is a new write with a new key.
 */
export function useWrite<E extends Endpoint>(
  endpoint: Callable<E>,
  { area, ownFailure, inTurn, onSuccess, onError }: WriteOptions<E> = {},
) {
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: async (input) => {
      let refreshed: Promise<void> | undefined;
      const answer = await call(endpoint, input, {
        area,
        onAnswer: (headers) => {
          refreshed = freshness.wrote(headers);
        },
      });
      await refreshed;
      return answer;
    },
    meta: { ownFailure },
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    onSuccess,
    onError,
  });
}
