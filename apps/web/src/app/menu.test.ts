import { addresses } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import {
  managerModules,
  merchantModules,
  permissionNames,
  toPermissionMap,
  type Permission,
} from '@rawnaq/domain/kernel/permissions';
import { NOTIFICATION_TYPES } from '@rawnaq/domain/notifications/notification-catalogue';
import { describe, expect, it } from 'vitest';
import { builtInRoles } from '@rawnaq/domain/roles/built-in-roles';
import { buildMenu, homePath, openPages } from './menu';
import { menuGroups } from '../ui/menu/menu-groups';
import { routeTable, type TableRow } from './route-table';

const row = (name: TableRow['name'], parts: Partial<TableRow> = {}): TableRow => ({
  name,
  area: name.startsWith('manager') ? 'manager' : 'merchant',
  feature: 'sample',
  title: { en: name, ar: `ar ${name}` },
  page: () => Promise.reject(new Error('not opened here')),
  ...parts,
});
const table = [
  row('merchant-employees', { menu: { group: 'team', order: 2 } }),
  row('merchant-customers', { menu: { group: 'customers', order: 1 } }),
  row('merchant-customers-one'),
  row('merchant-management-reports-complaints', { menu: { group: 'customers', order: 2 }, counts: 'complaints' }),
  row('merchant-dashboard', { menu: { group: 'home', order: 1 } }),
  row('merchant-my-day', { menu: { group: 'calendar', order: 1, forEmployees: true } }),
  row('merchant-reports', { menu: { group: 'reports', order: 1 } }),
  row('merchant-accounting-reports-vat-report', { under: 'merchant-reports', counts: 'owner-visits' }),
  row('manager-trackers-mail', { menu: { group: 'trackers', order: 1 } }),
];
const reader = (permissions: Permission[], open: TableRow['name'] = 'merchant-dashboard') => ({
  kind: 'merchant' as const,
  language: 'en' as const,
  permissions: toPermissionMap(permissions),
  open,
  unread: { complaints: 3, 'owner-visits': 2 },
});
const most: Permission[] = ['dashboard.view', 'customers.view', 'reports.complaints', 'employees.view', 'reports.vat'];

describe('the menu', () => {
  it('holds the pages of the area that may be opened, grouped and in order; a group of one page is that page', () => {
    const { groups } = buildMenu(table, reader([...most, 'platform-trackers.view']));
    expect(
      groups.map(({ label, pages }) => [label, pages.map((page) => [page.label, page.href, page.active])]),
    ).toEqual([
      ['merchant-dashboard', [['merchant-dashboard', '/en/merchant/dashboard', true]]],
      [
        'Customers',
        [
          ['merchant-customers', '/en/merchant/customers', false],
          ['merchant-management-reports-complaints', '/en/merchant/management-reports/complaints', false],
        ],
      ],
      ['merchant-employees', [['merchant-employees', '/en/merchant/employees', false]]],
      ['merchant-reports', [['merchant-reports', '/en/merchant/reports', false]]],
    ]);
  });

  it('counts what waits: a group the sum of its pages, an entry also what it stands for', () => {
    const counts = (permissions: Permission[]) =>
      Object.fromEntries(buildMenu(table, reader(permissions)).groups.map(({ id, count }) => [id, count]));
    expect(counts(most)).toEqual({ home: 0, customers: 3, team: 0, reports: 2 });
    expect(counts(['customers.view', 'reports.vat'])).toEqual({ customers: 0, reports: 2 });
  });

  it('leaves out what may not be opened, and what only leads there', () => {
    const ids = (permissions: Permission[]) => buildMenu(table, reader(permissions)).groups.map((group) => group.id);
    expect(ids(['dashboard.view'])).toEqual(['home']);
    expect(ids(['reports.vat'])).toEqual(['reports']);
    expect(ids([])).toEqual([]);
    expect(buildMenu(table, { ...reader([]), isEmployee: true }).groups.map((group) => group.id)).toEqual(['calendar']);
  });

  it('keeps an entry lit on the pages below it and on those it stands for', () => {
    const lit = (open: TableRow['name'], permissions = most) =>
      buildMenu(table, reader(permissions, open)).groups.flatMap((group) => group.pages.filter((page) => page.active));
    expect(lit('merchant-customers-one').map((page) => page.name)).toEqual(['merchant-customers']);
    expect(lit('merchant-accounting-reports-vat-report').map((page) => page.name)).toEqual(['merchant-reports']);
    expect(lit('merchant-profile')).toEqual([]);
  });

  it('has four doors on phones: the first groups, or each page where there are few', () => {
    const doors = (permissions: Permission[]) =>
      buildMenu(table, reader(permissions)).doors.map(({ label, href }) => [label, href.split('/').at(-1)]);
    expect(doors(most)).toEqual([
      ['merchant-dashboard', 'dashboard'],
      ['Customers', 'customers'],
      ['merchant-employees', 'employees'],
      ['merchant-reports', 'reports'],
    ]);
    expect(doors(['customers.view', 'reports.complaints'])).toEqual([
      ['merchant-customers', 'customers'],
      ['merchant-management-reports-complaints', 'complaints'],
    ]);
  });
});

