import { describe, expect, it } from 'vitest';
import { feedEvents, shortName } from './calendar-feed.rules';

const entry = {
  key: 'v7',
  start_at: '2026-11-15T06:00:00Z',
  end_at: '2026-11-15T07:00:00Z',
  customer: 'Fatima Al Mansoori',
  service: 'Cut',
  reason: null,
  changed_at: '2026-11-01T00:00:00Z',
  changes: 0,
};

describe('an employee’s feed', () => {
  it('calls customers by a short name, in both scripts', () => {
    expect(shortName('Fatima Al Mansoori')).toBe('Fatima A.');
    expect(shortName('  حصة   الفلاسي ')).toBe('حصة ا.');
    expect(shortName('Priya')).toBe('Priya');
    expect(shortName('')).toBe('');
  });
  it('names visits by service, closed times by their reason, and keeps one id per entry and salon', () => {
    const [visit, lunch, closed] = feedEvents(
      [
        entry,
        { ...entry, key: 'b1', customer: null, service: null, reason: 'Lunch' },
        { ...entry, key: 'b2', customer: null, service: null },
      ],
      { accountId: 1001, salon: 'Glow', language: 'ar' },
    );
    expect(visit).toMatchObject({ uid: 'v7-1001@rawnaq', title: 'Cut · Fatima A.', place: 'Glow' });
    expect([lunch!.title, closed!.title]).toEqual(['Lunch', 'وقت مغلق']);
  });
});
