import { depositOf } from '../online-booking/deposit.rules';
import { say } from '../kernel/localized';
import { minuteText } from '../kernel/time/clock';
import { addDays, type LocalDate } from '../kernel/time/local-date';
import { botTexts } from './bot-texts';
import { answerWith, askFor, handOver, pageOf, showMenu, type Here } from './bot-turn';
import {
  dayText,
  depositText,
  nameIn,
  priceText,
  servicesOf,
  servicesText,
  titled,
  tooLateText,
  totalOf,
  visitText,
  whenText,
} from './bot-words';
import type { BotLine, BotNote, BotOption, BotPlace, BotResult, BotTurn, BotVisit } from './bot.types';

export const MOST_SERVICES = 5;
type Plan = { lines: BotLine[]; moving: string | null };
type At<Name extends BotPlace['at']> = Extract<BotPlace, { at: Name }>;

/** The question of a place. Asked again it is the same, in whatever language she has chosen meanwhile. */
export function goTo(here: Here, place: BotPlace): BotTurn {
  switch (place.at) {
    case 'menu':
      return showMenu(here);
    case 'category':
      return askCategory(here, place);
    case 'service':
      return askService(here, place);
    case 'employee':
      return askEmployee(here, place);
    case 'day':
      return askDay(here, place, place.from);
    case 'time':
      return place.times.length > 0 ? offerTimes(here, place) : askTime(here, place, place.date);
    case 'name':
      return askName(here, place);
    case 'confirm':
      return askConfirm(here, place);
    case 'visits':
    case 'visit':
    case 'cancel':
      return askFor(here, place, { ask: 'visits' });
    case 'complaint-kind':
      return askComplaintKind(here);
    case 'complaint':
      return answerWith(here, place, botTexts.complaint_text[here.state.language], [
        titled('menu', here.state.language),
      ]);
  }
}

function askCategory(here: Here, place: At<'category'>): BotTurn {
  const { language } = here.state;
  const { categories } = here.facts.menu;
  if (categories.length === 0) return handOver(here, 'by-phone');
  const options = categories.map((one): BotOption => ({ id: `category:${one.id}`, title: nameIn(language, one) }));
  const text = place.what === 'book' ? botTexts.which_category : botTexts.which_prices;
  return answerWith(here, place, text[language], pageOf(language, options, place.page));
}

function askService(here: Here, place: At<'service'>): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  const category = facts.menu.categories.find(({ id }) => id === place.category_id);
  const services = (category ? category.services : servicesOf(facts)).filter(
    ({ id }) => !place.lines.some(({ service_id }) => service_id === id),
  );
  if (services.length === 0) return askCategory(here, { at: 'category', what: 'book', lines: place.lines, page: 0 });
  const options = services.map((one) => serviceOption(here, one));
  return answerWith(here, place, botTexts.which_service[language], pageOf(language, options, place.page));
}

export function serviceOption({ state: { language }, facts }: Here, service: Service): BotOption {
  const price = priceText(facts, service.price, language);
  return { id: `service:${service.id}`, title: nameIn(language, service), ...(price && { description: price }) };
}
type Service = ReturnType<typeof servicesOf>[number];

/** After the services: with whom, where the salon lets customers choose and there is a choice. */
export function askWhom(here: Here, lines: BotLine[]): BotTurn {
  const able = employeesFor(here, lines);
  return able.length < 2
    ? askDay(here, { lines, moving: null }, here.facts.salon.first_date)
    : askEmployee(here, { at: 'employee', lines, page: 0 });
}

export function employeesFor({ facts }: Here, lines: readonly BotLine[]) {
  const all = servicesOf(facts);
  const services = lines.flatMap(({ service_id }) => all.find(({ id }) => id === service_id) ?? []);
  return facts.menu.employees.filter(({ id }) => services.every(({ employee_ids }) => employee_ids.includes(id)));
}

