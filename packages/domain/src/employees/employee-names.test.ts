import { describe, expect, it } from 'vitest';
import { bothNames, nameIn, namesToStore, writtenNames } from './employee-names.rules';
import { editEmployeeInput } from './employees.contract';

describe('names of an employee', () => {
  it('are read in the reader’s language, and fall back on each other', () => {
    const mei = namesToStore({ english_name: 'Mei Santos', arabic_name: 'مي سانتوس' }, 'en');
    expect([nameIn('en', mei), nameIn('ar', mei)]).toEqual(['Mei Santos', 'مي سانتوس']);
    const rim = namesToStore({ arabic_name: 'ريم' }, 'en');
    expect([rim.name, nameIn('en', rim)]).toEqual(['ريم', 'ريم']);
    expect(bothNames(namesToStore({ english_name: 'Anna' }, 'ar'))).toEqual({
      english_name: 'Anna',
      arabic_name: 'Anna',
    });
  });

  it('are kept in the salon’s language where one must do', () => {
    const given = { english_name: 'Mei', arabic_name: 'مي' };
    expect([namesToStore(given, 'en').name, namesToStore(given, 'ar').name]).toEqual(['Mei', 'مي']);
  });

  it('of before are filed by their letters', () => {
    const alone = (name: string) => writtenNames({ name, english_name: null, arabic_name: null });
    expect(alone('Anna')).toEqual({ english_name: 'Anna', arabic_name: null });
    expect(alone('عمر')).toEqual({ english_name: null, arabic_name: 'عمر' });
  });

  const errorsOf = (names: object) =>
    editEmployeeInput.safeParse({ id: 1, ...names }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('need one of the two, each in its own letters', () => {
    expect(errorsOf({})).toEqual(['english_name']);
    expect(errorsOf({ english_name: '  ', arabic_name: '' })).toEqual(['english_name']);
    expect(errorsOf({ english_name: 'ريم' })).toEqual(['english_name']);
    expect(errorsOf({ arabic_name: 'Rim' })).toEqual(['arabic_name']);
    expect(errorsOf({ english_name: 'Peña' })).toEqual([]);
    expect(errorsOf({ arabic_name: 'ريم' })).toEqual([]);
  });
});
