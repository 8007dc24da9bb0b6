import type { Slot } from '@rawnaq/domain/booking/booking.types';
import { fromEpochMinutes, toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/local-date';
import type { TaskList } from 'graphile-worker';
import { announce } from '../../db/announce';
import { asAccount, type Services } from '../../services';
import { readSchedule, readVoice, salonMessage, searchIn, slotsOf, type Schedule, type Teller } from '../appointments';
import { queueSalonMessages } from '../messages';
import { lockOpenEntries, markTold, type OpenEntry } from './waitlist.repo';

type Opening = { account_id: number; from: string; to: string };

/** Few enough that they are not disappointed, enough that somebody comes. */
const MOST_TOLD = 3;
const MOST_ASKED = 50;
const AGAIN_AFTER_MS = 24 * 3_600_000;

export const waitlistTasks = (services: Services): TaskList => ({
  'tell-waitlist': (payload) => {
    const { account_id, from, to } = payload as Opening;
    return asAccount(services, account_id, (tx) =>
      tellWaitlist({ tx, accountId: account_id, now: services.clock(), services }, { from, to }),
    );
  },
});

/** A time has opened: whoever has waited longest for one like it is written to. Entries and messages change together, so nobody hears of one opening twice. */
export async function tellWaitlist(ctx: Teller, { from, to }: Omit<Opening, 'account_id'>): Promise<number[]> {
  const opening = { start: toEpochMinutes(from), end: toEpochMinutes(to) };
  if (opening.end <= toEpochMinutes(ctx.now)) return [];
  const schedule = await readSchedule(ctx, { from: addDays(from.slice(0, 10), -1), days: 4 });
  const { date } = schedule.days.dayOf(opening.start);
  const entries = await lockOpenEntries(
    ctx,
    date,
    new Date(ctx.now.getTime() - AGAIN_AFTER_MS).toISOString(),
    MOST_ASKED,
  );
  const voice = await readVoice(
    ctx,
    entries.map(({ customer_id }) => customer_id),
  );
  const told: number[] = [];
  for (const entry of entries) {
    if (told.length >= MOST_TOLD) break;
    const slot = slotFor(schedule, entry, date, opening);
    const messages = slot ? salonMessage(ctx.accountId, voice, 'waitlist_opening', aboutOf(schedule, entry, slot)) : [];
    if (messages.length === 0) continue;
    await queueSalonMessages(ctx.tx, messages, ctx.now);
    told.push(entry.id);
  }
  if (told.length === 0) return [];
  await markTold(ctx, told);
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'waitlist' });
  return told;
}

/** The first time that suits the entry and was not there before: it takes some of what has opened. */
function slotFor(
  schedule: Schedule,
  entry: OpenEntry,
  date: LocalDate,
  opening: { start: number; end: number },
): Slot | undefined {
  const lines = entry.service_ids.map((service_id) => ({ service_id, employee_id: entry.employee_id }));
  const search = {
    ...searchIn(schedule, { from: date, days: 2, lines, arrangement: 'sequence' }),
    customer_busy: entry.busy,
  };
  const [first, last] = [
    schedule.days.momentOf(date, entry.from_quarter * 15),
    schedule.days.momentOf(date, entry.to_quarter * 15),
  ];
  return slotsOf(schedule, search, date).find(
    ({ start, end }) => start >= first && start < last && start < opening.end && end > opening.start,
  );
}

function aboutOf({ services }: Schedule, entry: OpenEntry, slot: Slot) {
  const wanted = entry.service_ids.flatMap((id) => services.filter((service) => service.id === id));
  return {
    customer_id: entry.customer_id,
    start_at: fromEpochMinutes(slot.start),
    english_services: wanted.map(({ english_name }) => english_name),
    arabic_services: wanted.map(({ arabic_name }) => arabic_name),
    employees: [],
    booking_id: null,
    appointment_id: null,
  };
}
