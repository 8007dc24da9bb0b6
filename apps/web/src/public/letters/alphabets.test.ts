import { expect, it } from 'vitest';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { accountInvoiceTexts } from '../account-invoice/texts';
import { contractTexts } from '../contract/texts';
import { dictionaries } from '../dictionary';
import { giftCardTexts } from '../gift-card/texts';
import { invoiceTexts } from '../invoice/texts';
import { offerTexts } from '../offer/texts';
import { onlineDictionaries } from '../online-booking/dictionary';
import { enquiryTexts } from '../stay-enquiry/texts';
import { stayTexts } from '../stays/texts';
import { surveyTexts } from '../survey/texts';
import { alphabets, lettersFor, type LetterSet } from './alphabets';

const TEXTS = [
  accountInvoiceTexts,
  contractTexts,
  dictionaries,
  enquiryTexts,
  giftCardTexts,
  invoiceTexts,
  offerTexts,
  onlineDictionaries,
  stayTexts,
  surveyTexts,
];
const SETS = Object.keys(alphabets) as LetterSet[];

it.each(LANGUAGES)('every letter of the interface in %s comes with the page', (language) => {
  const known = new Set(alphabets[language].flatMap(({ letters }) => [...letters]));
  // Marks of direction have no shape.
  const texts = JSON.stringify(TEXTS.map((one) => one[language]));
  const used = [...texts].filter((sign) => !/[\p{Cf}{}[\]\\]/u.test(sign));
  expect([...new Set(used)].filter((sign) => !known.has(sign))).toEqual([]);
});

it('each weight of a script has all of its letters, and the scripts do not overlap', () => {
  for (const set of SETS) {
    const ranges = alphabets[set].map(({ range }) => range);
    expect(new Set(ranges).size).toBe(ranges.length);
    for (const { file, letters } of alphabets[set]) {
      const script = file === 'latin' ? /[\p{Script=Arabic}]/u : /[\p{Script=Latin}\d]/u;
      expect(letters).not.toMatch(script);
    }
  }
});

it.each<[string, LetterSet, string]>([
  ['only its own words', 'ar-alone', '<p class="quick">قص الشعر 90 د.إ</p><a>English</a><svg><path d="M1 1"/></svg>'],
  ['signs and facts for crawlers', 'ar-alone', '<p>قص &amp; صبغ &#x27;</p><script type="a">{"name":"Glow"}</script>'],
  ['a Latin word', 'ar', '<p>قص الشعر</p><p>Balayage</p>'],
  ['a Latin letter with an accent', 'ar', '<b>é</b>'],
  ['a field to write in', 'ar', '<label>الاسم<input name="name"></label>'],
  ['boxes and hidden fields', 'ar-alone', '<input type="checkbox" name="a"><input type="hidden" name="b">'],
])('an Arabic page with %s brings the letters of %s', (_what, set, html) => {
  expect(lettersFor('ar', html)).toBe(set);
  expect(lettersFor('en', html)).toBe('en');
});
