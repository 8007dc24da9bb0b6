import { describe, expect, it } from 'vitest';
import { createScanReader, type PressedKey } from './scan-reader';

const placeOf = (character: string): Pick<PressedKey, 'code' | 'shift'> => {
  if (/\d/.test(character)) return { code: `Digit${character}`, shift: false };
  if (/[A-Z]/.test(character)) return { code: `Key${character}`, shift: true };
  if (/[a-z]/.test(character)) return { code: `Key${character.toUpperCase()}`, shift: false };
  const places: Record<string, Pick<PressedKey, 'code' | 'shift'>> = {
    '-': { code: 'Minus', shift: false },
    ':': { code: 'Semicolon', shift: true },
    '/': { code: 'Slash', shift: false },
    '.': { code: 'Period', shift: false },
    ']': { code: 'BracketRight', shift: false },
    '(': { code: 'Digit9', shift: true },
    ')': { code: 'Digit0', shift: true },
  };
  return places[character]!;
};

/** The keys of a US keyboard, whatever the layout makes of them. */
function scan(text: string, { gap = 8, end = 'Enter', key = '؟', capsLock = false } = {}) {
  const reader = createScanReader();
  let at = 1000;
  for (const character of text) reader.press({ ...placeOf(character), key, capsLock, at: (at += gap) });
  return reader.press({ code: end, key: end, shift: false, capsLock, at: at + gap });
}

describe('a scanner', () => {
  it.each(['6291004527189', 'GC-4H7T-9QPM', 'https://rawnaq.example/en/web-gift-card/aB3x'])(
    'is read by the places of its keys, so that an Arabic layout gives the same: %s',
    (text) => expect(scan(text)).toBe(text),
  );

  it('may end with Tab or the Enter of the number pad, and have Caps Lock on', () => {
    expect(scan('6291004527189', { end: 'Tab' })).toBe('6291004527189');
    expect(scan('6291004527189', { end: 'NumpadEnter' })).toBe('6291004527189');
    const reader = createScanReader();
    for (const [index, code] of ['KeyG', 'KeyC', 'Digit1', 'Digit2'].entries())
      reader.press({ code, key: '', shift: false, capsLock: true, at: index });
    expect(reader.press({ code: 'Enter', key: 'Enter', shift: false, capsLock: true, at: 5 })).toBe('GC12');
  });

  it('names no places on some handhelds: then the character counts, in Latin digits', () => {
    const reader = createScanReader();
    for (const [index, key] of [...'٦٢٩١'].entries())
      reader.press({ code: '', key, shift: false, capsLock: false, at: index });
    expect(reader.press({ code: '', key: 'Enter', shift: false, capsLock: false, at: 5 })).toBe('6291');
  });

  it.each([
    [']E06291004527189', '6291004527189'],
    [']C10106291004527189', '6291004527189'],
    ['(01)06291004527189', '6291004527189'],
    ['010629100452718917270101', '6291004527189'],
    // Sixteen digits of the salon's own, which are no trade item.
    ['0112345678901234', '0112345678901234'],
  ])('%s is the barcode %s', (text, barcode) => expect(scan(text)).toBe(barcode));
});

describe('fingers', () => {
  it('are slower, shorter, or end with another key', () => {
    expect(scan('62910045', { gap: 90 })).toBeUndefined();
    expect(scan('62910045', { gap: 51 })).toBeUndefined();
    expect(scan('629')).toBeUndefined();
    expect(scan('62910045', { end: 'ArrowDown' })).toBeUndefined();
  });

  it('before a barcode do not become part of it', () => {
    const reader = createScanReader();
    reader.press({ code: 'KeyA', key: 'a', shift: false, capsLock: false, at: 0 });
    for (const [index, digit] of [...'6291'].entries())
      reader.press({ code: `Digit${digit}`, key: digit, shift: false, capsLock: false, at: 500 + index * 8 });
    expect(reader.press({ code: 'Enter', key: 'Enter', shift: false, capsLock: false, at: 540 })).toBe('6291');
  });
});
