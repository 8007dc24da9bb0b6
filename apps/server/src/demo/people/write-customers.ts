import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { newCustomer } from '../../modules/customers';
import { judged, REQUEST, type Stage } from '../stage';
import { insertNumbered, insertRows } from '../stage.repo';

export type NewCustomer = { facts: InputOf<(typeof customersContract)['add']>; since: Date };

/**
 * Each as if the owner had typed her in on that day, all of them in three statements; a test holds the two together.
 * Answers their numbers in the order given.
 */
export async function writeCustomers(stage: Stage, customers: readonly NewCustomer[]): Promise<number[]> {
  const { tx, accountId } = stage;
  const owner = stage.who();
  const typedIn = customers.map(({ facts, since }) => ({
    since,
    input: judged(stage.at(since), customersContract.add, facts),
  }));
  const ids = await insertNumbered(
    tx,
    'customers',
    accountId,
    typedIn.map(({ input, since }) => newCustomer(input, since)),
  );
  const consents = typedIn.map(({ input, since }, index) => ({
    customer_id: ids[index]!,
    channel: 'whatsapp',
    purpose: 'service',
    allowed: input.whatsapp_allowed ?? true,
    recorded_by_name: owner.name,
    recorded_at: since.toISOString(),
  }));
  await insertRows(tx, 'customer_consents', accountId, consents);
  const history = typedIn.map(({ input, since }, index) => ({
    at: since.toISOString(),
    actor_kind: owner.kind,
    actor_id: owner.id,
    actor_name: owner.name,
    action: 'customers.add',
    entity: 'customers',
    entity_id: String(ids[index]!),
    after: input,
    ip: REQUEST.ip,
    request_id: REQUEST.id,
  }));
  await insertRows(tx, 'audit_log', accountId, history);
  return ids;
}
