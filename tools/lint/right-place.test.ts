import { describe, expect, it } from 'vitest';
import {
  answerPlace,
  clockPlace,
  domainPurity,
  environmentReads,
  fetchPlace,
  formatPlace,
  sqlPlace,
} from './right-place.mjs';

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
  {
    check: clockPlace,
    bad: [
      [page, 'content.check_in.slice(0, 5)'],
      [page, 'timeFromSeconds(minute * 60).slice(0, 5)'],
      [domain, 'const text = visit.start.slice(0, 5)'],
      [useCase, 'time.slice(0, 5)'],
    ],
    good: [
      ['packages/domain/src/kernel/time/clock.ts', 'time.slice(0, 5)'],
      [page, 'records.slice(0, 5)'],
      [page, 'from.slice(0, 4)'],
      [page, `viewTime(time, language, clock)`],
    ],
  },
  {
    check: answerPlace,
    bad: [
      [page, 'function A() { if (options.isError) return null; }'],
      [page, 'function A() { if (isError) return <Failed />; }'],
      [page, 'const a = <>{query.isError ? <EmptyState /> : <Form />}</>'],
      [page, 'const a = <>{query.isError && <ErrorState onRetry={() => void query.refetch()} />}</>'],
      [page, 'const a = <>{failed && <ErrorState onRetry={() => refetch()} />}</>'],
    ],
    good: [
      ['apps/web/src/ui/states/loaded.tsx', 'const a = <ErrorState onRetry={() => void query.refetch()} />'],
      [page, 'function A() { if (!options.data) return <Awaiting query={options} rows={8} />; }'],
      [page, 'function A() { if (query.isError && !query.data) return null; }'],
      [page, 'const a = <>{found.isError && <p>{t("failed")}</p>}</>'],
      [page, 'function A() { const save = useWrite(contract.save); if (save.isError) return <Refused />; }'],
      [page, 'const a = <ErrorState title={title} onRetry={() => window.location.reload()} />'],
      [page, 'const a = <ErrorState onRetry={() => failed.forEach(({ refetch }) => void refetch())} />'],
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
