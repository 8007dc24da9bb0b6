import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCalendarApart } from '../modules/property-stays/apart/calendar-apart';
import { readRows } from './sheets/read-rows';
import { runInThread } from './side-program';

const ROOMY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const TIGHT = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };

const sheetOf = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: 20 }, (_, column) => row * 20 + column));
  return { kind: 'csv', bytes: Buffer.from(lines.join('\n')), mostRows: 50_000 } as const;
};
const span = { zone: 'Asia/Dubai', from: '2026-11-19', to: '2027-11-19' };
const stay = 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261204\r\nEND:VEVENT\r\n';
const calendarOf = (stays: number) => ({
  text: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${stay.repeat(stays)}END:VCALENDAR\r\n`,
  span,
});

describe.each([
  ['sheets', 'sheet-worker', join(import.meta.dirname, 'sheets'), sheetOf(20_000)],
  ['calendars', 'calendar-worker', join(import.meta.dirname, '../modules/property-stays/apart'), calendarOf(30_000)],
])('a thread that reads %s', (_, name, folder, order) => {
  it('ends when it takes more memory than it may, and we go on', async () => {
    const outcome = runInThread({ folder, name }, order, { memory: TIGHT, longestMs: 20_000 });
    await expect(outcome).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  });

  it('ends when it takes longer than it may', async () => {
    const outcome = runInThread({ folder, name }, order, { memory: ROOMY, longestMs: 1 });
    await expect(outcome).rejects.toThrow(`The thread ${name} ended`);
  });
});

it('what threads read is what the file says', async () => {
  expect(await readRows(sheetOf(3), '2001')).toHaveLength(3);
  expect(await readCalendarApart(calendarOf(1))).toMatchObject({ nights: [{ arrives_on: '2026-12-01' }] });
  expect(await readCalendarApart({ text: '<html>', span })).toBeUndefined();
});
