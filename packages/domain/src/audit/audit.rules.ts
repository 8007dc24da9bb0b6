import type { Permission } from '../kernel/permissions';

/** Who may read the history of a record: whoever may see the record itself. A module adds its tables here; any other asks for the audit log. */
const MERCHANT: Record<string, Permission> = {
  customers: 'customers.view',
  development_suggestions: 'settings.suggestions',
  discount_codes: 'menu.discount-codes',
  employees: 'employees.view',
  offers: 'menu.view',
  roles: 'roles.view',
  service_groups: 'menu.view',
  services: 'menu.view',
};

/** Platform staff have no log of everything; a record nobody listed stays closed to all but administrators of the staff. */
const MANAGER: Record<string, Permission> = {
  accounts: 'platform-merchants.view',
  cities: 'platform-settings.view',
  countries: 'platform-settings.view',
  service_groups: 'platform-checks.view',
  services: 'platform-checks.view',
  suggested_groups: 'platform-settings.view',
  suggested_services: 'platform-settings.view',
};

export const historyPermission = (area: 'merchant' | 'manager', entity: string): Permission =>
  area === 'merchant' ? ownEntry(MERCHANT, entity) ?? 'settings.audit' : ownEntry(MANAGER, entity) ?? 'platform-settings.employees';

export type Change = { field: string; from: unknown; to: unknown };

/** What is different, field by field. Without a before or an after, everything that was said is the difference. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {});

const ownEntry = (table: Record<string, Permission>, entity: string): Permission | undefined => (Object.hasOwn(table, entity) ? table[entity] : undefined);
