import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import type { ReportDefinition } from '@rawnaq/domain/reports/report';
import { reportCatalogue } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

/** Some of them count and add up by themselves, others leave it to the kit: whoever turns the pages finds the same. */
describe('the totals of a report', () => {
  let world: World;
  let owner: string;
  let subjects: Record<string, number>;
  beforeAll(async () => {
    world = await openWorld({ demo: true });
    owner = await tokenOf(world, await personOf(world, 'owner@glow.demo'));
    const first = async (table: string) =>
      Number(
        (await rowsOf<{ id: string }>(world, `select min(id)::text as id from ${table} where account_id = 1001`))[0]!
          .id,
      );
    subjects = {
      employee: await first('employees'),
      supplier: await first('suppliers'),
      customer: await first('customers'),
    };
  });
  afterAll(() => world.close());

  const paged = (reportCatalogue as readonly ReportDefinition[]).filter(({ kind }) => kind === 'paged');
  const today = new Date().toISOString().slice(0, 10);

  it.each(paged.map((report) => [report.id, report] as const))('%s', async (id, report) => {
    const period =
      report.period === 'as-of'
        ? { as_of: today }
        : report.period === 'none'
          ? {}
          : { from: addDays(today, -3), to: today };
    const about = report.subject ? { subject: String(subjects[report.subject.record]) } : {};
    const choices = report.filters.flatMap((filter) =>
      filter.kind === 'choice' ? [{ [`f.${filter.key}`]: String(filter.choices[0]!.value) }] : [],
    );
    for (const filter of [{}, ...choices]) {
      const answer = async (page: number) => {
        const { status, body } = await world.call(
          reportsContract.get_records,
          { id, page, ...period, ...about, ...filter } as never,
          { as: owner },
        );
        expect(status, JSON.stringify(body)).toBe(200);
        return body;
      };
      const { total, sums, page_size } = await answer(1);
      const rows: Record<string, unknown>[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(total / page_size)); page += 1)
        rows.push(...(await answer(page)).records);
      const added = report.columns
        .filter((column) => column.total)
        .map(({ key }) => [key, rows.reduce((all, row) => all + Number(row[key] ?? 0), 0)]);
      expect([filter, total, sums]).toEqual([filter, rows.length, Object.fromEntries(added)]);
    }
  });

  it('what is owed to a supplier goes on from page to page, in whatever order they are read', async () => {
    // More than fits a page: every bill of the demo is hers.
    const { supplier } = subjects;
    await rowsOf(world, `update expenses set supplier_id = ${supplier} where account_id = 1001`);
    const read = async (page: number, sort?: string) =>
      (
        await world.call(
          reportsContract.get_records,
          {
            id: 'supplier-statement',
            subject: String(supplier),
            from: addDays(today, -300),
            to: today,
            page,
            ...(sort && { sort, descending: true }),
          } as never,
          { as: owner },
        )
      ).body;
    type Line = { id: string; billed: number | null; paid: number | null; balance: number };
    const all = async (sort?: string) => {
      const { total, page_size } = await read(1, sort);
      expect(total).toBeGreaterThan(page_size);
      const lines: Line[] = [];
      for (let page = 1; page <= Math.ceil(total / page_size); page += 1)
        lines.push(...((await read(page, sort)).records as Line[]));
      return lines;
    };
    const lines = await all();
    const { figures } = await read(1);
    let owed = figures['opening']!;
    for (const { billed, paid, balance } of lines) expect(balance).toBe((owed += (billed ?? 0) - (paid ?? 0)));
    expect(owed).toBe(figures['owed']);
    const byId = (some: Line[]) => some.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(byId(await all('billed'))).toEqual(byId(lines));
  });
});
