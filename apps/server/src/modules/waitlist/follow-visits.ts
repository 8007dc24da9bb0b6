import { appointmentCancellers } from '@rawnaq/domain/appointments/appointment.states';
import type { VisitFollower } from '../appointments';
import { markBooked, reopenWishes } from './offers.repo';

export const waitlistOfVisits: VisitFollower = {
  booked: markBooked,
  // Without its deposit nothing was agreed on, so what she waited for she waits for still.
  letGo: async (place, appointmentIds, by) => {
    if (by === appointmentCancellers.codes.payment) await reopenWishes(place, appointmentIds);
  },
};
