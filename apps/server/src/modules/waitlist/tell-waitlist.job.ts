import type { BusyTime, Slot } from '@rawnaq/domain/booking/booking.types';
import { fromEpochMinutes, toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { writeChoice } from '@rawnaq/domain/online-booking/online-choice.rules';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import type { Job } from '../../worker/job';
import { enqueue } from '../../db/enqueue';
import { asAccount, type Services } from '../../services';
import {
  isOnItsWay,
  readSchedule,
  readVoice,
  salonMessage,
  type Schedule,
  type Teller,
  type Voice,
} from '../appointments';
import { queueSalonMessages } from '../messages';
import { readSetting } from '../settings';
import { slotFor, takenPlaces, type Opening } from './fitting-slot';
import {
  heldUntil,
  isAnybodyWaiting,
  liveOffers,
  lockEntry,
  lockOpenEntries,
  markTold,
  setEntryStatus,
  setTurn,
} from './offers.repo';
import type { OpenEntry } from './offers.repo';

type OpeningJob = { account_id: number; from: string; to: string; employee_ids?: number[] };
type TurnJob = OpeningJob & { id: number };
type Online = SettingValues<typeof onlineSetting>;

/** So many are looked at together, and so many for one opening: whom it does not fit is in nobody's way. */
const ASKED_AT_ONCE = 50;
const MOST_ASKED = 1_000;
/** Whoever let her turn pass is not told of the same time again before this. */
const AGAIN_AFTER_MS = 24 * 3_600_000;
/** A link that works for less than this is none. */
const SHORTEST_TURN_MINUTES = 5;

export const waitlistJobs: readonly Job[] = [
  {
    task: 'tell-waitlist',
    run: (services, payload) => {
      const { account_id, ...opening } = payload as OpeningJob;
      return inSalon(services, account_id, (ctx) => tellWaitlist(ctx, opening));
    },
  },
  {
    task: 'pass-waitlist-turn',
    run: (services, payload) => {
      const { account_id, id, ...opening } = payload as TurnJob;
      return inSalon(services, account_id, (ctx) => passTurn(ctx, id, opening));
    },
  },
];

const inSalon = (services: Services, accountId: number, work: (ctx: Teller) => Promise<unknown>): Promise<unknown> =>
  asAccount(services, accountId, (tx) => work({ tx, accountId, now: services.clock(), services }));

/**
 * A time has opened: whoever has waited longest for one like it is written to, and it is her turn for a while. Entries
 * and messages change together, so nobody hears of one opening twice.
 * @internal
 */
export async function tellWaitlist(
  ctx: Teller,
  { from, to, employee_ids }: Omit<OpeningJob, 'account_id'>,
): Promise<number[]> {
  const opening: Opening = { start: toEpochMinutes(from), end: toEpochMinutes(to), employee_ids };
  if (opening.end <= toEpochMinutes(ctx.now) || !(await isAnybodyWaiting(ctx, from, to))) return [];
  const schedule = await readSchedule(ctx, { from: addDays(from.slice(0, 10), -1), days: 4 });
  const { date } = schedule.days.dayOf(opening.start);
  const againBefore = new Date(ctx.now.getTime() - AGAIN_AFTER_MS).toISOString();
  const [online, offers] = [await readSetting(ctx, onlineSetting), await liveOffers(ctx)];
  const told: number[] = [];
  for (const seen: number[] = []; seen.length < MOST_ASKED;) {
    const found = await lockOpenEntries(ctx, date, againBefore, { beside: seen, most: ASKED_AT_ONCE });
    seen.push(...found.map(({ id }) => id));
    const entries = found.filter((entry) => !heardOf(entry, opening, againBefore));
    const voice = await readVoice(
      ctx,
      entries.map(({ customer_id }) => customer_id),
    );
    for (const entry of entries) {
      const slot = slotFor(schedule, entry, date, opening, takenPlaces(offers, online.waitlist_at_once));
      const parts =
        slot && (await tellOf(ctx, entry, slot, { schedule, date, online, voice, again: { from, to, employee_ids } }));
      if (!parts) continue;
      offers.push(parts);
      told.push(entry.id);
    }
    if (found.length < ASKED_AT_ONCE) break;
  }
  return told;
}

type Turn = {
  schedule: Schedule;
  date: LocalDate;
  online: Online;
  voice: Voice;
  /** What is tried again when her turn has passed. */
  again: Omit<OpeningJob, 'account_id'>;
};

/** Writes to her and makes it her turn; undefined where no message can reach her. */
async function tellOf(
  ctx: Teller,
  entry: OpenEntry,
  slot: Slot,
  { schedule, date, online, voice, again }: Turn,
): Promise<BusyTime[] | undefined> {
  const { until, page } = turnOf(ctx.now, online, schedule, entry, date, slot);
  const facts = aboutOf(schedule, entry, slot);
  const about = { ...facts, page, visit_at: facts.start_at };
  const messages = salonMessage(ctx.accountId, voice, 'waitlist_opening', about).filter(isOnItsWay);
  if (messages.length === 0) return undefined;
  await queueSalonMessages(ctx.tx, messages, ctx.now);
  const parts = slot.parts.map(({ employee_id, start, end }) => ({ employee_id, start, end }));
  await markTold(ctx, entry.id, { start_at: about.start_at, until: until.toISOString(), parts });
  await queueTurn(ctx, entry.id, again, until);
  return parts;
}

/** She did not react: she waits on, and the next one is told. While somebody is about to book the time, nobody is. */
export async function passTurn(ctx: Teller, id: number, opening: Omit<OpeningJob, 'account_id'>): Promise<number[]> {
  const entry = await lockEntry(ctx, id);
  if (entry?.status !== waitlistStates.codes.told || !entry.told_until) return [];
  if (Date.parse(entry.told_until) > ctx.now.getTime()) return [];
  const held = await heldUntil(ctx, entry.told_parts ?? []);
  if (held) {
    await setTurn(ctx, id, held);
    await queueTurn(ctx, id, opening, new Date(held));
    return [];
  }
  await setEntryStatus(ctx, id, waitlistStates.codes.waiting);
  const told = await tellWaitlist(ctx, opening);
  return told;
}

const queueTurn = (ctx: Teller, id: number, opening: Omit<OpeningJob, 'account_id'>, runAt: Date): Promise<void> =>
  enqueue(
    ctx.tx,
    'pass-waitlist-turn',
    { account_id: ctx.accountId, id, ...opening },
    { key: `waitlist-turn:${ctx.accountId}:${id}`, runAt },
  );

const heardOf = ({ told_at, told_parts }: OpenEntry, { start, end }: Opening, againBefore: string): boolean =>
  told_at !== null &&
  Date.parse(told_at) >= Date.parse(againBefore) &&
  (told_parts ?? []).some((part) => part.start < end && part.end > start);

/**
 * How long it is her turn, and the page that keeps this very time for her; none where the salon does not let her book
 * it there.
 */
function turnOf(
  now: Date,
  online: Online,
  schedule: Schedule,
  { service_ids, employee_id }: OpenEntry,
  date: LocalDate,
  slot: Slot,
): { until: Date; page: string | null } {
  const at = (minutes: number): number => now.getTime() + minutes * 60_000;
  const begins = Date.parse(fromEpochMinutes(slot.start));
  const isShown = service_ids.every((id) =>
    schedule.services.some((service) => service.id === id && service.is_active && service.show_to_customer),
  );
  const lastCall = begins - online.lead_minutes * 60_000;
  const isBookable =
    isShown &&
    (employee_id === null || online.show_employees) &&
    lastCall >= at(SHORTEST_TURN_MINUTES) &&
    date <= addDays(schedule.days.dayOf(schedule.now).date, online.days_ahead);
  const page = isBookable
    ? `/information${writeChoice({
        lines: service_ids.map((service_id) => ({ service_id, employee_id })),
        date,
        start: schedule.days.minuteOn(date, slot.start),
        people: slot.parts.toSorted((a, b) => a.line - b.line).map((part) => part.employee_id),
      })}`
    : null;
  return { until: new Date(Math.min(at(online.waitlist_minutes), isBookable ? lastCall : begins)), page };
}

function aboutOf({ services }: Schedule, entry: OpenEntry, slot: Slot) {
  const wanted = entry.service_ids.flatMap((id) => services.filter((service) => service.id === id));
  return {
    customer_id: entry.customer_id,
    start_at: fromEpochMinutes(slot.start),
    english_services: wanted.map(({ english_name }) => english_name),
    arabic_services: wanted.map(({ arabic_name }) => arabic_name),
    english_employees: [],
    arabic_employees: [],
    booking_id: null,
    appointment_id: null,
  };
}
