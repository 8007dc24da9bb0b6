import { z } from 'zod';
import { codeOf } from '../kernel/input/fields';
import type { Localized } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import type { CodeIn } from '../kernel/state-machine';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { paymentMethods } from '../payments/payment.states';
import { defineSetting, type Problem } from './define-setting';
import { optionalArabic, optionalEnglish, optionalText } from './setting-fields';

type Method = CodeIn<typeof paymentMethods>;

const way = z.strictObject({
  method: codeOf(paymentMethods),
  is_active: z.boolean(),
  /** What merchants read; without a name, the usual word. */
  english_name: optionalEnglish(60),
  arabic_name: optionalArabic(60),
});

const { payment_link, transfer, cheque, cash, credit_card } = paymentMethods.codes;
const ALL: readonly Method[] = [payment_link, transfer, cheque, cash, credit_card];
const usual = (method: Method, is_active: boolean) => ({ method, is_active, english_name: '', arabic_name: '' });

/** How merchants may pay the platform, in the order in which they are told. */
export const platformMethodsSetting = defineSetting({
  id: 'platform-methods',
  access: 'platform-settings.view',
  title: pageWords['payment-methods'],
  shape: {
    methods: z.array(way).min(1).max(ALL.length),
    /** Where merchants transfer to; printed on the invoice. */
    bank_details: optionalText(500),
  },
  secrets: {},
  defaults: () => ({ methods: ALL.map((method) => usual(method, true)), bank_details: '' }),
  check: ({ methods }): Problem[] => {
    const distinct = new Set(methods.map(({ method }) => method)).size;
    return [
      { path: ['methods'], message: methods.some(({ is_active }) => is_active) ? undefined : say('required') },
      { path: ['methods'], message: distinct < methods.length ? say('max', { max: distinct }) : undefined },
    ];
  },
});
export type WayOfPaying = { method: Method; name: Localized };

/** What is offered, in its order and by its names. */
export const waysOfPaying = ({ methods }: { methods: readonly z.output<typeof way>[] }): WayOfPaying[] =>
  methods
    .filter(({ is_active }) => is_active)
    .map(({ method, english_name, arabic_name }) => {
      const { label } = paymentMethods.rows[method];
      return { method, name: { en: english_name || label.en, ar: arabic_name || label.ar } };
    });
