import { describe, expect, it } from 'vitest';
import { meansService } from './service-search.rules';

const colour = { english_name: 'Root colour', arabic_name: 'صبغة جذور' };
const hair = { english_name: 'Hair', arabic_name: 'الشعر' };

describe('a service is found', () => {
  it.each(['', 'root', 'COL', 'colour root', 'صبغه', 'جذور', 'صبغة root', 'hair', 'الشعر', 'hair col'])(
    'by %s',
    (text) => {
      expect(meansService(text, colour, hair)).toBe(true);
    },
  );

  it.each(['nails', 'root cut', 'قص'])('not by %s', (text) => {
    expect(meansService(text, colour, hair)).toBe(false);
  });
});
