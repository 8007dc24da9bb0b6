import { sayDay } from '../messages/salon-messages.rules';
import { say, sayList } from '../kernel/localized';
import { spanText } from '../kernel/time/clock';
import { weekdayNames } from '../kernel/time/local-date';
import { botTexts } from './bot-texts';
import { showAnswer, showMenu, type Here } from './bot-turn';
import { nameIn, openText, priceText } from './bot-words';
import type { BotTurn } from './bot.types';

/** A text is not cut by WhatsApp up to four thousand letters; with buttons a thousand. */
const MOST_LETTERS = 900;

const listed = (lines: readonly string[]): string => {
  let length = 0;
  const shown = lines.filter((line) => (length += line.length + 1) <= MOST_LETTERS);
  return shown.length < lines.length ? `${shown.join('\n')}\n…` : shown.join('\n');
};

export function showPrices(here: Here, categoryId: number): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  const category = facts.menu.categories.find(({ id }) => id === categoryId);
  if (!category) return showMenu(here);
  return showPricesOf(
    here,
    say(botTexts.prices, language, { category: nameIn(language, category) }),
    category.services,
  );
}

type Service = Here['facts']['menu']['categories'][number]['services'][number];

export function showPricesOf(here: Here, heading: string, services: readonly Service[]): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  if (!facts.salon.show_prices) return showAnswer(here, botTexts.prices_hidden[language]);
  const lines = services.map((one) => `• ${nameIn(language, one)}: ${priceText(facts, one.price, language)}`);
  return showAnswer(here, listed([heading, ...lines]));
}

export function showPackages(here: Here): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  if (facts.menu.offers.length === 0) return showAnswer(here, botTexts.no_packages[language]);
  const lines = facts.menu.offers.map((offer) =>
    sayList(
      [
        `• ${nameIn(language, offer)}`,
        priceText(facts, offer.price, language),
        offer.expires_on && say(botTexts.until, language, { date: sayDay(offer.expires_on, language) }),
      ],
      language,
    ),
  );
  return showAnswer(here, listed([botTexts.packages[language], ...lines]));
}

export function showHours(here: Here): BotTurn {
  const { language } = here.state;
  const { salon } = here.facts;
  const days = weekdayNames.map((name, weekday) => {
    const ranges = salon.week.filter((one) => one.weekday === weekday);
    const spans = ranges.map((range) => spanText(range, language, salon.clock));
    const text = sayList(spans, language) || botTexts.closed_day[language];
    return `${name[language]}: ${text}`;
  });
  const now = openText(here.facts, language);
  return showAnswer(here, [now, botTexts.hours[language], ...days].filter(Boolean).join('\n'));
}

export function showLocation(here: Here): BotTurn {
  const { language } = here.state;
  const { salon } = here.facts;
  const address =
    language === 'ar' ? salon.arabic_address || salon.english_address : salon.english_address || salon.arabic_address;
  const map =
    salon.map_link ||
    (salon.latitude !== null && salon.longitude !== null
      ? `https://maps.google.com/?q=${salon.latitude},${salon.longitude}`
      : '');
  const lines = [
    address ? say(botTexts.location, language, { address }) : '',
    map,
    salon.telephone ? say(botTexts.telephone, language, { telephone: salon.telephone }) : '',
  ].filter(Boolean);
  return showAnswer(here, lines.length > 0 ? lines.join('\n') : botTexts.no_location[language]);
}
