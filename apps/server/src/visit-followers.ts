import type { VisitFollowers } from './modules/appointments';
import { paymentsOfVisits } from './modules/payment-links';
import { waitlistOfVisits } from './modules/waitlist';

/** Everything that goes along with a visit when it is booked or called off. */
export const visitFollowers: VisitFollowers = [paymentsOfVisits, waitlistOfVisits];
