import { attendanceContract } from '@rawnaq/domain/attendance/attendance.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { toNameKey } from '@rawnaq/domain/kernel/text/search-key';
import { offersContract } from '@rawnaq/domain/offers/offers.contract';
import { productsContract } from '@rawnaq/domain/products/products.contract';
import { rolesContract } from '@rawnaq/domain/roles/roles.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { furnish } from './booking-salon';
import { personOf, rowsOf, tokenOf } from './people';
import { openWorld, type World } from './world';

let world: World;
let owner: string;

/** Lists of records with a name in either language, and the two names of one of them. */
const lists = {
  employees: [employeesContract.get_records, 'Joyous', 'فرحانة'],
  attendance: [attendanceContract.get_records, 'Joyous', 'فرحانة'],
  services: [servicesContract.get_records, 'Blowout', 'استشوار'],
  categories: [categoriesContract.get_records, 'Hairwork', 'تسريحات'],
  packages: [offersContract.get_records, 'Bridal', 'عروس'],
  products: [productsContract.get_records, 'Shampoo', 'شامبو'],
  roles: [rolesContract.get_records, 'Trainee', 'متدربة'],
} as const;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  const staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  const salon = await furnish(world, 2001, {
    employees: 1,
    customers: 1,
    services: [{ name: 'Cut' }, { name: 'Dry' }],
  });
  const [employee, service] = [salon.employees[0], salon.services[0]];
  const name = (table: string, [, en, ar]: readonly [unknown, string, string], id: unknown) =>
    rowsOf(world, `update ${table} set english_name = $1, arabic_name = $2 where account_id = 2001 and id = $3`, [
      en,
      ar,
      id,
    ]);
  const key = (table: string, [, en, ar]: readonly [unknown, string, string], id: unknown) =>
    rowsOf(world, `update ${table} set english_key = $1, arabic_key = $2 where account_id = 2001 and id = $3`, [
      toNameKey(en),
      toNameKey(ar),
      id,
    ]);
  await name('employees', lists.employees, employee);
  await name('services', lists.services, service);
  await key('services', lists.services, service);
  const [group] = await rowsOf<{ id: number }>(world, 'select group_id as id from services where id = $1', [service]);
  await name('service_groups', lists.categories, group!.id);
  await key('service_groups', lists.categories, group!.id);
  await rowsOf(
    world,
    `
      insert into roles (account_id, english_name, arabic_name, permissions)
      values (2001, '${lists.roles[1]}', '${lists.roles[2]}', '{}')`,
  );
  await rowsOf(
    world,
    `
      insert into attendance_entries (account_id, employee_id, business_date, checked_in_at)
      values (2001, $1, current_date, now())`,
    [employee],
  );
  await world.call(
    offersContract.add,
    {
      english_name: lists.packages[1],
      arabic_name: lists.packages[2],
      type: 1,
      services: salon.services,
      price: 5_000,
    } as never,
    { as: owner },
  );
  const { body } = await world.call(
    suggestedProductsContract.add,
    { barcode: '6299000012078', english_name: lists.products[1], arabic_name: lists.products[2], owner_name: 'Sidrah' },
    { as: staff },
  );
  await world.call(
    productsContract.activate,
    { products: [{ catalogue_product_id: body.id, price: 1_000 }] } as never,
    { as: owner },
  );
});
afterAll(() => world.close());

it.each(Object.entries(lists))(
  '%s are found by either name, whatever the reader reads',
  async (_, [endpoint, ...names]) => {
    for (const language of ['en', 'ar'] as const)
      for (const search of names) {
        const { status, body } = await world.call(endpoint, { search }, { as: owner, language });
        expect([status, body.records?.length], `${search} in ${language}: ${JSON.stringify(body)}`).toEqual([200, 1]);
      }
  },
);
