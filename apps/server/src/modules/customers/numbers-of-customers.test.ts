import { merchantModules, permissionNames, toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { isWrite } from '@rawnaq/domain/kernel/contract';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundEndpoint } from '../../http/bind-contract';
import { goodInput, schemaOf, type Values } from '../../../test/endpoint-inputs';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { newKey, openWorld, type World } from '../../../test/world';

/** A salon of the demo world: customers stand in every list there is. */
const SALON = 1001;

/** Who works there as well has her number in her own record. */
const NO_STAFF = `
  c.mobile is not null
  and not exists (select from employees e where e.account_id = $1 and e.mobile = c.mobile)
  and not exists (select from users u where u.account_id = $1 and u.mobile = c.mobile)`;

let world: World;
/** Everything a salon's person can do, but who its customers are. */
let blind: string;
let owner: string;
let numbers: Set<string>;
/** Somebody who owes something, and has a bill put aside. */
let customer: Customer;
type Customer = { id: number; name: string; digits: string; invoice_id: number };

beforeAll(async () => {
  world = await openWorld({ demo: true });
  const everything = permissionNames(merchantModules) as Permission[];
  const but = everything.filter((one) => one !== 'customers.view');
  const as = (names: readonly Permission[]) => addPerson(world, 'merchant', SALON, toPermissionMap(names));
  blind = await tokenOf(world, await as(but));
  owner = await tokenOf(world, await as(everything));
  const rows = await rowsOf<{ digits: string }>(
    world,
    `select substr(mobile, 2) as digits from customers c where account_id = $1 and ${NO_STAFF}`,
    [SALON],
  );
  numbers = new Set(rows.map(({ digits }) => digits));
  const [owing] = await rowsOf<Customer>(
    world,
    `select c.id, c.name, substr(c.mobile, 2) as digits, r.invoice_id from customers c
     join receivables r on r.account_id = c.account_id and r.customer_id = c.id and r.open_amount > 0
     where c.account_id = $1 and ${NO_STAFF} order by c.id limit 1`,
    [SALON],
  );
  customer = owing!;
  await rowsOf(world, 'update accounts set hold_invoice = true where id = $1', [SALON]);
  const draft = { customer_id: customer.id, lines: [] };
  await world.call(tillContract.hold, { key: newKey(), draft }, { as: owner });
}, 240_000);
afterAll(() => world.close());

/** Every reading endpoint of a salon but those of a stream. */
const reading = (): BoundEndpoint[] =>
  world.app.endpoints.filter(
    ({ area, endpoint }) =>
      area === 'merchant' && !isWrite(endpoint) && endpoint.access !== 'public' && endpoint.kind !== 'stream',
  );

const SHORTEST = 10;
const LONGEST = 13;

/** Does a number of a customer stand there, however it is grouped? */
function tellsNumbers(body: unknown): boolean {
  const text = JSON.stringify(body);
  for (const [run] of `${text}\n${text.replaceAll(/[ \u00A0]/g, '')}`.matchAll(/\d{10,}/g))
    for (let from = 0; from + SHORTEST <= run.length; from += 1)
      for (let length = SHORTEST; length <= LONGEST; length += 1)
        if (numbers.has(run.slice(from, from + length))) return true;
  return false;
}

/** Ids the lists tell, by the folder they stand in, for the endpoints that show one of them. */
async function walk(as: string): Promise<{ seen: string[]; answered: string[] }> {
  const [seen, answered] = [new Set<string>(), new Set<string>()];
  const known = new Map<string, unknown[]>([['invoices', [customer.invoice_id]]]);
  const ask = async ({ endpoint, url }: BoundEndpoint, input: Values): Promise<void> => {
    const answer = await world.call(endpoint, input as never, { as, area: 'merchant' });
    expect(answer.status, url).toBeLessThan(500);
    if (answer.status !== 200) return;
    answered.add(endpoint.path);
    if (tellsNumbers(answer.body)) seen.add(endpoint.path);
    const { records } = (answer.body ?? {}) as { records?: { id?: unknown; unique_id?: unknown }[] };
    if (Array.isArray(records)) {
      const folder = endpoint.path.split('/').slice(0, -1).join('/');
      const ids = records.slice(0, 3).flatMap(({ id }) => id ?? []);
      known.set(folder, [...(known.get(folder) ?? []), ...ids].slice(0, 4));
    }
  };
  const base = (bound: BoundEndpoint): Values => ({
    ...goodInput(bound.endpoint),
    ...(bound.endpoint.path.includes(':id') ? { id: 'appointments' } : {}),
    ...('customer_id' in (schemaOf(bound.endpoint).properties ?? {}) ? { customer_id: customer.id } : {}),
    format: 'csv',
    page_size: 100,
  });
  for (const bound of reading()) await ask(bound, base(bound));
  for (const bound of reading()) {
    if (!('id' in (schemaOf(bound.endpoint).properties ?? {})) || bound.endpoint.path.includes(':id')) continue;
    const folder = bound.endpoint.path.split('/').slice(0, -1).join('/');
    for (const id of known.get(folder) ?? []) await ask(bound, { ...base(bound), id });
  }
  return { seen: [...seen].toSorted(), answered: [...answered] };
}

/** Lists that find a customer by her number tell whose it is. */
async function foundBy(search: string, as: string): Promise<string[]> {
  const found: string[] = [];
  for (const { endpoint } of reading()) {
    if (!('search' in (schemaOf(endpoint).properties ?? {}))) continue;
    const asked = { ...goodInput(endpoint), search, format: 'csv', page_size: 100 };
    const answer = await world.call(endpoint, asked as never, { as, area: 'merchant' });
    if (answer.status === 200 && JSON.stringify(answer.body).includes(customer.name)) found.push(endpoint.path);
  }
  return found;
}

describe('numbers of customers', () => {
  it('stand nowhere for whoever may not see customers', { timeout: 240_000 }, async () => {
    const { seen, answered } = await walk(blind);
    expect(seen).toEqual([]);
    expect(answered).toEqual(
      expect.arrayContaining([
        'held_bills/get_records',
        'receivables/get_records',
        'invoices/get_record',
        'complaints/get_record',
      ]),
    );
  });

  it('find nobody for them either', { timeout: 240_000 }, async () => {
    expect(await foundBy(customer.digits.slice(-9), blind)).toEqual([]);
  });

  it('would be caught: the same walk by the owner meets them', { timeout: 240_000 }, async () => {
    expect((await walk(owner)).seen).toEqual(
      expect.arrayContaining([
        'held_bills/get_records',
        'receivables/get_records',
        'invoices/get_records',
        'invoices/get_record',
        'complaints/get_records',
        'till/purse',
      ]),
    );
    expect(await foundBy(customer.digits.slice(-9), owner)).toEqual(
      expect.arrayContaining(['receivables/get_records', 'invoices/get_records', 'customers/search']),
    );
  });
});
