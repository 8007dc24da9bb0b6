import { accountTiers } from '../accounts/account.states';
import { fillPlaces, type Language, type Localized } from '../kernel/localized';
import { sayAmount, type Currency, type Minor } from '../kernel/money';
import { labelOf, type CodeIn } from '../kernel/state-machine';
import type { LocalDate } from '../kernel/time/local-date';
import { sayDay } from '../messages/salon-messages.rules';
import type { ContractDocument } from './contract-document';
import { contractPeriods } from './contract.states';

/** What a template may leave open, with the words of its list. */
export const contractPlaces = {
  platform: { en: 'Rawnaq, as the operator', ar: 'رونق، بصفته المشغّل' },
  merchant: { en: 'Name of the merchant', ar: 'اسم التاجر' },
  account: { en: 'Account ID', ar: 'رقم الحساب' },
  signer: { en: 'Who signs', ar: 'الموقّع' },
  package: { en: 'Package', ar: 'الباقة' },
  period: { en: 'Monthly or yearly', ar: 'شهرية أو سنوية' },
  price: { en: 'Price with VAT', ar: 'السعر شاملًا الضريبة' },
  start: { en: 'First day', ar: 'أول يوم' },
  end: { en: 'Last day', ar: 'آخر يوم' },
  number: { en: 'Contract number', ar: 'رقم العقد' },
} as const satisfies Record<string, Localized>;
export type ContractPlace = keyof typeof contractPlaces;

export type TemplateText = {
  english_title: string;
  arabic_title: string;
  clauses: readonly { english_title: string; arabic_title: string; english_body: string; arabic_body: string }[];
};

export type ContractTerms = {
  number: string;
  account_id: number;
  platform: string;
  merchant: Localized;
  signer_name: string;
  tier: CodeIn<typeof accountTiers>;
  period: CodeIn<typeof contractPeriods>;
  price: Minor;
  currency: Currency;
  starts_on: LocalDate;
  ends_on: LocalDate;
  special_english: string;
  special_arabic: string;
};

/** `{name}` of a text that no contract could fill. */
export const unknownPlaces = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !Object.hasOwn(contractPlaces, name));

const words = {
  second: { en: 'Second party', ar: 'الطرف الثاني' },
  signer: { en: 'Signed by', ar: 'الموقّع' },
  package: { en: 'Package', ar: 'الباقة' },
  term: { en: 'Term', ar: 'المدة' },
  value: { en: 'Value with VAT', ar: 'القيمة شاملة الضريبة' },
  special: { en: 'Special terms', ar: 'شروط خاصة' },
} as const;

/** The whole contract. The screen shows it before it is saved, the server keeps it: both by this function. */
export function composeContract(template: TemplateText, terms: ContractTerms): ContractDocument {
  const values = { en: valuesIn(terms, 'en'), ar: valuesIn(terms, 'ar') };
  const filled = (en: string, ar: string): Localized => ({
    en: fillPlaces(en, values.en),
    ar: fillPlaces(ar, values.ar),
  });
  const pair = (key: ContractPlace): Localized => ({ en: values.en[key], ar: values.ar[key] });
  const plan = (language: Language): string =>
    language === 'ar' ? `${values.ar.package}، ${values.ar.period}` : `${values.en.package}, ${values.en.period}`;
  return {
    number: terms.number,
    title: filled(template.english_title, template.arabic_title),
    facts: [
      { label: words.second, value: pair('merchant') },
      { label: words.signer, value: pair('signer') },
      { label: words.package, value: { en: plan('en'), ar: plan('ar') } },
      {
        label: words.term,
        value: {
          en: `${values.en.start} to ${values.en.end}`,
          ar: `${values.ar.start} إلى ${values.ar.end}`,
        },
      },
      { label: words.value, value: pair('price') },
    ],
    clauses: [
      ...template.clauses.map((clause) => ({
        title: filled(clause.english_title, clause.arabic_title),
        body: filled(clause.english_body, clause.arabic_body),
      })),
      // What was agreed with this merchant alone is taken as it was written: nothing in it is filled.
      ...(terms.special_english && terms.special_arabic
        ? [{ title: words.special, body: { en: terms.special_english, ar: terms.special_arabic } }]
        : []),
    ],
  };
}

const valuesIn = (terms: ContractTerms, language: Language): Record<ContractPlace, string> => ({
  platform: terms.platform,
  merchant: terms.merchant[language],
  account: String(terms.account_id),
  signer: terms.signer_name,
  package: labelOf(accountTiers, terms.tier)[language],
  period: labelOf(contractPeriods, terms.period)[language],
  price: sayAmount(terms.price, terms.currency, language),
  start: sayDay(terms.starts_on, language),
  end: sayDay(terms.ends_on, language),
  number: terms.number,
});
