import { z } from 'zod';
import { pageWords } from '../kernel/page-words';
import { defineSetting } from './define-setting';
import { optionalText } from './setting-fields';

/** Left out or empty: the stored one stays. */
const secretText = z.string().trim().max(500).optional();

export const paymentGatewaySetting = defineSetting({
  id: 'payment-gateway',
  access: 'settings.payment-gateway',
  title: pageWords['payment-gateway'],
  // `is_test`: of companies whose keys do not say by themselves that they are of a test account.
  shape: { is_active: z.boolean(), company: optionalText(100), is_test: z.boolean().default(false) },
  secrets: { key: secretText, secret: secretText },
  defaults: () => ({ is_active: false, company: '', is_test: false }),
  errors: ['GATEWAY_INCOMPLETE', 'GATEWAY_UNKNOWN'],
});
