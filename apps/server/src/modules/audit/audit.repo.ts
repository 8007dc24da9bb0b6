import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { mayBeSeen, ownCalendarOf } from '../../http/lists/own-calendar.query';
import { recordName } from './names.repo';

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
const named = (language: Language, accountId: number) =>
  [recordName(language, accountId).as('entity_name'), sql<Record<string, string>>`'{}'::jsonb`.as('names')] as const;

export const auditRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('audit_log as l')
    .select(columns)
    .select(named(ctx.language, ctx.accountId))
    .where('l.account_id', '=', ctx.accountId);

/** The history of a visit is for those who may see the visit. */
export async function mayReadHistory(ctx: Ctx, entity: string, entityId: string): Promise<boolean> {
  if (entity !== 'appointments' || ownCalendarOf(ctx) === undefined) return true;
  const { rows } = await sql<{
    seen: boolean;
  }>`select ${mayBeSeen(ctx, sql`${/^\d{1,15}$/.test(entityId) ? entityId : '0'}::bigint`)} as seen`.execute(ctx.tx);
  return rows[0]!.seen;
}

type Asked = {
  accountId: number;
  language: Language;
  entity: string;
  entityId: string;
  beforeId: number | undefined;
  limit: number;
};

export function historyRows(tx: Tx, asked: Asked) {
  const rows = tx
    .selectFrom('audit_log as l')
    .select(columns)
    .select(named(asked.language, asked.accountId))
    .where('l.account_id', '=', asked.accountId)
    .where('l.entity', '=', asked.entity)
    .where('l.entity_id', '=', asked.entityId);
  return (asked.beforeId === undefined ? rows : rows.where('l.id', '<', asked.beforeId))
    .orderBy('l.id', 'desc')
    .limit(asked.limit)
    .execute();
}
