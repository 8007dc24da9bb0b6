import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { readSchedule } from '../../modules/appointments';
import { readSetting } from '../../modules/settings';
import { waitlistRoutes } from '../../modules/waitlist/waitlist.routes';
import { drawCalendar, type DemoSalon } from './draw-calendar';
import type { Manners } from './draw-story';
import { seeded } from '../random';
import { act, onStage, type Demo, type Stage } from '../stage';
import { demoCustomers } from './visits.repo';
import { writeBlocks, writeVisits } from './write-visits';

type Salon = DemoSalon & { customers: number; desk: Manners['desk']; wishes: readonly (string | undefined)[] };

const SALONS: Record<number, Salon> = {
  1001: {
    pastDays: 60,
    comingDays: 21,
    load: 0.8,
    customers: 700,
    language: 'en',
    desk: ['reception@glow.demo', 'reception@glow.demo', undefined],
    wishes: [undefined, 'Any evening is fine', undefined, 'Wants Rim if possible', undefined, 'Call before booking'],
  },
  1002: {
    pastDays: 30,
    comingDays: 14,
    load: 0.45,
    customers: 250,
    language: 'ar',
    desk: [undefined],
    wishes: [undefined, 'بعد صلاة العشاء'],
  },
  [TRAINING_ACCOUNT_ID]: {
    pastDays: 7,
    comingDays: 7,
    load: 0.45,
    customers: 40,
    language: 'en',
    desk: [undefined],
    wishes: [undefined],
  },
};

/** The demo salons connected messages and payments lately: thousands of old ones would be nobody's to read. */
const WRITES_DAYS = 10;

/** Weeks of visits, and some to come, in every state a visit can be in. Dated relative to today. */
export async function fillAppointments(demo: Demo, accountId: number): Promise<void> {
  await onStage(demo, accountId, (stage) => fillSalon(stage, SALONS[accountId]!));
}

async function fillSalon(stage: Stage, salon: Salon): Promise<void> {
  const { now, accountId } = stage;
  const schedule = await readSchedule(stage, {
    from: addDays(now.toISOString().slice(0, 10), -salon.pastDays - 1),
    days: salon.pastDays + salon.comingDays + 3,
  });
  const customers = await demoCustomers(stage.tx, accountId, salon.customers);
  const chance = seeded(accountId + 80);
  const today = todayIn(now, schedule.days.zone);
  const writesSince = toEpochMinutes(now) - WRITES_DAYS * 1440;
  const manners = { ...(await readManners(stage)), desk: salon.desk, writesSince };
  const { stories, blocks } = drawCalendar({ schedule, salon, manners, customers, today, chance });
  await writeBlocks(stage, blocks);
  await writeVisits(stage, schedule, stories, writesSince);
  const menu = schedule.services.filter(({ is_active }) => is_active);
  for (const [index, note] of salon.wishes.entries())
    await act(stage.at(new Date(now.getTime() - (index + 1) * 7_200_000)), waitlistRoutes, 'add', {
      customer_id: chance.pick(customers).id,
      service_ids: [chance.pick(menu).id],
      from_date: addDays(today, index % 3),
      to_date: addDays(today, 3 + index),
      from_quarter: index % 2 ? 64 : 40,
      to_quarter: 88,
      note,
    });
}

/** As the salon's own settings have it. */
export async function readManners(stage: Stage): Promise<Pick<Manners, 'online' | 'remindHours'>> {
  const online = await readSetting(stage, onlineSetting);
  const { active, timing } = (await readSetting(stage, notificationsSetting)).appointment_reminder;
  return { online: online.is_live ? online : null, remindHours: active ? timing : null };
}
