// @vitest-environment jsdom
/** Half of this file is tested by the compiler: what the type of Arabic texts accepts and refuses. */
import i18next, { type ParseKeys } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, type Arabic } from './i18n';

const en = {
  title: 'Invoices',
  found_one: '{{count}} invoice',
  found_other: '{{count}} invoices',
  form: { save: 'Save' },
};
type Texts = Arabic<typeof en>;

const whole = {
  title: 'الفواتير',
  form: { save: 'حفظ' },
  found_zero: 'لا توجد فواتير',
  found_one: 'فاتورة واحدة',
  found_two: 'فاتورتان',
  found_few: '{{count}} فواتير',
  found_many: '{{count}} فاتورة',
  found_other: '{{count}} فاتورة',
} satisfies Texts;

type Fits<Given> = Given extends Texts ? true : false;
type IsKey<Key extends string> = Key extends ParseKeys<['app']> ? true : false;

/** A wrong word here is a type error. */
export const verdicts = {
  everything: true satisfies Fits<typeof whole>,
  withoutOnePluralForm: false satisfies Fits<Omit<typeof whole, 'found_few'>>,
  withoutKey: false satisfies Fits<Omit<typeof whole, 'title'>>,
  withoutKeyInGroup: false satisfies Fits<Omit<typeof whole, 'form'> & { form: object }>,
  withNumberForText: false satisfies Fits<Omit<typeof whole, 'title'> & { title: number }>,
  extraKeyIsKnown: false satisfies 'subtitle' extends keyof Texts ? true : false,
  knownText: true satisfies IsKey<'failure.reload'>,
  unknownText: false satisfies IsKey<'failure.thereIsNoSuchText'>,
};

describe('texts', () => {
  beforeAll(() => startTexts('ar'));

  it('are those of the open language, with its direction', () => {
    expect(i18next.t('app:failure.reload')).toBe('إعادة تحميل الصفحة');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it.each([
    [0, 'لا توجد فواتير'],
    [1, 'فاتورة واحدة'],
    [2, 'فاتورتان'],
    [3, '3 فواتير'],
    [11, '11 فاتورة'],
    [100, '100 فاتورة'],
  ])('pick the plural form of %i', (count, text) => {
    i18next.addResourceBundle('ar', 'sample', whole);
    expect(i18next.getFixedT('ar', 'sample' as 'app')('found' as 'ok', { count })).toBe(text);
  });
});
