import { namedTables, namesAskedFor, type NamedTable } from '@rawnaq/domain/audit/audit-names.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Told = { before: unknown; after: unknown };

const ownName = (language: Language, table: string) =>
  sql.ref(`${table}.${language === 'ar' ? 'arabic_name' : 'english_name'}`);
const wholeNumber = sql`case when l.entity_id ~ '^[0-9]{1,15}$' then l.entity_id::bigint end`;

/** What people call the record a line of history is about; null where it has no name. */
export const recordName = (language: Language, accountId: number) => sql<string | null>`case l.entity
  when 'customers' then (select customers.name from customers where customers.account_id = ${accountId} and customers.id = ${wholeNumber})
  when 'employees' then (select employees.name from employees where employees.account_id = ${accountId} and employees.id = ${wholeNumber})
  when 'users' then (select users.name from users where users.account_id = ${accountId} and users.id = ${wholeNumber})
  when 'services' then (select ${ownName(language, 'services')} from services where services.account_id = ${accountId} and services.id = ${wholeNumber})
  when 'service_groups' then (select ${ownName(language, 'service_groups')} from service_groups where service_groups.account_id = ${accountId} and service_groups.id = ${wholeNumber})
  when 'roles' then (select ${ownName(language, 'roles')} from roles where roles.account_id = ${accountId} and roles.id = ${wholeNumber})
  when 'offers' then (select ${ownName(language, 'offers')} from offers where offers.account_id = ${accountId} and offers.id = ${wholeNumber})
  when 'appointments' then (select customers.name from appointments join customers on customers.account_id = appointments.account_id and customers.id = appointments.customer_id where appointments.account_id = ${accountId} and appointments.id = ${wholeNumber})
  when 'complaints' then (select complaints.name from complaints where complaints.account_id = ${accountId} and complaints.id = ${wholeNumber})
  when 'discount_codes' then (select discount_codes.code from discount_codes where discount_codes.account_id = ${accountId} and discount_codes.id = ${wholeNumber})
  else coalesce(l.after ->> 'name', l.before ->> 'name') end`;

const NAME_OF = {
  customers: () => sql<string>`t.name`,
  employees: () => sql<string>`t.name`,
  services: (language: Language) => sql<string>`${ownName(language, 't')}`,
  service_groups: (language: Language) => sql<string>`${ownName(language, 't')}`,
  roles: (language: Language) => sql<string>`${ownName(language, 't')}`,
} satisfies Record<NamedTable, (language: Language) => unknown>;

/** The names behind the numbers in what changed, as `customers:12`. One question for each kind of record that occurs. */
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
    const { rows } = await sql<{
      id: number;
      name: string;
    }>`select t.id, ${NAME_OF[table](language)} as name from ${sql.table(table)} t where t.account_id = ${accountId} and t.id = any(${ids}::bigint[])`.execute(
      tx,
    );
    for (const { id, name } of rows) names[`${table}:${id}`] = name;
  }
  return names;
}
