import type { Column } from '@rawnaq/domain/kernel/list';
import { describe, expect, it } from 'vitest';
import { phoneRow } from './phone-row';

const label = { en: '', ar: '' };
const choices = [
  { value: 1, label, tone: 'success', normal: true },
  { value: 0, label, tone: 'danger' },
] as const;
const columns: readonly Column[] = [
  { key: 'name', label, kind: 'text' },
  { key: 'status', label, kind: 'badge', choices },
  { key: 'mobile', label, kind: 'phone' },
  { key: 'price', label, kind: 'money' },
  { key: 'seen', label, kind: 'date' },
  { key: 'email', label, kind: 'code' },
];
const row = { name: 'Fatima', status: 1, mobile: '+971', price: 100, seen: '2026-11-15', email: 'f@x' };
const keys = (given: Record<string, unknown>, list = columns) => {
  const { title, line, end, rest } = phoneRow(list, given, 'en');
  return [title?.key, line?.key, end.map(({ key }) => key), rest.map(({ key }) => key)];
};

describe('the two lines of a record on a phone', () => {
  it('are the name over the number, the amount over the day', () => {
    expect(keys(row)).toEqual(['name', 'mobile', ['price', 'seen'], ['status', 'email']]);
  });

  it.each(['name', 'title'])('begin with the %s of the reader’s language', (word) => {
    const both = ['english', 'arabic'].map((name) => ({ key: `${name}_${word}`, label, kind: 'text' as const }));
    const filled = { [`english_${word}`]: 'Dunes', [`arabic_${word}`]: 'كثبان' };
    for (const [language, key] of [
      ['en', `english_${word}`],
      ['ar', `arabic_${word}`],
    ] as const)
      expect(phoneRow(both, filled, language).title?.key).toBe(key);
  });

  it('show what is out of the ordinary before what it costs', () => {
    expect(keys({ ...row, status: 0 })[2]).toEqual(['status', 'seen']);
  });

  it('show both where the list adds the amounts up, and leave the day to the record', () => {
    const summed = columns.map((column) => (column.key === 'price' ? { ...column, total: true } : column));
    expect(keys({ ...row, status: 0 }, summed)[2]).toEqual(['price', 'status']);
    expect(keys(row, summed)[2]).toEqual(['price', 'seen']);
  });

  it('leave no gap for what is empty', () => {
    expect(keys({ ...row, mobile: null, price: null, seen: null }).slice(1, 3)).toEqual(['email', ['status']]);
  });

  it('name the person where a time leads', () => {
    const byTime = [{ key: 'at', label, kind: 'datetime' } as const, ...columns];
    expect(keys({ ...row, at: '2026-11-15T10:00:00Z' }, byTime).slice(0, 2)).toEqual(['at', 'name']);
  });
});
