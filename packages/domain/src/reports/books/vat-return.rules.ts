import type { Localized } from '../../kernel/localized';
import { sumMinor, type Minor } from '../../kernel/money';

/** What was sold at one rate, notes included: net without VAT. */
export type RateSum = { rate: number; net: Minor; vat: Minor };
/** The notes of a period by kind and rate; credit notes below zero. */
export type NoteSum = RateSum & { kind: 'credit_note' | 'debit_note' };
export type VatFacts = {
  country: string;
  city: string;
  rates: readonly RateSum[];
  notes: readonly NoteSum[];
  /** VAT that was due with deposits of the period and comes off when they are used. */
  deposits: readonly RateSum[];
  input: { net: Minor; vat: Minor };
};

/** `opens`: which papers stand behind it. */
export type VatRow = {
  id: string;
  box: string;
  label: Localized;
  /** Nothing where the form asks for the tax alone. */
  amount: Minor | null;
  vat: Minor;
  opens?: 'sales' | 'credit_notes' | 'debit_notes' | 'deposits';
};

const percent = (rate: number): string => `${rate / 100}%`;

/**
 * The boxes of the return: the Emirates' VAT 201, the Kingdom's return, elsewhere the same facts without box numbers.
 * Totals are what the ledger says; notes only show which part of it they are.
 */
export function vatReturn(facts: VatFacts): VatRow[] {
  const boxes = facts.country === 'AE' ? UAE : facts.country === 'SA' ? KSA : PLAIN;
  const output = totalOf(facts);
  const standard = standardRows(facts, boxes.standard(facts.city));
  const untaxed = sumMinor(facts.rates.filter(({ rate }) => rate === 0).map(({ net }) => net));
  const { input } = facts;
  const row = (id: string, [box, label]: Box, amount: Minor | null, vat: Minor): VatRow => ({
    id,
    box,
    label,
    amount,
    vat,
  });
  return [
    ...standard,
    ...[
      { ...row('zero', boxes.zero, untaxed, 0), opens: 'sales' as const },
      ...boxes.empty.map((box, index) => row(`empty-${index}`, box, 0, 0)),
    ].toSorted((a, b) => Number(a.box) - Number(b.box)),
    row('output', boxes.output, output.net, output.vat),
    row('input', boxes.input, input.net, input.vat),
    row('input-total', boxes.inputTotal, input.net, input.vat),
    ...(boxes.due
      ? [row('due', boxes.due, null, output.vat), row('recoverable', boxes.recoverable!, null, input.vat)]
      : []),
    row('net', boxes.net, null, output.vat - input.vat),
  ];
}

/** What the period owes for sales, all rates and deposits together. */
export function totalOf({ rates, deposits }: Pick<VatFacts, 'rates' | 'deposits'>): { net: Minor; vat: Minor } {
  const all = [...rates, ...deposits];
  return { net: sumMinor(all.map(({ net }) => net)), vat: sumMinor(all.map(({ vat }) => vat)) };
}

function standardRows({ rates, notes, deposits }: VatFacts, [box, label]: Box): VatRow[] {
  return rates
    .filter(({ rate }) => rate > 0)
    .flatMap(({ rate, net, vat }): VatRow[] => {
      const ofRate = notes.filter((note) => note.rate === rate);
      const noted = (kind: NoteSum['kind']) => ofRate.filter((note) => note.kind === kind);
      const credits = addUp(noted('credit_note'));
      const debits = addUp(noted('debit_note'));
      const advance = addUp(deposits.filter((deposit) => deposit.rate === rate));
      const part = (
        id: string,
        name: Localized,
        sum: { net: Minor; vat: Minor },
        opens: NonNullable<VatRow['opens']>,
      ): VatRow[] =>
        sum.net === 0 && sum.vat === 0
          ? []
          : [{ id: `${id}-${rate}`, box: '', label: name, amount: sum.net, vat: sum.vat, opens }];
      return [
        {
          id: `standard-${rate}`,
          box,
          label: { en: `${label.en}, ${percent(rate)}`, ar: `${label.ar}، ${percent(rate)}` },
          amount: net - credits.net - debits.net,
          vat: vat - credits.vat - debits.vat,
          opens: 'sales',
        },
        ...part('credits', { en: 'Less credit notes', ar: 'ناقصًا الإشعارات الدائنة' }, credits, 'credit_notes'),
        ...part('debits', { en: 'Debit notes', ar: 'الإشعارات المدينة' }, debits, 'debit_notes'),
        ...part(
          'deposits',
          { en: 'Deposits, less those used', ar: 'العربون، ناقصًا المستخدم منه' },
          advance,
          'deposits',
        ),
      ];
    });
}

const addUp = (sums: readonly RateSum[]): { net: Minor; vat: Minor } => ({
  net: sumMinor(sums.map(({ net }) => net)),
  vat: sumMinor(sums.map(({ vat }) => vat)),
});

