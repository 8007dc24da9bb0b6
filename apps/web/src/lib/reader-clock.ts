import { minuteText, spanText as spanIn, type Clock } from '@rawnaq/domain/kernel/time/clock';
import { currentLanguage } from './language/language';

/**
 * The clock of the salon somebody is signed in to, for what has no hook at hand: the calendar draws hundreds of times.
 * Another language is another page.
 */
let clock: Clock = '12';

export function setReaderClock(chosen: Clock): void {
  clock = chosen;
}

/** `1:05 PM`, also for 1:05 AM of the night after. ص and م lead the direction, so nothing around it may force one. */
export const clockText = (minute: number): string => minuteText(minute, currentLanguage(), clock);
export const spanText = (span: { start: number; end: number }): string => spanIn(span, currentLanguage(), clock);
