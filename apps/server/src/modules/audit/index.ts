import type { AuditedAction, AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { sendAlong, type Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

export { changesOf, countChanges } from './changes.repo';

/** A record of the catalogue and something that is done to it: what nobody declared does not compile. */
type Entry<Entity extends AuditedEntity = AuditedEntity> = {
  action: AuditedAction<Entity>;
  entity: Entity;
  entity_id?: string | number | null;
  before?: unknown;
  after?: unknown;
  account_id?: number;
};
/** What a line of history is written with: a whole request, or what a page without a session has of one. */
export type Auditor = Pick<Ctx, 'tx' | 'accountId' | 'now' | 'session'> & {
  request: Pick<Ctx['request'], 'id' | 'ip'>;
};
type Told = Omit<Entry, 'action'> & { action: string };
type Actor = { kind: string; id: number | null; name: string | null; real?: { id: number; name: string } | null };

/** Writes one line of history, in the same transaction as what it tells of. Keep secrets out of before and after. */
export async function audit<Entity extends AuditedEntity>(
  ctx: Auditor,
  entry: Entry<Entity>,
  actor: Actor = actorOf(ctx),
): Promise<void> {
  const { entity, ...line } = entry;
  await auditAll<Entity>(ctx, entity, [line], actor);
}

/** Many lines at once, for what changes many records of a kind: one statement, however many. */
export async function auditAll<Entity extends AuditedEntity>(
  ctx: Auditor,
  entity: Entity,
  lines: readonly Omit<Entry<Entity>, 'entity'>[],
  actor: Actor = actorOf(ctx),
): Promise<void> {
  await write(
    ctx.tx,
    lines.map((line) => ({ account_id: ctx.accountId, entity, ...line })),
    actor,
    { at: ctx.now, ip: ctx.request.ip, request_id: ctx.request.id },
  );
}

/** The same for what the clock does: nobody asked for it. */
export async function auditBySystem<Entity extends AuditedEntity>(
  tx: Tx,
  now: Date,
  entry: Entry<Entity> & { account_id: number },
  actor: Actor = { kind: 'system', id: null, name: null },
): Promise<void> {
  await write(tx, [entry], actor, { at: now, ip: null, request_id: null });
}

function actorOf({ session }: Auditor): Actor {
  return session
    ? { kind: session.user.kind, id: session.user.id, name: session.user.name, real: session.impersonator }
    : { kind: 'visitor', id: null, name: null };
}

async function write(
  tx: Tx,
  entries: readonly (Told & { account_id: number })[],
  actor: Actor,
  origin: { at: Date; ip: string | null; request_id: string | null },
): Promise<void> {
  if (entries.length === 0) return;
  sendAlong(
    tx,
    tx.insertInto('audit_log').values(
      entries.map((entry) => ({
        account_id: entry.account_id,
        at: origin.at.toISOString(),
        actor_kind: actor.kind,
        actor_id: actor.id,
        actor_name: actor.name,
        real_actor_id: actor.real?.id ?? null,
        real_actor_name: actor.real?.name ?? null,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entity_id == null ? null : String(entry.entity_id),
        before: entry.before === undefined ? null : JSON.stringify(entry.before),
        after: entry.after === undefined ? null : JSON.stringify(entry.after),
        ip: origin.ip,
        request_id: origin.request_id,
      })),
    ),
  );
}
