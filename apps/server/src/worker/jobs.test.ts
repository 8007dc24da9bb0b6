import { expect, it } from 'vitest';
import { jobs } from '../jobs';

it('have a name each: of two with one name only the second would run', () => {
  const names = jobs.map(({ task }) => task);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});
