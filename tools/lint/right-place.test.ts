import { describe, expect, it } from 'vitest';
import { domainPurity, environmentReads, fetchPlace, formatPlace, sqlPlace } from './right-place.mjs';

const domain = 'packages/domain/src/kernel/money.ts';
const useCase = 'apps/server/src/modules/invoices/issue-invoice.ts';
const page = 'apps/web/src/features/invoices/pages/invoice-page.tsx';

type Sample = [path: string, text: string];
type Case = { check: (path: string, text: string) => unknown[]; bad: Sample[]; good: Sample[] };

const cases: Case[] = [
  {
    check: domainPurity,
    bad: [
      [domain, 'const now = new Date()'],
      [domain, 'const now = Date.now()'],
      [domain, 'const dice = Math.random()'],
      [domain, 'Temporal.Now.instant()'],
    ],
    good: [
      [domain, 'const day = (now: Date) => now // new Date() is not called'],
      [useCase, 'const now = new Date()'],
    ],
  },
  {
    check: environmentReads,
    bad: [
      [useCase, 'const port = process.env.PORT'],
      [domain, `const port = process['env']`],
      [page, 'const { MODE } = process.env'],
    ],
    good: [
      ['apps/server/src/config.ts', 'const env = process.env'],
      ['tools/start.mjs', 'process.env.PORT'],
      ['apps/web/vite.config.ts', 'process.env.PORT'],
    ],
  },
  {
    check: sqlPlace,
    bad: [
      [useCase, "const text = 'select id from invoices'"],
      [useCase, 'sql`update invoices set state = ${state}`'],
      [useCase, 'sql`\n  insert into invoices (id) values (1)`'],
      [useCase, "'delete from invoices'"],
    ],
    good: [
      ['apps/server/src/modules/invoices/invoices.repo.ts', "'select id from invoices'"],
      ['apps/server/src/modules/reports/vat-report.query.ts', "'select id from invoices'"],
      ['apps/server/src/db/migrate.ts', "'select id from invoices'"],
      [useCase, "'select 1'"],
      [useCase, "const label = 'Selected invoices'; const hint = 'Update the price'"],
    ],
  },
  {
    check: fetchPlace,
    bad: [
      [page, `fetch('/api')`],
      [page, `window.fetch('/api')`],
    ],
    good: [
      ['apps/web/src/lib/api-client.ts', `fetch('/api')`],
      [page, 'query.fetch()'],
      [page, 'const { refetch } = useList()'],
    ],
  },
  {
    check: formatPlace,
    bad: [
      [page, `new Intl.NumberFormat('en')`],
      [page, 'amount.toLocaleString()'],
      [domain, `date.toLocaleDateString('ar')`],
    ],
    good: [
      ['apps/web/src/lib/format.ts', `new Intl.NumberFormat('en')`],
      [page, 'formatMoney(amount)'],
    ],
  },
];

describe.each(cases)('$check.name', ({ check, bad, good }) => {
  it.each(bad)('refuses in %s: %s', (path, text) => {
    expect(check(path, text)).not.toEqual([]);
  });

  it.each(good)('allows in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
