import type { Language, Localized } from '../kernel/localized';
import type { CodeIn } from '../kernel/state-machine';
import type { DepositStage } from './deposit.rules';
import type { enquiryStates } from './enquiry.states';

/** What whoever holds the link of an enquiry sees, and nothing more. */
export type EnquiryPage = {
  unique_id: string;
  status: CodeIn<typeof enquiryStates>;
  /** The offer stands, and its time is not over. */
  is_open: boolean;
  language: Language;
  name: string;
  property: { name: Localized; area: Localized; unique_id: string | null; check_in: string; check_out: string };
  owner: { name: string; mobile: string };
  arrives_on: string;
  leaves_on: string;
  people: number;
  message: string;
  /** Fils. */
  price: number | null;
  /** Asked for before the stay is hers; `pay_path` as long as it can be paid. */
  deposit: { amount: number; stage: DepositStage; pay_path: string | null } | null;
  offer_note: string;
  /** Said on the clock of the place. */
  valid_until: { date: string; time: string } | null;
  reason: string | null;
  /** She called the confirmed stay off herself. */
  cancelled_by_renter: boolean;
  /** It is confirmed and still ahead: she may call it off. */
  may_cancel: boolean;
  letters: { by_renter: boolean; text: string; date: string; time: string }[];
};

/** What the renter's form does. */
export const RENTER_ACTS = ['accept', 'pay', 'withdraw', 'cancel', 'write'] as const;
export type RenterAct = (typeof RENTER_ACTS)[number];

/** What is said above the page after she did something. */
export type EnquiryNotice =
  | 'sent'
  | 'accepted'
  | 'over'
  | 'taken'
  | 'withdrawn'
  | 'cancelled'
  | 'pay-first'
  | 'payable'
  | 'no-payment'
  | 'written'
  | 'empty'
  | 'wished'
  | 'not-wished';
