import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '../../apps/server/src/db/pool';
import { readLedger, type LedgerSums } from '../../apps/server/src/db/world/world-tables';
import { removeEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded';
import { signIn, suggest } from './client';
import { seeded, type Verdict } from './seeded';
import { asking, inherited, startServer } from './server-process';

type Options = { seed: number; entry?: string };
type Said = { code: number; text: string };
const root = join(import.meta.dirname, '../..');
/** Both sides need the same; elsewhere it comes from the operator's safe. */
const SECRETS = {
  APP_SECRET: 'the secret of the installation that is lost',
  BACKUP_SECRET: 'the secret of backups, which lies in a safe',
};

/**
 * Backed up while people write, destroyed, restored elsewhere: sums equal, invariants zero. A file that was cut off or
 * made with another key or version, and a database that is in use, are refused with a sentence.
 */
export async function backup(dataDir: string, { seed, entry }: Options): Promise<Verdict> {
  const broken: string[] = [];
  const file = join(dataDir, 'world.backup');
  const before = await asking(dataDir, async (databaseUrl) => {
    const server = await startServer({ dataDir, databaseUrl, entry, env: SECRETS });
    const load = { isOn: true, calls: 0 };
    const writing = keepWriting(server.base, seed, load);
    const made = await run('back-up', ['backup', file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    load.isOn = false;
    await writing;
    if (made.code !== 0) broken.push(`the backup failed: ${made.text}`);
    const used = await run('back-up', ['restore', file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expectRefusal(broken, 'a database in use', used, /is not empty/);
    const ledger = await ledgerOf(databaseUrl);
    await server.end('SIGKILL');
    return { ledger, calls: load.calls, said: made.text };
  });
  removeEmbeddedPostgres(join(dataDir, 'postgres'));

  const elsewhere = join(dataDir, 'elsewhere');
  mkdirSync(elsewhere);
  const whole = readFileSync(file);
  let made = 0;
  const bad = (bytes: Buffer): string => {
    made += 1;
    const name = join(dataDir, `bad-${made}.backup`);
    writeFileSync(name, bytes);
    return name;
  };
  const refusals: [string, string, RegExp, Record<string, string>?][] = [
    ['cut off', bad(whole.subarray(0, Math.floor(whole.length / 2))), /breaks off/],
    ['another key', file, /another key/, { BACKUP_SECRET: 'another secret, just as long as the first one' }],
    ['nothing of ours', bad(Buffer.from('hello')), /not a backup/],
    ['another format', bad(replaced(whole, '"format":1', '"format":9')), /format 9/],
    ['changed', bad(replaced(whole, '"migration":"0', '"migration":"9')), /changed or damaged/],
  ];
  for (const [what, name, sentence, env] of refusals)
    expectRefusal(broken, what, await run('back-up', ['restore', name], { DATA_DIR: elsewhere, ...env }), sentence);

  const began = performance.now();
  const restored = await run('back-up', ['restore', file], { DATA_DIR: elsewhere });
  const seconds = (performance.now() - began) / 1_000;
  if (restored.code !== 0) broken.push(`the restore failed: ${restored.text}`);
  const verified = await run('verify', [], { DATA_DIR: elsewhere });
  if (verified.code !== 0) broken.push(`the books do not add up: ${verified.text}`);
  const after = await asking(elsewhere, ledgerOf);
  if (JSON.stringify(after) !== JSON.stringify(before.ledger))
    broken.push(`the ledger was ${JSON.stringify(before.ledger)} and is ${JSON.stringify(after)}`);
  return {
    facts: {
      'calls under load': before.calls,
      'bytes sealed': whole.length,
      journals: after.journals,
      refusals: refusals.length + 1,
      'restored in': `${seconds.toFixed(1)} s`,
    },
    broken,
  };
}

async function keepWriting(base: string, seed: number, load: { isOn: boolean; calls: number }): Promise<void> {
  const random = seeded(seed);
  const token = await signIn(base);
  while (load.isOn) {
    const { status } = await suggest(base, token, `Under load ${load.calls}`, random.key());
    if (status === 200) load.calls += 1;
  }
}

const replaced = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

function expectRefusal(broken: string[], what: string, { code, text }: Said, sentence: RegExp): void {
  if (code === 0 || !sentence.test(text)) broken.push(`${what}: ended with ${code} and said "${text.trim()}"`);
  if (text.trim().split('\n').length > 1) broken.push(`${what}: more than one sentence: "${text.trim()}"`);
}

function run(program: 'back-up' | 'verify', args: string[], env: Record<string, string>): Promise<Said> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, `apps/server/src/${program}.ts`), ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...inherited(), ...SECRETS, ...env } },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return new Promise((ended) => {
    child.once('close', (code) => ended({ code: code ?? 1, text }));
  });
}

async function ledgerOf(url: string): Promise<LedgerSums> {
  const client = new pg.Client({ ...connectionOf(url), options: '-c role=rawnaq_platform' });
  await client.connect();
  try {
    return await readLedger(client);
  } finally {
    await client.end();
  }
}
