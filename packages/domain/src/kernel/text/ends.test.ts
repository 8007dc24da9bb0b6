import { expect, it } from 'vitest';
import { withoutEnd, withoutEnds } from './ends';

it.each([
  ['', ''],
  ['/', ''],
  ['//a//b//', '//a//b'],
  ['a', 'a'],
])('%j without slashes at its end is %j', (text, plain) => expect(withoutEnd(text, /\//)).toBe(plain));

it.each([
  [' . a. b ..\n', 'a. b'],
  ['...', ''],
  ['\u00A0س\u3000', 'س'],
])('%j without dots and spaces around it is %j', (text, plain) => expect(withoutEnds(text, /[.\s]/)).toBe(plain));

it('looks at each sign once', () => {
  let tests = 0;
  class Counting extends RegExp {
    override test(text: string): boolean {
      tests += 1;
      return super.test(text);
    }
  }
  expect(withoutEnd(`a${'/'.repeat(50_000)}b${'/'.repeat(10)}`, new Counting('/'))).toHaveLength(50_002);
  expect(tests).toBe(11);
});
