import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { signIn } from '../prove/client';
import { startServer } from '../prove/server-process';
import { memoryOf } from './memory';
import { inPairs, median, percentile, type Effort, type Row } from './row';

type Outcome = { answers: number; failures: number; seconds: number; latencies: number[] };
const CONNECTIONS = 32;
const BAR = 0.75;
const PATH = '/api/merchant/ping?echo=hello';
const WARM_ANSWERS = 60_000;
/**
 * Slices are cut in three: a machine shared with others has slow seconds, and the halves of a short pair meet the same
 * one.
 */
const CUTS = 3;

/**
 * P4: a signed-in call through every hook (headers, block list, session, permission, validation, serialisation,
 * metrics) against node:http answering the same bytes. Memory on the way.
 */
export async function* httpRows(dataDir: string, { pairs, sliceMs }: Effort): AsyncIterable<Row> {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'info' } });
  const [bare, client] = [forked('bare-server.mjs'), forked('load.mjs')];
  try {
    const fresh = memoryOf(server.pid);
    const token = await signIn(server.base);
    const answer = await fetch(`${server.base}${PATH}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`ping was answered with ${answer.status}: ${body}`);
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
    );
    const { port } = await ask<{ port: number }>(bare, { headers, body });
    const request =
      `GET ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\naccept-language: en\r\n` +
      'accept-encoding: gzip, br\r\n\r\n';
    const latencies: number[] = [];
    const load = async (target: number, ms: number): Promise<Outcome> => {
      const outcome = await ask<Outcome>(client, { port: target, request, connections: CONNECTIONS, ms });
      if (outcome.failures) throw new Error(`${outcome.failures} calls failed`);
      return outcome;
    };
    // Both are measured warm: compiled code is what serves people.
    for (const target of [server.port, port])
      for (let answers = 0, turns = 0; answers < WARM_ANSWERS && turns < 30; turns += 1)
        answers += (await load(target, 500)).answers;
    const after = memoryOf(server.pid);
    const perSecond = async (target: number): Promise<number> => {
      const outcome = await load(target, sliceMs / CUTS);
      if (target === server.port) latencies.push(...outcome.latencies);
      return outcome.answers / outcome.seconds;
    };
    const { ours, peer, ratio, note } = await inPairs(
      pairs * CUTS,
      () => perSecond(server.port),
      () => perSecond(port),
      BAR,
    );
    yield* [
      {
        name: 'P4 GET ping, all hooks, calls/s',
        ours: ours.toFixed(0),
        against: `node:http ${peer.toFixed(0)}`,
        ratio: ratio.toFixed(2),
        bar: `≥ ${BAR}`,
        holds: ratio >= BAR,
        note:
          `${note}; p50 ${median(latencies).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms at ` +
          `${CONNECTIONS} connections`,
      },
      {
        name: 'Memory after start, MB',
        ours: fresh.toFixed(0),
        against: '',
        ratio: '',
        bar: '≤ 250',
        holds: fresh <= 250,
      },
      {
        name: `Memory after ${WARM_ANSWERS / 1000}k calls, MB`,
        ours: after.toFixed(0),
        against: `start ${fresh.toFixed(0)}`,
        ratio: (after / fresh).toFixed(2),
        bar: '≤ 2.0',
        holds: after / fresh <= 2,
      },
    ];
  } finally {
    bare.kill();
    client.kill();
    await server.end('SIGTERM');
  }
}

const forked = (file: string): ChildProcess => fork(join(import.meta.dirname, file), { execArgv: [] });

function ask<T>(child: ChildProcess, message: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The client or the peer ended.'));
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
    child.once('exit', ended);
    child.send(message);
  });
}
