import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { TillDay } from '@rawnaq/domain/till/till-closing.contract';

export type DeskVisits = {
  /** Done, and not billed yet. */
  ready: readonly AppointmentView[];
  /** Being served right now. */
  inChair: readonly AppointmentView[];
  /** Still to arrive today. */
  toCome: readonly AppointmentView[];
};

/** The day at the desk in the order of work. A checked-in visit whose time has passed is ready to be billed. */
export function deskVisits(visits: readonly AppointmentView[], now: { date: string; minute: number }): DeskVisits {
  const today = visits.filter(({ date }) => date === now.date);
  const arrived = today.filter(({ outcome }) => outcome === 'checked_in');
  return {
    ready: arrived.filter(({ end }) => end <= now.minute).toSorted((a, b) => a.end - b.end),
    inChair: arrived.filter(({ end }) => end > now.minute).toSorted((a, b) => a.end - b.end),
    toCome: today.filter(({ outcome }) => outcome === 'scheduled').toSorted((a, b) => a.start - b.start),
  };
}

export const worthOf = (visits: readonly AppointmentView[]): number => sumMinor(visits.map(({ total }) => total));

/** The cash that lies in the drawer now: its float and what came since, or after a closing what was left and came. */
export function drawerOf({ methods, closing, suggested_float }: TillDay): Minor {
  const cash = methods.find(({ method }) => method === 'cash');
  if (closing) return closing.left_in_drawer + (cash?.after_closing ?? 0);
  return suggested_float + (cash ? cash.received - cash.given_back : 0);
}