type Box = readonly [box: string, label: Localized];
type Boxes = {
  standard: (city: string) => Box;
  zero: Box;
  /** Boxes of the form a salon has nothing to say in. */
  empty: readonly Box[];
  output: Box;
  input: Box;
  inputTotal: Box;
  due?: Box;
  recoverable?: Box;
  net: Box;
};

/** Each emirate has a letter of its own; its cities are part of it. */
const EMIRATES = [
  ['1a', ['abu dhabi', 'al ain', 'alain', 'western area', 'أبوظبي', 'العين'], { en: 'Abu Dhabi', ar: 'أبوظبي' }],
  ['1b', ['dubai', 'دبي'], { en: 'Dubai', ar: 'دبي' }],
  ['1c', ['sharjah', 'الشارقة'], { en: 'Sharjah', ar: 'الشارقة' }],
  ['1d', ['ajman', 'عجمان'], { en: 'Ajman', ar: 'عجمان' }],
  ['1e', ['umm al quwain', 'umm alquwain', 'أم القيوين'], { en: 'Umm Al Quwain', ar: 'أم القيوين' }],
  ['1f', ['ras al khaimah', 'ras alkhaimah', 'رأس الخيمة'], { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' }],
  ['1g', ['fujairah', 'الفجيرة'], { en: 'Fujairah', ar: 'الفجيرة' }],
] as const;

function emirateBox(city: string): Box {
  const found = EMIRATES.find(([, names]) => names.some((name) => name === city.trim().toLowerCase()));
  if (!found) return ['1', { en: 'Standard rated supplies', ar: 'توريدات خاضعة للنسبة الأساسية' }];
  const [box, , { en, ar }] = found;
  return [box, { en: `Standard rated supplies in ${en}`, ar: `توريدات خاضعة للنسبة الأساسية في ${ar}` }];
}

const UAE: Boxes = {
  standard: emirateBox,
  zero: ['4', { en: 'Zero rated supplies', ar: 'توريدات خاضعة لنسبة الصفر' }],
  empty: [
    ['3', { en: 'Supplies under reverse charge', ar: 'توريدات خاضعة للاحتساب العكسي' }],
    ['5', { en: 'Exempt supplies', ar: 'توريدات معفاة' }],
  ],
  output: ['8', { en: 'Total of sales and other outputs', ar: 'إجمالي المبيعات والمخرجات الأخرى' }],
  input: ['9', { en: 'Standard rated expenses', ar: 'مصروفات خاضعة للنسبة الأساسية' }],
  inputTotal: ['11', { en: 'Total of expenses and other inputs', ar: 'إجمالي المصروفات والمدخلات الأخرى' }],
  due: ['12', { en: 'Total value of due tax', ar: 'إجمالي قيمة الضريبة المستحقة' }],
  recoverable: ['13', { en: 'Total value of recoverable tax', ar: 'إجمالي قيمة الضريبة القابلة للاسترداد' }],
  net: ['14', { en: 'Net VAT to pay', ar: 'صافي الضريبة المستحقة' }],
};

const KSA: Boxes = {
  standard: () => ['1', { en: 'Standard rated sales', ar: 'المبيعات الخاضعة للنسبة الأساسية' }],
  zero: ['3', { en: 'Zero rated domestic sales', ar: 'المبيعات المحلية الخاضعة لنسبة الصفر' }],
  empty: [
    ['4', { en: 'Exports', ar: 'الصادرات' }],
    ['5', { en: 'Exempt sales', ar: 'المبيعات المعفاة' }],
  ],
  output: ['6', { en: 'Total sales', ar: 'إجمالي المبيعات' }],
  input: ['7', { en: 'Standard rated domestic purchases', ar: 'المشتريات المحلية الخاضعة للنسبة الأساسية' }],
  inputTotal: ['12', { en: 'Total purchases', ar: 'إجمالي المشتريات' }],
  net: ['13', { en: 'Net VAT due for the period', ar: 'صافي الضريبة المستحقة عن الفترة' }],
};

const PLAIN: Boxes = {
  standard: () => ['', { en: 'Sales with VAT', ar: 'مبيعات خاضعة للضريبة' }],
  zero: ['', { en: 'Sales without VAT', ar: 'مبيعات غير خاضعة للضريبة' }],
  empty: [],
  output: ['', { en: 'Total sales', ar: 'إجمالي المبيعات' }],
  input: ['', { en: 'Purchases with VAT', ar: 'مشتريات خاضعة للضريبة' }],
  inputTotal: ['', { en: 'Total purchases', ar: 'إجمالي المشتريات' }],
  net: ['', { en: 'Net VAT to pay', ar: 'صافي الضريبة المستحقة' }],
};
