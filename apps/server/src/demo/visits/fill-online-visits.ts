import { addDays, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Tx } from '../../db/database';
import { bookedOnlineByDay, insertDemoVisits } from './online-visits.repo';
import { seeded } from '../random';

const SALONS: Record<number, { zone: string; crowd: number }> = {
  1001: { zone: 'Asia/Dubai', crowd: 96 },
  1002: { zone: 'Asia/Riyadh', crowd: 34 },
};
const DAYS = 90;
/** Thursday to Saturday people look for a time. */
const BUSY_DAYS = [4, 5, 6];

/** Visitors of a salon's page: as many of them booked as there are bookings, the others only looked. */
export async function fillOnlineVisits(tx: Tx, now: Date, accountId: number): Promise<void> {
  const { zone, crowd } = SALONS[accountId]!;
  const chance = seeded(accountId + 81);
  const today = todayIn(now, zone);
  const booked = await bookedOnlineByDay(tx, accountId, zone);
  const visits = Array.from({ length: DAYS }, (_, back) => addDays(today, -back)).flatMap((day) => {
    const looked = Math.round(crowd * (BUSY_DAYS.includes(weekdayOf(day)) ? 1.5 : 1) * (0.7 + chance.next() * 0.6));
    const bookings = booked.get(day) ?? 0;
    return Array.from({ length: looked + bookings }, (_, place) => ({
      visited_on: day,
      visitor: `${day}-${place}`,
      booked: place < bookings,
      pages: place < bookings ? chance.whole(5, 11) : chance.whole(1, 6),
    }));
  });
  await insertDemoVisits(tx, accountId, visits);
}
