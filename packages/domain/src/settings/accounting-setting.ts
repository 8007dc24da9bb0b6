import { z } from 'zod';
import { checkTaxPercentage } from '../kernel/input/business-validators';
import { gulfCountry } from '../kernel/places/countries';
import { basisPoints, codeOf, minorAmount } from '../kernel/input/fields';
import { defineCodes } from '../kernel/state-machine';
import { checkRequired, checkTrn, firstOf } from '../kernel/input/validators';
import { pageWords } from '../kernel/page-words';
import { paymentMethods } from '../payments/payment.states';
import { defineSetting } from './define-setting';
import { optionalTrn } from './setting-fields';

/** What a commission is a share of. */
export const commissionBases = defineCodes({
  net: { code: 'net', label: { en: 'Price before VAT', ar: 'السعر قبل الضريبة' } },
  gross: { code: 'gross', label: { en: 'Price including VAT', ar: 'السعر شامل الضريبة' } },
});

/** When a commission is earned. */
export const commissionMoments = defineCodes({
  issue: { code: 'issue', label: { en: 'When the invoice is issued', ar: 'عند إصدار الفاتورة' } },
  payment: { code: 'payment', label: { en: 'As the invoice is paid', ar: 'عند سداد الفاتورة' } },
});

const { cash, credit_card, transfer, payment_link } = paymentMethods.codes;

/** What prices of a salon include: nothing while it does not charge VAT. */
export const vatRateOf = ({ vat_active, vat_rate }: { vat_active: boolean; vat_rate: number }): number =>
  vat_active ? vat_rate : 0;

export const accountingSetting = defineSetting({
  id: 'accounting',
  access: 'settings.accounting',
  title: pageWords['accounting-settings'],
  shape: {
    vat_active: z.boolean(),
    /** Basis points: 5 % is 500. */
    vat_rate: basisPoints(),
    trn: optionalTrn(),
    payment_methods: z.array(codeOf(paymentMethods)).min(1).max(Object.keys(paymentMethods.codes).length),
    loyalty_active: z.boolean(),
    /** For each whole unit of the currency that is spent. */
    points_per_unit: z.int().min(1).max(1000),
    /** What one point is worth in a loyalty voucher, in minor units. */
    point_value: minorAmount({ min: 1, max: 100_000 }),
    least_points: z.int().min(1).max(1_000_000),
    /** Empty: points stay for ever. */
    points_expire_after_months: z.int().min(1).max(120).nullable().default(null),
    commission_basis: codeOf(commissionBases),
    commission_when: codeOf(commissionMoments).default(commissionMoments.codes.issue),
    commission_before_discount: z.boolean().default(false),
    /** A credit note then takes nothing back from employees; the report shows what the salon bore. */
    commission_absorbed: z.boolean().default(false),
    /** The day on which the salaries of the month before are proposed as an expense; 0 never. */
    salaries_day: z.int().min(0).max(28).default(1),
  },
  secrets: {},
  defaults: ({ country }) => {
    const rate = gulfCountry(country)?.vat_rate ?? 0;
    return {
      vat_active: rate > 0,
      vat_rate: rate,
      trn: '',
      payment_methods: [cash, credit_card, transfer, payment_link],
      loyalty_active: false,
      points_per_unit: 1,
      point_value: 5,
      least_points: 100,
      points_expire_after_months: null,
      commission_basis: commissionBases.codes.net,
      commission_when: commissionMoments.codes.issue,
      commission_before_discount: false,
      commission_absorbed: false,
      salaries_day: 1,
    };
  },
  // Whoever adds VAT to a bill must print a tax number on it.
  check: ({ vat_active, vat_rate, trn }, { country }) => [
    { path: ['vat_rate'], message: checkTaxPercentage(vat_active, vat_rate) },
    { path: ['trn'], message: firstOf(vat_active ? checkRequired(trn) : undefined, checkTrn(trn, country)) },
  ],
});
