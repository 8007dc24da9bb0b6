import { describe, expect, it } from 'vitest';
import { cleanTrn, trnProblem } from './trn';

describe('tax numbers', () => {
  it.each([
    ['310122393500003', 'SA', undefined],
    ['٣١٠١٢٢٣٩٣٥٠٠٠٠٣', 'SA', undefined],
    ['310122393500004', 'SA', 'ksa-threes'],
    ['110122393500003', 'SA', 'ksa-threes'],
    ['312', 'SA', 'ksa-threes'],
    ['31', 'SA', 'length'],
    ['313', 'SA', 'length'],
    ['3101223935000A3', 'SA', 'digits'],
    ['100123456700003', 'AE', undefined],
    ['10012345670000', 'AE', 'length'],
    ['1001234567000031', 'AE', 'length'],
    ['1001234567000AB', 'AE', 'digits'],
    ['200000000000002', 'BH', undefined],
    ['OM1100012345', 'OM', undefined],
    ['om 1100012345', 'OM', undefined],
    ['1100012345', 'OM', 'oman'],
    ['OM110001234', 'OM', 'oman'],
    ['ABCDE1234567890', 'KW', undefined],
  ])('%s in %s', (trn, country, problem) => {
    expect(trnProblem(trn, country)).toBe(problem);
  });

  it('stores without spaces, in capitals and Latin digits', () => {
    expect(cleanTrn(' om 11٠٠ ')).toBe('OM1100');
  });
});
