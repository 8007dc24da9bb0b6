// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

it('does not begin again while it is under way, and does afterwards, also when it failed', async () => {
  const ends: ((failed?: Error) => void)[] = [];
  const work = vi.fn(
    (_text: string) =>
      new Promise<void>((resolve, reject) => {
        ends.push((failed) => (failed ? reject(failed) : resolve()));
      }),
  );
  const { result } = renderHook(() => useOneAtATime(work));
  const first = result.current('a');
  await result.current('b');
  expect(work.mock.calls).toEqual([['a']]);
  ends[0]!(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  const again = result.current('c');
  ends[1]!();
  await again;
  expect(work.mock.calls).toEqual([['a'], ['c']]);
});
