import { announce } from '../../db/announce';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import type { Code } from '../../db/column-codes';

const TOPICS = {
  service_groups: ['categories', 'added_groups', 'suggested_groups'],
  services: ['services', 'added_services', 'suggested_services'],
} as const;
type Outcome = { check_status: Code<'services.check_status'> | null; check_reason: string | null };

/** Into the salon's history, and to every open screen that shows it. */
export async function tellDecision(
  ctx: Ctx,
  entity: keyof typeof TOPICS,
  { account_id, id }: { account_id: number; id: number },
  before: Outcome,
  after: Outcome,
): Promise<void> {
  await audit(ctx, { action: 'platform-checks.decide', entity, entity_id: id, account_id, before, after });
  const [ownTopic, ...platformTopics] = TOPICS[entity];
  await announce(ctx.tx, { channel: 'event', account_id, topic: ownTopic, id });
  for (const topic of platformTopics) await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic });
}
