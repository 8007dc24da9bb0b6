import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, pathOf, splitLanguage } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can, type Permission, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { NotificationType } from '@rawnaq/domain/notifications/notifications.contract';
import { mayOpen, noPermissionPath } from './guards';
import { menuGroups, type MenuGroupId } from './menu-groups';
import type { TableRow } from './route-table';
import type { MenuGroup, MenuItem } from './shell-props';

type Reader = {
  kind: UserKind;
  language: Language;
  permissions: PermissionMap;
  pathname: string;
  /** The login belongs to an employee. */ isEmployee?: boolean;
  unread: Partial<Record<NotificationType, number>>;
};

/** The menu of one person: pages that exist and may be opened, grouped and in order. */
export function buildMenu(table: readonly TableRow[], reader: Reader): { groups: MenuGroup[]; bottomBar: MenuItem[] } {
  const rows = openRows(table, reader);
  const current = currentRow(rows, reader.pathname);
  const toItem = (row: MenuRow): MenuItem => ({
    name: row.name,
    label: (row.menu.label ?? row.title)[reader.language],
    icon: row.menu.icon,
    href: pathOf(row.name, reader.language),
    active: row === current,
    ...(row.menu.counts ? { count: reader.unread[row.menu.counts] ?? 0 } : {}),
  });
  const groups = (Object.keys(menuGroups) as MenuGroupId[])
    .map((id): MenuGroup => ({
      id,
      label: menuGroups[id]?.[reader.language],
      items: rows.filter((row) => row.menu.group === id).map(toItem),
    }))
    .filter((group) => group.items.length > 0);
  return { groups, bottomBar: rows.filter((row) => row.menu.bottomBar).map(toItem) };
}

/** Where people work, by what they may do there: whoever leads the salon at the dashboard, the reception at today's calendar, the cashier at the till. */
const WORKPLACES: readonly [TableRow['name'], Permission][] = [
  ['manager-dashboard', 'platform-dashboard.view'],
  ['merchant-dashboard', 'dashboard.view'],
  ['merchant-appointments', 'appointments.create'],
  ['merchant-billing', 'billing.sell'],
  ['merchant-appointments', 'appointments.view-all'],
];

/** One's workplace, else the first page of the menu (an employee's own day), else the page that says there is none. */
export function homePath(
  table: readonly TableRow[],
  { kind, language, permissions, isEmployee }: Pick<Reader, 'kind' | 'language' | 'permissions' | 'isEmployee'>,
): string {
  const rows = openRows(table, { kind, permissions, isEmployee });
  const workplace = WORKPLACES.find(
    ([name, permission]) => can(permissions, permission) && rows.some((row) => row.name === name),
  );
  const first = workplace ? { name: workplace[0] } : rows[0];
  return first ? pathOf(first.name, language) : noPermissionPath(kind, language);
}

type MenuRow = TableRow & { menu: NonNullable<TableRow['menu']> };

function openRows(
  table: readonly TableRow[],
  { kind, permissions, isEmployee = false }: Pick<Reader, 'kind' | 'permissions' | 'isEmployee'>,
): MenuRow[] {
  const places = Object.keys(menuGroups);
  return table
    .filter(
      (row): row is MenuRow =>
        row.menu !== undefined &&
        row.area === kind &&
        (isEmployee || !row.menu.forEmployees) &&
        mayOpen(addresses[row.name].access, permissions) &&
        !(row.menu.unless && mayOpen(addresses[row.menu.unless].access, permissions)),
    )
    .toSorted((a, b) => places.indexOf(a.menu.group) - places.indexOf(b.menu.group) || a.menu.order - b.menu.order);
}

/** The row of the open page, or of the nearest page above it: a customer's page keeps "Customers" lit. */
function currentRow(rows: readonly MenuRow[], pathname: string): MenuRow | undefined {
  const { rest } = splitLanguage(pathname);
  const above = rows.filter((row) => rest === addresses[row.name].path || rest.startsWith(`${sectionOf(row)}/`));
  return above.toSorted((a, b) => sectionOf(b).length - sectionOf(a).length)[0];
}

const sectionOf = (row: MenuRow): string => row.menu.section ?? addresses[row.name].path;
