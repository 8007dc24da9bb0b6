import { checkEnglishOrArabicText } from '../kernel/input/validators';
import { cutText } from '../kernel/text/cut-text';
import { hasArabicLetters } from '../kernel/text/script';
import { complaintKinds } from '../complaints/complaint.states';
import { botTexts } from './bot-texts';
import { showPricesOf } from './bot-facts';
import { askConfirm, askTime, goTo, serviceOption } from './bot-places';
import { answerWith, askFor, handOver, pageOf, showAnswer, showMenu, type Here } from './bot-turn';
import { openText, servicesOf } from './bot-words';
import { say } from '../kernel/localized';
import { commandOf, namedIn, numberOf, wordsOf, yesOrNo, type BotCommand } from './understand';
import { dayIn, timesIn } from './understand-when';
import type { BotInput, BotNote, BotState, BotTurn } from './bot.types';

type Heard = { chosen: string; state: BotState } | { turn: BotTurn };

/** Buttons of the menu mean the same wherever somebody stands: an old one in the thread still works. */
const EVERYWHERE = new Set([
  'book',
  'visits',
  'prices',
  'packages',
  'location',
  'hours',
  'complaint',
  'person',
  'language',
  'menu',
  'back',
]);
/** Words that lead away from a place where anything may be written, said by themselves. */
const WAYS_OUT = new Set<BotCommand>(['menu', 'back', 'cancel', 'person']);
const SHORT = 3;
const LONG = 5;

/** What was meant: one of the things offered, or already the answer. */
export function hear(before: Here, { text, payload, kind }: BotInput): Heard {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const here = { ...before, state: { ...inHerLanguage(before.state, text, payload), misses: 0 } };
  const { state } = here;
  const chosen = (id: string): Heard => ({ chosen: id, state });
  if (payload !== null) {
    if (state.options.some(({ id }) => id === payload) || EVERYWHERE.has(payload)) return chosen(payload);
    return { turn: again(here, botTexts.old_button[state.language], 'old_button') };
  }
  // A sticker or a voice message has no words; a picture with words may be about anything.
  if (!READABLE.has(kind) || text.trim() === '') return { turn: handOver(here, 'media') };
  const number = numberOf(words);
  if (number === 0) return chosen('menu');
  const offered = number === undefined ? undefined : state.options[number - 1];
  if (offered) return chosen(offered.id);
  const command = commandOf(words);
  if (command === 'language_ar' || command === 'language_en')
    if (words.length <= SHORT) return { turn: inLanguage(here, command === 'language_ar' ? 'ar' : 'en') };
  const isWayOut = command !== undefined && WAYS_OUT.has(command) && words.length <= SHORT;
  if (state.place.at === 'name' && !isWayOut) return { turn: takeName(here, text) };
  if (state.place.at === 'complaint' && !isWayOut) return { turn: takeComplaint(here, text) };
  return (
    atPlace(here, words) ?? byCommand(here, words, command) ?? { turn: miss(here, text, words, before.state.misses) }
  );
}

/** Nobody needs more to be understood, and no riddle makes us think for long. */
const MOST_WORDS = 40;
const READABLE = new Set(['text', 'interactive', 'button', 'location']);

/** She writes Arabic, so she is answered in Arabic, unless she chose otherwise. Numbers say nothing about it. */
function inHerLanguage(state: BotState, text: string, payload: string | null): BotState {
  if (state.pinned || payload !== null || !/\p{L}{2}/u.test(text)) return state;
  return { ...state, language: hasArabicLetters(text) ? 'ar' : 'en' };
}

const inLanguage = (here: Here, language: BotState['language']): BotTurn =>
  goTo({ ...here, state: { ...here.state, language, pinned: true } }, here.state.place);

/** Words that mean something here: yes or no, a day, a time, the name of one of the things offered. */
function atPlace(here: Here, words: string[]): Heard | undefined {
  const { state, facts } = here;
  const { place } = state;
  const chosen = (id: string): Heard => ({ chosen: id, state });
  const answer = yesOrNo(words);
  if (place.at === 'confirm' && answer !== undefined) return chosen(answer ? 'yes' : 'other_time');
  if (place.at === 'cancel' && answer !== undefined) return chosen(answer ? 'yes_cancel' : 'keep');
  if (place.at === 'time') {
    const times = timesIn(words, place.times);
    if (times.length === 1)
      return {
        turn: askConfirm(here, {
          lines: place.lines,
          moving: place.moving,
          date: place.date,
          start: times[0]!,
        }),
      };
  }
  if (place.at === 'day' || place.at === 'time') {
    const day = dayIn(words, facts.salon.now.date);
    if (day !== undefined && day <= facts.salon.last_date) return { turn: askTime(here, place, day) };
  }
  const command = commandOf(words);
  if (command === 'menu' || command === 'back') return chosen(command);
  const named = namedIn(words, state.options, ({ title }) => [title]);
  return named.length === 1 && words.length <= LONG ? chosen(named[0]!.id) : undefined;
}

