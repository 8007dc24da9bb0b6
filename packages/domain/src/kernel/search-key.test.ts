import { describe, expect, it } from 'vitest';
import { toNameKey, toSearchKey } from './search-key';

describe('keys of names', () => {
  it('the same name has the same key', () => {
    expect(toNameKey('  Hair   CUT ')).toBe('hair cut');
    expect(toNameKey('مُحَمَّـــد')).toBe('محمد');
    expect(toNameKey('غرفة ٢')).toBe('غرفة 2');
    expect(toNameKey('أمل')).not.toBe(toNameKey('امل'));
  });

  it('finding forgives letters written for each other', () => {
    for (const [a, b] of [['أمل', 'امل'], ['إيمان', 'ايمان'], ['آلاء', 'الاء'], ['سارة', 'ساره'], ['ليلى', 'ليلي'], ['مؤمن', 'مومن'], ['رائد', 'رايد']]) expect(toSearchKey(a!)).toBe(toSearchKey(b!));
    expect(toSearchKey('سارة')).not.toBe(toSearchKey('سالم'));
  });
});
