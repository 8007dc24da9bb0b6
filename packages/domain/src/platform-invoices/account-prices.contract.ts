import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, minorAmount } from '../kernel/input/fields';
import { GULF_ISO2 } from '../kernel/places/countries';
import { platformBillingSetting } from '../settings/platform-billing-setting';
import { platformMethodsSetting } from '../settings/platform-methods-setting';
import { settingEndpoints } from '../settings/define-setting';
import { accountPeriods, pricedItems } from './account-items.states';

export const MOST_PRICE = 100_000_000;
const price = z.object({
  item: codeOf(pricedItems),
  period: codeOf(accountPeriods),
  price: minorAmount({ min: 0, max: MOST_PRICE }),
});
export type AccountPrice = z.output<typeof price>;

/** Items without a price are not sold in the country. */
export const savePricesInput = z.strictObject({
  country: z.enum(GULF_ISO2),
  prices: z.array(price).max(20).default([]),
});

const view = { areas: ['manager'], access: 'platform-settings.view' } as const;
const edit = { areas: ['manager'], access: 'platform-settings.edit' } as const;
const usersOf = z.int().min(1).max(10_000).nullable().default(null);
/** Empty: as many as they like. */
export const packageLimits = z.strictObject({ basic: usersOf, advanced: usersOf, premium: usersOf });
const ofPlatform = { areas: ['manager'], read: 'platform-settings.view', write: 'platform-settings.edit' } as const;
const billing = settingEndpoints(platformBillingSetting, { ...ofPlatform, path: 'platform_billing' });
const methods = settingEndpoints(platformMethodsSetting, { ...ofPlatform, path: 'platform_methods' });

export const accountPricesContract = {
  get: endpoint({
    ...view,
    method: 'GET',
    path: 'account_prices/get',
    summary: 'What packages cost merchants of a country, without VAT',
    input: z.object({ country: z.enum(GULF_ISO2) }),
    output: z.object({ currency: z.string(), prices: z.array(price) }),
    errors: [],
  }),
  save: endpoint({
    ...edit,
    method: 'POST',
    path: 'account_prices/save',
    summary: 'Save all prices of a country',
    input: savePricesInput,
    output: z.object({ done: z.literal(true) }),
    errors: [],
  }),
  get_limits: endpoint({
    ...view,
    method: 'GET',
    path: 'account_prices/get_limits',
    summary: 'How many people may sign in with each package',
    input: z.object({}),
    output: z.object({
      basic: z.int().nullable(),
      advanced: z.int().nullable(),
      premium: z.int().nullable(),
    }),
    errors: [],
  }),
  save_limits: endpoint({
    ...edit,
    method: 'POST',
    path: 'account_prices/save_limits',
    summary: 'Save how many people may sign in with each package',
    input: packageLimits,
    output: z.object({ done: z.literal(true) }),
    errors: [],
  }),
  get_methods: methods.get,
  save_methods: methods.save,
  get_billing: billing.get,
  save_billing: billing.save,
};
