import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import type { Code } from '../../db/column-codes';

type Outcome = { check_status: Code<'services.check_status'> | null; check_reason: string | null };

/** Into the salon's history. */
export async function tellDecision(
  ctx: Ctx,
  entity: 'service_groups' | 'services',
  { account_id, id }: { account_id: number; id: number },
  before: Outcome,
  after: Outcome,
): Promise<void> {
  await audit(ctx, { action: 'platform-checks.decide', entity, entity_id: id, account_id, before, after });
}
