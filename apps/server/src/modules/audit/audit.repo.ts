import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { auditedEntities, auditedRecords } from '@rawnaq/domain/audit/audited-records';
import { mayBeSeen, maySeeMobiles, ownCalendarOf } from '../../http/lists/own-calendar.query';
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
  sql<string | null>`host(l.ip)`.as('ip'),
] as const;
const named = (language: Language, accountId: number) =>
  [recordName(language, accountId).as('entity_name'), sql<Record<string, string>>`'{}'::jsonb`.as('names')] as const;

/** What tells of everybody's visits, and of nothing else. */
const OF_ALL_VISITS = auditedEntities.filter(
  (entity) => auditedRecords[entity].readBy.merchant === 'appointments.view-all',
);
const visitNumber = sql`case when l.entity_id ~ '^[0-9]{1,15}$' then l.entity_id::bigint end`;

/** The log, too, tells who has an own calendar of no colleague's visits. */
const isSeen = (ctx: Ctx) =>
  ownCalendarOf(ctx) === undefined
    ? sql<boolean>`true`
    : sql<boolean>`
        case
          when l.entity = 'appointments' then ${mayBeSeen(ctx, visitNumber)}
          else l.entity <> all(${OF_ALL_VISITS}::text[]) end`;

/** What was written down, without numbers for whoever may not see them, wherever they stand in it. */
const shown = (ctx: Ctx, side: 'before' | 'after') =>
  maySeeMobiles(ctx)
    ? sql<unknown>`${sql.ref(`l.${side}`)}`
    : sql<unknown>`regexp_replace(${sql.ref(`l.${side}`)}::text, '"[+][0-9]{7,15}"', '"•••"', 'g')::jsonb`;

const told = (ctx: Ctx) => [shown(ctx, 'before').as('before'), shown(ctx, 'after').as('after')] as const;

export const auditRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('audit_log as l')
    .select(columns)
    .select(told(ctx))
    .select(named(ctx.language, ctx.accountId))
    .where('l.account_id', '=', ctx.accountId)
    .where(isSeen(ctx));

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
  entity: string;
  entityId: string;
  beforeId: number | undefined;
  limit: number;
};

export function historyRows(ctx: Ctx, asked: Asked) {
  const rows = ctx.tx
    .selectFrom('audit_log as l')
    .select(columns)
    .select(told(ctx))
    .select(named(ctx.language, asked.accountId))
    .where('l.account_id', '=', asked.accountId)
    .where('l.entity', '=', asked.entity)
    .where('l.entity_id', '=', asked.entityId);
  return (asked.beforeId === undefined ? rows : rows.where('l.id', '<', asked.beforeId))
    .orderBy('l.id', 'desc')
    .limit(asked.limit)
    .execute();
}
