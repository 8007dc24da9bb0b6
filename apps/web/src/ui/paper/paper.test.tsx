import { renderToStaticMarkup } from 'react-dom/server';
import * as samples from '@rawnaq/domain/papers/test/sample-papers';
import { expect, it } from 'vitest';
import { A4Paper } from './a4-paper';
import { RollPaper } from './roll-paper';

const a4 = (paper: (typeof samples)[keyof typeof samples]): string => renderToStaticMarkup(<A4Paper paper={paper} />);

it('A4 has both languages of everything, each marked as what it is', () => {
  const html = a4(samples.ksaSimplified);
  for (const text of ['Simplified Tax Invoice', 'فاتورة ضريبية مبسطة', 'NS-000731', '310458726900003', '345.00'])
    expect(html).toContain(text);
  expect(html).toContain('<span lang="ar" dir="rtl">فاتورة ضريبية مبسطة</span>');
  expect(html).toContain('<b>Beard oil 50 ml</b>');
  expect(html).toContain('<b>زيت لحية 50 مل</b>');
});

it('a roll is in one language with both titles; in KSA it is Arabic', () => {
  const uae = renderToStaticMarkup(<RollPaper paper={samples.uaeSimplified} language="en" />);
  expect(uae).toContain('lang="en" dir="ltr"');
  expect(uae).toContain('Tax Invoice');
  expect(uae).toContain('فاتورة ضريبية');
  expect(uae).toContain('Gel manicure');
  expect(uae).not.toContain('مناكير');
  const ksa = renderToStaticMarkup(<RollPaper paper={samples.ksaSimplified} language="en" />);
  expect(ksa).toContain('lang="ar" dir="rtl"');
  expect(ksa).toContain('Simplified Tax Invoice');
});

it('what people write stays text', () => {
  for (const html of [a4(samples.hostile), renderToStaticMarkup(<RollPaper paper={samples.hostile} language="ar" />)]) {
    expect(html).not.toMatch(/<script|<\/text>/);
    expect(html).toContain('&lt;script&gt;');
  }
});

it('the code is there where the law or the salon wants one', () => {
  expect(a4(samples.ksaSimplified)).toContain('aria-label="Code of this invoice"');
  expect(a4(samples.uaeSimplified)).toContain('aria-label="Scan to open this document on your phone."');
  expect(a4(samples.kuwaitPlain)).not.toContain('<svg');
});
