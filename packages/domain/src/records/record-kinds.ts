import type { Area } from '../kernel/contract';
import { can, type Permission, type PermissionMap } from '../kernel/permissions';

type Kind = {
  /** Who may look for one, by any of these rights: a filter by it is offered to nobody else. */
  access: 'signed-in' | readonly Permission[];
  /** Whose records they are: the salon's own, unless it says otherwise. */
  area?: Area;
};

/**
 * Records that filters and forms pick by name. A module that owns another kind adds a line here, and one on the server
 * that says how it is searched (`record-choices.ts`); without that one it does not compile.
 */
export const recordKinds = {
  customer: { access: ['customers.view'] },
  employee: { access: 'signed-in' },
  service: { access: 'signed-in' },
  product: { access: ['products.view'] },
  offer: { access: 'signed-in' },
  supplier: { access: ['accounting.expenses'] },
  'expense-type': { access: ['accounting.expenses'] },
  survey: { access: ['reports.surveys'] },
  merchant: { access: ['platform-accounting.view', 'platform-merchants.people'], area: 'manager' },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof recordKinds;
export const RECORD_KINDS = Object.keys(recordKinds) as [RecordKind, ...RecordKind[]];

/** Salons pick from what is theirs, and the platform's staff from what is the platform's. */
export function isOfArea(kind: RecordKind, area: Area): boolean {
  const { area: own = 'merchant' }: Kind = recordKinds[kind];
  return own === area;
}

/** Whoever may not see records of a kind picks none of them either. */
export function mayPick(kind: RecordKind, permissions: PermissionMap): boolean {
  const { access }: Kind = recordKinds[kind];
  return access === 'signed-in' || access.some((permission) => can(permissions, permission));
}
