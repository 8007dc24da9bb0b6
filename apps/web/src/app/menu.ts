import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can, type Permission, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import type { NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { mayOpen, noPermissionPath } from '../lib/pages/guards';
import { MENU_GROUP_IDS, menuGroups } from '../ui/menu/menu-groups';
import type { TableRow } from './route-table';
import type { MenuDoor, MenuGroup, MenuIcon, MenuPage } from '../ui/shell/shell-props';

type Person = {
  kind: UserKind;
  permissions: PermissionMap;
  /** The login belongs to an employee. */ isEmployee?: boolean;
};
type Reader = Person & {
  language: Language;
  /** The page that is open. */ open: AddressName;
  unread: Partial<Record<NotificationType, number>>;
};

/** Thumbs reach four places beside "More". */
const DOORS = 4;

/** The menu of one person: pages that exist and may be opened, grouped and in order. */
export function buildMenu(table: readonly TableRow[], reader: Reader): { groups: MenuGroup[]; doors: MenuDoor[] } {
  const rows = menuRows(table, reader);
  const lit = litRow(table, rows, reader.open);
  const waiting = ({ counts = [] }: TableRow) =>
    [counts].flat().reduce((sum, type) => sum + (reader.unread[type] ?? 0), 0);
  const toPage = (row: MenuRow): MenuPage => ({
    name: row.name,
    label: (row.menu.label ?? row.title)[reader.language],
    href: pathOf(row.name, reader.language),
    active: row === lit,
    count: waiting(row) + behind(table, row, reader.permissions).reduce((sum, other) => sum + waiting(other), 0),
  });
  const groups = MENU_GROUP_IDS.map((id): MenuGroup => {
    const pages = rows.filter((row) => row.menu.group === id).map(toPage);
    return {
      id,
      // A group of one page is that page, and is called so.
      label: pages.length === 1 ? pages[0]!.label : menuGroups[id].label[reader.language],
      icon: menuGroups[id].icon,
      active: pages.some((page) => page.active),
      count: pages.reduce((sum, page) => sum + page.count, 0),
      pages,
    };
  }).filter((group) => group.pages.length > 0);
  return { groups, doors: doorsOf(groups) };
}

/** The bar of phones: the first groups, or every page where there are few. */
function doorsOf(groups: readonly MenuGroup[]): MenuDoor[] {
  const pages = groups.flatMap((group) => group.pages.map((page) => ({ ...page, icon: group.icon, id: page.name })));
  if (pages.length <= DOORS) return pages;
  return groups.slice(0, DOORS).map((group) => ({ ...group, href: group.pages[0]!.href }));
}

export type OpenPage = { row: TableRow; icon: MenuIcon | undefined; place: string | undefined };

/** Every page one may go to without more words, for search: also those that stand behind an entry of the menu. */
export function openPages(table: readonly TableRow[], person: Person, language: Language): OpenPage[] {
  const rows = menuRows(table, person);
  return table
    .filter((row) => !row.leadsOn && isOpenTo(row, table, person) && isWholeAddress(row.name))
    .map((row) => {
      const entry = litRow(table, rows, row.name);
      const place = entry && (entry === row ? menuGroups[entry.menu.group].label : (entry.menu.label ?? entry.title));
      return {
        row,
        icon: entry && menuGroups[entry.menu.group].icon,
        place: place && place.en !== row.title.en ? place[language] : undefined,
      };
    });
}

/**
 * Where people work, by what they may do there: whoever leads the salon at the dashboard, the reception at today's
 * calendar, the cashier at the till.
 */
const WORKPLACES: readonly [TableRow['name'], Permission][] = [
  ['manager-dashboard', 'platform-dashboard.view'],
  ['merchant-dashboard', 'dashboard.view'],
  ['merchant-appointments', 'appointments.create'],
  ['merchant-billing', 'billing.sell'],
  ['merchant-appointments', 'appointments.view-all'],
];

/**
 * One's workplace, else an employee's own day, else the first page of the menu, else one's own profile, else the page
 * that says there is none.
 */
export function homePath(table: readonly TableRow[], { language, ...person }: Person & { language: Language }): string {
  const rows = menuRows(table, person);
  const workplace = WORKPLACES.find(
    ([name, permission]) => can(person.permissions, permission) && rows.some((row) => row.name === name),
  );
  const profile = table.find((row) => row.name === 'merchant-profile' && row.area === person.kind);
  const ownDay = rows.find((row) => row.menu.forEmployees);
  const first = workplace ? { name: workplace[0] } : (ownDay ?? rows[0] ?? profile);
  return first ? pathOf(first.name, language) : noPermissionPath(person.kind, language);
}

type MenuRow = TableRow & { menu: NonNullable<TableRow['menu']> };

function menuRows(table: readonly TableRow[], person: Person): MenuRow[] {
  return table
    .filter((row): row is MenuRow => row.menu !== undefined && isOpenTo(row, table, person))
    .toSorted(
      (a, b) =>
        MENU_GROUP_IDS.indexOf(a.menu.group) - MENU_GROUP_IDS.indexOf(b.menu.group) || a.menu.order - b.menu.order,
    );
}

/** A page that only leads to others (reports, settings) is there for whoever may open one of them. */
function isOpenTo(row: TableRow, table: readonly TableRow[], person: Person): boolean {
  const { access } = addresses[row.name];
  if (row.area !== person.kind || !mayOpen(access, person.permissions)) return false;
  if (row.menu?.forEmployees && !person.isEmployee) return false;
  const leads = table.some(({ under }) => under === row.name);
  return access !== 'signed-in' || !leads || behind(table, row, person.permissions).length > 0;
}

/** The pages an entry stands for, of those one may open. */
const behind = (table: readonly TableRow[], row: TableRow, permissions: PermissionMap): TableRow[] =>
  table.filter(
    ({ under, name, leadsOn }) => !leadsOn && under === row.name && mayOpen(addresses[name].access, permissions),
  );

/**
 * The entry of the open page: its own, the one that stands for it, or the nearest above it (a customer's page keeps
 * "Customers" lit).
 */
function litRow(table: readonly TableRow[], rows: readonly MenuRow[], open: AddressName): MenuRow | undefined {
  const own = rows.find(({ name }) => name === open);
  if (own) return own;
  const under = table.find(({ name }) => name === open)?.under;
  if (under) return rows.find(({ name }) => name === under);
  const { path } = addresses[open];
  return rows
    .filter(({ name }) => path.startsWith(`${addresses[name].path}/`))
    .toSorted((a, b) => addresses[b.name].path.length - addresses[a.name].path.length)[0];
}

const isWholeAddress = (name: AddressName): boolean =>
  !addresses[name].path.includes(':') && !name.endsWith('-no-permission');
