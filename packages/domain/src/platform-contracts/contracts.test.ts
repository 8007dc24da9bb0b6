import { describe, expect, it } from 'vitest';
import { canonicalText } from './contract-document';
import { composeContract, unknownPlaces } from './contract-text.rules';
import { isDrawn, readStrokes, signaturePath } from './signature.rules';
import { templateInput } from './template-text';
import { usualTemplate } from './usual-template';

const terms = {
  number: 'C-1001-1',
  account_id: 1001,
  platform: 'Rawnaq',
  merchant: { en: 'Glow {price}', ar: 'جلو' },
  signer_name: 'Mariam',
  tier: 'premium',
  period: 'yearly',
  price: 1_234_567_890,
  currency: 'KWD',
  starts_on: '2026-12-01',
  ends_on: '2027-11-30',
  special_english: 'Says {price} itself',
  special_arabic: 'شرط {price}',
} as const;
const wave = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, at) => [at * step, at % 2 === 0 ? 100 : 160]).flat();

describe('the text of a contract', () => {
  it('is filled in both languages, and no value is filled again', () => {
    const document = composeContract(usualTemplate(), terms);
    expect(document.facts.at(-1)?.value).toEqual({ en: 'KWD 1,234,567.890', ar: '1,234,567.890 د.ك' });
    expect(document.facts[0]?.value.en).toBe('Glow {price}');
    expect(document.clauses.at(-1)?.body.en).toBe('Says {price} itself');
  });

  it('has one spelling however it is kept, and another one for every other word', () => {
    const document = composeContract(usualTemplate(), terms);
    const { number, title, facts, clauses } = document;
    expect(canonicalText({ clauses, facts, title, number })).toBe(canonicalText(document));
    const other = { ...document, clauses: document.clauses.toReversed() };
    expect(canonicalText(other)).not.toBe(canonicalText(document));
  });

  it('begins with a template that is itself allowed', () => {
    const { clauses, ...text } = usualTemplate();
    const input = { english_name: 'Subscription', arabic_name: 'اشتراك', ...text, clauses: [...clauses] };
    expect(templateInput.safeParse(input).success).toBe(true);
    expect(unknownPlaces('{merchant} owes {nobody}')).toEqual(['nobody']);
  });
});

describe('a signature', () => {
  it('is strokes inside the box and nothing else', () => {
    for (const sent of [
      undefined,
      'name',
      {},
      [],
      [[]],
      [[1]],
      [[1, 2, 3]],
      [[1.5, 2]],
      [[-1, 2]],
      [[1, 421]],
      [['1', 2]],
    ])
      expect(readStrokes(sent)).toBeUndefined();
    expect(readStrokes([wave(5_000, 0)])).toBeUndefined();
    expect(readStrokes([[0, 0, 1000, 420]])).toEqual([[0, 0, 1000, 420]]);
  });

  it('has some ink, spread over some room', () => {
    expect(isDrawn([wave(20, 20)])).toBe(true);
    expect(isDrawn([wave(5, 20)])).toBe(false);
    expect(isDrawn([wave(20, 1)])).toBe(false);
    expect(isDrawn([Array.from({ length: 40 }, (_, at) => [at * 10, 200]).flat()])).toBe(false);
  });

  it('is drawn the same everywhere', () => {
    expect(
      signaturePath([
        [1, 2, 3, 4, 5, 6],
        [7, 8],
      ]),
    ).toBe('M1 2Q3 4 4 5L5 6M7 8l0.1 0');
  });
});
