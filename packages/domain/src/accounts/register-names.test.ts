import { describe, expect, it } from 'vitest';
import { registerInput } from './accounts.contract';

const request = {
  english_name: 'Glow Lounge',
  arabic_name: 'غلو لاونج',
  business_type: 'women_salon',
  country: 'AE',
  owner_name: 'Mariam',
  email: 'owner@salon.example',
  mobile: '0501234567',
  password: 'A-long-sentence-2026',
  accept_terms: true,
};
/** The fields that are refused, and what is kept of the names. */
const read = (names: object) => {
  const { success, data, error } = registerInput.safeParse({ ...request, ...names });
  return success ? [data.english_name, data.arabic_name] : [...new Set(error.issues.map(({ path }) => path.join('.')))];
};

describe('the two names of a new salon', () => {
  it.each(['Glow Lounge', 'Salon No. 5', 'Hair & Nails (Marina)', "Layla's", '24/7 Beauty'])(
    'takes the English name %s',
    (english_name) => {
      expect(read({ english_name })).toEqual([english_name, request.arabic_name]);
    },
  );
  it.each(['غلو لاونج', 'صالون ٥', 'صالون 5', 'شعر وأظافر (المارينا)', 'جمالـك', 'لَيلى'])(
    'takes the Arabic name %s',
    (arabic_name) => {
      expect(read({ arabic_name })).toEqual([request.english_name, arabic_name]);
    },
  );

  it.each(['غلو', 'Glow غلو', 'Salon ٥', 'Глоу', 'Café', 'Glow\u0640'])(
    'refuses the English name %s',
    (english_name) => {
      expect(read({ english_name })).toEqual(['english_name']);
    },
  );
  it.each(['Glow', 'غلو Glow', 'غلو G', 'Глоу', 'غلو é'])('refuses the Arabic name %s', (arabic_name) => {
    expect(read({ arabic_name })).toEqual(['arabic_name']);
  });

  it('takes each in its own field only, and blanks around them do not count', () => {
    expect(read({ english_name: request.arabic_name, arabic_name: request.english_name })).toEqual([
      'english_name',
      'arabic_name',
    ]);
    expect(read({ english_name: '  Glow  ', arabic_name: ' غلو ' })).toEqual(['Glow', 'غلو']);
  });

  it.each(['', ' ', 'G', ' G ', undefined, null, 7, 'G'.repeat(101)])(
    'refuses %j for its length or kind',
    (english_name) => {
      expect(read({ english_name })).toEqual(['english_name']);
    },
  );
  it('takes a hundred letters', () => {
    expect(read({ english_name: 'G'.repeat(100), arabic_name: 'غ'.repeat(100) })).toEqual([
      'G'.repeat(100),
      'غ'.repeat(100),
    ]);
    expect(read({ arabic_name: 'غ'.repeat(101) })).toEqual(['arabic_name']);
  });
});
