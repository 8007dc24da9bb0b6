import { describe, expect, it } from 'vitest';
import { languageOfCustomer } from './customer-language.rules';

const of = (name: string, preferred: 'en' | 'ar' | null = null, page: 'en' | 'ar' | null = null) =>
  languageOfCustomer({ name, preferred_language: preferred, language: page }, 'ar');

describe('the language of a customer', () => {
  it('is what the salon was told, then her page, then the letters of her name, then the salon’s', () => {
    expect(of('Fatima', 'ar', 'en')).toBe('ar');
    expect(of('فاطمة', null, 'en')).toBe('en');
    expect([of('Fatima'), of('فاطمة'), of('Fatima فاطمة')]).toEqual(['en', 'ar', 'ar']);
    expect(of('0501234567')).toBe('ar');
  });
});
