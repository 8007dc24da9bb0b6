/** Server state: one query client, and typed hooks made from contract entries. Features wrap these in their `api.ts`. */
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

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics?: readonly string[]; ownFailure?: boolean };
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

export type ReadOptions = Pick<CallOptions, 'area'> & {
  /** Topics of live events that make this answer stale; by default the words of the path (`customers/get_records` → `customers`). */
  topics?: readonly string[];
  /** The screen shows the failure itself. */
  ownFailure?: boolean;
};

export function readOptions<E extends Endpoint>(endpoint: Callable<E>, input: InputOf<E>, options: ReadOptions = {}) {
  const area = options.area ?? areaFor(endpoint);
  return queryOptions<OutputOf<E>>({
    queryKey: [area, endpoint.path, dropEmpty(input)],
    queryFn: ({ signal }) => call(endpoint, input, { area, signal }),
    meta: { topics: options.topics ?? topicsOf(endpoint), ownFailure: options.ownFailure },
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
    /** What the write changes besides the words of its own path. */
    topics?: readonly string[];
    ownFailure?: boolean;
  };

/** Writes to an endpoint and refetches what it changed. The same input sent again by hand is a new write with a new key. */
export function useWrite<E extends Endpoint>(
  endpoint: Callable<E>,
  { area, topics = [], ownFailure, onSuccess, onError }: WriteOptions<E> = {},
) {
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { area }),
    meta: { ownFailure },
    onSuccess: async (...given) => {
      await Promise.all([...topicsOf(endpoint), ...topics].map(refreshTopic));
      await onSuccess?.(...given);
    },
    onError,
  });
}

/** What is on screen about the topic is asked again; the rest when it is next looked at. */
export function refreshTopic(topic: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: (query) => query.meta?.topics?.map(inKebab).includes(inKebab(topic)) ?? false,
  });
}

/** Paths say `js_errors` (the client's taste), topics say `js-errors` (the folder's name). */
const inKebab = (word: string): string => word.replaceAll('_', '-');

/** `technical/js_errors/get_records` is about `technical` and `js_errors`; a path of one word is about itself. */
export function topicsOf(endpoint: Pick<Endpoint, 'path'>): string[] {
  const words = endpoint.path.split('/').filter((word) => !word.startsWith(':'));
  return words.length > 1 ? words.slice(0, -1) : words;
}
