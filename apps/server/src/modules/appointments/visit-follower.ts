import type { appointmentCancellers } from '@rawnaq/domain/appointments/appointment.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { Services } from '../../services';
import type { Reader } from './placing/schedule.repo';

export type Canceller = CodeIn<typeof appointmentCancellers>;

/**
 * A module above this one that keeps something of visits and goes along with what becomes of them. The list comes from
 * the top (`visit-followers.ts`), so that this module knows none of them.
 */
export type VisitFollower = {
  /** Booked for somebody who waited. False when she does not wait any more. */
  booked?: (place: Reader, waitlistId: number, appointmentId: number) => Promise<boolean>;
  /** Visits are off, in the transaction that says so. */
  letGo?: (place: Reader, appointmentIds: readonly number[], by: Canceller) => Promise<void>;
  /** The last question before visits are given up for want of payment, outside of any transaction. */
  beforeGivingUp?: (services: Services, accountId: number, appointmentIds: readonly number[]) => Promise<void>;
};
export type VisitFollowers = readonly VisitFollower[];
