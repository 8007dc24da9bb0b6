import { describe, expect, it } from 'vitest';
import { isExclusionViolation, isUniqueViolation } from './pg-errors';

const refused = (code: string, constraint: string | undefined, message = '') =>
  Object.assign(new Error(message), { code, ...(constraint ? { constraint } : {}) });

describe('the name of a violated constraint', () => {
  it.each([
    ['as one server says it', refused('23505', 'customers_mobile_key')],
    ['with the number of a part behind it', refused('23505', 'customers_mobile_key_102179')],
    [
      'in the message only',
      refused('23505', undefined, 'duplicate key value violates unique constraint "customers_mobile_key_102179"'),
    ],
  ])('is known %s', (_how, error) => {
    expect(isUniqueViolation(error, 'customers_mobile_key')).toBe(true);
    expect(isUniqueViolation(error, 'customers_mobile')).toBe(false);
    expect(isExclusionViolation(error, 'customers_mobile_key')).toBe(false);
  });

  it('keeps a short number that is its own', () => {
    expect(isUniqueViolation(refused('23505', 'plans_of_2026'), 'plans_of_2026')).toBe(true);
    expect(isExclusionViolation(refused('23P01', 'busy_times_customer_once_102345'), 'busy_times_customer_once')).toBe(
      true,
    );
  });
});
