import { visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import {
  appointmentPaymentStates,
  appointmentSources,
  appointmentStates,
} from '@rawnaq/domain/appointments/appointment.states';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { historyOf, totalOf, type Schedule, type TellingKind } from '../../modules/appointments';
import { REQUEST, type Stage } from '../stage';
import { lastLines, type VisitEvent, type VisitStory } from './visit-stories';

/** The rows of visits as their use cases leave them; a test holds the two together. */

const { scheduled, check_in, cancelled } = appointmentStates.codes;
const instant = (minutes: number | null): string | null => (minutes === null ? null : fromEpochMinutes(minutes));

export const isBinding = ({ ending }: VisitStory): boolean => ending === null || 'came' in ending;

export function headOf(stage: Stage, story: VisitStory) {
  const { ending, moved, deposit, by } = story;
  const lines = lastLines(story);
  const { start, end } = visitOf(lines);
  const isOff = ending !== null && 'cancelled' in ending;
  const { paid, unpaid } = appointmentPaymentStates.codes;
  return {
    customer_id: story.customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    status: isOff ? cancelled : ending && 'came' in ending ? check_in : scheduled,
    source: 'page' in by ? appointmentSources.codes.online : appointmentSources.codes.system,
    payment_status: deposit ? paid : unpaid,
    total: totalOf(lines),
    deposit: deposit?.amount ?? 0,
    note: story.note,
    checked_in_at: ending && 'came' in ending ? instant(ending.at) : null,
    no_show_at: ending && 'missed' in ending ? instant(ending.at) : null,
    rescheduled_at: instant(moved?.at ?? null),
    cancelled_at: isOff ? instant(ending.at) : null,
    cancelled_by: isOff ? ending.cancelled : null,
    cancel_reason: isOff ? ending.reason : null,
    reminded_at: instant(story.reminded?.at ?? null),
    created_by: 'page' in by ? null : stage.who(by.login).id,
    created_at: fromEpochMinutes(story.booked_at),
    // Being reminded of changes nothing about the visit.
    updated_at: fromEpochMinutes(Math.max(story.booked_at, deposit?.paid_at ?? 0, moved?.at ?? 0, ending?.at ?? 0)),
  };
}

/** Whoever did it: somebody of the salon, a visitor of its page, or the clock. */
export type Actor = { id: number; name: string } | 'visitor' | 'system';
type Entry = { at: number; by: Actor; action: string; entity: string; id: number; before?: object; after?: object };

export const historyRow = ({ at, by, action, entity, id, before, after }: Entry) => ({
  at: fromEpochMinutes(at),
  actor_kind: typeof by === 'string' ? by : 'merchant',
  actor_id: typeof by === 'string' ? null : by.id,
  actor_name: typeof by === 'string' ? null : by.name,
  action,
  entity,
  entity_id: String(id),
  before: before ?? null,
  after: after ?? null,
  ip: by === 'system' ? null : REQUEST.ip,
  request_id: by === 'system' ? null : REQUEST.id,
});

/** What the history says of an event, but for the money. */
export function historyOfVisit(
  stage: Stage,
  schedule: Schedule,
  { story, what, at }: VisitEvent,
  id: number,
  name: string,
): object[] {
  const entry = (by: Actor, verb: string, facts: { before?: object; after?: object }) => [
    historyRow({ at, by, action: `appointments.${verb}`, entity: 'appointments', id, ...facts }),
  ];
  const isOnline = 'page' in story.by;
  const desk = stage.who('page' in story.by ? undefined : story.by.login);
  const shown = (lines: readonly VisitLine[]) =>
    historyOf(
      { customer_id: story.customer_id, note: story.note, deposit: story.deposit?.amount ?? 0, lines },
      schedule,
    );
  const { ending } = story;
  if (what === 'book')
    return isOnline
      ? entry('visitor', 'add', {
          after: {
            source: 'online',
            customer: name,
            start_at: fromEpochMinutes(visitOf(story.lines).start),
            note: story.note,
          },
        })
      : entry(desk, 'add', { after: shown(story.lines) });
  if (what === 'move') return entry(desk, 'move', { before: shown(story.lines), after: shown(lastLines(story)) });
  if (what !== 'end' || ending === null) return [];
  if ('came' in ending) return entry(desk, 'check-in', { before: { status: scheduled }, after: { status: check_in } });
  if ('missed' in ending) return entry(desk, 'no-show', { after: { penalty: ending.penalty } });
  return entry(ending.cancelled === 'customer' ? 'visitor' : desk, 'cancel', {
    before: { status: scheduled },
    after: { status: cancelled, cancelled_by: ending.cancelled, reason: ending.reason },
  });
}

/** What the desk did may be taken back for so long; until then nobody is told. */
const SETTLES_MS = 12_000;

/** What the customer is written, if anything; whether the salon sends it and she wants it is judged elsewhere. */
export function messageOf({ story, what, at }: VisitEvent): { kind: TellingKind; waits: number } | undefined {
  const { by, ending } = story;
  const tells = 'page' in by || by.tell;
  const { start } = visitOf(lastLines(story));
  if (what === 'book') return tells ? { kind: 'created', waits: 0 } : undefined;
  if (what === 'move') return tells && start > at ? { kind: 'changed', waits: SETTLES_MS } : undefined;
  if (what === 'remind') return story.reminded?.tells ? { kind: 'reminder', waits: 0 } : undefined;
  if (what !== 'end' || ending === null || 'came' in ending) return undefined;
  if ('missed' in ending) return { kind: 'no_show', waits: 0 };
  if (start <= at) return undefined;
  if (ending.cancelled === 'customer') return { kind: 'cancelled', waits: 0 };
  return tells ? { kind: 'cancelled', waits: SETTLES_MS } : undefined;
}

/** What a message says of a visit. */
export function factsOf(
  { services, employees }: Schedule,
  { customer_id }: VisitStory,
  { id, booking_id }: { id: number; booking_id: string },
  lines: readonly VisitLine[],
) {
  const staff = employees.filter((one) => lines.some(({ employee_id }) => employee_id === one.id));
  const booked = lines.map(({ service_id }) => services.find((service) => service.id === service_id)!);
  return {
    id,
    booking_id,
    customer_id,
    start_at: fromEpochMinutes(visitOf(lines).start),
    english_services: booked.map(({ english_name }) => english_name),
    arabic_services: booked.map(({ arabic_name }) => arabic_name),
    english_employees: staff.map(({ english_name }) => english_name),
    arabic_employees: staff.map(({ arabic_name }) => arabic_name),
  };
}
