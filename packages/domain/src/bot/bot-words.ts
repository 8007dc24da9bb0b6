import { sayAmount } from '../kernel/money';
import { sayDay } from '../messages/salon-messages.rules';
import { say, sayList, type Language } from '../kernel/localized';
import { addDays, weekdayNames, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { countedTime } from '../kernel/text/counted-time';
import { minuteText } from '../kernel/time/clock';
import { botTexts, botTitles } from './bot-texts';
import type { BotFacts, BotLine, BotOption, BotVisit } from './bot.types';

type Names = { english_name: string; arabic_name: string };

export const nameIn = (language: Language, { english_name, arabic_name }: Names): string =>
  language === 'ar' ? arabic_name || english_name : english_name || arabic_name;

export const titled = (name: keyof typeof botTitles, language: Language, id: string = name): BotOption => ({
  id,
  title: botTitles[name][language],
});

/** Tomorrow, Wednesday 18 Nov. */
export function dayText(date: LocalDate, today: LocalDate, language: Language): string {
  if (date === today) return botTexts.today[language];
  if (date === addDays(today, 1)) return botTexts.tomorrow[language];
  const day = sayDay(date, language).replace(/ \d{4}$/, '');
  return `${weekdayNames[weekdayOf(date)]![language]} ${day}`;
}

/** A minute of a day; past midnight is a time of the next one. */
export function whenText({ salon }: BotFacts, date: LocalDate, minute: number, language: Language): string {
  const day = addDays(date, Math.floor(minute / 1440));
  return sayList([dayText(day, salon.now.date, language), minuteText(minute, language, salon.clock)], language);
}

export const servicesOf = ({ menu }: BotFacts) => menu.categories.flatMap(({ services }) => services);

export function servicesText(facts: BotFacts, lines: readonly BotLine[], language: Language): string {
  const all = servicesOf(facts);
  const names = lines.flatMap(({ service_id }) => all.find(({ id }) => id === service_id) ?? []);
  const whom = [...new Set(lines.map(({ employee_id }) => employee_id))];
  const employee = whom.length === 1 ? facts.menu.employees.find(({ id }) => id === whom[0]) : undefined;
  const services = sayList(
    names.map((one) => nameIn(language, one)),
    language,
  );
  return employee ? `${services} ${say(botTexts.with, language, { name: nameIn(language, employee) })}` : services;
}

export function visitText(visit: BotVisit, language: Language): string {
  const services = sayList(
    visit.services.map((one) => nameIn(language, one)),
    language,
  );
  const [employee] = visit.employees;
  return employee && visit.employees.length === 1
    ? `${services} ${say(botTexts.with, language, { name: nameIn(language, employee) })}`
    : services;
}

export const tooLateText = ({ salon }: BotFacts, language: Language): string =>
  say(botTexts.too_late, language, { hours: countedTime(salon.cancel_hours, 'hours', language) });

export const priceText = ({ salon }: BotFacts, amount: number | null, language: Language): string =>
  amount === null ? '' : sayAmount(amount, salon.currency, language);

/** What becomes of what she paid in advance, as the booking page says it. */
export const depositText = (facts: BotFacts, fates: BotVisit['deposit_fates'], language: Language): string =>
  fates
    .map(({ fate, amount }) =>
      say(botTexts[`deposit_${fate}`], language, { amount: priceText(facts, amount, language) }),
    )
    .join('\n');

/** What a choice of services costs; null where the salon shows no prices. */
export function totalOf(facts: BotFacts, lines: readonly BotLine[]): number | null {
  const all = servicesOf(facts);
  const prices = lines.map(({ service_id }) => all.find(({ id }) => id === service_id)?.price ?? null);
  return prices.some((price) => price === null) ? null : prices.reduce<number>((sum, price) => sum + price!, 0);
}

/** Whether the door is open, and when it opens. */
export function openText({ salon, off_hours }: BotFacts, language: Language): string {
  const { is_open, until, opens } = salon.open;
  if (is_open)
    return until ? say(botTexts.open_now, language, { time: minuteText(until.minute, language, salon.clock) }) : '';
  const day = opens && dayText(opens.date, salon.now.date, language);
  const closed = opens
    ? say(botTexts.closed_until, language, { when: `${day} ${minuteText(opens.minute, language, salon.clock)}` })
    : botTexts.closed_now[language];
  return [closed, off_hours[language]].filter(Boolean).join(' ');
}
