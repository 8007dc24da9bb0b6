import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, readListState, toListInput, writeListState } from './list-state';

const list = {
  columns: [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text', sortable: true },
    { key: 'visits', label: { en: 'Visits', ar: 'الزيارات' }, kind: 'number', sortable: true },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text' },
  ],
  filters: [
    {
      key: 'type',
      label: { en: 'Type', ar: 'النوع' },
      kind: 'choice',
      choices: [{ value: 1, label: { en: 'New', ar: 'جديد' } }],
    },
    { key: 'day', label: { en: 'Day', ar: 'اليوم' }, kind: 'date-range' },
    { key: 'city', label: { en: 'City', ar: 'المدينة' }, kind: 'text' },
  ],
  defaultSort: { key: 'name', descending: false },
} as const;

const read = (search: string) => readListState(new URLSearchParams(search), list);

describe('the state of a list in its address', () => {
  it('survives the way into the address and back', () => {
    const state = fc.record({
      page: fc.integer({ min: 1, max: 500 }),
      pageSize: fc.constantFrom(10, 20, 50, 100),
      search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      sort: fc.record({ key: fc.constantFrom('name', 'visits'), descending: fc.boolean() }),
      filters: fc.constantFrom<Record<string, string>>(
        {},
        { type: '1' },
        { day: '2026-11-01..2026-11-15', city: 'دبي' },
      ),
    });
    fc.assert(
      fc.property(state, (given) => {
        const address = writeListState(new URLSearchParams(), given, list).toString();
        expect(read(address)).toEqual(given);
      }),
    );
  });

  it('writes nothing for a list as it begins, and keeps what belongs to others', () => {
    expect(writeListState(new URLSearchParams('tab=history&page=4'), read(''), list).toString()).toBe('tab=history');
  });

  it('ignores what the list does not know', () => {
    const state = read('page=0&size=999&sort=-note&f.type=7&f.day=yesterday&f.other=1');
    expect(state).toEqual(read(''));
    expect(isNarrowed(state)).toBe(false);
  });

  it('speaks the words of the contract', () => {
    expect(toListInput(read('page=3&q=sara&sort=-visits&f.type=1'))).toEqual({
      page: '3',
      page_size: '20',
      search: 'sara',
      sort: 'visits',
      descending: 'true',
      'f.type': '1',
    });
  });
});
