import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, drawCode, readCode, sayCode } from './one-time-code';

describe('a code', () => {
  it('is long, and has no sign that is taken for another', () => {
    let next = 0;
    const code = drawCode((below) => next++ % below);
    expect(code).toHaveLength(CODE_LENGTH);
    expect(CODE_SIGNS).not.toMatch(/[01OIL]/);
    expect(code).toMatch(/^[0-9A-Z]{6,20}$/);
  });

  it.each([
    ['8R3K5XWD7QMN', '8R3K-5XWD-7QMN'],
    ['ABCDE', 'ABCD-E'],
    ['', ''],
  ])('%s is said as %s and read back', (code, said) => {
    expect(sayCode(code)).toBe(said);
    expect(readCode(said)).toBe(code);
  });

  it('is understood however it was typed', () => {
    expect(readCode(' 8r3k ٥xwd-7qmn\u200F')).toBe('8R3K5XWD7QMN');
  });
});
