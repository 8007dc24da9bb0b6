import { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { useRead } from '../../lib/query';

/** How much a customer wrote, for the head of a tab; nothing until it is known, or for those who may not read it. */
export function useComplaintsCount(customerId: number, mayRead: boolean): number | undefined {
  return useRead(
    complaintsContract.get_records,
    { 'f.customer_id': String(customerId), page_size: '1' },
    { enabled: mayRead, ownFailure: true },
  ).data?.total;
}
