import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../kernel/localized';
import { GULF_ISO2, type GulfIso2 } from '../kernel/places/countries';
import type { Paper, PaperKind } from './paper';
import {
  paperAmount,
  paperColumns,
  paperFacts,
  paperLines,
  paperQr,
  paperRemarks,
  paperSettlements,
  paperTotals,
  percent,
} from './paper-rows';
import { isSimplified, paperTitle, rollLanguage } from './paper-title';
import * as samples from './test/sample-papers';

const titled = (kind: PaperKind, country: GulfIso2, trn: string | null, vat_active = true) =>
  paperTitle({ kind, country, vat_active, buyer: { trn } });

describe('paperTitle', () => {
  it.each<[PaperKind, GulfIso2, string | null, string, string]>([
    ['invoice', 'SA', null, 'Simplified Tax Invoice', 'فاتورة ضريبية مبسطة'],
    ['invoice', 'SA', '300000000000003', 'Tax Invoice', 'فاتورة ضريبية'],
    ['deposit', 'SA', null, 'Simplified Prepayment Tax Invoice', 'فاتورة ضريبية مبسطة لدفعة مقدمة'],
    ['deposit', 'SA', '300000000000003', 'Prepayment Tax Invoice', 'فاتورة ضريبية لدفعة مقدمة'],
    ['credit_note', 'SA', null, 'Credit Note for Simplified Tax Invoice', 'إشعار دائن للفاتورة الضريبية المبسطة'],
    ['credit_note', 'SA', '300000000000003', 'Credit Note for Tax Invoice', 'إشعار دائن للفاتورة الضريبية'],
    ['debit_note', 'SA', null, 'Debit Note for Simplified Tax Invoice', 'إشعار مدين للفاتورة الضريبية المبسطة'],
    ['debit_note', 'SA', '300000000000003', 'Debit Note for Tax Invoice', 'إشعار مدين للفاتورة الضريبية'],
    ['gift_card_sale', 'SA', null, 'Gift Card Invoice', 'فاتورة بطاقة هدية'],
    ['invoice', 'AE', null, 'Tax Invoice', 'فاتورة ضريبية'],
    ['invoice', 'AE', '100000000000003', 'Tax Invoice', 'فاتورة ضريبية'],
    ['credit_note', 'AE', null, 'Tax Credit Note', 'إشعار دائن ضريبي'],
    ['debit_note', 'AE', null, 'Tax Debit Note', 'إشعار مدين ضريبي'],
    ['deposit', 'AE', null, 'Deposit Receipt', 'سند قبض عربون'],
    ['gift_card_sale', 'AE', '100000000000003', 'Gift Card Invoice', 'فاتورة بطاقة هدية'],
    ['invoice', 'BH', null, 'Tax Invoice', 'فاتورة ضريبية'],
    ['invoice', 'OM', null, 'Tax Invoice', 'فاتورة ضريبية'],
  ])('%s in %s, buyer %s: %s', (kind, country, trn, en, ar) => {
    expect(titled(kind, country, trn)).toEqual({ en, ar });
  });

  it.each(GULF_ISO2)('says nothing of tax in %s where no VAT is charged, whoever buys', (country) => {
    for (const kind of ['invoice', 'credit_note', 'debit_note', 'deposit', 'gift_card_sale'] as const)
      for (const trn of [null, '100000000000003']) {
        const title = titled(kind, country, trn, false);
        expect(title.en).not.toMatch(/tax/i);
        expect(title.ar).not.toContain('ضريب');
      }
    expect(titled('invoice', country, null, false)).toEqual({ en: 'Invoice', ar: 'فاتورة' });
  });

  it('knows a walk-in for somebody without a tax number', () => {
    expect(isSimplified({ kind: 'invoice', country: 'SA', vat_active: true, buyer: null })).toBe(true);
    expect(isSimplified({ kind: 'invoice', country: 'AE', vat_active: true, buyer: null })).toBe(false);
  });
});

