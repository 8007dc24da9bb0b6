import { expect, it } from 'vitest';
import { aliasIn } from './salon-address';

it.each([
  ['glow', 'glow'],
  [' Glow ', 'glow'],
  ['https://book.example/online/glow', 'glow'],
  ['https://book.example/ar/online/Glow/services?x=1', 'glow'],
  ['book.example/en/online/glow#top', 'glow'],
  ['/online/glow', 'glow'],
  ['https://book.example/', undefined],
  ['https://evil.example/glow/../admin', undefined],
  ['two words', undefined],
  ['', undefined],
])('the salon in "%s" is %s', (typed, alias) => {
  expect(aliasIn(typed)).toBe(alias);
});
