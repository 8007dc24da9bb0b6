import { visitOf, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { depositOf } from '@rawnaq/domain/online-booking/deposit.rules';
import { hasArabicLetters } from '@rawnaq/domain/kernel/text/script';
import type { SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { totalOf, type Schedule } from '../../modules/appointments';
import { DEMO_WORDS } from './calendar-texts';
import type { Chance } from '../random';
import type { VisitStory } from './visit-stories';

/**
 * How this salon does things: who sits at its desk, what its page asks, how long before a visit it reminds (nothing:
 * not at all), and since which moment it writes to its customers and takes deposits on its page.
 */
export type Manners = {
  desk: readonly (string | undefined)[];
  online: SettingValues<typeof onlineSetting> | null;
  remindHours: number | null;
  writesSince: number;
};
type Told = {
  chance: Chance;
  schedule: Schedule;
  language: 'en' | 'ar';
  manners: Manners;
  customer: { id: number; name: string };
  lines: readonly VisitLine[];
  /** Whether she could have had these instead. */
  isFree: (lines: readonly VisitLine[]) => boolean;
};

const DAY = 1440;
const [AHEAD, LATELY] = [9 * DAY, 6 * DAY];
const TICK = 5;

/** What happened around one visit, so that each step could have been taken at its moment. */
export function tellStory({ chance, schedule, language, manners, customer, lines, isFree }: Told): VisitStory {
  const { now, services } = schedule;
  const words = DEMO_WORDS[language];
  const { start } = visitOf(lines);
  const isShown = lines.every(
    (line) => !line.guest && services.find(({ id }) => id === line.service_id)!.show_to_customer,
  );
  const online = manners.online && isShown && chance.next() < 0.3 ? manners.online : null;
  const booked_at = madeAt(now, start - chance.whole(90, AHEAD));
  const amount =
    online && booked_at >= manners.writesSince
      ? depositOf(totalOf(lines), {
          kind: online.deposit_kind,
          percent: online.deposit_percent,
          amount: online.deposit_amount,
        })
      : 0;
  const deposit = amount > 0 ? { amount, paid_at: booked_at + chance.whole(2, 9) } : null;
  const told: VisitStory = {
    customer_id: customer.id,
    // On the page many do not mind who; the desk knows who it is.
    lines: lines.map((line) => ({ ...line, any_employee: online !== null && chance.next() < 0.6 })),
    note: chance.next() < 0.08 ? chance.pick(words.notes) : null,
    booked_at,
    by: online
      ? { page: hasArabicLetters(customer.name) ? 'ar' : 'en' }
      : { login: chance.pick(manners.desk), tell: chance.next() < 0.85 },
    deposit,
    reminded: null,
    ending: null,
  };
  if (!online && chance.next() < 0.05) told.moved = moveOf(chance, now, told, isFree, (manners.remindHours ?? 0) * 60);
  told.ending = endingOf(chance, schedule, told, words.reasons, (online?.cancel_hours ?? 0) * 60);
  told.reminded = reminderOf(now, told, manners);
  return told;
}

/** Nothing was booked in the future: what would have been is spread over the days before. */
const madeAt = (now: number, at: number): number => (at < now - 30 ? at : now - 30 - ((at - now + 30) % LATELY));
/** No visit that begins then was booked before this. */
export const earliestBooking = (now: number, start: number): number => Math.min(start - AHEAD, now - 30 - LATELY);

/** By a little on the same day, when there was time for it before anybody was reminded. */
function moveOf(
  chance: Chance,
  now: number,
  { lines, booked_at }: VisitStory,
  isFree: Told['isFree'],
  remindMinutes: number,
): VisitStory['moved'] {
  const by = chance.pick([-60, -45, -30, 30, 45, 60]);
  const moved = lines.map((line) => ({ ...line, start: line.start + by, end: line.end + by }));
  const [from, until] = [booked_at + 20, Math.min(now - 10, visitOf(lines).start - remindMinutes - 120)];
  return from <= until && isFree(moved) ? { at: chance.whole(from, until), lines: moved } : undefined;
}

/** Most come, some do not, some say so before. Of what is to come, a few are off already. */
function endingOf(
  chance: Chance,
  { now, days }: Schedule,
  { by, lines, moved, booked_at }: VisitStory,
  reasons: readonly string[],
  freeMinutes: number,
): VisitStory['ending'] {
  const { start, end } = visitOf(moved?.lines ?? lines);
  const luck = chance.next();
  if (luck < 0.07) {
    const bySelf = 'page' in by && chance.next() < 0.75;
    const [from, until] = [(moved?.at ?? booked_at) + 15, Math.min(now - 5, start - (bySelf ? freeMinutes + 5 : 30))];
    if (from <= until)
      return { cancelled: bySelf ? 'customer' : 'salon', at: chance.whole(from, until), reason: chance.pick(reasons) };
  }
  if (end < now && luck > 0.95) return { missed: true, at: start + 30, penalty: chance.next() < 0.3 ? 5_000 : 0 };
  if (start > now) return null;
  const at = Math.min(now, start + chance.whole(-8, 6));
  // Before the salon's own midnight she would be a customer of another day.
  return { came: true, at: days.dayOf(at).date === days.dayOf(start).date ? at : start };
}

/**
 * The job comes by every few minutes, and passes over whoever still has to pay. Who books too late for it is not
 * written to.
 */
function reminderOf(
  now: number,
  story: VisitStory,
  { remindHours: hours, writesSince }: Manners,
): VisitStory['reminded'] {
  if (hours === null) return null;
  const { start } = visitOf(story.moved?.lines ?? story.lines);
  const ready = story.deposit?.paid_at ?? story.booked_at;
  const at = Math.max(start - hours * 60, Math.ceil(ready / TICK) * TICK);
  if (
    at < writesSince ||
    at > now ||
    at >= start ||
    (story.ending && 'cancelled' in story.ending && story.ending.at < at)
  )
    return null;
  return { at, tells: Math.max(story.booked_at, story.moved?.at ?? 0) <= start - hours * 60 };
}
