import { describe, expect, it } from 'vitest';
import { cities } from './test/cities';
import { countries, countryName, countryOf, countryOfTimeZone, gulfCountries, gulfCountry, isGulf } from './countries';
import { EXPONENT_OF } from '../money';
import { normaliseMobile } from '../input/phone';

describe('countries', () => {
  it('pins ids 1 to 6', () => {
    expect(countries.slice(0, 6).map((country) => [country.id, country.english_name])).toEqual([
      [1, 'Kuwait'],
      [2, 'Oman'],
      [3, 'Qatar'],
      [4, 'Bahrain'],
      [5, 'Saudi Arabia'],
      [6, 'United Arab Emirates'],
    ]);
  });

  it('has 111 rows with unique ids, codes and names, in both languages', () => {
    expect(countries).toHaveLength(111);
    expect(countries.map((country) => country.id)).toEqual(countries.map((_, index) => index + 1));
    for (const key of ['iso2', 'english_name', 'arabic_name'] as const)
      expect(new Set(countries.map((country) => country[key])).size).toBe(111);
    for (const country of countries) {
      expect(country.arabic_name).toMatch(/^[\u0621-\u0652 ]+$/);
      expect(country.calling_code).toMatch(/^[1-9]\d{0,2}$/);
      expect(country.iso2).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('gives the Gulf states currency, VAT, zone and a phone example that is a real form', () => {
    expect(gulfCountries.map((country) => [country.iso2, country.currency, country.vat_rate])).toEqual([
      ['KW', 'KWD', 0],
      ['OM', 'OMR', 500],
      ['QA', 'QAR', 0],
      ['BH', 'BHD', 1000],
      ['SA', 'SAR', 1500],
      ['AE', 'AED', 500],
    ]);
    for (const country of gulfCountries) {
      expect(normaliseMobile(country.phone_example)).toBe(country.phone_example.replaceAll(' ', ''));
      expect(EXPONENT_OF[country.currency]).toBeGreaterThan(1);
      expect(countryOfTimeZone(country.time_zone)).toBe(country);
      expect(gulfCountry(country.iso2)).toBe(country);
    }
    expect(isGulf('JO')).toBe(false);
    expect(gulfCountry('JO')).toBeUndefined();
  });

  it('names Palestine in both languages', () => {
    expect(countryName(countryOf('PS')!)).toEqual({ en: 'Palestine', ar: 'فلسطين' });
  });
});

describe('cities', () => {
  it('has several cities in each Gulf state, with unique ids', () => {
    for (const { iso2 } of gulfCountries)
      expect(cities.filter((city) => city.country === iso2).length).toBeGreaterThanOrEqual(4);
    expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length);
    for (const city of cities) expect(city.arabic_name).toMatch(/[\u0621-\u064A]/);
  });
});
