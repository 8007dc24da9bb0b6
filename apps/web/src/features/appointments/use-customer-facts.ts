import { appointmentsContract, type CustomerFacts } from '@rawnaq/domain/appointments/appointments.contract';
import { useRead } from '../../lib/query';
import { usePermission } from '../../lib/session';

/** What whoever books or bills a customer should know of her; nothing for those who may not see customers. */
export function useCustomerFacts(customerId: number | undefined): CustomerFacts | undefined {
  const maySee = usePermission('customers.view');
  return useRead(
    appointmentsContract.customer_facts,
    { customer_id: customerId ?? 0 },
    { enabled: maySee && customerId !== undefined, ownFailure: true },
  ).data;
}
