import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isApiFailure } from '../lib/api-client';
import type { Crumb } from './page-head';
import { EmptyState, ErrorState, LoadingState } from './states/states';

type Props<Value> = {
  id: number;
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isError' | 'refetch'>;
  missing: { title: string; text: string };
  /** Where the others are, for whoever came by a wrong address. */
  list: Crumb & { to: string };
  children: (record: Value & {}) => ReactNode;
};

/** A page about one record: what stands there while it comes, when it can't, and when there is none of that number. */
export function RecordPage<Value>({ id, query, missing, list, children }: Props<Value>) {
  const isMissing = !Number.isSafeInteger(id) || (isApiFailure(query.error) && [404, 422].includes(query.error.status));
  if (isMissing) {
    const back = (
      <Button
        component={Link}
        to={list.to}
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.75} className="flip" aria-hidden />}
      >
        {list.label}
      </Button>
    );
    return <EmptyState {...missing} actions={back} />;
  }
  // What is there stays when it is asked for again in vain: somebody may be writing in it.
  if (query.data) return children(query.data);
  return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState rows={8} />;
}
