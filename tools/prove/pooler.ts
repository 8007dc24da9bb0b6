import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseRunAs, giveTo, sharedFolder } from '../../apps/server/src/db/embedded/embedded-user';
import { ensurePgBouncer } from '../lib/pgbouncer.mjs';
import { call, signIn } from './client';
import type { Verdict } from './seeded';
import { asking, freePort } from './server-process';
import { twoServers } from './two-servers';

type Options = { seed: number; entry?: string; calls: number; messages: number };

/**
 * Two servers behind PgBouncer, which gives a connection to each transaction: everything two servers share, and the
 * reads and writes that depend on role and account, with connections going from hand to hand.
 */
export function behindPooler(dataDir: string, options: Options): Promise<Verdict> {
  return asking(dataDir, async (direct) => {
    const pooler = await startPgBouncer(direct);
    try {
      const verdict = await twoServers(dataDir, {
        ...options,
        database: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct },
        also: rolesStayApart,
      });
      const transactions = await pooler.transactions();
      if (transactions < 100) verdict.broken.push(`only ${transactions} transactions went through the pooler`);
      return { ...verdict, facts: { ...verdict.facts, 'transactions through the pooler': transactions } };
    } finally {
      await pooler.stop();
    }
  });
}

/** Both salons and the platform ask at once over few connections; nobody sees a row of another. */
async function rolesStayApart(base: string, broken: string[]): Promise<void> {
  const [glow, nawras, manager] = await Promise.all([
    signIn(base, 'owner@glow.demo', 'merchant', '10.6.0.1'),
    signIn(base, 'owner@nawras.demo', 'merchant', '10.6.0.2'),
    signIn(base, 'manager@rawnaq.demo', 'manager', '10.6.0.3'),
  ]);
  const ask = async (path: string, token: string): Promise<string> => {
    const { status, body } = await call(base, 'GET', path, {}, { token });
    return status === 200 ? JSON.stringify(body['records']) : `status ${status}`;
  };
  const questions: [string, string][] = [
    ['merchant/customers/get_records', glow],
    ['merchant/customers/get_records', nawras],
    ['merchant/customers/get_records?search=a', glow],
    ['merchant/employees/get_records', nawras],
    ['manager/merchants/active/get_records', manager],
  ];
  const alone = [];
  for (const [path, token] of questions) alone.push(await ask(path, token));
  for (const [index, answer] of alone.entries())
    if (!answer.startsWith('[{')) broken.push(`${questions[index]![0]} alone: ${answer.slice(0, 200)}`);
  if (alone[0] === alone[1]) broken.push('two salons see the same customers');
  for (let round = 0; round < 10; round += 1) {
    const together = await Promise.all(questions.map(([path, token]) => ask(path, token)));
    for (const [index, answer] of together.entries())
      if (answer !== alone[index]) broken.push(`${questions[index]![0]} in a crowd: ${answer.slice(0, 200)}`);
  }
}

const STOP_MS = 5_000;

/** In transaction mode, refusing every start-up parameter it can't keep. */
async function startPgBouncer(direct: string) {
  const program = await ensurePgBouncer();
  const runAs = chooseRunAs('');
  const folder = join(runAs ? sharedFolder() : '/tmp', `pgbouncer-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  giveTo(folder, runAs);
  const { searchParams } = new URL(direct.replace('@/', '@socket/'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
rawnaq = host=${searchParams.get('host')} port=${searchParams.get('port')} dbname=rawnaq user=rawnaq_owner
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = rawnaq_owner
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  );
  const child = spawn(program, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...runAs });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const url = `postgres://rawnaq_owner@127.0.0.1:${port}/rawnaq`;
  const admin = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url.replace(/rawnaq$/, 'pgbouncer') });
    await client.connect();
    return client;
  };
  for (let attempt = 0; ; attempt += 1) {
    const client = await admin().catch(() => undefined);
    if (client) {
      await client.end();
      break;
    }
    if (attempt > 100 || child.exitCode !== null) throw new Error(`PgBouncer did not start.\n${said}`);
    await sleep(50);
  }
  return {
    url,
    async transactions(): Promise<number> {
      const client = await admin();
      const { rows } = await client.query<{ database: string; total_xact_count: string }>('show stats');
      await client.end();
      return Number(rows.find(({ database }) => database === 'rawnaq')?.total_xact_count ?? 0);
    },
    async stop(): Promise<void> {
      // One that was killed has no exit code either, and no second end to wait for.
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        // Newer ones wait for their clients.
        const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
        await ended;
        clearTimeout(late);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
