import { expect, it } from 'vitest';
import { cutText } from './cut-text';

it('leaves no half of a letter behind', () => {
  expect(cutText('a😀b', 1)).toBe('a');
  expect(cutText('a😀b', 2)).toBe('a');
  expect(cutText('a😀b', 3)).toBe('a😀');
  expect(cutText('نص', 5)).toBe('نص');
});
