import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { expect, it } from 'vitest';
import { hasAllOf } from './rights-of-file';

const rights = (...names: Permission[]) => toPermissionMap(names);

it('a file is for whoever has every right it was made with', () => {
  const kept = rights('reports.appointments', 'customers.view');
  expect(hasAllOf(rights('customers.view', 'reports.appointments', 'roles.edit'), kept)).toBe(true);
  expect(hasAllOf(rights('reports.appointments'), kept)).toBe(false);
  expect(hasAllOf({}, kept)).toBe(false);
});

it('of everybody’s visits it is not for who sees her own calendar alone, which is a right more', () => {
  const kept = rights('reports.appointments');
  expect(hasAllOf(rights('reports.appointments', 'appointments.view'), kept)).toBe(false);
  expect(hasAllOf(rights('reports.appointments', 'appointments.view', 'appointments.view-all'), kept)).toBe(true);
  // One of her own visits may be opened by whoever sees those of all.
  const own = rights('reports.appointments', 'appointments.view');
  expect(hasAllOf(own, own)).toBe(true);
  expect(hasAllOf(rights('reports.appointments', 'appointments.view', 'appointments.view-all'), own)).toBe(true);
});
