import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, signIn, suggest, type Answer } from './client';
import { seeded, type Verdict } from './seeded';
import { isReady, postmasterOf, startServer } from './server-process';

type Options = { seed: number; entry?: string; freezeMs: number; clients: number };

/**
 * The longest a caller may wait while the database is frozen: a connection's four seconds to begin, five to be made,
 * and some for the machine.
 */
const FAIL_WITHIN_MS = 12_000;
const RECOVER_WITHIN_MS = 10_000;

/**
 * SIGSTOP for the whole database: requests end soon with 503, /ready is red, the process lives, and everything works
 * when it thaws.
 */
export async function freezePostgres(dataDir: string, { seed, entry, freezeMs, clients }: Options): Promise<Verdict> {
  const random = seeded(seed);
  const server = await startServer({ dataDir, entry });
  const broken: string[] = [];
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  try {
    const token = await signIn(server.base);
    frozen = familyOf(postmasterOf(dataDir)!);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    const answers: Answer[] = [];
    let colour = 'green';
    const asking = Array.from({ length: clients }, async (_, index) => {
      while (performance.now() - began < freezeMs - 1_000) {
        answers.push(await suggest(server.base, token, `frozen ${index} ${answers.length}`, random.key(), 60_000));
        await sleep(100);
      }
    });
    const watching = (async () => {
      while (performance.now() - began < freezeMs - 1_000) {
        if (!(await isReady(server.base))) colour = 'red';
        await sleep(200);
      }
    })();
    const alive = await call(server.base, 'GET', '../health', {}, { timeoutMs: 1_000 });
    await sleep(freezeMs - (performance.now() - began));
    thaw();
    const thawedAt = performance.now();
    while (!(await isReady(server.base)) && performance.now() - thawedAt < 60_000) await sleep(20);
    const recovered = performance.now() - thawedAt;
    await Promise.all([...asking, watching]);
    const after = await suggest(server.base, token, 'after the thaw', random.key());

    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const odd = answers.filter(({ status }) => status !== 503 && status !== 200);
    if (answers.length < clients) broken.push(`only ${answers.length} answers for ${clients} clients`);
    if (odd.length)
      broken.push(
        `${odd.length} answers were neither 503 nor 200: ${[...new Set(odd.map(({ status }) => status))].join(', ')}`,
      );
    if (!answers.some(({ status }) => status === 503)) broken.push('nobody was refused');
    if (slowest > FAIL_WITHIN_MS) broken.push(`somebody waited ${Math.round(slowest)} ms`);
    if (colour !== 'red') broken.push('/ready stayed green');
    if (alive.status !== 200) broken.push(`/health did not answer during the freeze: ${alive.status}`);
    if (recovered > RECOVER_WITHIN_MS) broken.push(`ready again only after ${Math.round(recovered)} ms`);
    if (after.status !== 200) broken.push(`the first write after the thaw: ${after.status}`);
    return {
      facts: {
        'frozen processes': 1,
        answers: answers.length,
        refused: answers.filter(({ status }) => status === 503).length,
        'slowest ms': Math.round(slowest),
        'ready again after ms': Math.round(recovered),
      },
      broken,
    };
  } finally {
    thaw();
    await server.end('SIGTERM');
  }
}

/** The postmaster and the processes it started. */
function familyOf(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster, ...lines.filter(([, parent]) => parent === postmaster).map(([pid]) => pid!)];
}
