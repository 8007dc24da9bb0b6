import 'react-big-calendar/lib/css/react-big-calendar.css';
import '../src/ui/theme/tokens.css';
import '../src/ui/theme/global.css';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { Calendar as Answer } from '@rawnaq/domain/appointments/appointments.contract';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import {
  appointmentStates,
  appointmentPaymentStates,
  appointmentSources,
} from '@rawnaq/domain/appointments/appointment.states';
import { columnOf, hoursShown, type CalendarItem } from '../src/features/appointments/calendar-items';
import { spanText } from '../src/lib/reader-clock';
import type { CalendarState } from '../src/features/appointments/calendar-state';
import { drawItem } from '../src/features/appointments/components/calendar/item-card';
import { judgeDrop } from '../src/features/appointments/judge-drop';
import { en } from '../src/features/appointments/locales/en';
import { TimeGrid } from '../src/ui/calendar/time-grid';

/**
 * The same days drawn by our grid, with the real cards and the real judge, and by the peer with its plain ones. Every
 * day has other customers, as days have: a browser remembers short texts that it drew before.
 */
const DATE = '2026-11-15';
const state: CalendarState = { view: 'day', date: DATE, team: [], hidden: [], onlineOnly: false, person: undefined };
const nothing = () => undefined;
const FIRST_NAMES = [
  'Fatima',
  'Noura',
  'Mariam',
  'Aisha',
  'Layla',
  'Hessa',
  'Sara',
  'Reem',
  'Dana',
  'Shamma',
  'Amal',
  'Huda',
  'Latifa',
];
const FAMILY_NAMES = [
  'Al Mansoori',
  'Al Ketbi',
  'Al Mazrouei',
  'Haddad',
  'Al Suwaidi',
  'Khoury',
  'Al Nuaimi',
  'Rahman',
  'Al Zaabi',
  'Fernandes',
  'Al Qahtani',
];
const SERVICES = [
  'Haircut',
  'Blow-dry',
  'Classic manicure',
  'Gel pedicure',
  'Full colour',
  'Keratin treatment',
  'Deep cleansing facial',
];
let days = 0;
/** All turns meet before one comes again: the three lists have no common divisor. */
const turn = <Value,>(values: readonly Value[], index: number): Value => values[index % values.length]!;

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const bench = {
  /** Milliseconds from the call to everything being laid out. */
  mount: (kind: 'ours' | 'peer', people: number, visits: number): number => {
    const day = dayOf(people, visits);
    const [root, place] = newRoot();
    const began = performance.now();
    flushSync(() => root.render(kind === 'ours' ? <Ours day={day} /> : <Peer day={day} />));
    void place.getBoundingClientRect().height;
    const took = performance.now() - began;
    root.unmount();
    place.remove();
    return took;
  },
  /**
   * Frames while a card is dragged all over the grid, and as many in which a plain box moves over the same grid without
   * any of our code: the time between frames, and the work in one.
   */
  drag: async (
    people: number,
    visits: number,
    frames: number,
  ): Promise<{ dragged: number[]; plain: number[]; work: number[] }> => {
    const [root, place] = newRoot();
    flushSync(() => root.render(<Ours day={dayOf(people, visits)} />));
    const box = place.appendChild(document.createElement('div'));
    box.style.cssText =
      'position:fixed;inset-block-start:0;inset-inline-start:0;inline-size:124px;block-size:88px;' +
      'background:#fff;will-change:transform';
    const bare = await intervals(frames, (frame) => {
      box.style.transform = `translate3d(${(frame * 13) % 900}px, ${(frame * 7) % 500}px, 0)`;
    });
    box.remove();
    const card = place.querySelector('[role="button"][data-item]')!;
    const from = card.getBoundingClientRect();
    const at = (frame: number) => ({
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: from.x + 20 + ((frame * 13) % 900),
      clientY: from.y + 10 + ((frame * 7) % 500),
    });
    card.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    // The drag does its work in frames of its own, which are timed from outside.
    const [ask, work]: [typeof requestAnimationFrame, number[]] = [window.requestAnimationFrame, []];
    window.requestAnimationFrame = (run) =>
      ask((now) => {
        const began = performance.now();
        run(now);
        work.push(performance.now() - began);
      });
    const dragged = await intervals(frames, (frame) =>
      window.dispatchEvent(new PointerEvent('pointermove', at(frame + 1))),
    );
    window.requestAnimationFrame = ask;
    const flying = place.querySelector('[data-verdict]') !== null;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    root.unmount();
    place.remove();
    if (!flying) throw new Error('Nothing was dragged');
    return { dragged, plain: bare, work };
  },
};
window.bench = bench;
void i18next.use(initReactI18next).init({ lng: 'en', ns: ['appointments'], resources: { en: { appointments: en } } });

