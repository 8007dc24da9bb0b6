import { citiesList } from '@rawnaq/domain/places/places.contract';
import { expect, it } from 'vitest';
import type { Ctx } from '../context';
import { listUseCases } from './list-use-cases';

const noRows = () => {
  throw new Error('nobody reads a row to name the file');
};
const { file } = listUseCases(citiesList, noRows, { search: [] });
const nameIn = async (time_zone: string, now: string) => {
  const ctx = { now: new Date(now), language: 'en', session: { account: { time_zone } } } as Ctx;
  const { name, plainName } = await file.exporter.plan(ctx, { format: 'csv' });
  return [name, plainName];
};

it('a file is named by the day of whoever asks', async () => {
  // Two in the morning in Dubai; in UTC it is still the day before.
  const night = '2026-11-18T22:00:00Z';
  const day = (await nameIn('Asia/Dubai', night)).map((name) => name.slice(-10));
  expect(day).toEqual(['2026-11-19', '2026-11-19']);
  expect((await nameIn('UTC', night))[0]).toBe(`${citiesList.title.en} 2026-11-18`);
});
