import { visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import type { Ctx } from '../../../http/context';
import { auditAll } from '../../audit';

export type Verb =
  | 'add'
  | 'edit'
  | 'move'
  | 'resize'
  | 'cancel'
  | 'undo-cancel'
  | 'check-in'
  | 'undo-check-in'
  | 'achieve'
  | 'unachieve'
  | 'no-show'
  | 'undo-no-show';
export type HistoryLine = { id: number; verb: Verb; before?: object; after?: object };

/** One line of history for each visit. */
export const writeHistory = (ctx: Ctx, lines: readonly HistoryLine[]): Promise<void> =>
  auditAll(
    ctx,
    'appointments',
    lines.map(({ id, verb, before, after }) => ({
      action: `appointments.${verb}`,
      entity_id: id,
      before,
      after,
    })),
  );

type Named = {
  services: readonly { id: number; english_name: string }[];
  employees: readonly { id: number; name: string }[];
};

/** What the history shows of a visit: words rather than numbers. */
export function historyOf(
  visit: { customer_id: number; note: string | null; deposit: number; lines: readonly VisitLine[] },
  { services, employees }: Named,
): object {
  const { start, end } = visitOf(visit.lines);
  const nameOf = (id: number): string => employees.find((one) => one.id === id)?.name ?? String(id);
  return {
    customer_id: visit.customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    note: visit.note,
    deposit: visit.deposit,
    services: visit.lines
      .map(({ service_id }) => services.find(({ id }) => id === service_id)?.english_name ?? String(service_id))
      .join(', '),
    employees: [...new Set(visit.lines.map(({ employee_id }) => nameOf(employee_id)))].join(', '),
  };
}
