import { auditBySystem } from '../audit';
import type { Ctx } from '../../http/context';
import { insertConsents } from './customer-details.repo';
import type { consentChannels } from '@rawnaq/domain/customers/customer.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';

/** She herself wants no more offers this way: it counts from this moment. */
export async function stopOffers(
  { tx, accountId, now }: Pick<Ctx, 'tx' | 'accountId' | 'now'>,
  customer: { id: number; name: string },
  channel: CodeIn<typeof consentChannels>,
): Promise<void> {
  const said = { channel, purpose: 'marketing', allowed: false } as const;
  const word = { ...said, recorded_by_name: customer.name, recorded_at: now.toISOString() };
  await insertConsents(tx, accountId, [{ customer_id: customer.id, ...word }]);
  await auditBySystem(
    tx,
    now,
    {
      action: 'customers.set-consent',
      entity: 'customers',
      entity_id: customer.id,
      after: said,
      account_id: accountId,
    },
    { kind: 'visitor', id: null, name: customer.name },
  );
}
