import { expect, it } from 'vitest';
import { callWatch } from './call-watch';

it('knows in which time 95 of 100 were answered, of the last minutes, and tells each slow one once', () => {
  let now = 1_000_000;
  const watch = callWatch(() => now);
  expect(watch.take()).toEqual({ calls: 0, slowest_ms: 0, slow: [] });
  const call = (ms: number) => watch.observe({ method: 'GET', route: '/api/x', status: 200, ms });
  for (let ms = 1; ms <= 100; ms += 1) call(ms);
  expect(watch.take()).toMatchObject({ calls: 100, slowest_ms: 95 });
  call(1_500);
  expect(watch.take().slow).toMatchObject([{ ms: 1_500, route: '/api/x' }]);
  expect(watch.take().slow).toEqual([]);
  now += 6 * 60_000;
  expect(watch.take().calls).toBe(0);
  for (let nth = 0; nth < 5_000; nth += 1) call(7);
  expect(watch.take()).toMatchObject({ calls: 4_096, slowest_ms: 7 });
});
