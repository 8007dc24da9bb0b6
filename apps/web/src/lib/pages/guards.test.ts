import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { describe, expect, it } from 'vitest';
import { detourFor, returnPath } from './guards';

const visit = {
  kind: 'merchant',
  language: 'en',
  access: 'customers.view',
  here: '/en/merchant/customers?page=2',
} as const;
const visitor = { locked: false, permissions: toPermissionMap(['customers.view']) };

describe('who may come in', () => {
  it('opens a page to those who hold its permission', () => expect(detourFor(visit, visitor)).toBeUndefined());

  it('sends strangers to the door of the area and remembers where they wanted to go', () => {
    expect(detourFor(visit, undefined)).toBe('/en/merchant/sign-in?next=%2Fen%2Fmerchant%2Fcustomers%3Fpage%3D2');
    expect(detourFor({ ...visit, kind: 'manager', language: 'ar', here: '/manager/dashboard' }, undefined)).toBe(
      '/ar/manager/sign-in?next=%2Fmanager%2Fdashboard',
    );
  });

  it('sends a locked session to the lock screen before asking for permissions', () => {
    expect(detourFor({ ...visit, access: 'roles.edit' }, { ...visitor, locked: true })).toBe(
      '/en/merchant/lock-screen?next=%2Fen%2Fmerchant%2Fcustomers%3Fpage%3D2',
    );
  });

  it('sends everybody else to no-permission', () => {
    expect(detourFor({ ...visit, access: 'roles.edit' }, visitor)).toBe('/en/merchant/no-permission');
    expect(detourFor({ ...visit, kind: 'manager', access: 'platform-trackers.view' }, visitor)).toBe(
      '/en/manager/no-permission',
    );
    expect(detourFor(visit, { locked: false, permissions: { 4: [] } })).toBe('/en/merchant/no-permission');
  });

  it('asks nothing on open pages', () => expect(detourFor({ ...visit, access: 'public' }, undefined)).toBeUndefined());
});

describe('the way back after sign-in', () => {
  it.each([
    ['/en/merchant/customers?page=2', '/en/merchant/customers?page=2'],
    ['/merchant/customers', '/merchant/customers'],
    ['https://evil.example/merchant', undefined],
    ['//evil.example/merchant', undefined],
    ['/\\evil.example/merchant', undefined],
    ['/en/manager/dashboard', undefined],
    ['/en/merchant/my-properties', undefined],
    ['/en/merchant/sign-in', undefined],
    ['/en/merchant/logout', undefined],
    ['/en/features', undefined],
    [null, undefined],
  ])('%s → %s', (next, path) => expect(returnPath(next, 'merchant')).toBe(path));
});
