import type { Endpoint, OutputOf } from '@rawnaq/domain/kernel/contract';
import type { ReactNode } from 'react';
import type { Callable } from '../../lib/api-client/bare-endpoint';
import { useRead } from '../../lib/query';
import { ErrorState, LoadingState } from './states';

type AwaitingProps = {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  rows?: number;
  /** What is coming has a shape of its own. */
  children?: ReactNode;
};

/**
 * Stands where an answer will stand: while it comes, and when it can't. Once there is one it draws nothing, even when
 * it is asked for again in vain: what is on the screen stays, and somebody may be writing in it.
 */
export function Awaiting({ query, rows = 5, children }: AwaitingProps) {
  if (query.data !== undefined) return null;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  return <LoadingState rows={rows}>{children}</LoadingState>;
}

type LoadedProps<E extends Endpoint> = { endpoint: Callable<E>; children: (answer: OutputOf<E>) => ReactNode };

/** What is stored, before its form is drawn. */
export function Loaded<E extends Endpoint>({ endpoint, children }: LoadedProps<E>) {
  const answer = useRead<E>(endpoint, {} as never, { ownFailure: true });
  return answer.data ? children(answer.data) : <Awaiting query={answer} rows={6} />;
}
