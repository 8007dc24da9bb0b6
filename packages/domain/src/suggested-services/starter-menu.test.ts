import { describe, expect, it } from 'vitest';
import { businessTypes } from '../accounts/account.states';
import { toSearchKey } from '../kernel/text/search-key';
import { starterMenu } from './starter-menu';
import { suggestedGroupFields, suggestedServiceFields } from './suggested-services.contract';

const services = starterMenu.flatMap((group) => group.services);

describe('the menu a new platform suggests', () => {
  it('fits the rules a manager has to keep', () => {
    for (const { services: own, ...group } of starterMenu) {
      expect(
        suggestedGroupFields.safeParse({ ...group, business_types: [...group.business_types] }).error?.issues,
        group.english_name,
      ).toBeUndefined();
      for (const one of own)
        expect(
          suggestedServiceFields.safeParse({ ...one, business_types: [...one.business_types], group_id: 1 }).error
            ?.issues,
          one.english_name,
        ).toBeUndefined();
    }
  });

  it('takes in English what salons may keep in English', () => {
    const one = { ...services[0]!, business_types: [...services[0]!.business_types], group_id: 1 };
    const refused = (names: object) =>
      suggestedServiceFields.safeParse({ ...one, ...names }).error?.issues.map(({ path }) => path);
    expect(refused({ english_name: 'قص شعر' })).toEqual([['english_name']]);
    expect(refused({ arabic_name: 'شمع Rica' })).toBeUndefined();
  });

  it('names nothing twice in either language', () => {
    for (const names of [
      services.map((one) => one.english_name),
      services.map((one) => one.arabic_name),
      starterMenu.map((one) => one.english_name),
      starterMenu.map((one) => one.arabic_name),
    ])
      expect(new Set(names.map(toSearchKey)).size).toBe(names.length);
  });

  it('has something for every kind of salon, inside a group of that salon', () => {
    for (const type of Object.values(businessTypes.codes))
      expect(services.filter((one) => one.business_types.includes(type)).length, type).toBeGreaterThanOrEqual(6);
    for (const group of starterMenu)
      for (const one of group.services)
        expect(
          one.business_types.filter((type) => !group.business_types.includes(type)),
          one.english_name,
        ).toEqual([]);
  });
});
