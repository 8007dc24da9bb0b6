import { describe, expect, it } from 'vitest';
import { managerModules, merchantModules, numbersOf, permissionNames, toPermissionMap } from '../kernel/permissions';
import { ACCESS_LEVELS, accessLevelOf, actionsAt } from './access-levels';
import { BUILT_IN_ROLES, builtInRoles, platformRoles } from './built-in-roles';

describe('built-in roles', () => {
  it("are the client's five and the plain employee, named in both languages", () => {
    expect(BUILT_IN_ROLES).toEqual(['owner', 'administrator', 'manager', 'receptionist', 'cashier', 'employee']);
    for (const role of [...Object.values(builtInRoles), ...Object.values(platformRoles)]) {
      expect(role.label.en).not.toBe('');
      expect(role.label.ar).toMatch(/[\u0621-\u064A]/);
      expect(new Set<string>(role.permissions).size).toBe(role.permissions.length);
      for (const permission of role.permissions) expect(numbersOf(permission).module).toBeGreaterThan(0);
    }
  });

  it('owner and administrator may do everything a merchant can', () => {
    const all = permissionNames(merchantModules);
    expect(builtInRoles.owner.permissions).toEqual(all);
    expect(builtInRoles.administrator.permissions).toEqual(all);
  });

  it('each role below holds less, and only the owner and administrators touch roles, logins and the gateway', () => {
    const sizes = (['administrator', 'manager', 'receptionist', 'cashier', 'employee'] as const).map(
      (name) => builtInRoles[name].permissions.length,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(sizes.length);
    for (const name of ['manager', 'receptionist', 'cashier', 'employee'] as const) {
      for (const kept of ['roles.edit', 'employees.access-login', 'settings.payment-gateway', 'settings.audit'])
        expect(builtInRoles[name].permissions).not.toContain(kept);
    }
    for (const name of ['receptionist', 'cashier'] as const)
      for (const kept of [
        'billing.change-price',
        'billing.debt',
        'billing.free-gift-card',
        'accounting.cancel-invoice',
      ])
        expect(builtInRoles[name].permissions).not.toContain(kept);
  });

  it('an employee sees the own calendar and attendance only', () => {
    expect(builtInRoles.employee.permissions).toEqual(['appointments.view', 'attendance.own']);
  });

  it('support looks at everything of the platform and works only in the trackers', () => {
    expect(platformRoles['manager-administrator'].permissions).toEqual(permissionNames(managerModules));
    expect(platformRoles.support.permissions).toContain('platform-trackers.block-ips');
    expect(platformRoles.support.permissions).toContain('platform-merchants.view');
    for (const kept of [
      'platform-merchants.login-as-owner',
      'platform-settings.edit',
      'platform-settings.backups',
      'platform-accounting.edit',
    ])
      expect(platformRoles.support.permissions).not.toContain(kept);
  });

  it('no merchant role reaches into the platform', () => {
    for (const role of Object.values(builtInRoles))
      for (const module of Object.keys(toPermissionMap(role.permissions))) expect(Number(module)).toBeLessThan(100);
  });
});

describe('access levels', () => {
  const modules = [...Object.values(merchantModules), ...Object.values(managerModules)];

  it('each holds what the one before holds, and full access is every action', () => {
    for (const { module, actions } of modules) {
      for (const [index, level] of ACCESS_LEVELS.entries()) {
        const before = index === 0 ? [] : actionsAt(module, ACCESS_LEVELS[index - 1]!);
        for (const action of before) expect(actionsAt(module, level)).toContain(action);
      }
      expect(actionsAt(module, 'no_access')).toEqual([]);
      expect(actionsAt(module, 'full_access')).toHaveLength(Object.keys(actions).length);
    }
  });

  it('a level is recognised, a hand-made set is not', () => {
    expect(actionsAt(4, 'view')).toEqual([1]);
    expect(actionsAt(4, 'create')).toEqual([1, 2, 3, 8]);
    expect(accessLevelOf(4, [8, 3, 1])).toBe('write');
    expect(accessLevelOf(4, [1, 2, 3, 8])).toBe('create');
    expect(accessLevelOf(4, [1, 7])).toBeUndefined();
    expect(accessLevelOf(4, [])).toBe('no_access');
    for (const { module } of modules)
      for (const level of ACCESS_LEVELS) expect(accessLevelOf(module, actionsAt(module, level))).toBeDefined();
  });
});
