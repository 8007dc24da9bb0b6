import { describe, expect, it } from 'vitest';
import { servicesByCategory } from './services-by-category';

const categories = [
  { id: 1, english_name: 'Hair', arabic_name: 'الشعر' },
  { id: 2, english_name: 'Nails', arabic_name: 'الأظافر' },
  { id: 3, english_name: 'Bath', arabic_name: 'الحمام' },
];
const services = [
  { id: 10, group_id: 2, english_name: 'Gel', arabic_name: 'جل' },
  { id: 11, group_id: 1, english_name: 'Cut', arabic_name: 'قص' },
  { id: 12, group_id: 1, english_name: 'Hair colour', arabic_name: 'صبغة' },
  { id: 13, group_id: 2, english_name: 'Manicure for damaged hair', arabic_name: 'مناكير' },
];
const found = (search: string) =>
  servicesByCategory(services, categories, search).map(({ category, services: own }) => [
    category.id,
    own.map(({ id }) => id),
  ]);

describe('services by category', () => {
  it('follows the order of the menu and leaves empty categories out', () => {
    expect(found('')).toEqual([
      [1, [11, 12]],
      [2, [10, 13]],
    ]);
  });

  it('finds in both languages, and by a category all of it', () => {
    expect(found('hair')).toEqual([
      [1, [11, 12]],
      [2, [13]],
    ]);
    expect(found('اظافر')).toEqual([[2, [10, 13]]]);
    expect(found('صبغه')).toEqual([[1, [12]]]);
    expect(found('nothing')).toEqual([]);
  });
});
