import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Every program of one run carries this name in its environment, the database too, which outlives whoever started it.
 */
const MARK = 'RAWNAQ_RUN';
const GRACE_MS = 2000;

/**
 * Whatever ends this process, `kill -9` too, nothing it has started goes on and nothing it has written stays: a small
 * program beside it waits for the end of a pipe, then ends what carries the name of the run and removes its folder.
 * Knows processes by /proc, so it ends none where there is none.
 * @param {string} scratch
 */
export function guardRun(scratch) {
  const name = `${process.pid}-${Date.now()}`;
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), name, scratch], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, LD_PRELOAD: '' },
  });
  guard.unref();
  /** @type {{ unref?: () => void }} */ (guard.stdin).unref?.();
  process.env[MARK] = name;
}

/** @param {string} name */
function processesOf(name) {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${MARK}=${name}`);
    } catch {
      return false;
    }
  });
}

/** @param {string} name @param {NodeJS.Signals} signal */
function signalAll(name, signal) {
  for (const pid of processesOf(name)) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It ended by itself.
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', scratch = ''] = process.argv.slice(2);
  process.stdin.resume();
  process.stdin.on('end', () => {
    signalAll(name, 'SIGINT');
    setTimeout(() => {
      signalAll(name, 'SIGKILL');
      rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }, GRACE_MS);
  });
}
