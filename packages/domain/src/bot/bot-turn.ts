import type { Language } from '../kernel/localized';
import { botTexts } from './bot-texts';
import { openText, titled } from './bot-words';
import {
  BOT_VERSION,
  type BotAnswer,
  type BotAsk,
  type BotFacts,
  type BotNote,
  type BotOption,
  type BotPlace,
  type BotState,
  type BotTurn,
  type HandOverReason,
} from './bot.types';

/** Where somebody stands, what is known, and what is said before the next question. */
export type Here = { state: BotState; facts: BotFacts; lead?: string | undefined };

export const freshState = (language: Language): BotState => ({
  version: BOT_VERSION,
  language,
  pinned: false,
  place: { at: 'menu' },
  options: [],
  name: null,
  misses: 0,
});

export function answerWith(
  { state, lead }: Here,
  place: BotPlace,
  text: string,
  options: BotOption[],
): Extract<BotTurn, { answer: BotAnswer }> {
  return {
    state: { ...state, place, options: options.map(({ id, title }) => ({ id, title })) },
    answer: { text: [lead, text].filter(Boolean).join('\n\n'), options },
    understood: state.misses === 0,
  };
}

/** The answer waits for what the salon's records say. */
export const askFor = ({ state }: Here, place: BotPlace, asks: BotAsk, note: BotNote | null = null): BotTurn => ({
  state: { ...state, place, options: [] },
  asks,
  note,
});

/** Seven of a list, so that with "more", "back" and "menu" there are ten: what WhatsApp shows at once. */
const PAGE = 7;

export function pageOf(language: Language, all: readonly BotOption[], page: number): BotOption[] {
  const from = page * PAGE < all.length ? page * PAGE : 0;
  return [
    ...all.slice(from, from + PAGE),
    ...(from + PAGE < all.length ? [titled('more', language)] : []),
    titled('back', language),
    titled('menu', language),
  ];
}

export function menuOptions({ offers, menu }: BotFacts, language: Language): BotOption[] {
  const has = { ...offers, booking: offers.booking && menu.categories.length > 0 };
  return [
    ...(has.booking ? [titled('book', language)] : []),
    ...(has.visits ? [titled('visits', language)] : []),
    ...(has.prices ? [titled('prices', language)] : []),
    ...(has.packages ? [titled('packages', language)] : []),
    titled('location', language),
    titled('hours', language),
    ...(has.complaints ? [titled('complaint', language)] : []),
    titled('person', language),
    titled('language', language),
  ];
}

export function showMenu(here: Here): BotTurn {
  const { language } = here.state;
  return answerWith(here, { at: 'menu' }, botTexts.menu[language], menuOptions(here.facts, language));
}

/** Said in between: what she may want next, without the whole menu. */
export function showAnswer(here: Here, text: string): BotTurn {
  const { language } = here.state;
  const isBookable = menuOptions(here.facts, language).some(({ id }) => id === 'book');
  return answerWith(here, { at: 'menu' }, text, [
    ...(isBookable ? [titled('book', language)] : []),
    titled('person', language),
    titled('menu', language),
  ]);
}

const HANDED: Record<HandOverReason, keyof typeof botTexts> = {
  asked: 'handed_asked',
  'not-understood': 'handed_question',
  media: 'handed_media',
  'by-phone': 'handed_phone',
  trouble: 'handed_trouble',
};

/** The desk goes on. While the salon is closed, it also says when somebody will be there. */
export function handOver(here: Here, reason: HandOverReason): BotTurn {
  const { language } = here.state;
  const words = [
    botTexts[HANDED[reason]][language],
    here.facts.salon.open.is_open ? '' : openText(here.facts, language),
  ];
  return {
    ...answerWith(here, { at: 'menu' }, words.filter(Boolean).join('\n'), []),
    hand_over: reason,
    understood: reason === 'asked',
  };
}
