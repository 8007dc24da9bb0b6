import { z } from 'zod';
import type { ComplaintKind } from '../complaints/complaint.states';
import type { Language } from '../kernel/localized';
import type { LocalDate } from '../kernel/time/local-date';
import type { BookingView, SalonMenu, SalonPage } from '../online-booking/salon-page.shapes';

const id = z.number().int();
const lines = z.array(z.strictObject({ service_id: id, employee_id: id.nullable() })).max(10);
/** What is to be booked; `moving`: the booking that gets another time. */
const plan = { lines, moving: z.string().nullable() };

const step = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('menu') }),
  z.strictObject({ at: z.literal('category'), what: z.enum(['book', 'prices']), lines, page: id }),
  z.strictObject({ at: z.literal('service'), category_id: id.nullable(), lines, page: id }),
  z.strictObject({ at: z.literal('employee'), lines, page: id }),
  z.strictObject({ at: z.literal('day'), ...plan, from: z.string() }),
  z.strictObject({ at: z.literal('time'), ...plan, date: z.string(), times: z.array(id).max(200), page: id }),
  z.strictObject({ at: z.literal('name'), lines, date: z.string(), start: id }),
  z.strictObject({ at: z.literal('confirm'), ...plan, date: z.string(), start: id }),
  z.strictObject({ at: z.literal('visits') }),
  z.strictObject({ at: z.literal('visit'), booking_id: z.string() }),
  z.strictObject({ at: z.literal('cancel'), booking_id: z.string() }),
  z.strictObject({ at: z.literal('complaint-kind') }),
  z.strictObject({ at: z.literal('complaint'), kind: z.enum(['complaint', 'suggestion']) }),
]);
export type BotPlace = z.output<typeof step>;

/** Raised when a stored state can't be read by the machine any more: who stood in one begins anew. */
export const BOT_VERSION = 1;

/** Where a conversation stands. Stored as it is; nothing in it is believed without asking the salon's records again. */
export const botState = z.strictObject({
  version: z.literal(BOT_VERSION),
  language: z.enum(['en', 'ar']),
  /** She chose the language herself: what she writes in does not change it. */
  pinned: z.boolean(),
  place: step,
  /** What was offered last, in order: a number means one of these, and no button means anything else. */
  options: z.array(z.strictObject({ id: z.string(), title: z.string() })).max(40),
  /** What she said she is called, until the salon knows her. */
  name: z.string().nullable(),
  /** How often in a row nothing was understood. */
  misses: id,
});
export type BotState = z.output<typeof botState>;
export type BotLine = BotState['place'] extends infer P ? (P extends { lines: (infer L)[] } ? L : never) : never;

export type BotOption = { id: string; title: string; description?: string };
export type BotAnswer = { text: string; options: BotOption[] };

/** Why a person is asked to go on. */
export const HAND_OVER_REASONS = ['asked', 'not-understood', 'media', 'by-phone', 'trouble'] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

export type BotInput = { text: string; payload: string | null; kind: string };

export type BotVisit = {
  booking_id: string;
  date: LocalDate;
  start: number;
  services: { english_name: string; arabic_name: string }[];
  employees: { english_name: string; arabic_name: string }[];
  lines: BotLine[];
  total: number | null;
  can_change: boolean;
  /** Waits for a deposit: how much, and where it is paid. */
  payment: { amount: number; url: string } | null;
  /** What was paid in advance, and what becomes of it. */
  deposit_fates: BookingView['deposit_fates'];
};

/** Why the salon's own rules said no. */
export type BotRefusal = 'taken' | 'too-late' | 'by-phone' | 'unpaid' | 'gone' | 'too-often' | 'not-offered';

/** What the machine asks for, and how it is answered. */
export type BotAsk =
  | { ask: 'days'; lines: BotLine[]; moving: string | null; from: LocalDate }
  | { ask: 'times'; lines: BotLine[]; moving: string | null; date: LocalDate }
  | { ask: 'visits' }
  | { ask: 'book'; lines: BotLine[]; date: LocalDate; start: number; name: string }
  | { ask: 'move'; booking_id: string; date: LocalDate; start: number }
  | { ask: 'cancel'; booking_id: string }
  | { ask: 'complain'; kind: ComplaintKind; body: string };
export type BotResult =
  | { got: 'days'; days: LocalDate[] }
  | { got: 'times'; date: LocalDate; times: number[]; next: LocalDate | null }
  | { got: 'visits'; visits: BotVisit[] }
  | { got: 'booked' | 'moved' | 'cancelled'; visit: BotVisit }
  | { got: 'complained' }
  | { got: 'refused'; why: BotRefusal };

export type BotEvent = { said: BotInput } | BotResult;
/** Either it has an answer, which ends the turn, or it needs to know something first. */
export type BotTurn =
  | { state: BotState; answer: BotAnswer; hand_over?: HandOverReason; understood: boolean }
  | { state: BotState; asks: BotAsk; note: BotNote | null };
/** What is said before the next answer. */
export type BotNote = 'taken' | 'no_times' | 'not_understood' | 'old_button';

/** What the machine knows of the salon and of whom it speaks to. */
export type BotFacts = {
  salon: SalonPage;
  menu: SalonMenu;
  /** Null: not known by the number she writes from. */
  customer: { name: string } | null;
  /** What WhatsApp calls her. */
  profile_name: string | null;
  /** Without a number nothing can be booked for her. */
  has_number: boolean;
  offers: { booking: boolean; visits: boolean; prices: boolean; packages: boolean; complaints: boolean };
  greeting: Record<Language, string>;
  off_hours: Record<Language, string>;
};
