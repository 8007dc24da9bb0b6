import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/limits';
import { addDays } from '@rawnaq/domain/kernel/local-date';
import { todayIn } from '@rawnaq/domain/kernel/zoned-time';
import type { Tx } from '../db/database';
import { readSchedule } from '../modules/appointments';
import {
  demoCustomerIds,
  demoOwner,
  insertDemoCalendar,
  insertDemoHistory,
  insertDemoWaitlist,
} from './appointments.repo';
import { drawCalendar, type DemoSalon } from './draw-calendar';
import { seeded } from './random';

const SALONS: Record<number, DemoSalon & { customers: number; wishes: readonly (string | null)[] }> = {
  1001: {
    pastDays: 60,
    comingDays: 21,
    load: 0.8,
    customers: 700,
    language: 'en',
    wishes: [null, 'Any evening is fine', null, 'Wants Rim if possible', null, 'Call before booking'],
  },
  1002: { pastDays: 30, comingDays: 14, load: 0.45, customers: 250, language: 'ar', wishes: [null, 'بعد صلاة العشاء'] },
  [TRAINING_ACCOUNT_ID]: { pastDays: 7, comingDays: 7, load: 0.45, customers: 40, language: 'en', wishes: [null] },
};

/** Weeks of visits, and some to come, in every state a visit can be in. Dated relative to today. */
export async function fillAppointments(tx: Tx, now: Date, accounts: readonly number[]): Promise<void> {
  for (const accountId of accounts) {
    const salon = SALONS[accountId]!;
    const { days, ...schedule } = await readSchedule(
      { tx, accountId, now },
      {
        from: addDays(now.toISOString().slice(0, 10), -salon.pastDays - 1),
        days: salon.pastDays + salon.comingDays + 3,
      },
    );
    const [customers, owner] = [await demoCustomerIds(tx, accountId, salon.customers), await demoOwner(tx, accountId)];
    const chance = seeded(accountId + 80);
    const today = todayIn(now, days.zone);
    await insertDemoCalendar(
      tx,
      accountId,
      drawCalendar({ schedule: { days, ...schedule }, salon, customers, created_by: owner.id, today, chance }),
    );
    // In the training salon the history begins with whoever is trained.
    if (accountId !== TRAINING_ACCOUNT_ID) await insertDemoHistory(tx, accountId, owner);
    const menu = schedule.services.filter(({ is_active }) => is_active);
    await insertDemoWaitlist(
      tx,
      accountId,
      salon.wishes.map((note, index) => ({
        customer_id: chance.pick(customers),
        service_ids: [chance.pick(menu).id],
        from_date: addDays(today, index % 3),
        to_date: addDays(today, 3 + index),
        from_quarter: index % 2 ? 64 : 40,
        to_quarter: 88,
        note,
        created_at: new Date(now.getTime() - (index + 1) * 7_200_000).toISOString(),
      })),
    );
  }
}
