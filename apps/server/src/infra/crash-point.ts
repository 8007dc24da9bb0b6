import { armedCrashPoints } from '../config';

const armed = new Set(armedCrashPoints());

/**
 * A named place at which a test may let the process die, so that it ends between any two steps of a transaction.
 * Nothing happens unless the place was armed before the process started.
 */
export function crashPoint(name: string): void {
  if (armed.has(name)) process.kill(process.pid, 'SIGKILL');
}
