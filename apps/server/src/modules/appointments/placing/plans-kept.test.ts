import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';
import { asAccount } from '../../../services';

const SALON = 1001;
/** PostgreSQL plans a statement five times for what is asked, before it may keep one plan for all. */
const BOOKINGS = 12;
let world: World;
beforeAll(async () => {
  // A year of visits: only among many rows one plan for all looks dearer than one for what is asked.
  world = await openWorld({ demo: true, poolSize: 1 });
}, 240_000);
afterAll(() => world.close());

it('keeps its plans: no statement of a booking is planned anew each time', async () => {
  const owner = await tokenOf(world, await personOf(world, 'owner@glow.demo'));
  const today = todayIn(world.services.clock(), 'Asia/Dubai');
  const [does] = await rowsOf<{ employee_id: number; service_id: number }>(
    world,
    `select p.employee_id, p.service_id
     from employee_services p
     join employees e on e.account_id = p.account_id and e.id = p.employee_id
     join services s on s.account_id = p.account_id and s.id = p.service_id and s.status = 1
     where p.account_id = $1 and e.status = 1 and e.show_in_appointments and e.left_on is null
     order by p.employee_id, p.service_id limit 1`,
    [SALON],
  );
  const customers = await rowsOf<{ id: number }>(
    world,
    'select id from customers where account_id = $1 and status = 1 and mobile is not null order by id limit $2',
    [SALON, BOOKINGS],
  );
  for (const [index, { id }] of customers.entries()) {
    // Where nobody has booked yet a look for exactly that promises most.
    const date = addDays(today, 400 + index);
    const lines = [{ ...does!, start: 720, minutes: 15 }];
    const booking = { customer_id: id, date, lines, outside_hours: true, tell_customer: true };
    expect(await world.call(contract.add, booking, { as: owner })).toMatchObject({ status: 200 });
  }
  const { rows } = await asAccount(world.services, SALON, (tx) =>
    sql<{ statement: string; kept: boolean }>`
      select statement, generic_plans > 0 as kept
      from pg_prepared_statements
      where generic_plans + custom_plans >= ${BOOKINGS}`.execute(tx),
  );
  const texts = rows.map(({ statement }) => statement);
  for (const part of ['custom_hours', 'customer_consents', 'app.add_appointment'])
    expect(texts.filter((text) => text.includes(part))).not.toEqual([]);
  expect(rows.filter(({ kept }) => !kept)).toEqual([]);
});
