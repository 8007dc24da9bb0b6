import { countedTime, type TimeUnit } from '@rawnaq/domain/kernel/text/counted-time';
import { minuteText, spanText, timeParts, type Clock } from '@rawnaq/domain/kernel/time/clock';
import { addDays, weekdayNames, weekdayOf, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { COMMA, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { createFormat } from '../../lib/format';

/** How the booking page says money, time and length. Server and browser use the same words. */
export type Words = ReturnType<typeof wordsFor>;

const MINUTES_PER_DAY = 1440;

export function wordsFor(language: Language, currency: Currency, timeZone: string, clock: Clock) {
  const format = createFormat({ language, currency, timeZone, clock });
  const time = (minute: number) => timeParts(minute, language, clock);
  return {
    language,
    format,
    /** Round amounts without decimals: people read prices, not accounts. */
    money: (minor: number) => {
      const parts = format.moneyParts(minor);
      return { ...parts, digits: parts.digits.replace(/\.0+$/, '') };
    },
    moneyText: (minor: number) => {
      const { digits, unit, unitFirst } = format.moneyParts(minor);
      const plain = digits.replace(/\.0+$/, '');
      return unitFirst ? `${unit} ${plain}` : `${plain} ${unit}`;
    },
    time,
    timeText: (minute: number) => minuteText(minute, language, clock),
    spanText: (start: number, end: number) => spanText({ start, end }, language, clock),
    duration: (minutes: number) => duration(minutes, language),
    /** As it stands inside a sentence, in the case of what follows within and before. */
    counted: (count: number, unit: TimeUnit) => countedTime(count, unit, language),
    services: (count: number) => countOf(count, language),
    timesLeft: (count: number) => timesOf(count, language),
    /** The day a moment after midnight really is on. */
    dayOf: (date: LocalDate, minute: number): LocalDate => addDays(date, Math.floor(minute / MINUTES_PER_DAY)),
    /** `Wed`; Arabic names of days have no short form. */
    weekdayName: (date: LocalDate) => {
      const name = weekdayNames[weekdayOf(date)]![language];
      return language === 'en' ? name.slice(0, 3) : name;
    },
    comma: COMMA[language],
    /** Each isolated: a Latin name would pull the number after it to its own side of an Arabic line. */
    names: (names: readonly string[]) => format.list([...new Set(names)].map((name) => `\u2068${name}\u2069`)),
  };
}

export const fill = fillPlaces;

function duration(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (language === 'en')
    return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
  const hoursText = hours === 1 ? 'ساعة' : hours === 2 ? 'ساعتان' : hours <= 10 ? `${hours} ساعات` : `${hours} ساعة`;
  const minutesText = `${rest} دقيقة`;
  if (hours === 0) return minutesText;
  return rest === 0 ? hoursText : `${hoursText} و${minutesText}`;
}

function countOf(count: number, language: Language): string {
  if (language === 'en') return count === 1 ? '1 service' : `${count} services`;
  return count === 1 ? 'خدمة واحدة' : count === 2 ? 'خدمتان' : count <= 10 ? `${count} خدمات` : `${count} خدمة`;
}

function timesOf(count: number, language: Language): string {
  if (language === 'en') return count === 1 ? '1 time' : `${count} times`;
  return count === 1 ? 'وقت واحد' : count === 2 ? 'وقتان' : count <= 10 ? `${count} أوقات` : `${count} وقتًا`;
}