/** Words that mean something everywhere. */
function byCommand(here: Here, words: string[], command: BotCommand | undefined): Heard | undefined {
  const { state, facts } = here;
  const { language } = state;
  const chosen = (id: string): Heard => ({ chosen: id, state });
  const services =
    command === undefined || command === 'book' || command === 'prices' ? servicesNamed(here, words) : [];
  if (services.length > 0 && command === 'prices' && facts.offers.prices)
    return { turn: showPricesOf(here, botTexts.prices[language].replace(/[،,]? ?\{category\}/, ''), services) };
  if (services.length > 0 && facts.offers.booking) {
    if (services.length === 1) return chosen(`service:${services[0]!.id}`);
    const options = services.map((one) => serviceOption(here, one));
    const kept = state.place.at === 'service' || state.place.at === 'category' ? state.place.lines : [];
    const place = { at: 'service', category_id: null, lines: kept, page: 0 } as const;
    return { turn: answerWith(here, place, botTexts.which_service[language], pageOf(language, options, 0)) };
  }
  switch (command) {
    case undefined:
      return undefined;
    case 'greeting':
      return { turn: greet(here) };
    case 'thanks':
      return { turn: showAnswer(here, botTexts.thanks[language]) };
    case 'cancel':
      return { turn: showMenu({ ...here, lead: state.place.at === 'menu' ? undefined : botTexts.dropped[language] }) };
    case 'suggestion':
      return facts.offers.complaints ? chosen('suggestion_one') : chosen('person');
    case 'language_ar':
    case 'language_en':
      return { turn: inLanguage(here, command === 'language_ar' ? 'ar' : 'en') };
    case 'book':
      return chosen(facts.offers.booking ? 'book' : 'person');
    case 'visits':
      return chosen(facts.offers.visits ? 'visits' : 'person');
    case 'prices':
      return chosen(facts.offers.prices ? 'prices' : 'person');
    case 'packages':
      return chosen(facts.offers.packages ? 'packages' : 'person');
    case 'complaint':
      return chosen(facts.offers.complaints ? 'complaint' : 'person');
    default:
      return chosen(command);
  }
}

const servicesNamed = ({ facts }: Here, words: readonly string[]) =>
  namedIn(words, servicesOf(facts), ({ english_name, arabic_name }) => [english_name, arabic_name]);

export function greet(here: Here): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  const salon = language === 'ar' ? facts.salon.arabic_name : facts.salon.english_name;
  const usual = facts.customer
    ? say(botTexts.greeting, language, { name: facts.customer.name.split(/\s+/)[0] ?? '', salon })
    : say(botTexts.greeting_unknown, language, { salon });
  const closed = facts.salon.open.is_open ? '' : openText(facts, language);
  return showMenu({ ...here, lead: [facts.greeting[language] || usual, closed].filter(Boolean).join('\n') });
}

function takeName(here: Here, text: string): BotTurn {
  const { place, language } = here.state;
  const name = text.replace(/\s+/g, ' ').trim();
  const isName = /^\p{L}[\p{L}\p{M} .'’-]{1,59}$/u.test(name) && checkEnglishOrArabicText(name) === undefined;
  if (place.at !== 'name' || !isName) return again(here, botTexts.bad_name[language]);
  const { lines, date, start } = place;
  return askConfirm({ ...here, state: { ...here.state, name } }, { lines, moving: null, date, start });
}

const MOST_LETTERS = 2000;

function takeComplaint(here: Here, text: string): BotTurn {
  const { place, language } = here.state;
  const body = cutText(text.trim(), MOST_LETTERS);
  if (place.at !== 'complaint' || (body.match(/\p{L}/gu) ?? []).length < 3)
    return again(here, botTexts.complaint_short[language]);
  return askFor(here, place, { ask: 'complain', kind: complaintKinds.codes[place.kind], body });
}

/** The same question once more, after a word about why. */
function again(here: Here, lead: string, note: BotNote | null = null): BotTurn {
  const turn = goTo({ ...here, lead }, here.state.place);
  return 'asks' in turn ? { ...turn, note } : turn;
}

/** A question, or the second riddle in a row, is for a person. */
function miss(here: Here, text: string, words: readonly string[], misses: number): BotTurn {
  const { state } = here;
  if (/[?؟]/.test(text) || words.length >= LONG || misses > 0) return handOver(here, 'not-understood');
  if (state.options.length === 0) return greet(here);
  const puzzled = { ...here, state: { ...state, misses: misses + 1 } };
  return again(puzzled, botTexts.not_understood[state.language], 'not_understood');
}
