import type { Language, Localized } from '../kernel/localized';
import type { CodeIn } from '../kernel/state-machine';
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
  offer_note: string;
  /** Said on the clock of the place. */
  valid_until: { date: string; time: string } | null;
  reason: string | null;
  letters: { by_renter: boolean; text: string; date: string; time: string }[];
};

/** What the renter's form does. */
export const RENTER_ACTS = ['accept', 'withdraw', 'write'] as const;
export type RenterAct = (typeof RENTER_ACTS)[number];

/** What is said above the page after she did something. */
export type EnquiryNotice =
  | 'sent'
  | 'accepted'
  | 'over'
  | 'taken'
  | 'withdrawn'
  | 'written'
  | 'empty'
  | 'wished'
  | 'not-wished';
