import type { VisitFollower } from '../appointments';
import { markBooked } from './offers.repo';

export const waitlistOfVisits: VisitFollower = { booked: markBooked };
