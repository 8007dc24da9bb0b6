import { expect, it } from 'vitest';
import { yearsOfDocuments } from './backup.rules';

it.each([
  ['2026-11-18', '2026-11-18', [2026]],
  ['2026-12-31', '2026-12-31', [2026]],
  ['2027-01-01', '2027-01-01', [2026, 2027]],
  ['2027-01-31', '2027-01-31', [2026, 2027]],
  ['2027-02-01', '2027-02-01', [2027]],
  // The server was away since it was due.
  ['2026-12-30', '2027-03-01', [2026, 2027]],
])('what is due on %s and made on %s holds the documents of %j', (due, today, years) => {
  expect(yearsOfDocuments(due, today)).toEqual(years);
});
