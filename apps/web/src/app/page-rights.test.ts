import { addresses } from '@rawnaq/domain/kernel/addresses';
import {
  managerModules,
  merchantModules,
  permissionNames,
  toPermissionMap,
  type Permission,
} from '@rawnaq/domain/kernel/permissions';
import { describe, expect, it } from 'vitest';
import { detourFor } from '../lib/pages/guards';
import { routeTable } from './route-table';

const isRight = (access: string): access is Permission => access !== 'public' && access !== 'signed-in';
const everything = { merchant: permissionNames(merchantModules), manager: permissionNames(managerModules) };

describe.each(['merchant', 'manager'] as const)('every guarded page of the %s', (kind) => {
  const pages = routeTable.filter(({ name, area }) => area === kind && isRight(addresses[name].access));
  const detour = (access: Permission, permissions: readonly Permission[]) =>
    detourFor(
      { kind, language: 'ar', access, here: '/here' },
      { locked: false, permissions: toPermissionMap(permissions) },
    );

  it('stays closed to somebody who has every right but its own, and opens to its own alone', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const { name } of pages) {
      const { access } = addresses[name];
      if (!isRight(access)) continue;
      const others = everything[kind].filter((one) => one !== access);
      expect([name, detour(access, others)]).toEqual([name, `/ar/${kind}/no-permission`]);
      expect([name, detour(access, [access])]).toEqual([name, undefined]);
    }
  });
});
