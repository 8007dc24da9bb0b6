// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DATE_PRESETS, LONG_PRESETS, datePresetLabels, presetSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { expect, it, vi } from 'vitest';
import { createFormat } from '../../lib/format';
import { renderUi } from '../testing/render-ui';
import { DateRange } from './date-range';

const TODAY = '2026-11-19';
vi.mock('../../lib/use-format', () => ({
  useFormat: () => ({
    ...createFormat({ language: 'en', timeZone: 'Asia/Dubai', currency: 'AED' }),
    today: () => TODAY,
  }),
}));

const month = presetSpan('this_month', TODAY);
const LONG = LONG_PRESETS.map((preset) => datePresetLabels[preset].en);

it('the period of a report offers days, months and a quarter', async () => {
  await renderUi(<DateRange value={month} onChange={vi.fn()} />);
  for (const preset of DATE_PRESETS)
    expect(screen.getByRole('radio', { name: datePresetLabels[preset].en })).toBeTruthy();
  for (const label of LONG) expect(screen.queryByRole('radio', { name: label })).toBeNull();
  expect(screen.getByRole('radio', { name: 'This month' })).toBeChecked();
});

it('of one over time also the last three months, the last year and all of it', async () => {
  const choose = vi.fn();
  await renderUi(<DateRange value={month} onChange={choose} overTime />);
  expect(LONG).toEqual(['Last 3 months', 'Last year', 'Max']);
  for (const label of LONG) await userEvent.click(screen.getByRole('radio', { name: label }));
  expect(choose.mock.calls.map(([span]) => span as unknown)).toEqual([
    { from: '2026-08-01', to: '2026-10-31' },
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2021-12-01', to: TODAY },
  ]);
});

it('a long period of a report that has none is called one of one’s own', async () => {
  const year = presetSpan('last_year', TODAY);
  await renderUi(<DateRange value={year} onChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked();
});
