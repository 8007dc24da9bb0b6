import { z } from 'zod';
import { checkTaxPercentage } from '../kernel/input/business-validators';
import { basisPoints } from '../kernel/input/fields';
import { checkRequired, checkTrn, firstOf } from '../kernel/input/validators';
import { gulfCountry } from '../kernel/places/countries';
import { defineSetting } from './define-setting';
import {
  optionalArabic,
  optionalEmail,
  optionalEnglish,
  optionalTelephone,
  optionalText,
  optionalTrn,
} from './setting-fields';

/** Who sells to merchants, and on which terms: what stands on every account invoice. */
export const platformBillingSetting = defineSetting({
  id: 'platform-billing',
  access: 'platform-settings.view',
  title: { en: 'Billing of merchants', ar: 'فوترة التجار' },
  shape: {
    legal_english_name: optionalEnglish(120),
    legal_arabic_name: optionalArabic(120),
    english_address: optionalText(300),
    arabic_address: optionalText(300),
    email: optionalEmail(),
    telephone: optionalTelephone(),
    vat_active: z.boolean(),
    vat_rate: basisPoints(),
    trn: optionalTrn(),
    /** Days between an invoice and the day it is due. */
    due_days: z.int().min(0).max(90),
  },
  secrets: {},
  defaults: ({ country }) => {
    const rate = gulfCountry(country)?.vat_rate ?? 0;
    return {
      legal_english_name: '',
      legal_arabic_name: '',
      english_address: '',
      arabic_address: '',
      email: '',
      telephone: '',
      vat_active: rate > 0,
      vat_rate: rate,
      trn: '',
      due_days: 14,
    };
  },
  check: ({ vat_active, vat_rate, trn }, { country }) => [
    { path: ['vat_rate'], message: checkTaxPercentage(vat_active, vat_rate) },
    { path: ['trn'], message: firstOf(vat_active ? checkRequired(trn) : undefined, checkTrn(trn, country)) },
  ],
});
