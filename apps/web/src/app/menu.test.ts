import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { describe, expect, it } from 'vitest';
import { builtInRoles } from '@rawnaq/domain/roles/built-in-roles';
import { buildMenu, homePath } from './menu';
import type { TableRow } from './route-table';

const icon = () => null;
const row = (
  name: TableRow['name'],
  area: TableRow['area'],
  menu?: Omit<NonNullable<TableRow['menu']>, 'icon'>,
): TableRow => ({
  name,
  area,
  feature: 'sample',
  title: { en: name, ar: `ar ${name}` },
  page: () => Promise.reject(new Error('not opened here')),
  ...(menu ? { menu: { icon, ...menu } } : {}),
});
const table = [
  row('merchant-employees', 'merchant', { group: 'people', order: 2 }),
  row('merchant-customers', 'merchant', { group: 'people', order: 1, bottomBar: true, counts: 'complaints' }),
  row('merchant-customers-one', 'merchant'),
  row('merchant-dashboard', 'merchant', { group: 'desk', order: 1, label: { en: 'Today', ar: 'اليوم' } }),
  row('manager-trackers-mail', 'manager', { group: 'platform', order: 1, section: '/manager/trackers' }),
];
const reader = (permissions: Permission[], pathname = '/en/merchant/dashboard') => ({
  kind: 'merchant' as const,
  language: 'en' as const,
  permissions: toPermissionMap(permissions),
  pathname,
  unread: { complaints: 3 },
});

describe('the menu', () => {
  it('holds the pages of the area that may be opened, grouped and in order', () => {
    const { groups, bottomBar } = buildMenu(
      table,
      reader(['dashboard.view', 'customers.view', 'employees.view', 'platform-trackers.view']),
    );
    expect(
      groups.map(({ label, items }) => [label, items.map((item) => [item.label, item.href, item.active, item.count])]),
    ).toEqual([
      [undefined, [['Today', '/en/merchant/dashboard', true, undefined]]],
      [
        'People',
        [
          ['merchant-customers', '/en/merchant/customers', false, 3],
          ['merchant-employees', '/en/merchant/employees', false, undefined],
        ],
      ],
    ]);
    expect(bottomBar.map((item) => item.name)).toEqual(['merchant-customers']);
  });

  it('leaves out what may not be opened, and groups that are empty then', () => {
    expect(buildMenu(table, reader(['dashboard.view'])).groups.map((group) => group.id)).toEqual(['desk']);
  });

  it('has one’s own day only for employees, and one entry for a group of which not all may be opened', () => {
    const rows = [
      row('merchant-my-day', 'merchant', { group: 'desk', order: 2, forEmployees: true }),
      row('merchant-customers', 'merchant', { group: 'people', order: 1 }),
      row('merchant-employees', 'merchant', { group: 'people', order: 1, unless: 'merchant-customers' }),
    ];
    const names = (given: Parameters<typeof buildMenu>[1]) =>
      buildMenu(rows, given)
        .groups.flatMap((group) => group.items)
        .map((item) => item.name);
    expect(names(reader(['customers.view', 'employees.view']))).toEqual(['merchant-customers']);
    expect(names(reader(['employees.view']))).toEqual(['merchant-employees']);
    expect(names({ ...reader([]), isEmployee: true })).toEqual(['merchant-my-day']);
    expect(homePath(rows, { ...reader([]), isEmployee: true })).toBe('/en/merchant/my-day');
  });

  it('keeps an entry lit on the pages below it and in its section', () => {
    const active = (given: Parameters<typeof buildMenu>[1]) =>
      buildMenu(table, given)
        .groups.flatMap((group) => group.items)
        .find((item) => item.active)?.name;
    expect(active(reader(['customers.view'], '/merchant/customers/12'))).toBe('merchant-customers');
    expect(active({ ...reader(['platform-trackers.view'], '/en/manager/trackers/blocked-ips'), kind: 'manager' })).toBe(
      'manager-trackers-mail',
    );
    expect(active(reader(['customers.view'], '/merchant/customers-care'))).toBeUndefined();
  });
});

describe('the first page', () => {
  it('is the dashboard, else the first of the menu, else the page that says there is none', () => {
    expect(homePath(table, reader(['customers.view', 'dashboard.view']))).toBe('/en/merchant/dashboard');
    expect(homePath(table, reader(['employees.view', 'customers.view']))).toBe('/en/merchant/customers');
    expect(homePath(table, reader([]))).toBe('/en/merchant/no-permission');
  });

  it('is where each built-in role works', () => {
    const salon = [
      row('merchant-my-day', 'merchant', { group: 'desk', order: 1, forEmployees: true }),
      row('merchant-customers', 'merchant', { group: 'desk', order: 2 }),
      row('merchant-dashboard', 'merchant', { group: 'desk', order: 3 }),
      row('merchant-billing', 'merchant', { group: 'desk', order: 4 }),
      row('merchant-appointments', 'merchant', { group: 'desk', order: 5 }),
    ];
    const homeOf = (role: keyof typeof builtInRoles, pages = salon) =>
      homePath(pages, { ...reader([...builtInRoles[role].permissions]), isEmployee: true });
    for (const leading of ['owner', 'administrator', 'manager'] as const)
      expect(homeOf(leading)).toBe('/en/merchant/dashboard');
    expect(homeOf('receptionist')).toBe('/en/merchant/appointments');
    expect(homeOf('cashier')).toBe('/en/merchant/billing');
    expect(
      homeOf(
        'cashier',
        salon.filter(({ name }) => name !== 'merchant-billing'),
      ),
    ).toBe('/en/merchant/appointments');
    expect(homeOf('employee')).toBe('/en/merchant/my-day');
  });
});
