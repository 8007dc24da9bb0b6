import { expect, it } from 'vitest';
import { recordPath } from './record-path';

it('leads to a record by its address, or by the page that opens one', () => {
  expect(recordPath('merchant-employees-one', 7)).toBe('/merchant/employees/7');
  expect(recordPath('merchant-appointments', '12')).toBe('/merchant/appointments?open=12');
  expect(recordPath('merchant-customers-one', 'a/b?c')).toBe('/merchant/customers/a%2Fb%3Fc');
});

it('leads to the page above where no record is known', () => {
  expect(recordPath('merchant-employees-one', null)).toBe('/merchant/employees');
  expect(recordPath('merchant-appointments')).toBe('/merchant/appointments');
});