describe('search', () => {
  it('offers every page one may open without more words, also those behind an entry', () => {
    const found = openPages(table, reader(['customers.view', 'reports.vat']), 'en');
    expect(found.map(({ row: { name }, place }) => [name, place])).toEqual([
      ['merchant-customers', 'Customers'],
      ['merchant-reports', 'Reports'],
      ['merchant-accounting-reports-vat-report', 'merchant-reports'],
    ]);
  });
});

describe('the first page', () => {
  it('is the dashboard, else the first of the menu, else the page that says there is none', () => {
    expect(homePath(table, reader(['customers.view', 'dashboard.view']))).toBe('/en/merchant/dashboard');
    expect(homePath(table, reader(['employees.view', 'customers.view']))).toBe('/en/merchant/customers');
    expect(homePath(table, { ...reader([]), isEmployee: true })).toBe('/en/merchant/my-day');
    expect(homePath(table, reader([]))).toBe('/en/merchant/no-permission');
  });

  it('is where each built-in role works', () => {
    const salon = [
      row('merchant-my-day', { menu: { group: 'calendar', order: 1, forEmployees: true } }),
      row('merchant-customers', { menu: { group: 'customers', order: 2 } }),
      row('merchant-dashboard', { menu: { group: 'home', order: 3 } }),
      row('merchant-billing', { menu: { group: 'till', order: 4 } }),
      row('merchant-appointments', { menu: { group: 'calendar', order: 5 } }),
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

describe('the menu of the product', () => {
  const everything = [...permissionNames(merchantModules), ...permissionNames(managerModules)];
  const worlds = [
    ['merchant', 10],
    ['manager', 11],
  ] as const;

  it.each(worlds)('of a %s has at most %i entries on its first level', (kind, most_) => {
    const { groups } = buildMenu(routeTable, {
      ...reader(everything, `${kind}-dashboard`),
      kind,
      isEmployee: true,
    });
    expect(groups.length).toBeGreaterThan(5);
    expect(groups.length).toBeLessThanOrEqual(most_);
  });

  it('leads to every page: each has an entry, stands behind one, or below one', () => {
    const entries = routeTable.filter(({ menu }) => menu).map(({ name }) => addresses[name].path);
    const lost = routeTable.filter(
      ({ name, area, menu, under }) =>
        ['merchant', 'manager'].includes(area) &&
        !menu &&
        !under &&
        !entries.some((path) => addresses[name].path.startsWith(`${path}/`)),
    );
    // One's own profile and notifications are in the corner of every page.
    expect(lost.map(({ name }) => name).toSorted()).toEqual([
      'manager-no-permission',
      'manager-notifications',
      'merchant-no-permission',
      'merchant-notifications',
      'merchant-profile',
    ]);
  });

  it('speaks the words of the rights: page or group is called like the module or one of its actions', () => {
    const modules = { ...merchantModules, ...managerModules };
    const different = routeTable.flatMap((page) => {
      const { access } = addresses[page.name];
      const entry = page.menu ? page : routeTable.find(({ name }) => name === page.under);
      if (!entry?.menu || access === 'signed-in' || access === 'public') return [];
      const module = modules[access.split('.')[0] as keyof typeof modules];
      const { group, label } = entry.menu;
      return LANGUAGES.filter((language) => {
        const rights = wordsOf([module.label, ...Object.values(module.actions)].map((text) => text[language]));
        const names = [page.title, entry.title, label, menuGroups[group].label].flatMap(
          (text) => text?.[language] ?? [],
        );
        return !names.some((name) => [...wordsOf([name])].every((word) => rights.has(word)));
      }).map((language) => `${page.name} (${language})`);
    });
    expect(different).toEqual([]);
  });

  it('counts every type of notification at one of its pages', () => {
    const counted = routeTable.flatMap(({ counts }) => counts ?? []);
    expect(counted.toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted());
  });

  it('calls an entry like its page, unless it stands for several', () => {
    const alone = routeTable.filter(({ name, menu }) => menu?.label && !routeTable.some(({ under }) => under === name));
    expect(alone.map(({ name }) => name)).toEqual([]);
  });
});

/** Nouns without their articles and "and", so that "الباقات والأكواد" and "أكواد" are the same thing. */
const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .split(/[\s,،:]+/)
      .map((word) => word.replace(/^و(?=ال)/, '').replace(/^ال/, ''))
      .filter((word) => word && word !== 'and'),
  );
