import type { Ctx } from '../../http/context';

type Entry = { action: string; entity: string; entity_id?: string | number | null; before?: unknown; after?: unknown; account_id?: number };

/** Writes one line of history, in the same transaction as what it tells of. Keep secrets out of before and after. */
export async function audit(ctx: Ctx, entry: Entry): Promise<void> {
  const session = ctx.session;
  await ctx.tx.insertInto('audit_log').values({
    account_id: entry.account_id ?? ctx.accountId,
    at: ctx.now.toISOString(),
    actor_kind: session?.user.kind ?? 'visitor',
    actor_id: session?.user.id ?? null,
    actor_name: session?.user.name ?? null,
    real_actor_id: session?.impersonator?.id ?? null,
    real_actor_name: session?.impersonator?.name ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entity_id == null ? null : String(entry.entity_id),
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    ip: ctx.request.ip,
    request_id: ctx.request.id,
  }).execute();
}
