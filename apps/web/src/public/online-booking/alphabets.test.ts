import { expect, it } from 'vitest';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { onlineDictionaries } from './dictionary';
import { alphabets } from './alphabets';

it.each(LANGUAGES)('every letter of the interface in %s comes with the page', (language) => {
  const known = new Set(alphabets[language].flatMap(({ letters }) => [...letters]));
  // Marks of direction have no shape.
  const used = [...JSON.stringify(onlineDictionaries[language])].filter((sign) => !/[\p{Cf}{}[\]\\]/u.test(sign));
  expect([...new Set(used)].filter((sign) => !known.has(sign))).toEqual([]);
});

it('each weight of a script has all of its letters, and the scripts do not overlap', () => {
  for (const language of LANGUAGES) {
    const ranges = alphabets[language].map(({ range }) => range);
    expect(new Set(ranges).size).toBe(ranges.length);
    for (const { file, letters } of alphabets[language]) {
      const script = file === 'latin' ? /[\p{Script=Arabic}]/u : /[\p{Script=Latin}\d]/u;
      expect(letters).not.toMatch(script);
    }
  }
});
