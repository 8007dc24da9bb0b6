import { inputFieldWords } from '@rawnaq/domain/audit/input-field-words';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';
import { decodeMessage, sayIssue } from '@rawnaq/domain/kernel/input/issues';
import { expect, it } from 'vitest';
import { modules } from '../modules';
import { readInput } from './calls/read-call';
import { InvalidInput } from './input-errors';

const endpoints = modules.flatMap(({ contract }) => Object.values<Endpoint>(contract));

/** What is said to whoever sends nothing at all. */
function findings(entry: Endpoint) {
  try {
    readInput(entry, {}, { country: 'AE', today: () => '2026-11-16' });
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map((issue) => ({ path: entry.path, issue }));
    throw error;
  }
  return [];
}
const all = endpoints.filter(({ kind }) => kind !== 'raw').flatMap(findings);

it('whatever is missing is required; only a visit without services is told in the client’s own words', () => {
  const others = all
    .filter(({ issue }) => decodeMessage(issue.message)?.key !== 'required')
    .map(({ path, issue }) => [path, issue.path.join('.'), issue.message]);
  expect(others.filter(([, , message]) => message !== 'validation:needs-service')).toEqual([]);
  expect(others.map(([path]) => path)).toContain('online/:alias/hold');
  expect(all.length).toBeGreaterThan(500);
});

/** Written so in Arabic too. */
const ACRONYMS = /\b(IP|PDF|QR)\b/g;

it('every field that can be missing has a name, in Arabic without a Latin letter', () => {
  // Providers of messages are no readers.
  const nameless = all
    .filter(({ path }) => !path.startsWith('webhooks/'))
    .map(({ path, issue }) => [path, issue.path.join('.'), sayIssue(issue, 'ar', inputFieldWords(issue.path, 'ar'))])
    .filter(([, , sentence]) => /[A-Za-z]|هذا الحقل/.test(sentence!.replaceAll(ACRONYMS, '')));
  expect(nameless).toEqual([]);
});
