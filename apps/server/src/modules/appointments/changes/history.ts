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

type Names = { english_name: string; arabic_name: string };
type Named = {
  services: readonly ({ id: number } & Names)[];
  employees: readonly { id: number; name: string }[];
};

/** What the history shows of a visit: words rather than numbers, in both languages where there are two. */
export function historyOf(
  visit: { customer_id: number; note: string | null; deposit: number; lines: readonly VisitLine[] },
  { services, employees }: Named,
): object {
  const { start, end } = visitOf(visit.lines);
  const serviceOf = (wanted: number): Names => {
    const found = services.find(({ id }) => id === wanted);
    return { english_name: found?.english_name ?? String(wanted), arabic_name: found?.arabic_name ?? String(wanted) };
  };
  const nameOf = (id: number): string => employees.find((one) => one.id === id)?.name ?? String(id);
  return {
    customer_id: visit.customer_id,
    start_at: fromEpochMinutes(start),
    end_at: fromEpochMinutes(end),
    note: visit.note,
    deposit: visit.deposit,
    services: visit.lines.map(({ service_id }) => serviceOf(service_id)),
    employees: [...new Set(visit.lines.map(({ employee_id }) => nameOf(employee_id)))].join(', '),
  };
}
