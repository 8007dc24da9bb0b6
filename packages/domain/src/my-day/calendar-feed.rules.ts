import type { CalendarEvent } from '../kernel/time/calendar-file';
import type { Language, Localized } from '../kernel/localized';

export const FEED_DAYS_BACK = 14;
export const FEED_DAYS_AHEAD = 60;

type Entry = {
  key: string;
  start_at: string;
  end_at: string;
  customer: string | null;
  service: string | null;
  reason: string | null;
  changed_at: string;
  changes: number;
};

const BLOCKED: Localized = { en: 'Block time', ar: 'وقت مغلق' };

/**
 * An address on a phone may be seen by others: no number, no note, and of the name only as much as the employee needs.
 */
export const feedEvents = (
  entries: readonly Entry[],
  { accountId, salon, language }: { accountId: number; salon: string; language: Language },
): CalendarEvent[] =>
  entries.map(({ key, start_at, end_at, customer, service, reason, changed_at, changes }) => ({
    uid: `${key}-${accountId}@rawnaq`,
    start: start_at,
    end: end_at,
    changed: changed_at,
    changes,
    place: salon,
    title: customer === null ? (reason ?? BLOCKED[language]) : `${service} · ${shortName(customer)}`,
  }));

/** Fatima Al Mansoori is Fatima A. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.length > 0 ? [...rest[0]!][0] : undefined;
  return initial === undefined ? first : `${first} ${initial}.`;
}
