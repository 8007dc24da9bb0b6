import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  merchantModules,
  permissionNames,
  toPermissionMap,
  type Permission,
  type PermissionMap,
} from '../kernel/permissions';
import { addedBy, cleanPermissions, countActions, isChangeWithin, isOwnCalendar, isWithin } from './role.rules';

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
        if (!isOwnCalendar(held)) expect(isWithin(wanted, held)).toBe(countActions(added) === 0);
        else if (isWithin(wanted, held)) expect(countActions(added)).toBe(0);
        expect(isWithin(held, held)).toBe(true);
        expect(isChangeWithin(wanted, wanted, held)).toBe(true);
        expect(isChangeWithin({}, wanted, held)).toBe(isWithin(wanted, held));
        for (const [module, actions] of Object.entries(added))
          for (const action of actions) expect(held[module] ?? []).not.toContain(action);
      }),
    );
  });

  it('of an own calendar alone give no more than an own calendar', () => {
    const map = (...names: Permission[]) => toPermissionMap(names);
    const own = map('appointments.view', 'reports.appointments', 'roles.edit');
    expect(isWithin(map('appointments.view', 'reports.appointments'), own)).toBe(true);
    // Without a calendar reports count everybody's visits.
    expect(isWithin(map('reports.appointments'), own)).toBe(false);
    expect(isWithin({}, own)).toBe(true);
    expect(isWithin(map('reports.appointments'), map('reports.appointments'))).toBe(true);
    expect(isWithin(map('reports.appointments'), { ...own, 2: [1, 7] })).toBe(true);

    expect(isChangeWithin(own, map('reports.appointments', 'roles.edit'), own)).toBe(false);
    expect(isChangeWithin(own, map('appointments.view'), own)).toBe(true);
    expect(isChangeWithin(own, {}, own)).toBe(true);
    // Somebody else lifted it before: that is kept and can be narrowed, nothing is added to it.
    const lifted = map('reports.appointments', 'products.view');
    expect(isChangeWithin(lifted, map('reports.appointments'), own)).toBe(true);
    expect(isChangeWithin(lifted, { ...lifted, ...map('roles.edit') }, own)).toBe(false);
    expect(isChangeWithin(own, map('reports.appointments'), map('reports.appointments'))).toBe(true);
  });
});