function askEmployee(here: Here, place: At<'employee'>): BotTurn {
  const { language } = here.state;
  const options = [
    titled('anybody', language),
    ...employeesFor(here, place.lines).map((one) => ({ id: `employee:${one.id}`, title: nameIn(language, one) })),
  ];
  const text = say(botTexts.which_employee, language, {
    services: servicesText(here.facts, withAnybody(place.lines), language),
  });
  return answerWith(here, place, text, pageOf(language, options, place.page));
}

export const withAnybody = (lines: readonly BotLine[]): BotLine[] =>
  lines.map(({ service_id }) => ({ service_id, employee_id: null }));

export function askDay(here: Here, { lines, moving }: Plan, from: LocalDate): BotTurn {
  return askFor(here, { at: 'day', lines, moving, from }, { ask: 'days', lines, moving, from });
}

export function askTime(here: Here, { lines, moving }: Plan, date: LocalDate, note: BotNote | null = null): BotTurn {
  const place: BotPlace = { at: 'time', lines, moving, date, times: [], page: 0 };
  return askFor(here, place, { ask: 'times', lines, moving, date }, note);
}

const DAYS_SHOWN = 6;

export function offerDays(here: Here, place: At<'day'>, { days }: Extract<BotResult, { got: 'days' }>): BotTurn {
  const { language } = here.state;
  const { salon } = here.facts;
  const [first] = days;
  if (first === undefined)
    return place.from > salon.first_date
      ? askDay(here, place, salon.first_date)
      : showMenu({ ...here, lead: planText(here, place, 'no_days') });
  const shown = days.slice(0, DAYS_SHOWN);
  const last = shown.at(-1)!;
  return answerWith(here, place, planText(here, place, 'which_day'), [
    ...shown.map((date) => ({ id: `day:${date}`, title: dayText(date, salon.now.date, language) })),
    ...(last < salon.last_date ? [titled('later_days', language, `later:${addDays(last, 1)}`)] : []),
    ...(place.moving === null && place.lines.length < MOST_SERVICES ? [titled('add', language)] : []),
    titled('back', language),
    titled('menu', language),
  ]);
}

/** What is to be booked is named; a visit that moves is not named again at every step. */
function planText(here: Here, { lines, moving }: Plan, text: 'no_days' | 'which_day' | 'which_time', day = ''): string {
  const { language } = here.state;
  return moving === null
    ? say(botTexts[text], language, { services: servicesText(here.facts, lines, language), day })
    : say(botTexts[`${text}_move`], language, { day });
}

export function gotTimes(
  here: Here,
  place: At<'time'>,
  { date, times, next }: Extract<BotResult, { got: 'times' }>,
  note: BotNote | null,
): BotTurn {
  if (times.length > 0) return offerTimes(here, { ...place, date, times, page: 0 });
  // Another answer of the records could be "none" again: it is asked once.
  return next !== null && note !== 'no_times'
    ? askTime(here, place, next, 'no_times')
    : showMenu({ ...here, lead: planText(here, place, 'no_days') });
}

function offerTimes(here: Here, place: At<'time'>): BotTurn {
  const { language } = here.state;
  const { salon } = here.facts;
  const options = place.times.map((minute) => ({
    id: `time:${minute}`,
    title: minuteText(minute, language, salon.clock),
  }));
  const text = planText(here, place, 'which_time', dayText(place.date, salon.now.date, language));
  // Back from here leads to the days: "another day" says it better.
  const shown = pageOf(language, options, place.page).map((option) =>
    option.id === 'back' ? titled('other_day', language) : option,
  );
  return answerWith(here, place, text, shown);
}

function askName(here: Here, place: At<'name'>): BotTurn {
  const { language } = here.state;
  const known = here.facts.profile_name;
  return answerWith(here, place, botTexts.which_name[language], [
    ...(known ? [{ id: 'name', title: known }] : []),
    titled('back', language),
    titled('menu', language),
  ]);
}

