import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, OWNER, signIn } from '../prove/client';
import { postmasterOf, startServer } from '../prove/server-process';
import { inPairs, median, type Effort, type Row } from './row';

type Outcome = { writes: number; failures: string[]; events: number; looks: number };
type Round = Outcome & { server: number; database: number };

const PER_SECOND = 100;
const SCREENS = 20;
const PEOPLE = [OWNER, 'reception@glow.demo', 'cashier@glow.demo'];

/**
 * One salon writes a hundred times a second. What its open screens cost the server: the listening alone (streams and
 * pushes), and with everybody looking again, as browsers do by the same module. Counted is processor time of the server
 * process; that of the database stands beside it.
 */
export async function* liveRows(dataDir: string, { pairs, sliceMs }: Effort): AsyncIterable<Row> {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn' } });
  const client = fork(join(import.meta.dirname, 'live-load.mjs'), { execArgv: ['--import', 'tsx'] });
  try {
    await said(client);
    const [writer = '', ...others] = await Promise.all(PEOPLE.map((person) => signIn(server.base, person)));
    const { body } = await call(
      server.base,
      'GET',
      'merchant/customers/get_records?page_size=100',
      {},
      { token: writer },
    );
    const customers = (body['records'] as { id: number }[]).map(({ id }) => id);
    const round = async (screens: number, looks: boolean): Promise<Round> => {
      const tokens = Array.from({ length: screens }, (_, index) => [writer, ...others][index % PEOPLE.length]);
      await ask(client, { open: { base: server.base, writer, customers, screens: tokens, looks } });
      // Screens that were just opened look again soon; measured is a salon at work.
      if (looks) await ask(client, { write: { perSecond: PER_SECOND, ms: SETTLE_MS } });
      const before = [secondsOf(server.pid), databaseSeconds(dataDir)] as const;
      const outcome = await ask(client, { write: { perSecond: PER_SECOND, ms: sliceMs * 2 } });
      const spent = { server: secondsOf(server.pid) - before[0], database: databaseSeconds(dataDir) - before[1] };
      await ask(client, { close: true });
      if (outcome.failures.length) throw new Error(`${outcome.failures.length} writes failed: ${outcome.failures[0]}`);
      return { ...outcome, ...spent };
    };
    await round(SCREENS, true);
    for (const looks of [false, true]) {
      const rounds: Round[] = [];
      const bare: Round[] = [];
      const { ours, peer, ratio, note } = await inPairs(
        Math.max(3, Math.ceil(pairs / 3)),
        async () => perWrite(rounds, await round(SCREENS, looks)),
        async () => perWrite(bare, await round(0, false)),
      );
      const per = (key: 'events' | 'looks' | 'database', some: Round[]) =>
        median(some.map((one) => one[key] / one.writes));
      yield {
        name: `${PER_SECOND} writes/s, ${SCREENS} screens ${looks ? 'that look again' : 'that listen'}, ms/write`,
        ours: ours.toFixed(2),
        against: `no screen ${peer.toFixed(2)}`,
        ratio: ratio.toFixed(2),
        bar: '≤ 1.10',
        holds: ratio <= 1.1,
        note:
          `${note}; events ${per('events', rounds).toFixed(2)} and looks ${per('looks', rounds).toFixed(3)} a ` +
          `write; database × ${(per('database', rounds) / per('database', bare)).toFixed(2)}`,
      };
    }
  } finally {
    client.kill();
    await server.end('SIGTERM');
  }
}

/** As long as it takes screens to find their pace while changes do not end. */
const SETTLE_MS = 6_000;

function perWrite(rounds: Round[], round: Round): number {
  rounds.push(round);
  return (round.server * 1000) / round.writes;
}

const said = (child: ChildProcess): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The client ended.'));
    child.once('exit', ended).once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Outcome);
    });
  });

function ask(child: ChildProcess, order: object): Promise<Outcome> {
  const answer = said(child);
  child.send(order);
  return answer;
}

/** Processor time of a process so far, user and system; a hundredth of a second is its finest. */
function secondsOf(pid: number): number {
  const fields = statOf(pid).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Of every process the database has now. */
function databaseSeconds(dataDir: string): number {
  const postmaster = String(postmasterOf(dataDir));
  const children = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && statOf(Number(pid)).split(' ')[1] === postmaster;
    } catch {
      return false;
    }
  });
  return children
    .map(Number)
    .map(secondsOf)
    .reduce((sum, one) => sum + one, 0);
}

/** What stands behind the name, which may have spaces: state, parent, … */
const statOf = (pid: number): string => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
