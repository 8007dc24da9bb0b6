import { expect, it } from 'vitest';
import { companyNamed } from './gateway-companies';

it('knows a company however it is written', () => {
  expect(
    ['MyFatoorah', 'my fatoorah', ' MOYASAR ', 'Tap', 'tap.', 'Stripe', '', 'constructor'].map(companyNamed),
  ).toEqual(['myfatoorah', 'myfatoorah', 'moyasar', 'tap', 'tap', undefined, undefined, undefined]);
});
