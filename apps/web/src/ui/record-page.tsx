import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isApiFailure } from '../lib/api-client';
import type { Crumb } from './page-head';
import { Awaiting } from './states/loaded';
import { EmptyState } from './states/states';

type Props<Value> = {
  id: number;
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isError' | 'refetch'>;
  missing: { title: string; text: string };
  /** Where the others are, for whoever came by a wrong address. */
  list: Crumb & { to: string };
  children: (record: Value & {}) => ReactNode;
};

/** Nobody has a record of that number, or it is none. Everything else may come yet. */
export const isMissing = (id: number, error: unknown): boolean =>
  !Number.isSafeInteger(id) || (isApiFailure(error) && [404, 422].includes(error.status));

/** A page about one record: what stands there while it comes, when it can't, and when there is none of that number. */
export function RecordPage<Value>({ id, query, missing, list, children }: Props<Value>) {
  if (isMissing(id, query.error)) {
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
  return query.data ? children(query.data) : <Awaiting query={query} rows={8} />;
}
