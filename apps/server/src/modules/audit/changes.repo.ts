import type { AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context';

/** How often a record was changed, for a query of whoever keeps it. */
export const changesOf = (accountId: number, entity: AuditedEntity, id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`
    (select count(*)::int
    from audit_log h
    where h.account_id = ${accountId} and h.entity = ${entity} and h.entity_id = (${id})::text)`;

export async function countChanges(
  { tx, accountId }: Pick<Ctx, 'tx' | 'accountId'>,
  entity: AuditedEntity,
  id: number,
): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select ${changesOf(accountId, entity, sql`${id}::bigint`)} as changes`.execute(tx);
  return rows[0]!.changes;
}
