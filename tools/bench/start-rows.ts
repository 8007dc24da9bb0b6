import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inherited, isReady, startFlags, startServer } from '../prove/server-process';
import { inPairs, type Row } from './row';

const root = join(import.meta.dirname, '../..');

/** How long people wait after `npm start`, with the data of the last time. */
export async function* startRows(dataDir: string, pairs: number): AsyncIterable<Row> {
  const bareNode = async (): Promise<number> => {
    const began = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - began;
  };
  const started = async (): Promise<number> => {
    const server = await startServer({ dataDir });
    await server.end('SIGTERM');
    return server.readyAfter;
  };
  // No bar hangs on it.
  const ready = await inPairs(Math.min(pairs, 5), started, bareNode);
  yield {
    name: 'P16 start to ready, ms',
    ours: ready.ours.toFixed(0),
    against: `node -e 0 ${ready.peer.toFixed(0)}`,
    ratio: ready.ratio.toFixed(1),
    bar: '(≤ 6 wished)',
    holds: undefined,
    note: `${ready.note}; database start included`,
  };
  const whole = await inPairs(Math.max(3, pairs >> 1), () => npmStart(dataDir), started);
  yield {
    name: 'Second npm start, ms',
    ours: whole.ours.toFixed(0),
    against: `the server alone ${whole.peer.toFixed(0)}`,
    ratio: whole.ratio.toFixed(2),
    bar: '≤ 1.5',
    holds: whole.ratio <= 1.5,
    note: `${whole.note}; 3 s wished`,
  };
}

async function npmStart(dataDir: string): Promise<number> {
  const port = 20_000 + (process.pid % 20_000);
  const began = performance.now();
  const child = spawn(process.execPath, [...startFlags, 'tools/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...inherited(), HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (child.exitCode !== null || performance.now() - began > 60_000) throw new Error('npm start did not come up');
      await sleep(10);
    }
    return performance.now() - began;
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}
