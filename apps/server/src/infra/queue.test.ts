import { expect, it } from 'vitest';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { newQueue } from './queue';

const gate = () => {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

it('so many at once, then in the order they came; a failure hands its place on', async () => {
  const queue = newQueue({ atOnce: 2, waiting: 10, longestWaitMs: 5_000 });
  const seen: number[] = [];
  let [running, most] = [0, 0];
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        seen.push(number);
        await new Promise((resume) => setTimeout(resume, 5));
        running -= 1;
        if (number === 2) throw new Error('no');
        return number;
      }),
    ),
  );
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('who finds no place, of all or of one origin, is told at once; who waits too long, then', async () => {
  const queue = newQueue({ atOnce: 1, waiting: 3, waitingFromOne: 2, longestWaitMs: 60 });
  const { open, passed } = gate();
  const first = queue.run(() => passed, 'a');
  const waiting = [queue.run(async () => 'a', 'a'), queue.run(async () => 'a', 'a')];
  await expect(queue.run(async () => 'a', 'a')).rejects.toBeInstanceOf(AppError);
  waiting.push(queue.run(async () => 'b', 'b'));
  await expect(queue.run(async () => 'c', 'c')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    options: { retryAfterSeconds: 1 },
  });
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const next = queue.run(async () => 'd', 'd');
  open();
  await first;
  expect(await next).toBe('d');
});
