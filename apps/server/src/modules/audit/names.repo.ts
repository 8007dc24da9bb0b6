import { auditedEntities, auditedRecords, type AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { namedTables, namesAskedFor, TABLE_OF_FIELD } from '@rawnaq/domain/audit/audit-names.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database';

type Told = { before: unknown; after: unknown };

const wholeNumber = sql`case when l.entity_id ~ '^[0-9]{1,15}$' then l.entity_id::bigint end`;

/** What people call the record a line of history is about; null where it has no name. */
export const recordName = (language: Language, accountId: number) => sql<string | null>`coalesce(case l.entity
  ${sql.join(
    auditedEntities.filter((entity) => auditedRecords[entity].named).map((entity) => said(entity, language, accountId)),
    sql` `,
  )}
  end, ${sql.join(writtenDown(language))})`;

/** What is gone, or has no table of its own, is called as it was when that was written down. */
const writtenDown = (language: Language) => {
  const [own, other] = language === 'ar' ? ['arabic_name', 'english_name'] : ['english_name', 'arabic_name'];
  return ['name', own, other, 'number', 'beneficiary'].flatMap((field) => [
    sql`l.after ->> ${sql.lit(field)}`,
    sql`l.before ->> ${sql.lit(field)}`,
  ]);
};

/** An appointment is called like its customer, a blocked time like whose it is, most others by a name of their own. */
function said(entity: AuditedEntity, language: Language, accountId: number) {
  const { named } = auditedRecords[entity];
  if (typeof named === 'object')
    return sql`when ${sql.lit(entity)} then case l.entity_id
      ${sql.join(
        Object.entries(named).map(([id, words]) => sql`when ${sql.lit(id)} then ${sql.lit(words[language])}`),
        sql` `,
      )} end`;
  return sql`when ${sql.lit(entity)} then (
    select ${nameOf(entity, language)} from ${sql.table(entity)} t
    ${(named && JOINS[named]) ?? sql``}
    where t.account_id = ${accountId} and t.id = ${wholeNumber})`;
}

const JOINS: Partial<Record<string, RawBuilder<unknown>>> = {
  customer: sql`join customers c on c.account_id = t.account_id and c.id = t.customer_id`,
  employee: sql`
    join ${sql.table(TABLE_OF_FIELD.employee_id)} e on e.account_id = t.account_id and e.id = t.employee_id`,
};

/** The column of `t` that the catalogue names. */
function nameOf(entity: AuditedEntity, language: Language) {
  const { named } = auditedRecords[entity];
  if (named === 'customer') return sql.ref('c.name');
  if (named === 'employee') return sql.ref('e.name');
  if (named === 'code' || named === 'name' || named === 'beneficiary_name') return sql.ref(`t.${named}`);
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
