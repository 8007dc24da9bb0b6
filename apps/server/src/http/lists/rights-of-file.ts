import type { PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { isWithin } from '@rawnaq/domain/roles/role.rules';

/**
 * A file is kept with the rights it was made with. Whoever has lost one since, or never had it, is not given what was
 * made with it; nor is who sees her own calendar alone, where it was made without that limit.
 */
export const hasAllOf = (now: PermissionMap, kept: unknown): boolean => isWithin(kept as PermissionMap, now);
