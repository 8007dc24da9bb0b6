import { attendanceDateOf } from '@rawnaq/domain/attendance/attendance.rules';
import { shiftsOn, type Shift } from '@rawnaq/domain/employees/working-hours.rules';
import { addDays, addMinutes, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn, toInstant, toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';
import { enrolEmployee } from '../../modules/employees';
import { demoEmployees, type DemoEmployee } from '../texts/employee-texts';
import {
  completeEmployee,
  demoLogins,
  demoServices,
  insertWorkingLives,
  linkLogin,
  setWorkplace,
} from './employees.repo';
import { seeded, type Chance } from '../random';
import type { Code } from '../../db/column-codes';

const ZONES: Record<number, string> = { 1: 'Asia/Dubai', 1001: 'Asia/Dubai', 1002: 'Asia/Riyadh' };
const ATTENDANCE_DAYS = 60;

/** Who works in the demo salons, when, since when, and sixty days of coming and going. */
export async function fillEmployees(tx: Tx, now: Date, accountIds: readonly number[]): Promise<void> {
  for (const accountId of accountIds) {
    const { place, people } = demoEmployees[accountId]!;
    await setWorkplace(tx, accountId, place);
    await fillSalon(tx, now, accountId, people, place.business_day_cut_off ?? '00:00:00');
  }
}

async function fillSalon(
  tx: Tx,
  now: Date,
  accountId: number,
  people: readonly DemoEmployee[],
  cutOff: string,
): Promise<void> {
  const chance = seeded(accountId);
  const today = todayIn(now, ZONES[accountId]!);
  const logins = await demoLogins(tx, accountId);
  const services = (await demoServices(tx, accountId)).map((service) => service.id);
  const rows: Parameters<typeof insertWorkingLives>[1] = { shifts: [], leaves: [], services: [], attendance: [] };
  for (const [index, person] of people.entries()) {
    const login = logins.find((one) => one.email === person.email);
    const id = await enrol(tx, accountId, person, login, today);
    const shifts = weekOf(person.hours, index);
    rows.shifts.push(
      ...shifts.map(({ weekday, start, end }) => ({
        account_id: accountId,
        employee_id: id,
        weekday,
        start_quarter: start,
        end_quarter: end,
      })),
    );
    if (person.serves)
      rows.services.push(
        ...services
          .filter(() => chance.next() < 0.45)
          .map((service_id) => ({ account_id: accountId, employee_id: id, service_id })),
      );
    const leave = leaveOf(index, today);
    if (leave) rows.leaves.push({ account_id: accountId, employee_id: id, ...leave });
    if (index > 0)
      rows.attendance.push(...comingAndGoing({ accountId, id, person, shifts, leave, today, now, cutOff, chance }));
  }
  await insertWorkingLives(tx, rows);
}

async function enrol(
  tx: Tx,
  accountId: number,
  person: DemoEmployee,
  login: { id: number; name: string; employee_id: number | null } | undefined,
  today: LocalDate,
): Promise<number> {
  const { english_name, arabic_name } = person;
  const names = { name: login?.name ?? english_name, english_name, arabic_name };
  const id = login?.employee_id ?? (await enrolEmployee(tx, { account_id: accountId, ...names }));
  const day = (offset: number | undefined): string | null => (offset === undefined ? null : addDays(today, offset));
  const gone = person.leftAgo !== undefined;
  await completeEmployee(tx, accountId, id, {
    ...names,
    mobile: person.mobile ?? null,
    email: person.email ?? null,
    experience: person.experience ?? null,
    joined_on: day(person.joined),
    passport_expires_on: day(person.passport),
    residency_expires_on: day(person.residency),
    salary: person.salary === 0 ? null : person.salary * 100,
    commission: person.commission ?? null,
    show_in_appointments: person.serves === true && !gone,
    show_in_billing: !gone,
    status: gone ? recordStates.codes.disabled : recordStates.codes.active,
    left_on: gone ? day(-person.leftAgo!) : null,
  });
  if (login && login.employee_id === null) await linkLogin(tx, accountId, login.id, id);
  return id;
}

/**
 * Owners come and go as they like; everybody else is off on another weekday. Quarters: 40 is 10:00, 88 is 22:00, 100 is
 * an hour after midnight.
 */
function weekOf(hours: DemoEmployee['hours'], index: number): Shift[] {
  const day: Record<DemoEmployee['hours'], readonly [number, number][]> = {
    desk: [],
    day: [[40, 76]],
    evening: [[52, 88]],
    split: [
      [40, 56],
      [68, 88],
    ],
    night: [[64, 100]],
  };
  return Array.from({ length: 7 }, (_, weekday) => weekday)
    .filter((weekday) => weekday !== (index + 1) % 7)
    .flatMap((weekday) => day[hours].map(([start, end]) => ({ weekday, start, end })));
}

function leaveOf(
  index: number,
  today: LocalDate,
): { kind: Code<'employee_leaves.kind'>; starts_on: string; ends_on: string; note: string | null } | undefined {
  if (index === 3)
    return { kind: 'annual', starts_on: addDays(today, 12), ends_on: addDays(today, 25), note: 'Family visit' };
  if (index === 4) return { kind: 'sick', starts_on: addDays(today, -18), ends_on: addDays(today, -17), note: null };
  if (index === 7) return { kind: 'annual', starts_on: addDays(today, -40), ends_on: addDays(today, -31), note: null };
  return undefined;
}

type Life = {
  accountId: number;
  id: number;
  person: DemoEmployee;
  shifts: readonly Shift[];
  leave: { starts_on: string; ends_on: string } | undefined;
  today: LocalDate;
  now: Date;
  cutOff: string;
  chance: Chance;
};

function comingAndGoing({ accountId, id, person, shifts, leave, today, now, cutOff, chance }: Life) {
  const zone = ZONES[accountId]!;
  const first = Math.max(-ATTENDANCE_DAYS, person.joined);
  const entries: Parameters<typeof insertWorkingLives>[1]['attendance'] = [];
  for (let offset = first; offset <= -(person.leftAgo ?? 0); offset += 1) {
    const date = addDays(today, offset);
    if ((leave && leave.starts_on <= date && date <= leave.ends_on) || chance.next() < 0.03) continue;
    for (const { start, end } of shiftsOn(shifts, date)) {
      const late = chance.next() < 0.12 ? chance.whole(8, 45) : chance.whole(-9, 4);
      const over =
        chance.next() < 0.1 ? chance.whole(20, 80) : chance.next() < 0.06 ? -chance.whole(15, 60) : chance.whole(0, 5);
      const came = toInstant(addMinutes({ date, time: '00:00:00' }, start * 15 + late), zone);
      const left = toInstant(addMinutes({ date, time: '00:00:00' }, end * 15 + over), zone);
      if (Date.parse(came) >= now.getTime()) continue;
      const isThere = Date.parse(left) >= now.getTime();
      entries.push({
        account_id: accountId,
        employee_id: id,
        business_date: attendanceDateOf(toWall(came, zone), cutOff, shifts),
        checked_in_at: came,
        checked_out_at: isThere ? null : left,
        in_accuracy: chance.next() < 0.05 ? chance.whole(60, 180) : chance.whole(6, 35),
        in_distance: chance.whole(1, 44),
        ...(!isThere && { out_accuracy: chance.whole(6, 35), out_distance: chance.whole(1, 44) }),
      });
    }
  }
  return entries;
}