describe('what the law wants on the paper', () => {
  it('KSA: number, date and time, seller with VAT number, what was sold, net, VAT and total', () => {
    const said = wordsOn(samples.ksaSimplified);
    for (const text of ['NS-000731', '2026-11-18  7:42 PM', '310458726900003', 'قص شعر', '300.00', '45.00', '345.00'])
      expect(said).toContain(text);
    expect(said).toContain('ضريبة القيمة المضافة 15%');
    expect(said).toContain('الأسعار شاملة الضريبة');
    expect(paperQr(samples.ksaSimplified)).toEqual({ text: samples.ksaSimplified.tax_qr, is: 'tax' });
  });

  it('by the clock the salon reads', () => {
    expect(wordsOn({ ...samples.ksaSimplified, clock: '24' })).toContain('2026-11-18  19:42');
  });

  it('KSA: the code and the VAT number can not be hidden', () => {
    const hidden = { ...samples.ksaSimplified, shows: { logo: false, trn: false, qr: false, employee: false } };
    expect(wordsOn(hidden)).toContain('310458726900003');
    expect(paperQr(hidden)?.is).toBe('tax');
    expect(wordsOn(hidden)).not.toContain('بلال');
  });

  it('KSA: a roll is in Arabic whatever the salon chose; elsewhere it chooses', () => {
    expect(rollLanguage(samples.ksaSimplified, 'en')).toBe('ar');
    expect(rollLanguage({ ...samples.ksaSimplified, vat_active: false }, 'en')).toBe('en');
    expect(rollLanguage(samples.uaeSimplified, 'en')).toBe('en');
  });

  it('KSA: a note names what it corrects, and why', () => {
    const said = wordsOn(samples.ksaCreditNote);
    for (const text of ['NS-CN-00042', 'NS-000731', '2026-11-18', 'إرجاع منتج لم يُفتح']) expect(said).toContain(text);
  });

  it('KSA: the hundredth that can not be taxed is a row of its own', () => {
    const rows = Object.fromEntries(paperTotals(samples.ksaRounding).map(({ key, value }) => [key, value]));
    expect(rows).toEqual({ subtotal: '43.50', 'vat-1500': '6.53', rounding: '−0.01', payable: '50.02' });
  });

  it('UAE: a company is named with address and number, every line with quantity, price, rate and amount', () => {
    const said = wordsOn(samples.uaeFull);
    for (const text of ['INV-2049', '100482736100003', '100399847200003', 'Palm Events FZ-LLC', '2026-11-15'])
      expect(said).toContain(text);
    expect(said).toContain('Office 12, Media City, Dubai');
    const columns = paperColumns(samples.uaeFull);
    expect(columns.map(({ key }) => key)).toEqual(['quantity', 'unit_price', 'discount', 'net', 'vat', 'gross']);
    expect(columns.find(({ key }) => key === 'vat')?.label.en).toBe('VAT 5%');
  });

  it('where there is no VAT nothing speaks of it', () => {
    const said = wordsOn(samples.kuwaitPlain);
    expect(said).not.toMatch(/VAT|TRN|ضريب/);
    expect(said).toContain('109.750');
    expect(paperQr(samples.kuwaitPlain)).toBeNull();
  });

  it.each(Object.entries(samples))('%s: every label has both languages', (_name, paper) => {
    for (const { label } of [...paperFacts(paper), ...paperTotals(paper), ...paperColumns(paper)])
      for (const language of LANGUAGES) expect(label[language]).not.toBe('');
  });
});

it.each(Object.entries(samples))('%s: what is displayed adds up', (_name, { lines, totals }) => {
  const sum = (pick: (line: Paper['lines'][number]) => number): number =>
    lines.reduce((all, line) => all + pick(line), 0);
  expect(sum(({ net }) => net)).toBe(totals.subtotal);
  expect(sum(({ vat }) => vat)).toBe(totals.vat);
  expect(sum(({ gross }) => gross)).toBe(totals.total);
  expect(totals.list - totals.discount).toBe(totals.total);
  expect(totals.subtotal + totals.vat + totals.rounding).toBe(totals.total);
});

it('calls its number by what it is', () => {
  const label = (paper: Paper): string => paperFacts(paper)[0]!.label.en;
  expect(label(samples.ksaDeposit)).toBe('Invoice no.');
  expect(label({ ...samples.ksaDeposit, country: 'AE' })).toBe('Receipt no.');
  expect(label(samples.ksaCreditNote)).toBe('Credit note no.');
});

it('shows the rate at each line where a document has several', () => {
  const [first, ...others] = samples.ksaSimplified.lines;
  const mixed: Paper = { ...samples.ksaSimplified, lines: [{ ...first!, rate: 0, vat: 0 }, ...others] };
  expect(paperLines(mixed)[0]!.figures.vat).toBe('0.00\n0%');
  expect(paperColumns(mixed).find(({ key }) => key === 'vat')!.label.en).toBe('VAT');
});

it('a refund has no balance due, a payment has', () => {
  expect(paperSettlements(samples.ksaCreditNote).rows.map(({ key }) => key)).toEqual(['settlement-0']);
  expect(paperSettlements(samples.uaeSimplified).rows.at(-1)).toMatchObject({ key: 'open', value: '100.00' });
});

it('groups thousands and writes a real minus', () => {
  expect(paperAmount(123456789, 'AED')).toBe('1,234,567.89');
  expect(paperAmount(-5, 'KWD')).toBe('−0.005');
  expect(paperAmount(100000, 'SAR')).toBe('1,000.00');
  expect(percent(750)).toBe('7.5%');
});

/** Everything that is read on it, in both languages. */
function wordsOn(paper: Paper): string {
  return JSON.stringify([
    paperTitle(paper),
    paperFacts(paper),
    paperLines(paper),
    paperTotals(paper),
    paperSettlements(paper),
    paperRemarks(paper),
  ]);
}
