/** The only place that formats numbers, money, dates and times. Latin digits in both languages. */
import { timeParts as partsOfTime, type Clock, type TimeParts } from '@rawnaq/domain/kernel/time/clock';
import { businessDate, type LocalTime } from '@rawnaq/domain/kernel/time/local-date';
import { sayList, type Language } from '@rawnaq/domain/kernel/localized';
import { CURRENCY_UNITS, EXPONENT_OF, isCurrency, minorPerUnit, type Currency } from '@rawnaq/domain/kernel/money';

export type FormatSettings = {
  language: Language;
  timeZone: string;
  currency: Currency;
  clock?: Clock | undefined;
  /** When a business day ends and the next begins. */
  cutOff?: LocalTime | undefined;
};

/** Digits and word apart, so that a screen can isolate the digits (`<bdi dir="ltr">`) and keep ص/م and د.إ outside. */
export type MoneyParts = { digits: string; unit: string; unitFirst: boolean };

/** Bound once to a reader's language and an account's zone and currency; screens get it from `useFormat`. */
export function createFormat({ language, timeZone, currency, clock = '12', cutOff = '00:00:00' }: FormatSettings) {
  const timeParts = (moment: string): TimeParts => partsOfTime(minuteOf(moment, timeZone), language, clock);
  const money = (minor: number, unit = currency): string => joinMoney(moneyParts(minor, unit, language));
  return {
    language,
    timeZone,
    currency,
    money,
    moneyParts: (minor: number, unit = currency) => moneyParts(minor, unit, language),
    /** The digits alone: for table cells under a heading that names the currency. */
    amount: (minor: number, unit = currency) => moneyParts(minor, unit, language).digits,
    /** The currency by itself, in the word that stands beside amounts: `AED` / `د.إ`. */
    currencyWord: (code: string) => (isCurrency(code) ? CURRENCY_UNITS[code][language] : code),
    number: (value: number, decimals = 0) => withSign(numberFormat('en', decimals, decimals).format(value), language),
    /** 1,250 → `1.3K` / `1.3 ألف`: for charts only, which run from the left in both languages. */
    compact: (value: number) =>
      language === 'ar'
        ? `\u2067${compactFormat(language).format(value)}\u2069`
        : compactFormat(language).format(value),
    /** `5` means five percent. */
    percent: (value: number, decimals = 0) => withSign(`${numberFormat('en', 0, decimals).format(value)}%`, language),
    date: (day: string) => formatDate(day, language, timeZone),
    /** `Sun 15 Nov` / `الأحد 15 نوفمبر`. */
    weekday: (day: string) => formatWeekday(day, language, timeZone),
    /** `Sunday 15 November 2026`: once, at the head of a page. */
    longDate: (day: string) => formatLongDate(day, language, timeZone),
    /** `15 Nov` / `15 نوفمبر`: along the axis of a chart. */
    dayAndMonth: (day: string) => formatDayAndMonth(day, language, timeZone),
    month: (day: string) => formatMonth(day, language, timeZone),
    /** `January` / `يناير`, from 1. */
    monthName: (month: number) =>
      new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2026, month - 1, 15),
      ),
    /** `Gulf Standard Time` / `توقيت الخليج`. */
    zoneName: (zone: string) =>
      new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'long' })
        .formatToParts(0)
        .find((part) => part.type === 'timeZoneName')?.value ?? zone,
    clock,
    time: (moment: string) => joinTime(timeParts(moment)),
    timeParts,
    dateTime: (instant: string) =>
      sayList([formatDate(instant, language, timeZone), joinTime(timeParts(instant))], language),
    /** As people say a day: `Tomorrow`, within a week `Thu 12 Nov`, this year `29 Oct`, else with its year. */
    day: (day: string, now: Date) => sayDay(day, now, language, timeZone),
    /** `Tomorrow 10:00 AM`. */
    dayTime: (instant: string, now: Date) =>
      `${sayDay(instant, now, language, timeZone)} ${joinTime(timeParts(instant))}`,
    relative: (instant: string, now: Date) => formatRelative(instant, now, language),
    list: (items: readonly string[]) =>
      new Intl.ListFormat(LOCALES[language], { style: 'long', type: 'conjunction' }).format(items),
    or: (items: readonly string[]) =>
      new Intl.ListFormat(LOCALES[language], { style: 'long', type: 'disjunction' }).format(items),
    /**
     * The day and minute on the salon's wall, in the client's formats: for birthdays, papers that expire, offers that
     * begin. What visits and money are looked at by is `today`.
     */
    localDate: (now: Date) => toLocal(now, timeZone).date,
    /** The day that is being worked on: after midnight, before the cut-off, still the evening before. */
    today: (now = new Date()) => businessDate(toLocal(now, timeZone), cutOff),
    localDateTime: (now: Date) => `${toLocal(now, timeZone).date} ${toLocal(now, timeZone).time}`,
  };
}

export type Format = ReturnType<typeof createFormat>;

/** Where this machine believes to be: a hint for choosing a country, never a zone to compute with. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sorts names the way a reader of the language expects. */
export const compareNames = (language: Language): ((a: string, b: string) => number) =>
  new Intl.Collator(LOCALES[language], { numeric: true }).compare;

