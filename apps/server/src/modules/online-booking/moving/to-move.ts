import { visitOf } from '@rawnaq/domain/appointments/appointment.rules';
import type { VisitRow } from '../../appointments';
import type { Wanted } from '../free-times';

/**
 * A visit that is to move, as it is looked for: the same people for the same work, as long as it was booked to take,
 * beside each other or after each other as before, with the pauses between. So it is moved as a whole or not at all.
 * Whoever was asked for by name stays; the rest is with whoever is free, and best with who has it already. What else
 * the customer has booked stays as well, so no time is offered that would put her in two places.
 */
export function toMove({ id, customer_id, lines }: VisitRow): Wanted {
  const visit = visitOf(lines);
  return {
    leave_out: id,
    customer_id,
    lines: lines.map(({ service_id, employee_id, any_employee, guest, start, end, processing_time, buffer_time }) => ({
      service_id,
      employee_id: any_employee ? null : employee_id,
      guest,
      booked: {
        begins: start - visit.start,
        held_by: employee_id,
        job_time: end - start,
        processing_time,
        buffer_time,
      },
    })),
  };
}
