import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';

/**
 * A file is kept with the rights it was made with. Whoever has lost one since, or never had it, is not given what was
 * made with it.
 */
export const hasAllOf = (now: PermissionMap, kept: unknown): boolean =>
  Object.entries(kept as PermissionMap).every(([module, actions]) =>
    actions.every((action) => now[Number(module)]?.includes(action) ?? false),
  );