function Ours({ day }: { day: Answer }) {
  const hours = hoursShown(day, [DATE]);
  const words = {
    language: 'en' as const,
    block: 'Block',
    hold: 'Hold',
    draft: 'New',
    processing: 'Processing',
    buffer: 'Tidying up',
    starts: String,
    away: { leave: '', holiday: '', closed: '' },
    outcome: String,
  };
  const columns = day.employees.map((employee) =>
    columnOf(
      { id: `${employee.id}@${DATE}`, label: employee.name, employee, date: DATE },
      { calendar: day, state, hours, words, may: { edit: true, block: true }, draft: undefined },
    ),
  );
  const judge = {
    language: 'en' as const,
    overlaps: String,
    block: String,
    hold: '',
    free: String,
    customer: String,
    notWorking: String,
    onLeave: String,
    of: String,
    onlyThis: String,
  };
  return (
    <div style={{ display: 'flex', blockSize: 900 }}>
      <TimeGrid<CalendarItem>
        label="Day"
        columns={columns}
        hours={hours}
        now={{ minute: 800 }}
        head={({ label }) => label}
        card={drawItem}
        mayCreate
        scrollTo={600}
        scrollKey="day"
        spanText={spanText}
        check={(drag) => judgeDrop(drag, day, hours, judge)}
        describe={() => ''}
        onDrop={nothing}
        onRefuse={nothing}
        onOpen={nothing}
        onPlace={nothing}
        onMenu={nothing}
      />
    </div>
  );
}

const localizer = dayjsLocalizer(dayjs);
const moment = (minute: number) => new Date(2026, 10, 15, Math.floor(minute / 60), minute % 60);

function Peer({ day }: { day: Answer }) {
  const events = day.appointments.map(({ id, customer, lines: [line] }) => ({
    id,
    title: `${customer.name} ${line!.english_name}`,
    start: moment(line!.start),
    end: moment(line!.end),
    resourceId: line!.employee_id,
  }));
  return (
    <Calendar
      localizer={localizer}
      events={events}
      resources={day.employees}
      resourceIdAccessor="id"
      resourceTitleAccessor="name"
      defaultView="day"
      view="day"
      views={['day']}
      date={moment(600)}
      min={moment(600)}
      max={moment(1320)}
      step={15}
      timeslots={4}
      onNavigate={nothing}
      onView={nothing}
      toolbar={false}
      style={{ blockSize: 900 }}
    />
  );
}

function dayOf(people: number, visits: number): Answer {
  const before = (days += 1) * visits;
  const each = Math.ceil(visits / people);
  const length = Math.max(15, Math.floor(720 / each / 15) * 15);
  const appointments = Array.from({ length: visits }, (_, index): AppointmentView => {
    const span = {
      start: 600 + Math.floor(index / people) * length,
      end: 600 + Math.floor(index / people) * length + length,
    };
    return {
      id: index + 1,
      booking_id: String(index),
      date: DATE,
      ...span,
      customer: {
        id: index + 1,
        name: `${turn(FIRST_NAMES, before + index)} ${turn(FAMILY_NAMES, before + index)}`,
        mobile: '+971500000000',
        type: 'new',
      },
      status: appointmentStates.codes.scheduled,
      outcome: index % 3 ? 'scheduled' : 'checked_in',
      source: index % 2 ? appointmentSources.codes.online : appointmentSources.codes.system,
      payment_status: appointmentPaymentStates.codes.unpaid,
      total: 10_000,
      deposit: 0,
      deposited: 0,
      is_charged: false,
      note: null,
      series_id: null,
      cancel_reason: null,
      cancelled_by: null,
      created_at: '',
      updated_at: '',
      lines: [
        {
          id: index + 1,
          service_id: 1,
          employee_id: (index % people) + 1,
          any_employee: false,
          english_name: turn(SERVICES, before + index),
          arabic_name: 'قص',
          guest: null,
          ...span,
          busy: [span],
          processing_time: 0,
          buffer_time: 0,
          price: 10_000,
        },
      ],
    };
  });
  const employees = Array.from({ length: people }, (_, index) => ({
    id: index + 1,
    name: `Employee ${index}`,
    short_name: `E${index}`,
    picture_url: null,
    services: [1],
    days: [{ date: DATE, open: [{ start: 600, end: 1320 }], away: null }],
  }));
  return {
    now: { date: DATE, minute: 800 },
    hours: { start: 600, end: 1320 },
    employees,
    appointments,
    blocks: [],
    holds: [],
  };
}

function newRoot(): [Root, HTMLElement] {
  const place = document.createElement('div');
  document.body.append(place);
  return [createRoot(place), place];
}

const intervals = (frames: number, each: (frame: number) => unknown): Promise<number[]> =>
  new Promise((resolve) => {
    const taken: number[] = [];
    let last = 0;
    const step = (now: number) => {
      if (last) taken.push(now - last);
      last = now;
      if (taken.length >= frames) return resolve(taken);
      each(taken.length);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
