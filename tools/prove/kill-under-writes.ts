import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_ANSWER, signIn, suggest } from './client';
import { seeded, type Verdict } from './seeded';
import { asking, isReady, postmasterOf, startServer, type ServerProcess } from './server-process';

type Options = {
  seed: number;
  victim: 'server' | 'postgres';
  rounds: number;
  clients: number;
  quietMs: [number, number];
  entry?: string;
};
type Write = { title: string; key: string; id?: number; tries: number };

const GIVE_UP_MS = 120_000;

/**
 * `kill -9` while several clients write, each with a key it reuses until it hears an answer.
 * Afterwards every acknowledged write is there, under the number that was answered, and none is there twice.
 */
export async function killUnderWrites(dataDir: string, options: Options): Promise<Verdict> {
  const random = seeded(options.seed);
  let server = await startServer({ dataDir, entry: options.entry });
  const { port } = server;
  const writes: Write[] = [];
  const recoveries: number[] = [];
  const state = { isWriting: true };
  try {
    const token = await signIn(server.base);
    const writers = Promise.all(
      Array.from({ length: options.clients }, (_, client) =>
        keepWriting(server.base, token, client, random.key, state, writes),
      ),
    );
    writers.catch(() => {});
    for (let round = 0; round < options.rounds; round += 1) {
      await sleep(random.between(...options.quietMs));
      const before = acknowledged(writes);
      const began = performance.now();
      server = await strike(server, dataDir, port, options);
      recoveries.push(performance.now() - began);
      await until(() => acknowledged(writes) >= before + options.clients, 'the clients went on');
    }
    state.isWriting = false;
    await writers;
    return await judge(dataDir, writes, recoveries);
  } finally {
    state.isWriting = false;
    await server.end('SIGTERM');
  }
}

const acknowledged = (writes: Write[]): number => writes.filter(({ id }) => id !== undefined).length;

async function strike(
  server: ServerProcess,
  dataDir: string,
  port: number,
  { victim, entry }: Options,
): Promise<ServerProcess> {
  if (victim === 'server') {
    await server.end('SIGKILL');
    return startServer({ dataDir, port, entry });
  }
  process.kill(postmasterOf(dataDir)!, 'SIGKILL');
  await until(async () => !(await isReady(server.base)), 'the loss was noticed');
  await until(() => isReady(server.base), 'the server found its database again');
  return server;
}

async function keepWriting(
  base: string,
  token: string,
  client: number,
  newKey: () => string,
  state: { isWriting: boolean },
  writes: Write[],
): Promise<void> {
  for (let index = 0; state.isWriting; index += 1) {
    const write: Write = { title: `client ${client} write ${index}`, key: newKey(), tries: 0 };
    writes.push(write);
    const deadline = Date.now() + GIVE_UP_MS;
    while (write.id === undefined) {
      write.tries += 1;
      const answer = await suggest(base, token, write.title, write.key);
      if (answer.status === 200) write.id = Number(answer.body.id);
      else if (answer.status !== NO_ANSWER && answer.status < 500)
        throw new Error(`A write was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      else if (Date.now() > deadline)
        throw new Error(`No answer for ${write.title} in ${GIVE_UP_MS / 1000} s, last ${answer.status}`);
      else await sleep(50);
    }
  }
}

async function judge(dataDir: string, writes: Write[], recoveries: number[]): Promise<Verdict> {
  const rows = await asking(dataDir, async (url) => {
    const client = new pg.Client({ connectionString: url, options: '-c role=rawnaq_platform' });
    await client.connect();
    try {
      return (
        await client.query<{ id: string; title: string }>(
          "select id, title from development_suggestions where title like 'client % write %'",
        )
      ).rows;
    } finally {
      await client.end();
    }
  });
  const ids = new Map<string, number[]>();
  for (const { id, title } of rows) ids.set(title, [...(ids.get(title) ?? []), Number(id)]);
  const broken = writes.flatMap(({ title, id }) => {
    const found = ids.get(title) ?? [];
    if (id === undefined) return [`${title}: never acknowledged`];
    return found.length === 1 && found[0] === id
      ? []
      : [`${title}: acknowledged as ${id}, found as ${JSON.stringify(found)}`];
  });
  if (rows.length !== writes.length) broken.push(`${writes.length} writes, ${rows.length} rows`);
  return {
    facts: {
      writes: writes.length,
      repeated: writes.filter(({ tries }) => tries > 1).length,
      kills: recoveries.length,
      'slowest recovery s': (Math.max(...recoveries) / 1000).toFixed(1),
    },
    broken,
  };
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${GIVE_UP_MS / 1000} s in vain until ${what}.`);
    await sleep(20);
  }
}
