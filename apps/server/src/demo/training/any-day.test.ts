import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlapsIn } from '../../../test/booking-salon';
import { rowsOf } from '../../../test/people';
import { differing, rememberCounters, rowsOfAllTables, type Dump } from '../../../test/same-rows';
import { openWorld, type World } from '../../../test/world';
import { fillStarterMenu } from '../../modules/suggested-services';
import { asPlatform } from '../../services';
import { fillCatalogue } from '../fill-products';
import { resetTrainingSalon } from './reset-training.job';

let world: World;
let began: number;
beforeAll(async () => {
  world = await openWorld();
  await fillStarterMenu(world.services);
  await asPlatform(world.services, fillCatalogue);
  began = Date.now() - 1_000;
});
afterAll(() => world.close());

async function makeSalonAt(moment: string): Promise<void> {
  world.services.clock = () => new Date(moment);
  await resetTrainingSalon(world.services);
}

/** The salon without what is new in every world: secrets, and moments the database itself writes down. */
async function salonRows(): Promise<Dump> {
  const dump = await rowsOfAllTables(world, undefined, { users: ['password_hash'], sessions: ['*'] });
  return Object.fromEntries(
    Object.entries(dump).map(([table, rows]) => [
      table,
      rows.map((row) =>
        row.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (at) => (Date.parse(at) >= began ? 'now' : at)),
      ),
    ]),
  );
}

describe('the salon of examples', () => {
  it('is the same for the same moment', async () => {
    const putBack = await rememberCounters(world);
    await makeSalonAt('2026-02-27T19:50:00Z');
    const first = await salonRows();
    expect(first['appointments']!.length).toBeGreaterThan(40);
    await putBack();
    await makeSalonAt('2026-02-27T19:50:00Z');
    expect(differing(first, await salonRows())).toEqual({});
    await putBack();
    await makeSalonAt('2026-02-26T19:50:00Z');
    expect(Object.keys(differing(first, await salonRows())), 'and another one a day before').toContain('appointments');
  }, 60_000);

  it.each([
    ['late on a Friday of Ramadan, at the end of February', '2026-02-27T19:50:00Z'],
    ['on a leap day, before the salon opens', '2028-02-29T02:10:00Z'],
    ['in the first minute of a year', '2026-12-31T20:00:30Z'],
    ['in the middle of a working day', '2026-06-17T10:07:00Z'],
  ])(
    'is plausible %s',
    async (_, moment) => {
      await makeSalonAt(moment);
      const ask = async (question: string): Promise<number> =>
        (await rowsOf<{ found: number }>(world, `select count(*)::int as found from ${question}`, [moment]))[0]!.found;
      const now = '$1::timestamptz';
      const own = `a.account_id = 1 and ${now} is not null`;
      expect(await ask(`appointments a where ${own} and a.checked_in_at is not null`)).toBeGreaterThan(15);
      expect(await ask(`appointments a where ${own} and a.start_at > ${now} and a.status = 1`)).toBeGreaterThan(15);
      expect(await ask(`appointments a where ${own} and a.status = 0`)).toBeGreaterThan(0);
      expect(await ask(`block_times a where ${own}`)).toBeGreaterThan(3);
      expect(await ask(`messages a where ${own} and a.status = 1`), 'nothing waits to be sent').toBe(0);
      for (const [faulty, why] of [
        [
          `appointments a where ${own} and greatest(a.created_at, a.updated_at, a.checked_in_at, a.no_show_at, ` +
            `a.cancelled_at, a.reminded_at) > ${now}`,
          'happened later than now',
        ],
        [`audit_log a where ${own} and a.at > ${now}`, 'is told of before it happened'],
        [
          `appointments a where ${own} and (a.created_at > a.start_at or a.reminded_at < a.created_at or ` +
            'a.cancelled_at < a.created_at or a.checked_in_at < a.created_at)',
          'happened before it was booked',
        ],
        [
          `appointments a join customers c on c.account_id = a.account_id and c.id = a.customer_id where ${own} ` +
            'and a.created_at < c.created_at',
          'was booked for somebody nobody knew',
        ],
        [
          `invoices a join customers c on c.account_id = a.account_id and c.id = a.customer_id where ${own} ` +
            'and a.issued_at < c.created_at',
          'was billed to somebody nobody knew',
        ],
        [`expense_payments a where ${own} and a.created_at > ${now}`, 'is paid already, later'],
        [
          `appointments a where ${own} and a.status = 1 and a.no_show_at is null and a.start_at <= ${now}`,
          'began, and nobody noticed',
        ],
      ] as const)
        expect(await ask(faulty), why).toBe(0);
      expect(await overlapsIn(world)).toBe(0);
    },
    30_000,
  );
});
