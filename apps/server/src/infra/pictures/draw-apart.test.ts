import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProcess } from '../side-program';
import { drawApart } from './draw-apart';

/** A program that is as far as it is told to be: it draws nothing by itself. */
class Drawer extends EventEmitter {
  connected = true;
  kill = vi.fn();
  unref = vi.fn();
  send = vi.fn();
  disconnect = vi.fn();
}
vi.mock('../side-program', () => ({ startProcess: vi.fn(() => new Drawer()) }));
const drawers = () => vi.mocked(startProcess).mock.results.map(({ value }) => value as unknown as Drawer);
const order = { bytes: new Uint8Array([1]), mime: 'image/png', square: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Whoever still lives would draw the next picture.
  for (const drawer of drawers()) drawer.connected = false;
  vi.useRealTimers();
  vi.mocked(startProcess).mockClear();
});

it('a picture that is not drawn in time is unreadable, its process ends, and the next one gets another', async () => {
  const outcome = drawApart(order, '2001');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(drawers()[0]!.kill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({ problem: 'unreadable' });
  expect(drawers()[0]!.kill).toHaveBeenCalledWith('SIGKILL');

  const next = drawApart(order, '2001');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawers()).toHaveLength(2);
  drawers()[1]!.emit('message', { drawn: 'a picture' });
  expect(await next).toEqual({ drawn: 'a picture' });
});

it('one whose decoder dies is unreadable at once', async () => {
  const outcome = drawApart(order, '2001');
  await vi.advanceTimersByTimeAsync(0);
  drawers()[0]!.emit('exit');
  expect(await outcome).toEqual({ problem: 'unreadable' });
});

it('the process has a memory of its own and nothing of what we know', async () => {
  const outcome = drawApart(order, '2001');
  await vi.advanceTimersByTimeAsync(0);
  const [place, options] = vi.mocked(startProcess).mock.calls[0]!;
  expect(place.name).toBe('picture-process');
  expect(options).toMatchObject({ env: {}, execArgv: [expect.stringMatching(/^--max-old-space-size=\d{2,3}$/)] });
  drawers()[0]!.emit('exit');
  await outcome;
});
