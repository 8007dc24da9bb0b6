import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchantModules, permissionNames, toPermissionMap, type PermissionMap } from '../kernel/permissions';
import { addedBy, cleanPermissions, countActions, isWithin } from './role.rules';

const all = permissionNames(merchantModules);
const some = fc.subarray(all).map((names) => cleanPermissions(toPermissionMap(names))!);

describe('permissions of a role', () => {
  it('are known, once and in order, or refused', () => {
    expect(cleanPermissions({ 4: [3, 1, 3], 9: [] })).toEqual({ 4: [1, 3] });
    for (const strange of [{ 4: [99] }, { 77: [1] }, { 101: [1] }, { __proto__x: [1] }] as PermissionMap[])
      expect(cleanPermissions(strange)).toBeUndefined();
    expect(countActions(cleanPermissions(toPermissionMap(all))!)).toBe(all.length);
  });

  it('can be given by those who hold them only', () => {
    expect(isWithin({ 4: [1] }, { 4: [1, 2] })).toBe(true);
    expect(isWithin({ 4: [3] }, { 4: [1, 2] })).toBe(false);
    expect(isWithin({ 5: [1] }, { 4: [1, 2] })).toBe(false);
    fc.assert(
      fc.property(some, some, (wanted, held) => {
        const added = addedBy(held, wanted);
        expect(isWithin(wanted, held)).toBe(countActions(added) === 0);
        for (const [module, actions] of Object.entries(added))
          for (const action of actions) expect(held[module] ?? []).not.toContain(action);
      }),
    );
  });
});
