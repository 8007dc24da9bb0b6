import type { Endpoint, OutputOf } from '@rawnaq/domain/kernel/contract';
import type { ReactNode } from 'react';
import type { Callable } from '../../../lib/api-client/bare-endpoint';
import { useRead } from '../../../lib/query';
import { ErrorState, LoadingState } from '../../../ui/states/states';

/** What is stored, before its form is drawn. A form keeps what was typed when the answer is refreshed meanwhile. */
export function Loaded<E extends Endpoint>({
  endpoint,
  children,
}: {
  endpoint: Callable<E>;
  children: (answer: OutputOf<E>) => ReactNode;
}) {
  const answer = useRead<E>(endpoint, {} as never, { ownFailure: true });
  if (answer.data) return children(answer.data);
  return answer.isError ? <ErrorState onRetry={() => void answer.refetch()} /> : <LoadingState rows={6} />;
}
