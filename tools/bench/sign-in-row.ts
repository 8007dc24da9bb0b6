import { hashPassword, passwordMatches } from '../../apps/server/src/infra/crypto';
import { call, OWNER, PASSWORD, signIn } from '../prove/client';
import { startServer } from '../prove/server-process';
import { inPairs, percentile, type Effort, type Row } from './row';

const BAR = 1.15;

/** P17: signing in costs the password's hash and little more, and does not hold up others. */
export async function* signInRows(dataDir: string, { pairs, sliceMs }: Effort): AsyncIterable<Row> {
  const server = await startServer({ dataDir });
  try {
    const hash = await hashPassword(PASSWORD);
    const login = async (): Promise<void> => {
      await signIn(server.base, OWNER);
    };
    const bare = async (): Promise<void> => {
      await passwordMatches(PASSWORD, hash);
    };
    const each = async (work: () => Promise<void>, times: number): Promise<number> => {
      const began = performance.now();
      for (let index = 0; index < times; index += 1) await work();
      return (performance.now() - began) / times;
    };
    // Both are measured warm: compiled code is what serves people.
    await each(login, 150);
    await each(bare, 50);
    const times = Math.max(5, Math.round(sliceMs / 100));
    const { ours, peer, ratio, note } = await inPairs(
      pairs,
      () => each(login, times),
      () => each(bare, times),
      BAR,
    );
    yield {
      name: 'P17 sign-in, ms',
      ours: ours.toFixed(1),
      against: `argon2 alone ${peer.toFixed(1)}`,
      ratio: ratio.toFixed(2),
      bar: `≤ ${BAR}`,
      holds: ratio <= BAR,
      note,
    };
    yield await othersRow(server.base, sliceMs);
  } finally {
    await server.end('SIGTERM');
  }
}

/** While two people sign in without pause, a third reads. */
async function othersRow(base: string, sliceMs: number): Promise<Row> {
  const token = await signIn(base, 'reception@glow.demo');
  const read = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const began = performance.now(); performance.now() - began < sliceMs * 2;)
      times.push((await call(base, 'GET', 'merchant/notifications/get_records', {}, { token })).ms);
    return times;
  };
  const quiet = percentile(await read(), 0.99);
  const state = { isOn: true };
  const signingIn = ['owner@glow.demo', 'cashier@glow.demo'].map(async (username) => {
    while (state.isOn) await signIn(base, username);
  });
  const busy = percentile(await read(), 0.99);
  state.isOn = false;
  await Promise.all(signingIn);
  return {
    name: 'P17 others while signing in, p99 ms',
    ours: busy.toFixed(1),
    against: `quiet ${quiet.toFixed(1)}`,
    ratio: (busy / quiet).toFixed(2),
    bar: '(≤ 2 wished)',
    holds: undefined,
  };
}
