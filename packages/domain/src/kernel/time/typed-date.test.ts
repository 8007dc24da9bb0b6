import { expect, it } from 'vitest';
import { parseTypedDate } from './typed-date';

it.each([
  ['1990-04-21', '1990-04-21'],
  ['1990/4/21', '1990-04-21'],
  ['21/4/1990', '1990-04-21'],
  ['21-04-1990', '1990-04-21'],
  [' 21 . 4 . 1990 ', '1990-04-21'],
  ['21041990', '1990-04-21'],
  ['21  4 1990', '1990-04-21'],
  ['1990 4 21', '1990-04-21'],
  ['٢١/٤/١٩٩٠', '1990-04-21'],
  ['29/2/2024', '2024-02-29'],
  ['29/2/2023', undefined],
  ['4/21/1990', undefined],
  ['21/4/90', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%s', (text, day) => expect(parseTypedDate(text)).toBe(day));

it('looks at a row of spaces once', () => {
  const began = Date.now();
  const spaces = ' '.repeat(20_000);
  for (const text of [`21${spaces}4${spaces}x`, `1990${spaces}4${spaces}x`, `21${spaces}x`])
    expect(parseTypedDate(text)).toBeUndefined();
  expect(Date.now() - began).toBeLessThan(5_000);
});
