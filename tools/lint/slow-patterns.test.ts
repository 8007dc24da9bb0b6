import { expect, it } from 'vitest';
import { slowPatterns } from './slow-patterns.mjs';

const found = (pattern: string, path = 'apps/server/src/site/pages.ts'): number =>
  slowPatterns(path, `const a = text.replace(${pattern}, '');`).length;

it.each([
  String.raw`/\/+$/`,
  String.raw`/\s*$/`,
  String.raw`/[.\s]+$/`,
  String.raw`/^[.\s]+|[.\s]+$/g`,
  String.raw`/[\]|]+$/`,
  String.raw`/(?<=.)\/+$/`,
  '/=+$/',
])('refuses %s', (pattern) => expect(found(pattern)).toBe(1));

it.each([
  String.raw`/^\d+$/`,
  String.raw`/^(?:a|b\/+$)/`,
  String.raw`/\.[^.]*$/`,
  String.raw`/\s+/g`,
  String.raw`/\/$/`,
  String.raw`/[+*]$/`,
  String.raw`/\+$/`,
])('allows %s, which looks once or begins somewhere', (pattern) => expect(found(pattern)).toBe(0));

it('looks where strangers are read, and not at tests', () => {
  expect(found(String.raw`/\s+$/`, 'packages/domain/src/kernel/text/ends.ts')).toBe(1);
  expect(found(String.raw`/\s+$/`, 'apps/web/src/public/pages.ts')).toBe(1);
  expect(found(String.raw`/\s+$/`, 'apps/web/src/features/till/till.ts')).toBe(0);
  expect(found(String.raw`/\s+$/`, 'apps/server/src/site/pages.test.ts')).toBe(0);
});
