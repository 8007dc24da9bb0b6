import { expect, it } from 'vitest';
import { complaintExcerpt, complaintSearchText } from './complaint.rules';

it('a number is looked for by its digits, whatever form it was typed in; words stay as they are', () => {
  expect(['050 482 1937', '+971 50 482 1937', '00971504821937', '٠٥٠٤٨٢١٩٣٧', '4821'].map(complaintSearchText)).toEqual(
    ['504821937', '971504821937', '971504821937', '504821937', '4821'],
  );
  expect(['Sara', 'waited 40 minutes', '007', ' '].map(complaintSearchText)).toEqual([
    'Sara',
    'waited 40 minutes',
    '007',
    ' ',
  ]);
});

it('the list shows the beginning of a message: whole words on one line, and no half signs', () => {
  expect(complaintExcerpt('  The floor\n\nwas wet. ')).toBe('The floor was wet.');
  expect(complaintExcerpt(`${'word '.repeat(17)}ends, here and goes on`)).toBe(`${'word '.repeat(17)}ends…`);
  expect(complaintExcerpt(`${'كلمة '.repeat(30)}`)).toBe(`${'كلمة '.repeat(18).trim()}…`);
  expect(complaintExcerpt('a'.repeat(89) + '💅'.repeat(40))).toBe(`${'a'.repeat(89)}…`);
});
