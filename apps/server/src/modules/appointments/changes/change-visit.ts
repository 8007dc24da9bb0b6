import { isOpen, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Ctx } from '../../../http/context';
import { employeeNames, offerOpenings, openingOf } from '../appointments.repo';
import { historyOf, writeHistory, type Verb } from './history';
import { replaceAppointment } from '../placing/place-appointment';
import { tellChange } from './tell-customer';
import { lockAppointment, type AppointmentRow } from '../views/views.repo';

/** The visit to change, held until the end; what is over is not changed. */
export async function openVisit(ctx: Ctx, by: { id: number } | { line_id: number }): Promise<AppointmentRow> {
  const visit = await lockAppointment(ctx, by);
  if (!visit) throw new AppError('NOT_FOUND');
  if (!isOpen(visit)) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  return visit;
}

type Change = {
  verb: Verb;
  lines: readonly VisitLine[];
  customer_id?: number;
  note?: string | null;
  deposit?: number;
  services?: readonly { id: number; english_name: string; arabic_name: string }[];
  own_employee_id?: number | null;
  tell: boolean;
  undo?: boolean;
};

/**
 * Puts a visit elsewhere, or makes it another one, with its history. The customer hears of it when it touches her and
 * is still to come.
 */
export async function changeVisit(ctx: Ctx, visit: AppointmentRow, change: Change): Promise<void> {
  const after = {
    customer_id: change.customer_id ?? visit.customer_id,
    note: change.note === undefined ? visit.note : change.note,
    deposit: change.deposit ?? visit.deposit,
    lines: change.lines,
  };
  await replaceAppointment({ ...ctx, own_employee_id: change.own_employee_id ?? null }, { id: visit.id, ...after });
  const touches =
    after.customer_id !== visit.customer_id ||
    JSON.stringify(placesOf(change.lines)) !== JSON.stringify(placesOf(visit.lines));
  const names = {
    services: [
      ...(change.services ?? []),
      ...visit.lines.map(({ service_id, english_name, arabic_name }) => ({
        id: service_id,
        english_name,
        arabic_name,
      })),
    ],
    employees: await employeeNames(
      ctx,
      [...change.lines, ...visit.lines].map(({ employee_id }) => employee_id),
    ),
  };
  await Promise.all([
    writeHistory(ctx, [
      { id: visit.id, verb: change.verb, before: historyOf(visit, names), after: historyOf(after, names) },
    ]),
    touches && offerOpenings(ctx, [openingOf(visit)]),
    touches &&
      tellChange(ctx, visit.id, {
        tell: change.tell,
        undo: change.undo,
        isAhead: Math.min(...change.lines.map(({ start }) => start)) > toEpochMinutes(ctx.now),
      }),
  ]);
}

const placesOf = (lines: readonly VisitLine[]): number[][] =>
  lines.map(({ service_id, employee_id, start, end }) => [service_id, employee_id, start, end]);
