import type { DepositStage } from '@rawnaq/domain/property-stays/deposit.rules';
import type { refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import type { Tx } from '../../db/database';
import type { Services } from '../../services';
import type { Auditor } from '../audit';
import type { StoredEnquiry } from './enquiries.repo';

type Place = { tx: Tx; accountId: number };
type Asker = Auditor & { services: Services };
export type Returning = { reason: CodeIn<typeof refundReasons>; hasLooked: boolean };

/**
 * The money of stays. Payment links stand above this module and need it to confirm what was paid for; what goes back is
 * handed in from the top (`modules.ts`, `jobs.ts`, `site`), so that this module knows none of them.
 */
export type StayDeposits = {
  canBeTaken: (place: Place & { services: Services }) => Promise<boolean>;
  /** A link for the deposit of an open offer, in the transaction of the offer; one asked for before is closed. */
  ask: (asker: Asker, enquiry: StoredEnquiry) => Promise<void>;
  /** Nobody waits for it any more, in the transaction that says so. What comes in spite of it is returned. */
  letGo: (place: Place & { now: Date }, enquiryId: number) => Promise<void>;
  /**
   * What was paid goes back the way it came. Answers how much, which may be nothing: a refund that nobody has answered
   * is made again only where somebody asks for it who has seen that it hangs.
   */
  giveBack: (auditor: Auditor, enquiryId: number, how: Returning) => Promise<number>;
  of: (
    place: Place & { now: Date },
    enquiryId: number,
  ) => Promise<{ stage: DepositStage; amount: number; pay_path: string | null } | undefined>;
  /** The last question before an offer is given up, outside of any transaction: money may have come a moment ago. */
  beforeGivingUp: (services: Services, accountId: number, enquiryId: number) => Promise<void>;
};
