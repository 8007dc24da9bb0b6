import { afterAll, beforeAll, expect, it } from 'vitest';
import { differing, rowsOfAllTables, rowsOfAnother } from '../../../test/same-rows';
import { openWorld, type World } from '../../../test/world';
import { keptOfCustomers } from '../../kept-of-customers';
import { customersRoutes } from '../../modules/customers/customers.routes';
import { asPlatform } from '../../services';
import { act, onStage } from '../stage';
import { writeCustomers, type NewCustomer } from './write-customers';

const now = new Date('2026-02-27T19:50:12.345Z');
const desk = customersRoutes(keptOfCustomers);
const CUSTOMERS: readonly NewCustomer[] = [
  { since: new Date('2025-03-01T08:00:00.120Z'), facts: { name: '  Noor  Khan ', mobile: '٠٥٠ ١٢٣ ٤٥٦٧' } },
  {
    since: new Date('2025-02-01T08:00:00Z'),
    facts: {
      name: 'فاطمة المنصوري',
      mobile: '+966501234567',
      email: 'Fatima@Example.com',
      gender: 1,
      nationality_id: 6,
      birth_date: '1990-11-22',
      notes: 'Ammonia-free colour only',
      whatsapp_allowed: false,
      preferred_language: 'ar',
    },
  },
  { since: now, facts: { name: 'Grace', mobile: '0559998877', identification_method: 2, whatsapp_allowed: true } },
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('customers written in bulk leave the rows of customers typed in one by one', async () => {
  const stage = { services: world.services, now };
  const quick = await rowsOfAnother(world, {}, (tx) =>
    onStage({ ...stage, tx }, 2001, (at) => writeCustomers(at, CUSTOMERS)),
  );
  await asPlatform(world.services, (tx) =>
    onStage({ ...stage, tx }, 2001, async (at) => {
      for (const { facts, since } of CUSTOMERS) await act(at.at(since), desk, 'add', facts);
    }),
  );
  const slow = await rowsOfAllTables(world, undefined, {});
  expect(slow['customers']).toHaveLength(CUSTOMERS.length);
  expect(differing(quick, slow)).toEqual({});
});
