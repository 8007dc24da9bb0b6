import { say } from '../kernel/localized';
import { botTexts } from './bot-texts';
import {
  askConfirm,
  askDay,
  askTime,
  askWhom,
  goTo,
  gotTimes,
  gotVisits,
  MOST_SERVICES,
  offerDays,
  withAnybody,
} from './bot-places';
import { showHours, showLocation, showPackages, showPrices } from './bot-facts';
import { askFor, handOver, showAnswer, showMenu, type Here } from './bot-turn';
import { depositText, priceText, tooLateText, visitText, whenText } from './bot-words';
import { hear } from './hear';
import type {
  BotEvent,
  BotFacts,
  BotNote,
  BotPlace,
  BotRefusal,
  BotResult,
  BotState,
  BotTurn,
  BotVisit,
} from './bot.types';

/**
 * One step of the bot: where it stood and what was said, or what the records answered, make what it says and where it
 * stands then. No clock, no records, no chance: the same always leads to the same.
 */
export function runBot(state: BotState, event: BotEvent, facts: BotFacts, note: BotNote | null = null): BotTurn {
  const here: Here = { state, facts };
  if (!('said' in event))
    return follow({ ...here, lead: note ? botTexts[note][state.language] : undefined }, event, note);
  const heard = hear(here, event.said);
  return 'chosen' in heard ? choose({ ...here, state: heard.state }, heard.chosen) : heard.turn;
}

/** What one of the things that were offered leads to. */
export function choose(here: Here, chosen: string): BotTurn {
  const { place, language } = here.state;
  const [kind = '', value = ''] = [chosen.split(':', 1)[0], chosen.slice(chosen.indexOf(':') + 1)];
  const number = Number(value);
  switch (kind) {
    case 'book':
      return goTo(here, { at: 'category', what: 'book', lines: [], page: 0 });
    case 'prices':
      return goTo(here, { at: 'category', what: 'prices', lines: [], page: 0 });
    case 'visits':
      return goTo(here, { at: 'visits' });
    case 'packages':
      return showPackages(here);
    case 'location':
      return showLocation(here);
    case 'hours':
      return showHours(here);
    case 'complaint':
      return goTo(here, { at: 'complaint-kind' });
    case 'complaint_one':
    case 'suggestion_one':
      return goTo(here, { at: 'complaint', kind: kind === 'complaint_one' ? 'complaint' : 'suggestion' });
    case 'person':
      return handOver(here, 'asked');
    case 'language':
      return goTo(
        { ...here, state: { ...here.state, language: language === 'ar' ? 'en' : 'ar', pinned: true } },
        place,
      );
    case 'back':
    case 'keep':
      return goTo(here, before(here, place));
    case 'more':
      return 'page' in place ? goTo(here, { ...place, page: place.page + 1 }) : showMenu(here);
    case 'category':
      if (place.at !== 'category') return showMenu(here);
      return place.what === 'prices'
        ? showPrices(here, number)
        : goTo(here, { at: 'service', category_id: number, lines: place.lines, page: 0 });
    case 'service':
      return chooseService(here, number);
    case 'employee':
    case 'anybody': {
      if (place.at !== 'employee') return showMenu(here);
      const employee_id = kind === 'employee' ? number : null;
      const lines = place.lines.map(({ service_id }) => ({ service_id, employee_id }));
      return askDay(here, { lines, moving: null }, here.facts.salon.first_date);
    }
    default:
      return chooseTime(here, kind, value);
  }
}

function chooseService(here: Here, serviceId: number): BotTurn {
  const { place } = here.state;
  const kept = place.at === 'service' || place.at === 'category' ? place.lines : [];
  const lines = [
    ...kept.filter(({ service_id }) => service_id !== serviceId),
    { service_id: serviceId, employee_id: null },
  ];
  return askWhom(here, withAnybody(lines.slice(-MOST_SERVICES)));
}

function chooseTime(here: Here, kind: string, value: string): BotTurn {
  const { place } = here.state;
  if (place.at === 'day' && kind === 'day') return askTime(here, place, value);
  if (place.at === 'day' && kind === 'later') return askDay(here, place, value);
  if (place.at === 'day' && kind === 'add')
    return goTo(here, { at: 'category', what: 'book', lines: place.lines, page: 0 });
  if (place.at === 'time' && kind === 'time') return askConfirm(here, { ...plain(place), start: Number(value) });
  if (place.at === 'time' && kind === 'other_day') return askDay(here, place, here.facts.salon.first_date);
  if (place.at === 'name' && kind === 'name')
    return askConfirm(named(here, here.facts.profile_name), { ...whenOf(place), moving: null });
  if (place.at === 'confirm' && kind === 'other_time') return askTime(here, place, place.date);
  if (place.at === 'confirm' && kind === 'yes') return confirm(here, place);
  return chooseVisit(here, kind, value);
}

