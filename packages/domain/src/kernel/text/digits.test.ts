import { describe, expect, it } from 'vitest';
import { toLatinDigits, toPlainNumberText, withoutDirectionMarks } from './digits';

describe('digits', () => {
  it('reads Arabic-Indic and Persian digits and leaves the rest', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(toLatinDigits('شقة ١٢ B')).toBe('شقة 12 B');
  });

  it('drops direction marks and reads the Arabic decimal separator', () => {
    expect(withoutDirectionMarks('\u202a+971\u202c')).toBe('+971');
    expect(toPlainNumberText(' \u200f١٢٫٥ ')).toBe('12.5');
  });
});
