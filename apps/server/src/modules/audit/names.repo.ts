import { auditedEntities, auditedRecords, type AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { namedTables, namesAskedFor } from '@rawnaq/domain/audit/audit-names.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Told = { before: unknown; after: unknown };

const wholeNumber = sql`case when l.entity_id ~ '^[0-9]{1,15}$' then l.entity_id::bigint end`;

/** What people call the record a line of history is about; null where it has no name. */
export const recordName = (language: Language, accountId: number) => sql<string | null>`coalesce(case l.entity
  ${sql.join(
    auditedEntities.filter((entity) => auditedRecords[entity].named).map((entity) => said(entity, language, accountId)),
    sql` `,
  )}
  end, l.after ->> 'name', l.before ->> 'name', l.after ->> 'number', l.before ->> 'number')`;

/** An appointment is called like its customer, all others have a name of their own. */
function said(entity: AuditedEntity, language: Language, accountId: number) {
  const ofCustomer = sql`join customers c on c.account_id = t.account_id and c.id = t.customer_id`;
  return sql`when ${sql.lit(entity)} then (
    select ${nameOf(entity, language)} from ${sql.table(entity)} t
    ${auditedRecords[entity].named === 'customer' ? ofCustomer : sql``}
    where t.account_id = ${accountId} and t.id = ${wholeNumber})`;
}

/** The column of `t` that the catalogue names. */
function nameOf(entity: AuditedEntity, language: Language) {
  const { named } = auditedRecords[entity];
  if (named === 'customer') return sql.ref('c.name');
  if (named === 'code') return sql.ref('t.code');
  if (named === 'name') return sql.ref('t.name');
  return sql.ref(language === 'ar' ? 't.arabic_name' : 't.english_name');
}

/**
 * The names behind the numbers in what changed, as `customers:12`. One question for each kind of record that occurs.
 */
export async function namesIn(
  tx: Tx,
  accountId: number,
  language: Language,
  told: readonly Told[],
): Promise<Record<string, string>> {
  const asked = namesAskedFor(told);
  const names: Record<string, string> = {};
  for (const table of namedTables) {
    const ids = asked[table];
    if (!ids?.length) continue;
    const { rows } = await sql<{ id: number; name: string }>`
      select t.id, ${nameOf(table, language)} as name from ${sql.table(table)} t
      where t.account_id = ${accountId} and t.id = any(${ids}::bigint[])`.execute(tx);
    for (const { id, name } of rows) names[`${table}:${id}`] = name;
  }
  return names;
}
