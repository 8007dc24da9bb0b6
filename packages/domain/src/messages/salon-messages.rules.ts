import { viewTime, type Clock } from '../kernel/time/clock';
import { partsOf, type LocalDate, type WallTime } from '../kernel/time/local-date';
import { fillPlaces, otherLanguage, sayList, type Language, type Localized } from '../kernel/localized';
import type { MessagePlace } from '../settings/automatic-messages';
import type { MessageFields } from '../settings/notifications-setting';

export type SalonMessage = { language: Language; body: string };

/**
 * The salon's own text, in the reader's language where the salon writes it, else in the other; undefined when the salon
 * does not send it at all.
 */
export function writeSalonMessage(
  message: MessageFields,
  language: Language,
  valuesIn: (language: Language) => Partial<Record<MessagePlace, string>>,
): SalonMessage | undefined {
  const chosen = [language, otherLanguage(language)].find(
    (one) => message[one === 'ar' ? 'arabic_active' : 'english_active'],
  );
  if (!message.active || !chosen) return undefined;
  const values = valuesIn(chosen);
  const text = chosen === 'ar' ? message.arabic_text : message.english_text;
  return { language: chosen, body: fillPlaces(values.link === '' ? withoutLink(text) : text, values) };
}

/**
 * A salon without a page has no link to give: the sentence that leads to it is left out, or only the place where it is
 * all there is.
 */
export function withoutLink(text: string): string {
  const kept = text
    .split(/(?<=[.!?؟\n])\s+/)
    .filter((sentence) => !sentence.includes(LINK))
    .join(' ')
    .trim();
  return kept || text.replaceAll(LINK, '').trim();
}

const LINK = '{link}';

/** 18 Nov 2026, or 18 نوفمبر 2026. */
export function sayDay(date: LocalDate, language: Language): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${MONTHS[month - 1]![language]} ${year}`;
}

/** Several days in one breath, each year said once: 18 Nov, 25 Nov, 2 Dec 2026. */
export const sayDays = (dates: readonly LocalDate[], language: Language): string =>
  sayList(
    dates.map((date, place) => {
      const next = dates[place + 1];
      const { year, month, day } = partsOf(date);
      const isLastOfYear = next === undefined || partsOf(next).year !== year;
      return isLastOfYear ? sayDay(date, language) : `${day} ${MONTHS[month - 1]![language]}`;
    }),
    language,
  );

export const sayVisitTime = (wall: WallTime, language: Language, clock: Clock): { date: string; time: string } => ({
  date: sayDay(wall.date, language),
  time: viewTime(wall.time, language, clock),
});

const MONTHS: readonly Localized[] = [
  { en: 'Jan', ar: 'يناير' },
  { en: 'Feb', ar: 'فبراير' },
  { en: 'Mar', ar: 'مارس' },
  { en: 'Apr', ar: 'أبريل' },
  { en: 'May', ar: 'مايو' },
  { en: 'Jun', ar: 'يونيو' },
  { en: 'Jul', ar: 'يوليو' },
  { en: 'Aug', ar: 'أغسطس' },
  { en: 'Sep', ar: 'سبتمبر' },
  { en: 'Oct', ar: 'أكتوبر' },
  { en: 'Nov', ar: 'نوفمبر' },
  { en: 'Dec', ar: 'ديسمبر' },
];