/** Everything is chosen; whoever is not known yet says her name first. */
export function askConfirm(here: Here, { lines, moving, date, start }: Omit<At<'confirm'>, 'at'>): BotTurn {
  const { language, name } = here.state;
  const { facts } = here;
  if (moving === null && !facts.has_number) return handOver(here, 'by-phone');
  if (moving === null && !facts.customer && name === null) return askName(here, { at: 'name', lines, date, start });
  const total = moving === null ? totalOf(facts, lines) : null;
  const deposit = total === null ? 0 : depositOf(total, facts.salon.deposit);
  const price = priceText(facts, total, language);
  const text = say(moving === null ? botTexts.confirm : botTexts.confirm_move, language, {
    services: servicesText(facts, lines, language),
    when: whenText(facts, date, start, language),
    price: price && `\n${price}`,
  });
  const asked =
    deposit > 0 ? say(botTexts.deposit_asked, language, { amount: priceText(facts, deposit, language) }) : '';
  return answerWith(here, { at: 'confirm', lines, moving, date, start }, [text, asked].filter(Boolean).join('\n'), [
    titled('yes', language),
    titled('other_time', language),
    titled('menu', language),
  ]);
}

export function gotVisits(here: Here, place: BotPlace, visits: readonly BotVisit[]): BotTurn {
  const { language } = here.state;
  if (place.at === 'visit' || place.at === 'cancel') {
    const visit = visits.find(({ booking_id }) => booking_id === place.booking_id);
    if (!visit) return showMenu({ ...here, lead: botTexts.gone[language] });
    return place.at === 'visit' ? showVisit(here, visit) : askCancel(here, visit);
  }
  const [only] = visits;
  if (!only) return showMenu({ ...here, lead: botTexts.no_visits[language] });
  if (visits.length === 1) return showVisit(here, only);
  const options = visits.slice(0, PAGE_OF_VISITS).map((visit) => ({
    id: `visit:${visit.booking_id}`,
    title: whenText(here.facts, visit.date, visit.start, language),
    description: visitText(visit, language),
  }));
  return answerWith(here, { at: 'visits' }, botTexts.which_visit[language], [...options, titled('menu', language)]);
}
const PAGE_OF_VISITS = 9;

function showVisit(here: Here, visit: BotVisit): BotTurn {
  const { language } = here.state;
  const { facts } = here;
  const price = priceText(facts, visit.total, language);
  const text = say(botTexts.visit, language, {
    services: visitText(visit, language),
    when: whenText(facts, visit.date, visit.start, language),
    price: price && `\n${price}`,
  });
  const payment =
    visit.payment &&
    say(botTexts.pay_deposit, language, {
      amount: priceText(facts, visit.payment.amount, language),
      url: visit.payment.url,
    });
  const late = visit.can_change ? '' : tooLateText(facts, language);
  return answerWith(
    here,
    { at: 'visit', booking_id: visit.booking_id },
    [text, payment, late].filter(Boolean).join('\n'),
    [
      ...(visit.can_change ? [titled('move', language), titled('cancel', language)] : [titled('person', language)]),
      titled('menu', language),
    ],
  );
}

function askCancel(here: Here, visit: BotVisit): BotTurn {
  const { language } = here.state;
  const text = say(botTexts.sure_to_cancel, language, {
    services: visitText(visit, language),
    when: whenText(here.facts, visit.date, visit.start, language),
  });
  const ahead = visit.deposit_fates.filter(({ fate }) => fate === 'refundable' || fate === 'salon');
  const asked = [text, depositText(here.facts, ahead, language)].filter(Boolean).join('\n');
  return answerWith(here, { at: 'cancel', booking_id: visit.booking_id }, asked, [
    titled('yes_cancel', language),
    titled('keep', language),
    titled('menu', language),
  ]);
}

function askComplaintKind(here: Here): BotTurn {
  const { language } = here.state;
  return answerWith(here, { at: 'complaint-kind' }, botTexts.complaint_kind[language], [
    titled('complaint_one', language),
    titled('suggestion_one', language),
    titled('menu', language),
  ]);
}
