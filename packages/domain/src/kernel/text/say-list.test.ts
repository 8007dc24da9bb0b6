import { expect, it } from 'vitest';
import { sayList } from '../localized';

it('a list has the comma of its language, and nothing where a word is missing', () => {
  expect(sayList(['Cut', undefined, 'Colour', '', false, null, 'Wax'], 'en')).toBe('Cut, Colour, Wax');
  expect(sayList(['قص', null, 'صبغة'], 'ar')).toBe('قص، صبغة');
  expect(sayList([], 'en')).toBe('');
});
