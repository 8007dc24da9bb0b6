import type { VisitFollower } from '../appointments';
import { closePaymentLinks } from './close-payment-link';
import { settlePaymentsOf } from './settle-payment-link';

export const paymentsOfVisits: VisitFollower = {
  letGo: (place, appointmentIds) => closePaymentLinks(place, appointmentIds, place.now),
  beforeGivingUp: settlePaymentsOf,
};
