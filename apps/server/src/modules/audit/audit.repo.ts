import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

const columns = [
  'l.id',
  'l.at',
  'l.actor_kind',
  'l.actor_name',
  'l.real_actor_name',
  'l.action',
  'l.entity',
  'l.entity_id',
  'l.before',
  'l.after',
  sql<string | null>`host(l.ip)`.as('ip'),
] as const;

export const auditRows = (ctx: Ctx) =>
  ctx.tx.selectFrom('audit_log as l').select(columns).where('l.account_id', '=', ctx.accountId);

type Asked = { accountId: number; entity: string; entityId: string; beforeId: number | undefined; limit: number };

export function historyRows(tx: Tx, asked: Asked) {
  const rows = tx
    .selectFrom('audit_log as l')
    .select(columns)
    .where('l.account_id', '=', asked.accountId)
    .where('l.entity', '=', asked.entity)
    .where('l.entity_id', '=', asked.entityId);
  return (asked.beforeId === undefined ? rows : rows.where('l.id', '<', asked.beforeId))
    .orderBy('l.id', 'desc')
    .limit(asked.limit)
    .execute();
}
