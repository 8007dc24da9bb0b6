import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPermissionMap } from '../kernel/permissions';
import { dueNotice, NOTICE_DAYS, ownWords, permissionsOnVisit } from './account-life.rules';

describe('dueNotice', () => {
  it.each([
    [10, 'trial', undefined],
    [4, 'trial', undefined],
    [3, 'trial', 3],
    [2, 'trial', 3],
    [1, 'trial', 1],
    [0, 'trial', 0],
    [-1, 'trial', undefined],
    [15, 'active', undefined],
    [14, 'active', 14],
    [8, 'active', 14],
    [7, 'active', 7],
    [0, 'active', 0],
    [-1, 'active', -1],
    [-4, 'active', -1],
    [-5, 'active', -5],
    [-7, 'active', -5],
    [-8, 'active', undefined],
  ] as const)('%i days left of %s → %s', (left, status, notice) => expect(dueNotice(left, status)).toBe(notice));

  it('over a subscription, looked at every day or not, tells each notice at most once and never too early', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('trial', 'active'),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (status, ran) => {
          const notices = ran.map((on, index) => (on ? dueNotice(18 - index, status) : undefined));
          const once = [...new Set(notices.filter((one) => one !== undefined))];
          expect(once).toEqual(NOTICE_DAYS[status].filter((days) => once.includes(days)));
          notices.forEach((notice, index) => {
            if (notice !== undefined) expect(18 - index).toBeLessThanOrEqual(notice);
          });
        },
      ),
    );
  });
});

describe('permissionsOnVisit', () => {
  it('takes away the gateway and the logins, nothing else', () => {
    const all = toPermissionMap([
      'settings.payment-gateway',
      'settings.general',
      'employees.access-login',
      'employees.view',
    ]);
    expect(permissionsOnVisit(all)).toEqual(toPermissionMap(['settings.general', 'employees.view']));
    expect(permissionsOnVisit({})).toEqual({});
    expect(all[13]).toHaveLength(2);
  });
});

describe('ownWords', () => {
  it('leaves out what half of all salons are called', () => {
    expect(ownWords('Hams Ladies Salon')).toEqual(['hams']);
    expect(ownWords('صالون همس النسائي')).toEqual(['همس']);
    expect(ownWords('Salon')).toEqual([]);
  });
});
