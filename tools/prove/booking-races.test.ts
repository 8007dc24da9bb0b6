import { beforeEach, expect, it, vi } from 'vitest';
import { findTime } from './booking-races';
import { call } from './client';
import { seeded } from './seeded';

vi.mock('./client', () => ({ call: vi.fn(), signIn: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const desk = {
  base: 'http://salon',
  token: 'token',
  alias: 'glow',
  services: [
    { id: 1, job_time: 60 },
    { id: 2, job_time: 45 },
  ],
  customers: [],
  dates: ['2026-12-01', '2026-12-02'],
};
const timesFrom = (starts: readonly number[]) => starts.map((start) => ({ start, end: start + 60, lines: [] }));
const offer = (free: (path: string) => readonly number[]): void => {
  vi.mocked(call).mockImplementation(async (_base, _method, path) => ({
    status: 200,
    body: { times: timesFrom(free(path)) },
    ms: 1,
  }));
};

it('a round without free time anywhere is a set-up that fails, and says which and where it looked', async () => {
  offer(() => [600, 615]);
  await expect(findTime(desk, seeded(1), 'round 7 (staff)')).rejects.toThrow(
    /^Set-up: round 7 \(staff\) can't be run\. None of 2 services .* 2026-12-01, 2026-12-02\.$/,
  );
  expect(call).toHaveBeenCalledTimes(4);
});

it('one day of one service with room before and after is enough', async () => {
  offer((path) => (path.includes('date=2026-12-02') && path.endsWith('lines=2') ? [600, 615, 630] : []));
  const found = await findTime(desk, seeded(1), 'round 7 (staff)');
  expect(found).toMatchObject({ service: { id: 2 }, date: '2026-12-02', chosen: { start: 615 } });
});
