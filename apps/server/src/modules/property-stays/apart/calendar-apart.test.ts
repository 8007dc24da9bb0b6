import { beforeEach, expect, it, vi } from 'vitest';
import type * as SideProgram from '../../../infra/side-program';
import { runInThread } from '../../../infra/side-program';
import { readCalendarApart } from './calendar-apart';

type Limits = Parameters<typeof runInThread>[2];

vi.mock('../../../infra/side-program', async (original) => {
  const actual = await original<typeof SideProgram>();
  return { ...actual, runInThread: vi.fn(actual.runInThread) };
});
const { runInThread: inThread } = await vi.importActual<typeof SideProgram>('../../../infra/side-program');
/** The thread as it is, with another part of the limits it is given. */
const shrink = (smaller: (limits: Limits) => Limits): void =>
  void vi.mocked(runInThread).mockImplementation((place, order, limits) => inThread(place, order, smaller(limits)));
beforeEach(() => shrink((limits) => limits));

const span = { zone: 'Asia/Dubai', from: '2026-11-19', to: '2027-11-19' };
const calendarOf = (stays: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from({ length: stays }, (_, index) =>
      [
        'BEGIN:VEVENT',
        `UID:stay-${index}@example.com`,
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261204',
        'END:VEVENT',
      ].join('\r\n'),
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (text: string) => readCalendarApart({ text, span });

it('a calendar of another site is read in a thread, as what it says and as none', async () => {
  expect(await read(calendarOf(2))).toMatchObject({ events: 2, nights: [{ arrives_on: '2026-12-01' }] });
  expect(await read('<html>')).toBeUndefined();
  expect(runInThread).toHaveBeenCalledTimes(2);
});

it('one that takes more memory than it may ends the thread, not us, and the next one is read', async () => {
  shrink(({ memory, longestMs }) => ({
    memory: { ...memory, maxOldGenerationSizeMb: memory.maxOldGenerationSizeMb! / 16 },
    longestMs,
  }));
  await expect(read(calendarOf(30_000))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await read(calendarOf(1))).toMatchObject({ events: 1 });
});

it('one that takes longer than it may ends the thread', async () => {
  shrink(({ memory, longestMs }) => ({ memory, longestMs: longestMs / 10_000 }));
  await expect(read(calendarOf(1))).rejects.toThrow('The thread calendar-worker ended');
});
