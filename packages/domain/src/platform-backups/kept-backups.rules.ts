/** How many backups are kept: the newest of each of so many days, weeks and months that have one. */
export const BACKUPS_KEPT = { days: 7, weeks: 4, months: 6 } as const;
/** One that a person asked for is kept so long in any case. */
export const BY_HAND_KEPT_DAYS = 7;

type Kept = { id: number; created_at: string; is_by_hand: boolean };
const DAY_MS = 86_400_000;

const dayOf = (at: string): string => at.slice(0, 10);
const monthOf = (at: string): string => at.slice(0, 7);
/** The Monday its week begins with: 1 January 1970 was a Thursday. */
const weekOf = (at: string): string => String(Math.floor((Math.floor(Date.parse(at) / DAY_MS) + 3) / 7));

/**
 * Which of the good backups are kept; the others may go. By days, weeks and months that have a backup, not by those of
 * the calendar: after a month without any, the last ones are still there. The newest always stays.
 */
export function keptBackups(
  backups: readonly Kept[],
  now: Date,
  { days, weeks, months }: { days: number; weeks: number; months: number } = BACKUPS_KEPT,
): ReadonlySet<number> {
  const newestFirst = [...backups].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  const kept = new Set<number>();
  for (const [most, periodOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthOf],
  ] as const) {
    const seen = new Set<string>();
    for (const { id, created_at } of newestFirst) {
      const period = periodOf(created_at);
      if (seen.has(period) || seen.size >= most) continue;
      seen.add(period);
      kept.add(id);
    }
  }
  const since = now.getTime() - BY_HAND_KEPT_DAYS * DAY_MS;
  for (const { id, created_at, is_by_hand } of backups) if (is_by_hand && Date.parse(created_at) >= since) kept.add(id);
  return kept;
}
