import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPermissionMap } from '../kernel/permissions';
import { dueNotice, NOTICE_DAYS, ownWords, permissionsOnVisit } from './account-life.rules';

describe('dueNotice', () => {
  it.each([
    [10, undefined],
    [4, undefined],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 0],
    [-1, undefined],
  ])('%i days left → %s', (left, notice) => expect(dueNotice(left)).toBe(notice));
  it('over a subscription, looked at every day or not, tells each notice at most once and never too early', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (ran) => {
        const told = ran.flatMap((on, index) => (on ? [dueNotice(10 - index)] : [])).filter((one) => one !== undefined);
        const once = [...new Set(told)];
        expect(once).toEqual(NOTICE_DAYS.filter((days) => once.includes(days)));
        ran.forEach((on, index) => {
          const notice = on ? dueNotice(10 - index) : undefined;
          if (notice !== undefined) expect(10 - index).toBeLessThanOrEqual(notice);
        });
      }),
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
