/** Half of this file is tested by the compiler: which keys a definition accepts and refuses. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineReport } from './report';

const words = { en: 'Word', ar: 'كلمة' };
const shared = {
  id: 'sample',
  kind: 'summary',
  address: 'merchant-general-reports-appointments-report',
  group: 'general',
  period: 'as-of',
  answers: words,
  note: words,
  filters: [{ key: 'by', label: words, kind: 'choice', choices: [] }],
  record: z.object({ id: z.number(), name: z.string(), amount: z.number(), link: z.string() }),
  columns: [{ key: 'name', label: words, kind: 'text' }],
  figures: [{ key: 'total', label: words, kind: 'money' }],
} as const;

describe('the keys of a definition', () => {
  it('are those of its row, its points and its filters; others do not compile', () => {
    const good = defineReport({
      ...shared,
      heading: { column: 'name', filter: 'by', labels: {} },
      drillDown: { address: 'merchant-appointments', values: { id: 'id' }, query: 'link', cells: { amount: '' } },
      chart: {
        title: words,
        kind: 'bar',
        point: z.object({ day: z.string(), amount: z.number() }),
        axis: { key: 'day', kind: 'date' },
        series: [{ key: 'amount', label: words }],
        valueKind: 'money',
      },
    });
    expect(good).toMatchObject({ permission: 'reports.appointments', title: { en: 'Appointments report' } });

    // @ts-expect-error -- the row has no such value
    defineReport({ ...shared, columns: [{ key: 'nmae', label: words, kind: 'text' }] });
    // @ts-expect-error -- there is no such filter
    defineReport({ ...shared, heading: { column: 'name', filter: 'group', labels: {} } });
    // @ts-expect-error -- a row can not lead by a value it has not
    defineReport({ ...shared, drillDown: { address: 'merchant-appointments', values: { id: 'customer_id' } } });
    const chart = { title: words, kind: 'bar', point: z.object({ day: z.string() }), valueKind: 'money' } as const;
    defineReport({
      ...shared,
      // @ts-expect-error -- the axis is no value of a point
      chart: { ...chart, axis: { key: 'month', kind: 'date' }, series: [] },
    });
    defineReport({
      ...shared,
      // @ts-expect-error -- neither is the series
      chart: { ...chart, axis: { key: 'day', kind: 'date' }, series: [{ key: 'amount', label: words }] },
    });
    // @ts-expect-error -- rows that come page by page come in an order
    defineReport({ ...shared, kind: 'paged' });
    // @ts-expect-error -- which is that of a value they have
    defineReport({ ...shared, kind: 'paged', defaultSort: { key: 'day', descending: true } });
    // @ts-expect-error -- nobody knows how to find records of this kind
    defineReport({ ...shared, filters: [{ key: 'x', label: words, kind: 'record', record: 'spaceship' }] });
    // @ts-expect-error -- an address that is no report
    defineReport({ ...shared, address: 'merchant-customers' });
  });
});
