import { tillContract } from '@rawnaq/domain/till/till.contract';
import { useMemo } from 'react';
import { useRead } from '../../lib/query';
import { catalogueOf } from './catalogue';

/** What the till sells. Read once and kept fresh: prices that change elsewhere change here. */
export function useCatalogue() {
  const { data: answer, isError, refetch } = useRead(tillContract.catalogue, {}, { ownFailure: true });
  const catalogue = useMemo(() => answer && catalogueOf(answer), [answer]);
  return { answer, catalogue, isError, refetch };
}

export const usePurse = (customerId: number | undefined) =>
  useRead(
    tillContract.purse,
    { customer_id: customerId ?? 0 },
    { enabled: customerId !== undefined, ownFailure: true },
  );
