import { expect, it } from 'vitest';
import { complaintExcerpt } from './complaint.rules';

it('the list shows the beginning of a message: whole words on one line, and no half signs', () => {
  expect(complaintExcerpt('  The floor\n\nwas wet. ')).toBe('The floor was wet.');
  expect(complaintExcerpt(`${'word '.repeat(17)}ends, here and goes on`)).toBe(`${'word '.repeat(17)}ends…`);
  expect(complaintExcerpt(`${'كلمة '.repeat(30)}`)).toBe(`${'كلمة '.repeat(18).trim()}…`);
  expect(complaintExcerpt('a'.repeat(89) + '💅'.repeat(40))).toBe(`${'a'.repeat(89)}…`);
});
