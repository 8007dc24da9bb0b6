import { secondsOfDay, type LocalTime } from './local-date';
import type { Language } from '../localized';

/** How a salon reads the time. The client's `hh:mm A`, without a leading zero, unless the salon chooses 24 hours. */
export const CLOCKS = ['12', '24'] as const;
export type Clock = (typeof CLOCKS)[number];

/**
 * Digits and half of the day apart: a screen isolates the digits (`<bdi dir="ltr">`) and keeps ص/م outside. `half` is
 * empty on 24 hours.
 */
export type TimeParts = { digits: string; half: string };

const HALVES = { en: ['AM', 'PM'], ar: ['ص', 'م'] } as const;

/** Minutes count from a midnight: 1500 is one o'clock of the night after. */
export function timeParts(minute: number, language: Language, clock: Clock): TimeParts {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(Math.floor(minute) % 60).padStart(2, '0');
  if (clock === '24') return { digits: `${String(hour).padStart(2, '0')}:${minutes}`, half: '' };
  return { digits: `${hour % 12 || 12}:${minutes}`, half: HALVES[language][hour < 12 ? 0 : 1] };
}

/** `1:00 PM`, `1:00 م`, `13:00`. */
export const minuteText = (minute: number, language: Language, clock: Clock): string =>
  joined(timeParts(minute, language, clock));

export const viewTime = (time: LocalTime, language: Language, clock: Clock): string =>
  minuteText(secondsOfDay(time) / 60, language, clock);

/** `1:00 – 2:30 PM`: the half of the day is said once where both ends share it. */
export function spanText(span: { start: number; end: number }, language: Language, clock: Clock): string {
  const [start, end] = [timeParts(span.start, language, clock), timeParts(span.end, language, clock)];
  return `${start.half === end.half ? start.digits : joined(start)} – ${joined(end)}`;
}

/** 95 minutes are 1:35. */
export const lengthText = (minutes: number): string =>
  `${minutes < 0 ? '-' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;

const joined = ({ digits, half }: TimeParts): string => (half ? `${digits} ${half}` : digits);
