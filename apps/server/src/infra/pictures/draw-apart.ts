import type { ChildProcess } from 'node:child_process';
import { newQueue } from '../queue';
import { startProcess } from '../side-program';
import type { PictureOrder, PictureOutcome } from './draw-picture';

const LONGEST_MS = 20_000;
const KEEP_MS = 30_000;
/** The points themselves lie outside of this. */
const MEMORY_MB = 128;
const queue = newQueue({ atOnce: 1, waiting: 60, waitingFromOne: 20, longestWaitMs: 45_000 });

/**
 * Draws a picture anew in a process of its own: one at a time, behind everything else the machine does, on none of the
 * threads that check passwords; and whatever a picture does to its decoder ends there. `from`: who asks.
 */
export const drawApart = (order: PictureOrder, from: string): Promise<PictureOutcome> =>
  queue.run(() => drawInProcess(order), from);

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function drawInProcess(order: PictureOrder): Promise<PictureOutcome> {
  clearTimeout(idle);
  const drawer = child?.connected ? child : startDrawer();
  return new Promise((resolve) => {
    const settle = (outcome: PictureOutcome): void => {
      clearTimeout(timer);
      drawer.off('message', settle).off('exit', giveUp).off('error', giveUp);
      // It waits a little for the next one, and keeps nobody else from ending.
      idle = setTimeout(() => drawer.connected && drawer.disconnect(), KEEP_MS).unref();
      resolve(outcome);
    };
    const giveUp = (): void => {
      drawer.kill('SIGKILL');
      child = undefined;
      settle({ problem: 'unreadable' });
    };
    const timer = setTimeout(giveUp, LONGEST_MS);
    drawer.on('message', settle).on('exit', giveUp).on('error', giveUp);
    drawer.send(order, (error) => error && giveUp());
  });
}

function startDrawer(): ChildProcess {
  child = startProcess(
    { folder: import.meta.dirname, name: 'picture-process' },
    {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      // It needs nothing of what we know.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  // One that dies between two pictures is missed by nobody: the next picture starts another.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}