const plain = ({ lines, moving, date }: Extract<BotPlace, { at: 'time' }>) => ({ lines, moving, date });

const whenOf = ({ lines, date, start }: Extract<BotPlace, { at: 'name' }>) => ({ lines, date, start });
const named = (here: Here, name: string | null): Here => ({ ...here, state: { ...here.state, name } });

function chooseVisit(here: Here, kind: string, value: string): BotTurn {
  const { place } = here.state;
  if (place.at === 'visits' && kind === 'visit') return goTo(here, { at: 'visit', booking_id: value });
  if (place.at === 'visit' && kind === 'move')
    return askDay(here, { lines: [], moving: place.booking_id }, here.facts.salon.first_date);
  if (place.at === 'visit' && kind === 'cancel') return goTo(here, { at: 'cancel', booking_id: place.booking_id });
  if (place.at === 'cancel' && kind === 'yes_cancel')
    return askFor(here, place, { ask: 'cancel', booking_id: place.booking_id });
  return showMenu(here);
}

function confirm(here: Here, place: Extract<BotPlace, { at: 'confirm' }>): BotTurn {
  const { lines, moving, date, start } = place;
  if (moving !== null) return askFor(here, place, { ask: 'move', booking_id: moving, date, start });
  const name = here.facts.customer?.name ?? here.state.name ?? '';
  return askFor(here, place, { ask: 'book', lines, date, start, name });
}

/** One step back from each place. */
function before(here: Here, place: BotPlace): BotPlace {
  switch (place.at) {
    case 'service':
    case 'employee':
      return { at: 'category', what: 'book', lines: place.at === 'service' ? place.lines : [], page: 0 };
    case 'day':
      return place.moving === null
        ? { at: 'category', what: 'book', lines: [], page: 0 }
        : { at: 'visit', booking_id: place.moving };
    case 'time':
      return { at: 'day', lines: place.lines, moving: place.moving, from: here.facts.salon.now.date };
    case 'name':
      return { at: 'time', lines: place.lines, moving: null, date: place.date, times: [], page: 0 };
    case 'confirm':
      return { at: 'time', lines: place.lines, moving: place.moving, date: place.date, times: [], page: 0 };
    case 'visit':
      return { at: 'menu' };
    case 'cancel':
      return { at: 'visit', booking_id: place.booking_id };
    case 'complaint':
      return { at: 'complaint-kind' };
    default:
      return { at: 'menu' };
  }
}

/** What the records answered. */
function follow(here: Here, result: BotResult, note: BotNote | null): BotTurn {
  const { place, language } = here.state;
  switch (result.got) {
    case 'days':
      return place.at === 'day' ? offerDays(here, place, result) : showMenu(here);
    case 'times':
      return place.at === 'time' ? gotTimes(here, place, result, note) : showMenu(here);
    case 'visits':
      return gotVisits(here, place, result.visits);
    case 'complained':
      return showAnswer(here, botTexts.complained[language]);
    case 'refused':
      return refused(here, result.why);
    default:
      return showAnswer(here, doneText(here, result.got, result.visit));
  }
}

function doneText(
  { facts, state: { language } }: Here,
  done: 'booked' | 'moved' | 'cancelled',
  visit: BotVisit,
): string {
  const price = done === 'booked' ? priceText(facts, visit.total, language) : '';
  const text = say(botTexts[done], language, {
    services: visitText(visit, language),
    when: whenText(facts, visit.date, visit.start, language),
    price: price && `\n${price}`,
  });
  const payment =
    done === 'booked' &&
    visit.payment &&
    say(botTexts.pay_deposit, language, {
      amount: priceText(facts, visit.payment.amount, language),
      url: visit.payment.url,
    });
  const deposit = done === 'cancelled' && depositText(facts, visit.deposit_fates, language);
  return [text, payment || deposit].filter(Boolean).join('\n\n');
}

/** The salon's rules said no: what can be done instead. */
function refused(here: Here, why: BotRefusal): BotTurn {
  const { place, language } = here.state;
  switch (why) {
    case 'taken':
      return place.at === 'confirm'
        ? askTime(here, place, place.date, 'taken')
        : showMenu({ ...here, lead: botTexts.taken[language] });
    case 'too-late':
      return showAnswer(here, tooLateText(here.facts, language));
    case 'by-phone':
      return handOver(here, 'by-phone');
    case 'unpaid':
      return goTo({ ...here, lead: botTexts.unpaid[language] }, { at: 'menu' });
    case 'too-often':
      return showAnswer(here, botTexts.too_often[language]);
    case 'not-offered':
      return showMenu({ ...here, lead: botTexts.not_offered[language] });
    case 'gone':
      return showMenu({ ...here, lead: botTexts.gone[language] });
  }
}
