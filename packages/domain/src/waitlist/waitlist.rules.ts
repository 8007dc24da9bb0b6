import { spanText, type Clock } from '../kernel/time/clock';
import { QUARTERS_PER_DAY } from '../kernel/time/local-date';
import type { Language } from '../kernel/localized';
import { defineCodes, type CodeIn } from '../kernel/state-machine';

/** When a visit should begin, as people say it. The same parts as on the booking page. */
export const dayParts = defineCodes({
  any: { code: 'any', label: { en: 'Any time', ar: 'أي وقت' } },
  morning: { code: 'morning', label: { en: 'Morning', ar: 'صباحًا' } },
  afternoon: { code: 'afternoon', label: { en: 'Afternoon', ar: 'ظهرًا' } },
  evening: { code: 'evening', label: { en: 'Evening', ar: 'مساءً' } },
});
export type DayPart = CodeIn<typeof dayParts>;
type Quarters = { from_quarter: number; to_quarter: number };

const NOON = 48;
const FIVE = 68;
const QUARTERS: Record<DayPart, Quarters> = {
  any: { from_quarter: 0, to_quarter: QUARTERS_PER_DAY },
  morning: { from_quarter: 0, to_quarter: NOON },
  afternoon: { from_quarter: NOON, to_quarter: FIVE },
  evening: { from_quarter: FIVE, to_quarter: QUARTERS_PER_DAY },
};

export const quartersOf = (part: DayPart): Quarters => QUARTERS[part];

/** A wish that is none of the parts is said by its hours. */
export function dayPartLabel({ from_quarter, to_quarter }: Quarters, language: Language, clock: Clock): string {
  const part = Object.values(dayParts.rows).find(({ code }) => {
    const known = QUARTERS[code];
    return known.from_quarter === from_quarter && known.to_quarter === to_quarter;
  });
  const hours = { start: from_quarter * MINUTES_PER_QUARTER, end: to_quarter * MINUTES_PER_QUARTER };
  return part ? part.label[language] : spanText(hours, language, clock);
}

const MINUTES_PER_QUARTER = 15;
