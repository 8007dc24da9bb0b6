import type { Permission } from '../kernel/permissions';

/** Who may read the history of a record: whoever may see the record itself. A module adds its tables here; any other asks for the audit log. */
const MERCHANT: Record<string, Permission> = {
  business_hours: 'settings.general',
  custom_hours: 'settings.general',
  appointments: 'appointments.view',
  block_times: 'appointments.view-all',
  complaints: 'reports.complaints',
  customers: 'customers.view',
  development_suggestions: 'settings.suggestions',
  discount_codes: 'menu.discount-codes',
  employees: 'employees.view',
  holidays: 'settings.general',
  offers: 'menu.offers',
  payment_links: 'appointments.view-all',
  product_requests: 'products.define',
  products: 'products.view',
  roles: 'roles.view',
  service_groups: 'menu.view',
  services: 'menu.view',
  waitlist_entries: 'appointments.view-all',
};

/** Platform staff have no log of everything; a record nobody listed stays closed to all but administrators of the staff. */
const MANAGER: Record<string, Permission> = {
  accounts: 'platform-merchants.view',
  catalogue_products: 'platform-settings.view',
  cities: 'platform-settings.view',
  countries: 'platform-settings.view',
  customers: 'platform-merchants.people',
  product_requests: 'platform-checks.view',
  service_groups: 'platform-checks.view',
  services: 'platform-checks.view',
  suggested_groups: 'platform-settings.view',
  suggested_services: 'platform-settings.view',
};

/** Each section of the settings has a permission of its own. */
const SETTINGS: Record<string, Permission> = {
  general: 'settings.general',
  accounting: 'settings.accounting',
  invoice: 'settings.invoice',
  notifications: 'settings.notifications',
  'customer-care': 'settings.customer-care',
  online: 'settings.online',
  'payment-gateway': 'settings.payment-gateway',
};

export function historyPermission(area: 'merchant' | 'manager', entity: string, entityId = ''): Permission {
  if (area === 'manager') return ownEntry(MANAGER, entity) ?? 'platform-settings.employees';
  return (
    (entity === 'account_settings' ? ownEntry(SETTINGS, entityId) : ownEntry(MERCHANT, entity)) ?? 'settings.audit'
  );
}

export type Change = { field: string; from: unknown; to: unknown };

/** What is different, field by field, and inside a field that has fields of its own. Without a before or an after, everything that was said is the difference. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .flatMap((field) =>
      isFields(from[field]) && isFields(to[field])
        ? changesBetween(from[field], to[field]).map((change) => ({ ...change, field: `${field}.${change.field}` }))
        : { field, from: from[field] ?? null, to: to[field] ?? null },
    )
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Record<string, unknown> => (isFields(value) ? value : {});

const ownEntry = (table: Record<string, Permission>, entity: string): Permission | undefined =>
  Object.hasOwn(table, entity) ? table[entity] : undefined;
