import { nameKeyOf, soundKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { mobileKey } from '@rawnaq/domain/kernel/input/phone';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import { asPlatform } from '../src/services';
import { IN_TWO_PLACES } from '../../../tools/prove/nobody-twice';
import { rowsOf } from './people';
import type { World } from './world';

type ServiceFacts = { name: string; job_time?: number; processing_time?: number; buffer_time?: number; price?: number };
type Wanted = {
  employees?: number;
  services?: readonly ServiceFacts[];
  customers?: number;
  time_zone?: string;
  cut_off?: string;
  week?: readonly { weekday: number; start: number; end: number }[];
  shifts?: readonly { weekday: number; start: number; end: number }[];
};
export type BookingSalon = { employees: number[]; services: number[]; customers: number[] };

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Ten to ten. */
export const allWeek = (start = 40, end = 88) => EVERY_DAY.map((weekday) => ({ weekday, start, end }));

let made = 0;

/** People who work every day and do everything, a menu, and customers: what a booking needs. */
export async function furnish(
  world: Pick<World, 'services'>,
  accountId: number,
  wanted: Wanted = {},
): Promise<BookingSalon> {
  const { employees = 2, services = [{ name: 'Cut' }], customers = 2, week = allWeek(), shifts = allWeek() } = wanted;
  return asPlatform(world.services, async (tx) => {
    if (wanted.time_zone || wanted.cut_off)
      await tx
        .updateTable('accounts')
        .set({
          ...(wanted.time_zone && { time_zone: wanted.time_zone }),
          ...(wanted.cut_off && { business_day_cut_off: wanted.cut_off }),
        })
        .where('id', '=', accountId)
        .execute();
    await tx.deleteFrom('business_hours').where('account_id', '=', accountId).execute();
    await tx
      .insertInto('business_hours')
      .values(
        week.map(({ weekday, start, end }) => ({
          account_id: accountId,
          weekday,
          start_quarter: start,
          end_quarter: end,
        })),
      )
      .execute();
    made += 1;
    const group = await tx
      .insertInto('service_groups')
      .values({
        account_id: accountId,
        english_name: `Group ${made}`,
        arabic_name: `مجموعة ${made}`,
        english_key: `group ${made}`,
        arabic_key: `مجموعة ${made}`,
        position: made,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const serviceRows = services.map(
      ({ name, job_time = 60, processing_time = 0, buffer_time = 0, price = 10_000 }, position) => ({
        account_id: accountId,
        group_id: group.id,
        english_name: `${name} ${made}`,
        arabic_name: `خدمة ${made} ${position}`,
        english_key: toNameKey(`${name} ${made}`),
        arabic_key: `خدمة ${made} ${position}`,
        price,
        job_time,
        processing_time,
        buffer_time,
        position,
      }),
    );
    const serviceIds = (await tx.insertInto('services').values(serviceRows).returning('id').execute()).map(
      ({ id }) => id,
    );
    const employeeIds = (
      await tx
        .insertInto('employees')
        .values(
          Array.from({ length: employees }, (_, index) => ({
            account_id: accountId,
            name: `Worker ${made}-${index} Long`,
            sort_order: 100 * made + index,
          })),
        )
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    await tx
      .insertInto('employee_shifts')
      .values(
        employeeIds.flatMap((employee_id) =>
          shifts.map(({ weekday, start, end }) => ({
            account_id: accountId,
            employee_id,
            weekday,
            start_quarter: start,
            end_quarter: end,
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('employee_services')
      .values(
        employeeIds.flatMap((employee_id) =>
          serviceIds.map((service_id) => ({ account_id: accountId, employee_id, service_id })),
        ),
      )
      .execute();
    const customerRows = Array.from({ length: customers }, (_, index) => {
      const [name, mobile] = [
        `Customer ${made}-${index}`,
        `+97150${String(1_000_000 + accountId * 1000 + made * 300 + index).slice(-7)}`,
      ];
      return {
        account_id: accountId,
        name,
        mobile,
        mobile_key: mobileKey(mobile),
        name_key: nameKeyOf(name),
        sound_key: soundKeyOf(name),
        mobile_digits: mobile.slice(1),
      };
    });
    const customerIds = (await tx.insertInto('customers').values(customerRows).returning('id').execute()).map(
      ({ id }) => id,
    );
    return { employees: employeeIds, services: serviceIds, customers: customerIds };
  });
}

/** Nobody is in two places: over the whole table, as the database's own constraints see it and without them. */
export async function overlapsIn(world: World): Promise<number> {
  const [row] = await rowsOf<{ found: number }>(world, IN_TWO_PLACES);
  return row!.found;
}
