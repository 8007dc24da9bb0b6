import { addDays, daysBetween, isLocalDate, type LocalDate } from '../kernel/time/local-date';
import type { BookingView, MenuService, SalonMenu } from './salon-page.shapes';
import { layOut, serviceTime } from '../booking/service-time';

/**
 * What a visitor of the public page has chosen so far. It stands in the address, so that nothing is lost by a reload, a
 * shared link or the way back: `?lines=12:5,13&date=2026-11-18&start=870&people=5,7`. Lines are service and wanted
 * employee; people are who got the lines when the time was kept.
 */
export type ChosenLine = { service_id: number; employee_id: number | null };
export type OnlineChoice = {
  lines: ChosenLine[];
  date: LocalDate | null;
  start: number | null;
  month: string | null;
  people: number[];
  booking_id: string | null;
};

type Query = { get: (name: string) => string | null; getAll: (name: string) => string[] };

const MOST_LINES = 10;
const LINE = /^(\d{1,15})(?::(\d{1,15}))?$/;

/**
 * A form without script sends `s=12&s=13` instead of `lines`. What can't be read is left out, never refused: people
 * edit addresses.
 */
export function readChoice(query: Query): OnlineChoice {
  const [date, start, month, booking_id] = [
    query.get('date'),
    query.get('start'),
    query.get('month'),
    query.get('booking'),
  ];
  return {
    lines: readLines([...query.getAll('s'), ...(query.get('lines') ?? '').split(',')]),
    date: date && isLocalDate(date) ? date : null,
    start: start && /^\d{1,4}$/.test(start) ? Number(start) : null,
    month: month && isLocalDate(`${month}-01`) ? month : null,
    people: (query.get('people') ?? '')
      .split(',')
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number),
    booking_id: booking_id && /^[\w-]{16,64}$/.test(booking_id) ? booking_id : null,
  };
}

function readLines(texts: readonly string[]): ChosenLine[] {
  const lines = new Map<number, ChosenLine>();
  for (const text of texts) {
    const [, service, employee] = LINE.exec(text) ?? [];
    if (service !== undefined && !lines.has(Number(service)))
      lines.set(Number(service), {
        service_id: Number(service),
        employee_id: employee === undefined ? null : Number(employee),
      });
  }
  return [...lines.values()].slice(0, MOST_LINES);
}

/** With its question mark; empty when nothing is chosen. */
export function writeChoice({
  lines = [],
  date,
  start,
  month,
  people = [],
  booking_id,
}: Partial<OnlineChoice>): string {
  const parts = [
    booking_id ? `booking=${booking_id}` : '',
    lines.length > 0 ? `lines=${lines.map(writeLine).join(',')}` : '',
    month ? `month=${month}` : '',
    date ? `date=${date}` : '',
    typeof start === 'number' ? `start=${start}` : '',
    people.length > 0 ? `people=${people.join(',')}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export const writeLine = ({ service_id, employee_id }: ChosenLine): string =>
  employee_id === null ? String(service_id) : `${service_id}:${employee_id}`;

/** Drops what the salon does not offer (any more), and people who do not do the service. */
export function cleanLines(lines: readonly ChosenLine[], menu: Pick<SalonMenu, 'categories'>): ChosenLine[] {
  const services = servicesOf(menu);
  return lines.flatMap(({ service_id, employee_id }) => {
    const service = services.get(service_id);
    return service
      ? [
          {
            service_id,
            employee_id: employee_id !== null && service.employee_ids.includes(employee_id) ? employee_id : null,
          },
        ]
      : [];
  });
}

export const servicesOf = ({ categories }: Pick<SalonMenu, 'categories'>): Map<number, MenuService> =>
  new Map(categories.flatMap(({ services }) => services).map((service) => [service.id, service]));

type PlannedService = Pick<MenuService, 'id' | 'english_name' | 'arabic_name' | 'minutes' | 'price' | 'picture_url'>;
export type PlannedLine = {
  service: PlannedService;
  employee_id: number | null;
  guest: string | null;
  start: number;
  end: number;
};
export type VisitPlan = { lines: PlannedLine[]; start: number; end: number; minutes: number; total: number | null };

/** The visit as the slot engine lays it out, one service after the other; without a time it begins at 0. */
export function planVisit(
  choice: Pick<OnlineChoice, 'lines' | 'start' | 'people'>,
  menu: Pick<SalonMenu, 'categories'>,
): VisitPlan {
  const services = servicesOf(menu);
  const chosen = choice.lines.flatMap((line) => {
    const service = services.get(line.service_id);
    return service ? [{ ...line, service }] : [];
  });
  const { offsets } = layOut(
    chosen.map(({ service }) =>
      serviceTime({
        job_time: service.minutes,
        processing_time: service.processing_time,
        buffer_time: service.buffer_time,
      }),
    ),
    'sequence',
  );
  const begin = choice.start ?? 0;
  const lines = chosen.map(({ service, employee_id }, place) => {
    const start = begin + offsets[place]! * MINUTES_PER_QUARTER;
    const end = start + service.minutes;
    return { service, employee_id: choice.people[place] ?? employee_id, guest: null, start, end };
  });
  const end = Math.max(begin, ...lines.map((line) => line.end));
  const total = lines.some(({ service }) => service.price === null)
    ? null
    : lines.reduce((sum, { service }) => sum + service.price!, 0);
  return { lines, start: begin, end, minutes: end - begin, total };
}

const MINUTES_PER_QUARTER = 15;

/** A booking that moves stays as it was booked, whatever the menu says by now: only its time is another. */
export function planMove({ lines, total, ...booking }: BookingView, start: number | null): VisitPlan {
  const by = (start ?? booking.start) - booking.start;
  return {
    lines: lines.map(({ service_id, english_name, arabic_name, price, any_employee, employee_id, guest, ...at }) => ({
      service: { id: service_id, english_name, arabic_name, price, minutes: at.end - at.start, picture_url: null },
      employee_id: any_employee ? null : employee_id,
      guest,
      start: at.start + by,
      end: at.end + by,
    })),
    start: booking.start + by,
    end: booking.end + by,
    minutes: booking.end - booking.start,
    total,
  };
}

const STRIP_DAYS = 7;

/** A week of days around a chosen one, from today on while that is among them. */
export function stripOf(today: LocalDate, day: LocalDate): LocalDate[] {
  const first = daysBetween(today, day) < STRIP_DAYS ? today : addDays(day, -3);
  return Array.from({ length: STRIP_DAYS }, (_, index) => addDays(first, index));
}

/** Everybody who does at least one of the chosen services. */
export const peopleFor = (lines: readonly ChosenLine[], menu: SalonMenu): SalonMenu['employees'] => {
  const services = servicesOf(menu);
  return menu.employees.filter(({ id }) =>
    lines.some(({ service_id }) => services.get(service_id)?.employee_ids.includes(id)),
  );
};

/** One person for whatever she does; the rest stays with anybody. Null is anybody for all. */
export function withPerson(lines: readonly ChosenLine[], employeeId: number | null, menu: SalonMenu): ChosenLine[] {
  const services = servicesOf(menu);
  return lines.map(({ service_id }) => ({
    service_id,
    employee_id: employeeId !== null && services.get(service_id)?.employee_ids.includes(employeeId) ? employeeId : null,
  }));
}
