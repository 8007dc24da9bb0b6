import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { toPermissionMap, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMoneySalon, type MoneySalon } from '../../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';

let world: World;
let salon: MoneySalon;
let desk: string;
let cashier: string;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  desk = await somebodyWho('appointments.check-in');
  cashier = await somebodyWho('appointments.check-in', 'accounting.penalties');
});
afterAll(() => world.close());

const somebodyWho = async (...rights: MerchantPermission[]) =>
  tokenOf(
    world,
    await addPerson(
      world,
      'merchant',
      2001,
      toPermissionMap(['appointments.view', 'appointments.view-all', ...rights]),
    ),
  );

let booked = 0;
async function missedVisit(): Promise<number> {
  booked += 1;
  const [visit] = await rowsOf<{ id: number }>(
    world,
    `insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total)
     values (2001, $2, $1, now() - interval '3 hours', now() - interval '2 hours', 20000) returning id`,
    [salon.customers[0], `missed${booked}`],
  );
  return visit!.id;
}
const noShow = (id: number, penalty: number, as: string) => world.call(contract.no_show, { id, penalty }, { as });
const undo = (id: number, as: string) => world.call(contract.undo_no_show, { id }, { as });
const penaltiesOf = (id: number) =>
  rowsOf(
    world,
    'select amount, cancelled_at is not null as lifted from penalties where account_id = 2001 and appointment_id = $1',
    [id],
  );

describe('a missed visit', () => {
  it('is charged by whoever may charge penalties, and by nobody else', async () => {
    const id = await missedVisit();
    const refused = await noShow(id, 5_000, desk);
    expect([refused.status, refused.body.code]).toEqual([403, 'no_permission']);
    expect(await penaltiesOf(id)).toEqual([]);
    expect((await noShow(id, 0, desk)).status).toBe(200);
    expect((await undo(id, desk)).status).toBe(200);
    expect((await noShow(id, 5_000, cashier)).status).toBe(200);
    expect(await penaltiesOf(id)).toEqual([{ amount: 5_000, lifted: false }]);
  });

  it('that was charged is taken back by whoever may lift the charge', async () => {
    const id = await missedVisit();
    const isCharged = async () => (await world.call(contract.get_record, { id }, { as: desk })).body.is_charged;
    await noShow(id, 5_000, cashier);
    // Whoever may not is not offered it.
    expect(await isCharged()).toBe(true);
    const refused = await undo(id, desk);
    expect([refused.status, refused.body.code]).toEqual([403, 'no_permission']);
    expect(await penaltiesOf(id)).toEqual([{ amount: 5_000, lifted: false }]);
    expect((await undo(id, cashier)).status).toBe(200);
    expect(await penaltiesOf(id)).toEqual([{ amount: 5_000, lifted: true }]);
    expect(await isCharged()).toBe(false);
  });
});
