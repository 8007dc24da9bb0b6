import { beforeEach, expect, it, vi } from 'vitest';
import type * as SideProgram from '../side-program';
import { runInThread } from '../side-program';
import { readRows, type SheetOrder } from './read-rows';

type Limits = Parameters<typeof runInThread>[2];

vi.mock('../side-program', async (original) => {
  const actual = await original<typeof SideProgram>();
  return { ...actual, runInThread: vi.fn(actual.runInThread) };
});
const { runInThread: inThread } = await vi.importActual<typeof SideProgram>('../side-program');
/** The thread as it is, with another part of the limits it is given. */
const shrink = (smaller: (limits: Limits) => Limits): void =>
  void vi.mocked(runInThread).mockImplementation((place, order, limits) => inThread(place, order, smaller(limits)));
beforeEach(() => shrink((limits) => limits));

const sheetOf = (rows: number): SheetOrder => {
  const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: 20 }, (_, column) => row * 20 + column));
  return { kind: 'csv', bytes: Buffer.from(lines.join('\n')), mostRows: 50_000 };
};
const most = sheetOf(20_000);

it('a sheet that takes more memory than it may ends its thread, is refused, and the next one is read', async () => {
  shrink(({ memory, longestMs }) => ({
    memory: { ...memory, maxOldGenerationSizeMb: memory.maxOldGenerationSizeMb! / 16 },
    longestMs,
  }));
  await expect(readRows(most, '2001')).rejects.toMatchObject({ problem: 'unreadable' });
  expect(await readRows(sheetOf(3), '2001')).toHaveLength(3);
});

it('a sheet that takes longer than it may ends its thread and is refused', async () => {
  shrink(({ memory, longestMs }) => ({ memory, longestMs: longestMs / 20_000 }));
  await expect(readRows(most, '2001')).rejects.toMatchObject({ problem: 'unreadable' });
});
