import { addDays } from '../../kernel/time/local-date';
import { runBot } from '../run-bot';
import type { BotAnswer, BotAsk, BotFacts, BotInput, BotResult, BotState, BotTurn, BotVisit } from '../bot.types';

const TODAY = '2026-11-16';
const named = (english_name: string, arabic_name: string) => ({ english_name, arabic_name });
const service = (id: number, english: string, arabic: string, price: number) => ({
  id,
  ...named(english, arabic),
  minutes: 60,
  processing_time: 0,
  buffer_time: 0,
  price,
  price_before: null,
  picture_url: null,
  employee_ids: [1, 2],
});

/** A small salon for tests of the machine alone. */
export const demoFacts = ({ open = true, ...change }: Partial<BotFacts> & { open?: boolean } = {}): BotFacts => ({
  salon: {
    alias: 'glow',
    ...named('Glow', 'جلو'),
    business_type: 'women_salon',
    country: 'AE',
    city: 'Dubai',
    currency: 'AED',
    time_zone: 'Asia/Dubai',
    clock: '12',
    colour: '#1F5E56',
    english_welcome: '',
    arabic_welcome: '',
    english_policy: '',
    arabic_policy: '',
    english_address: 'Jumeirah Road 12',
    arabic_address: 'شارع الجميرا 12',
    map_link: '',
    latitude: 25.2,
    longitude: 55.2,
    telephone: '+97145550100',
    logo_url: null,
    picture_urls: [],
    social_links: [],
    week: [0, 1, 2, 3, 4, 6].map((weekday) => ({ weekday, start: 600, end: 1320 })),
    special: [],
    now: { date: TODAY, minute: 700 },
    open: open
      ? { is_open: true, until: { date: TODAY, minute: 1320 }, opens: null }
      : { is_open: false, until: null, opens: { date: addDays(TODAY, 1), minute: 600 } },
    vat_rate: 500,
    cancel_hours: 24,
    lead_minutes: 60,
    first_date: TODAY,
    last_date: addDays(TODAY, 30),
    deposit: { kind: 'none', percent: 0, amount: 0 },
    show_prices: true,
    show_durations: true,
    show_employees: true,
    show_menu: true,
    show_price_list: true,
  },
  menu: {
    categories: [
      {
        id: 1,
        ...named('Hair', 'الشعر'),
        services: [service(11, 'Root colour', 'صبغة جذور', 32_000), service(12, 'Haircut', 'قص شعر', 15_000)],
      },
      { id: 2, ...named('Nails', 'الأظافر'), services: [service(21, 'Gel manicure', 'مناكير جل', 9_000)] },
    ],
    offers: [
      {
        id: 1,
        ...named('Bride', 'باقة العروس'),
        price: 90_000,
        services_total: 120_000,
        services_to_use: null,
        expires_on: null,
        picture_url: null,
        services: [],
      },
    ],
    employees: [
      { id: 1, ...named('Rim', 'ريم'), picture_url: null },
      { id: 2, ...named('Noura', 'نورة'), picture_url: null },
    ],
  },
  customer: { name: 'Noura Ali' },
  profile_name: null,
  has_number: true,
  offers: { booking: true, visits: true, prices: true, packages: true, complaints: true },
  greeting: { en: '', ar: '' },
  off_hours: { en: '', ar: '' },
  ...change,
});

const TIMES = [600, 660, 720, 1020, 1080];

/** The records of that salon, as far as the bot asks for them. */
export function playSalon(facts: BotFacts) {
  const visits: BotVisit[] = [];
  const complaints: string[] = [];
  const names: string[] = [];
  const taken = new Set<string>();
  const free = (date: string) =>
    TIMES.filter(
      (start) => !taken.has(`${date} ${start}`) && !visits.some((one) => one.date === date && one.start === start),
    );
  const book = (
    date: string,
    start: number,
    can_change = true,
    deposit_fates: BotVisit['deposit_fates'] = [],
  ): BotVisit => {
    const visit = {
      booking_id: `booking-${visits.length}`,
      date,
      start,
      services: [named('Root colour', 'صبغة جذور')],
      employees: [named('Rim', 'ريم')],
      lines: [{ service_id: 11, employee_id: null }],
      total: 32_000,
      can_change,
      payment: null,
      deposit_fates,
    };
    visits.push(visit);
    return visit;
  };
  const find = (asked: string) => visits.findIndex(({ booking_id }) => booking_id === asked);
  function answerAsk(ask: BotAsk): BotResult {
    switch (ask.ask) {
      case 'days':
        return {
          got: 'days',
          days: [1, 2, 3, 4].map((day) => addDays(ask.from, day)).filter((day) => day <= facts.salon.last_date),
        };
      case 'times':
        return { got: 'times', date: ask.date, times: ask.date > TODAY ? free(ask.date) : [], next: addDays(TODAY, 1) };
      case 'visits':
        return { got: 'visits', visits: [...visits] };
      case 'book':
        if (!free(ask.date).includes(ask.start)) return { got: 'refused', why: 'taken' };
        names.push(ask.name);
        return { got: 'booked', visit: book(ask.date, ask.start) };
      case 'move': {
        const place = find(ask.booking_id);
        if (place < 0) return { got: 'refused', why: 'gone' };
        if (!free(ask.date).includes(ask.start)) return { got: 'refused', why: 'taken' };
        visits[place] = { ...visits[place]!, date: ask.date, start: ask.start };
        return { got: 'moved', visit: visits[place] };
      }
      case 'cancel': {
        const place = find(ask.booking_id);
        if (place < 0) return { got: 'refused', why: 'gone' };
        const [visit] = visits.splice(place, 1);
        const deposit_fates = visit!.deposit_fates.map(({ fate, amount }) => ({
          fate: fate === 'refundable' ? ('returning' as const) : fate,
          amount,
        }));
        return { got: 'cancelled', visit: { ...visit!, deposit_fates } };
      }
      case 'complain':
        complaints.push(ask.body);
        return { got: 'complained' };
    }
  }
  return {
    visits,
    complaints,
    names,
    book,
    take: (date: string, start: number) => taken.add(`${date} ${start}`),
    answer(state: BotState, said: BotInput): Extract<BotTurn, { answer: BotAnswer }> {
      let turn = runBot(state, { said }, facts);
      for (let asked = 0; 'asks' in turn; asked += 1) {
        if (asked > 4) throw new Error('It asks without end.');
        turn = runBot(turn.state, answerAsk(turn.asks), facts, turn.note);
      }
      return turn;
    },
  };
}
