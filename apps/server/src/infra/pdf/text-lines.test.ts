import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layLines, type Direction } from './text-lines';

/** As it is seen from the left edge: Arabic stretches are marked, because the font turns their letters round. */
const seen = (text: string, direction: Direction, width = Infinity): string[] =>
  layLines(text, direction, width, ({ text: run }) => run.length).map(({ runs }) =>
    runs.map(({ text: run, rtl }) => (rtl ? `[${run}]` : run)).join(''),
  );

describe('the order of what is seen', () => {
  it('keeps numbers and Latin words inside Arabic in their own order', () => {
    expect(seen('زيت لحية 50 مل', 'rtl')).toEqual(['[ مل]50[زيت لحية ]']);
    expect(seen('الفاتورة INV-2048 مدفوعة', 'rtl')).toEqual(['[ مدفوعة]INV-2048[الفاتورة ]']);
  });

  it('turns brackets with their direction', () => {
    expect(seen('قص (شعر)', 'rtl')).toEqual(['[قص )شعر(]']);
    expect(seen('Cut (قص) now', 'ltr')).toEqual(['Cut ([قص]) now']);
    // No Arabic letter beside it tells the font which way to read, so the signs are turned here.
    expect(seen('كود (A-1).', 'rtl')).toEqual(['[.(]A-1[كود )]']);
  });

  it('keeps a date whole where it is marked as one', () => {
    expect(seen('بتاريخ \u20662026-11-18\u2069 مساءً', 'rtl')).toEqual(['[ مساءً]2026-11-18[بتاريخ ]']);
  });

  it('puts two languages side by side, each in its own direction', () => {
    expect(seen('\u2068Sara (VIP)\u2069 · \u2068سارة (مميزة)\u2069', 'ltr')).toEqual(['Sara (VIP) · [سارة )مميزة(]']);
  });
});

describe('lines', () => {
  it('break between words and at line breaks, and every line is ordered by itself', () => {
    expect(seen('واحد 22 ثلاثة', 'rtl', 7)).toEqual(['22[واحد ]', '[ثلاثة]']);
    expect(seen('one\ntwo three', 'ltr', 7)).toEqual(['one', 'two', 'three']);
    expect(seen('a  bbbbbb', 'ltr', 8)).toEqual(['a', 'bbbbbb']);
  });

  it('break a word that is wider than the column, never inside a letter with its marks', () => {
    expect(seen('WWWWWWW a', 'ltr', 3)).toEqual(['WWW', 'WWW', 'W a']);
    expect(seen('e\u0301e\u0301e\u0301', 'ltr', 3)).toEqual(['e\u0301', 'e\u0301', 'e\u0301']);
  });

  it('are one even where there is nothing to read', () => {
    expect(seen('', 'rtl')).toEqual(['']);
    expect(seen('   ', 'ltr')).toEqual(['']);
  });

  it('lose no letter and fit, whatever is written', () => {
    const letter = fc.constantFrom(...'abc XYZ ابجد هوز 123 ().-%،/\u0651\u064E\u2066\u2069\n'.split(''));
    const texts = fc.array(letter, { maxLength: 60 }).map((letters) => letters.join(''));
    const sorted = (text: string): string => [...text].toSorted().join('');
    // Marks stand on their letter, however many there are.
    const wide = (run: string): number => run.replace(/\p{M}/gu, '').length;
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 30 }), fc.constantFrom('ltr', 'rtl'), (text, width, direction) => {
        const lines = layLines(text, direction, width, ({ text: run }) => wide(run));
        const bare = (said: string): string => sorted(said.replace(/[\s\u2066-\u2069()]/g, ''));
        expect(bare(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(''))).toBe(bare(text));
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('have the text as it is read, for who copies or searches', () => {
    const [line] = layLines('قص (Cut) 50', 'rtl', Infinity, ({ text }) => text.length);
    expect(line!.text).toBe('قص (Cut) 50');
    expect(line!.width).toBe(11);
  });
});
