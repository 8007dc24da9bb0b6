import { daysBetween, type LocalDate } from '../kernel/time/local-date';
import type { Localized } from '../kernel/localized';
import type { CodeIn } from '../kernel/state-machine';
import type { paperStates } from './employee.states';

/** Days before a paper's last day on which people are told, each once. */
export const WARNING_DAYS = [60, 30, 7] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];
export type PaperState = CodeIn<typeof paperStates>;

/**
 * The warning that is due: the nearest of the three that has been reached. A paper past its day stays at the last one.
 */
export function warningDue(expiresOn: LocalDate, today: LocalDate): WarningDays | undefined {
  const left = daysBetween(today, expiresOn);
  return WARNING_DAYS.toReversed().find((days) => left <= days);
}

export function paperStateOf(expiresOn: LocalDate | null | undefined, today: LocalDate): PaperState {
  if (!expiresOn) return 'unknown';
  if (expiresOn < today) return 'expired';
  const due = warningDue(expiresOn, today);
  return due ? `within_${due}` : 'valid';
}

export const paperNames = {
  passport: { en: 'passport', ar: 'صلاحية جواز السفر' },
  residency: { en: 'residency', ar: 'صلاحية الإقامة' },
} as const satisfies Record<string, Localized>;
