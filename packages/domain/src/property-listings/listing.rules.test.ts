import { describe, expect, it } from 'vitest';
import { toSearchKey, toSoundKey } from '../kernel/text/search-key';
import { listingWords } from './listing.rules';
import { emirates, propertyTypes } from './property.states';

const sidr = {
  name: { en: 'Al Sidr Chalet', ar: 'شاليه السدر' },
  area: { en: 'Hatta', ar: 'حتا' },
  description: { en: 'A heated pool between the mountains', ar: 'مسبح مدفأ بين الجبال' },
  type: propertyTypes.codes.chalet,
  emirate: emirates.codes.dubai,
};

describe('words of a listing', () => {
  it.each(['sidr', 'السدر', 'HATTA', 'حتّا', 'دبي', 'chalet', 'mountains', 'مدفأ'])('has %s', (word) => {
    expect(listingWords(sidr)).toContain(toSearchKey(word));
  });

  it('is found by how a name sounds in the other script', () => {
    const arabicAlone = { ...sidr, name: { en: '', ar: 'شاليه السدر' } };
    expect(listingWords(arabicAlone)).toContain(toSoundKey('Sidr'));
  });
});