/** The Emirates' Arabic uses the Gregorian calendar and نوفمبر; `nu-latn` keeps Latin digits. */
const LOCALES = { en: 'en-US', ar: 'ar-AE-u-nu-latn' } as const satisfies Record<Language, string>;

function moneyParts(minor: number, currency: Currency, language: Language): MoneyParts {
  const decimals = EXPONENT_OF[currency];
  const digits = numberFormat('en', decimals, decimals).format(minor / minorPerUnit(currency));
  return { digits: digits.replace(/^-/, '−'), unit: CURRENCY_UNITS[currency][language], unitFirst: language === 'en' };
}

const joinMoney = ({ digits, unit, unitFirst }: MoneyParts): string =>
  unitFirst ? `${unit}\u00a0${digits}` : `${withSign(digits, 'ar')}\u00a0${unit}`;

/** In Arabic a minus would go to the other side of its number, so the two run by themselves. */
const withSign = (text: string, language: Language): string =>
  language === 'ar' && /^[-−]/.test(text) ? `\u2066${text}\u2069` : text;

const numberFormat = cached(
  (locale: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
);
const compactFormat = cached(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 }),
);

function formatDate(day: string, language: Language, timeZone: string): string {
  const { day: number, month, year } = dateParts(day, language, timeZone);
  return `${number} ${month} ${year}`;
}

function formatWeekday(day: string, language: Language, timeZone: string): string {
  const { weekday, day: number, month } = dateParts(day, language, timeZone);
  return `${weekday} ${number} ${month}`;
}

function formatDayAndMonth(day: string, language: Language, timeZone: string): string {
  const { day: number, month } = dateParts(day, language, timeZone);
  return `${number} ${month}`;
}

function formatLongDate(day: string, language: Language, timeZone: string): string {
  const { date, zone } = read(day, timeZone);
  const part = Object.fromEntries(
    longFormat(language, zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['weekday']} ${part['day']} ${part['month']} ${part['year']}`;
}

const longFormat = cached(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    }),
);

function sayDay(day: string, now: Date, language: Language, timeZone: string): string {
  const { date, zone } = read(day, timeZone);
  const local = toLocal(date, zone).date;
  const today = toLocal(now, timeZone).date;
  const away = (Date.parse(local) - Date.parse(today)) / 86_400_000;
  if (Math.abs(away) <= 1) return capitalised(dayWords(language).format(away, 'day'));
  if (Math.abs(away) < 7) return formatWeekday(local, language, timeZone);
  return local.slice(0, 4) === today.slice(0, 4)
    ? formatDayAndMonth(local, language, timeZone)
    : formatDate(local, language, timeZone);
}

const dayWords = cached((language: Language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function formatMonth(day: string, language: Language, timeZone: string): string {
  const { date, zone } = read(day, timeZone);
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: zone }).format(date);
}

const partsFormat = cached(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      day: 'numeric',
      month: language === 'ar' ? 'long' : 'short',
      year: 'numeric',
      weekday: language === 'ar' ? 'long' : 'short',
      timeZone,
    }),
);

function dateParts(
  day: string,
  language: Language,
  timeZone: string,
): Record<'day' | 'month' | 'year' | 'weekday', string> {
  const { date, zone } = read(day, timeZone);
  const found = { day: '', month: '', year: '', weekday: '' };
  for (const part of partsFormat(language, zone).formatToParts(date))
    if (part.type in found) found[part.type as keyof typeof found] = part.value;
  return found;
}

/** Of a wall time (`14:30:00`), or of an instant on the account's clock. */
function minuteOf(moment: string, timeZone: string): number {
  const wall =
    /^(\d{2}):(\d{2})/.exec(moment) ?? /^(\d{2}):(\d{2})/.exec(toLocal(read(moment, timeZone).date, timeZone).time);
  return Number(wall?.[1]) * 60 + Number(wall?.[2]);
}

const joinTime = ({ digits, half }: TimeParts): string => (half ? `${digits}\u00a0${half}` : digits);

const localFormat = cached(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }),
);

function toLocal(instant: Date, timeZone: string): { date: string; time: string } {
  const part = Object.fromEntries(
    localFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}:${part['second']}`,
  };
}

/**
 * A wall date (`2026-11-15`) has no zone and is the same day everywhere; an instant is seen from the account's zone.
 */
function read(text: string, timeZone: string): { date: Date; zone: string } {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { date: new Date(`${text}T00:00:00Z`), zone: 'UTC' };
  return { date: new Date(text), zone: timeZone };
}

const RELATIVE_STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function formatRelative(instant: string, now: Date, language: Language): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const step = RELATIVE_STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? words.format(Math.trunc(seconds / step[1]), step[0]) : words.format(0, 'second');
}

/** Making an Intl object costs about as much as a hundred uses of it. */
function cached<Key extends unknown[], Value>(make: (...key: Key) => Value): (...key: Key) => Value {
  const made = new Map<string, Value>();
  return (...key) => {
    const name = key.join(' ');
    if (!made.has(name)) made.set(name, make(...key));
    return made.get(name)!;
  };
}
