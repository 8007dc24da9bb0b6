import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { draftOf, NO_LINE, type BookingDraft } from './booking-draft';
import type { CustomerChoice } from './components/booking/customer-search';
import type { ServiceOption } from '../services';

/** Why a booking is opened: from a free place, from the waitlist, to change a visit, or to have it again. */
export type BookingRequest =
  | {
      mode: 'new';
      date: LocalDate;
      start?: number;
      employee_id?: number;
      customer?: CustomerChoice;
      service_ids?: readonly number[];
      waitlist_id?: number;
      note?: string;
    }
  | { mode: 'rebook'; date: LocalDate; visit: AppointmentView }
  | { mode: 'edit' | 'reschedule'; visit: AppointmentView };

export function firstDraft(request: BookingRequest, services: ReadonlyMap<number, ServiceOption>): BookingDraft {
  if (request.mode === 'rebook')
    return { ...draftOf(request.visit, services), date: request.date, start: null, found: {} };
  if (request.mode !== 'new') return draftOf(request.visit, services);
  const ids = request.service_ids?.length ? request.service_ids : [null];
  return {
    date: request.date,
    arrangement: 'sequence',
    start: request.start ?? null,
    lines: ids.map((service_id, key) => ({ ...NO_LINE, key, service_id, employee_id: request.employee_id ?? null })),
    guests: [],
    found: {},
  };
}

export const firstCustomer = (request: BookingRequest): CustomerChoice | undefined =>
  request.mode === 'new' ? request.customer : request.visit.customer;
