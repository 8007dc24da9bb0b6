import type { AuditedEntity } from './audited-records';

/** Fields that hold the number of another record, and where that record's name is found. */
export const TABLE_OF_FIELD = {
  customer_id: 'customers',
  employee_id: 'employees',
  employee_ids: 'employees',
  service_id: 'services',
  service_ids: 'services',
  group_id: 'service_groups',
  role_id: 'roles',
} as const satisfies Record<string, AuditedEntity>;
type NamedTable = (typeof TABLE_OF_FIELD)[keyof typeof TABLE_OF_FIELD];
export const namedTables: readonly NamedTable[] = [...new Set(Object.values(TABLE_OF_FIELD))];

/** Of `employee_id`, or of a field inside another one (`values.employee_id`). */
function tableOf(field: string): NamedTable | undefined {
  const last = field.slice(field.lastIndexOf('.') + 1);
  return Object.hasOwn(TABLE_OF_FIELD, last) ? TABLE_OF_FIELD[last as keyof typeof TABLE_OF_FIELD] : undefined;
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is number => Number.isSafeInteger(one) && one > 0);

/** Every record that is mentioned by its number in what changed. */
export function namesAskedFor(
  told: readonly { before: unknown; after: unknown }[],
): Partial<Record<NamedTable, number[]>> {
  const found: Partial<Record<NamedTable, number[]>> = {};
  const walk = (value: unknown, field: string): void => {
    const table = tableOf(field);
    if (table) found[table] = [...new Set([...(found[table] ?? []), ...idsIn(value)])];
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, key);
  };
  for (const { before, after } of told) for (const side of [before, after]) walk(side, '');
  return found;
}

/** A value that is a number of other records, in names; undefined where it is something else or one is unknown. */
export function namesOf(field: string, value: unknown, names: Readonly<Record<string, string>>): string[] | undefined {
  const table = tableOf(field);
  const ids = table ? idsIn(value) : [];
  const known = ids.map((id) => names[`${table}:${id}`]).filter((name) => name !== undefined);
  return ids.length > 0 && known.length === ids.length ? known : undefined;
}
