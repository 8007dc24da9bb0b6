import type { Access } from '../kernel/contract';
import { can, type PermissionMap } from '../kernel/permissions';

/**
 * Records that filters and forms pick by name. A module that owns another kind adds a line here, and one on the server
 * that says how it is searched (`record-choices.ts`); without that one it does not compile.
 */
export const recordKinds = {
  customer: { access: 'customers.view' },
  employee: { access: 'signed-in' },
  service: { access: 'signed-in' },
  product: { access: 'products.view' },
  offer: { access: 'signed-in' },
  supplier: { access: 'accounting.expenses' },
  'expense-type': { access: 'accounting.expenses' },
  survey: { access: 'reports.surveys' },
} as const satisfies Record<
  string,
  { /** Who may look for one: a filter by it is offered to nobody else. */ access: Access }
>;

export type RecordKind = keyof typeof recordKinds;
export const RECORD_KINDS = Object.keys(recordKinds) as [RecordKind, ...RecordKind[]];

/** Whoever may not see records of a kind picks none of them either. */
export function mayPick(kind: RecordKind, permissions: PermissionMap): boolean {
  const { access } = recordKinds[kind];
  return access === 'signed-in' || can(permissions, access);
}
