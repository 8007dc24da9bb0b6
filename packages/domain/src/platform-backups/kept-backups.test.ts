import { describe, expect, it } from 'vitest';
import { keptBackups } from './kept-backups.rules';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-16T12:00:00.000Z');
/** One each night, the newest first; the id is how many days ago. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => ({
    id: ago,
    created_at: new Date(Date.parse('2026-11-16T01:30:00.000Z') - ago * DAY_MS).toISOString(),
    is_by_hand: false,
  }));
const keptOf = (backups: ReturnType<typeof nights>): number[] => [...keptBackups(backups, now)].sort((a, b) => a - b);

describe('backups that are kept', () => {
  it('are the last seven days, four weeks and six months, of a year of nights', () => {
    // 16 November 2026 is a Monday: the newest of the weeks before are Sundays, of the months their last days.
    expect(keptOf(nights(365))).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 15, 16, 47, 77, 108, 139]);
  });

  it('are never more than the rule says, and none is lost twice when it is asked every night', () => {
    let backups: ReturnType<typeof nights> = [];
    for (let night = 0; night < 400; night += 1) {
      const at = new Date(Date.parse('2026-01-01T01:30:00.000Z') + night * DAY_MS);
      backups = [{ id: night, created_at: at.toISOString(), is_by_hand: false }, ...backups];
      const kept = keptBackups(backups, at);
      backups = backups.filter(({ id }) => kept.has(id));
      expect(backups.length).toBeLessThanOrEqual(17);
      expect(backups[0]!.id).toBe(night);
    }
    const months = new Set(backups.map(({ created_at }) => created_at.slice(0, 7)));
    expect(months.size).toBe(6);
  });

  it('stay when nothing new comes: the last ones before a long pause', () => {
    const old = nights(10).map((one) => ({
      ...one,
      created_at: new Date(Date.parse(one.created_at) - 200 * DAY_MS).toISOString(),
    }));
    expect(keptOf(old).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('made by hand stay a week, however many there are of a day', () => {
    const byHand = [8, 9, 10, 11].map((hour) => ({
      id: hour,
      created_at: `2026-11-12T${String(hour).padStart(2, '0')}:00:00.000Z`,
      is_by_hand: true,
    }));
    expect(keptOf(byHand)).toEqual([8, 9, 10, 11]);
    const old = { id: 20, created_at: '2026-10-01T08:00:00.000Z', is_by_hand: true };
    const older = { id: 21, created_at: '2026-10-01T07:00:00.000Z', is_by_hand: true };
    expect(keptBackups([old, older], now).has(21)).toBe(false);
  });
});
