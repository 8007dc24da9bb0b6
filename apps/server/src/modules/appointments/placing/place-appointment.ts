import { randomBytes } from 'node:crypto';
import {
  asksTwiceAtOnce,
  busyOf,
  LONGEST_VISIT_MINUTES,
  peopleOf,
  visitOf,
  type VisitLine,
} from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentPaymentStates, appointmentSources } from '@rawnaq/domain/appointments/appointment.states';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { toConflict, type Told } from './conflict-errors';
import { insertAppointment, updatePlacement, type BusyRow } from './placing.repo';
import type { Reader } from './schedule.repo';
import type { Code } from '../../../db/column-codes';

export type NewAppointment = {
  customer_id: number;
  lines: readonly VisitLine[];
  note?: string | null | undefined;
  deposit?: number;
  source?: Code<'appointments.source'>;
  payment_status?: Code<'appointments.payment_status'>;
  pay_until?: string | null;
  series_id?: number | null;
  rebooked_from?: number | null | undefined;
  created_by?: number | null;
  /** The hold this booking came from is let go with it. */
  release_hold?: number | null;
};

/** Whoever writes appointments: a request, a job or the demo world. */
export type Placer = Reader & { own_employee_id?: number | null };

/** Books a visit in one trip: all of it or, when somebody is taken, nothing and the client's sentence. */
export async function placeAppointment(
  ctx: Placer,
  visit: NewAppointment,
): Promise<{ id: number; booking_id: string }> {
  assertPossible(visit.lines);
  const booking_id = newBookingId();
  const { start, end } = visitOf(visit.lines);
  const head = {
    booking_id,
    customer_id: visit.customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    source: visit.source ?? appointmentSources.codes.system,
    payment_status: visit.payment_status ?? appointmentPaymentStates.codes.unpaid,
    total: totalOf(visit.lines),
    deposit: visit.deposit ?? 0,
    note: visit.note ?? null,
    series_id: visit.series_id ?? null,
    rebooked_from: visit.rebooked_from ?? null,
    pay_until: visit.pay_until ?? null,
    created_by: visit.created_by ?? null,
  };
  const id = await namingConflict(
    ctx,
    insertAppointment(
      ctx,
      head,
      lineRows(visit.lines),
      busyRows(visit.customer_id, visit.lines),
      visit.release_hold ?? null,
    ),
  );
  return { id, booking_id };
}

type Changed = { id: number; customer_id: number; lines: readonly VisitLine[]; note: string | null; deposit: number };

/** The same for a visit that exists: what it bound before is let go in the same moment. */
export async function replaceAppointment(
  ctx: Placer,
  { id, customer_id, lines, note, deposit }: Changed,
): Promise<void> {
  assertPossible(lines);
  const { start, end } = visitOf(lines);
  const head = {
    customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    total: totalOf(lines),
    deposit,
    note,
  };
  await namingConflict(ctx, updatePlacement(ctx, id, head, lineRows(lines), busyRows(customer_id, lines)));
}

/**
 * The rows that bind: each employee's stretches, and the customer, or whoever comes with her, for the whole of her
 * part.
 */
export const busyRows = (customerId: number | null, lines: readonly VisitLine[]): BusyRow[] => [
  ...busyOf(lines).map(({ employee_id, start, end }) => ({
    employee_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
  })),
  ...(customerId === null
    ? []
    : peopleOf(lines).map(({ guest, start, end }) => ({
        customer_id: customerId,
        ...(guest && { guest }),
        start_at: fromEpochMinutes(start),
        end_at: fromEpochMinutes(end),
      }))),
];

/** Turns the database's refusal into the sentence people know. The transaction is over then. */
export async function namingConflict<T>(told: Told, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toConflict(error, told) ?? error;
  }
}

export function assertPossible(lines: readonly VisitLine[]): void {
  const { start, end } = visitOf(lines);
  if (
    end - start > LONGEST_VISIT_MINUTES ||
    lines.some((line) => line.end + line.buffer_time - line.start > LONGEST_VISIT_MINUTES)
  )
    throw new AppError('APPOINTMENT_TOO_LONG');
  if (asksTwiceAtOnce(lines)) throw new AppError('EMPLOYEE_HAS_APPOINTMENT');
}

export const totalOf = (lines: readonly VisitLine[]): number => sumMinor(lines.map(({ price }) => price));

/** Sixteen random bytes: whoever has it may see, move and cancel the visit. */
const newBookingId = (): string => randomBytes(16).toString('base64url');

/** In their order, as they are stored. */
export const lineRows = (lines: readonly VisitLine[]) =>
  lines.map(({ start, end, ...line }, position) => ({
    position,
    ...line,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
  }));
