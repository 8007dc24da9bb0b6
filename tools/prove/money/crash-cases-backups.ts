import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, NO_ANSWER, PASSWORD, signIn, type Answer } from '../client';
import { ask, send, type Desk } from './desk';

/** A restore ends all of its sessions, so these cases are the last ones. */
const RESTORED = 1002;
const RESTORED_OWNER = 'owner@nawras.demo';
const LOOK_MS = 300;
/** A worker that died is missed after 40 seconds; then the whole is done anew. */
const LONGEST_MS = 300_000;

type Work = { id: number; kind: string; state: string; fault: string | null; detail: string | null };
type Page = { backups: Work[]; restores: Work[] };

/** Asked for, and waited for until the job is over or the server is gone. */
export async function backupToMake(desk: Desk): Promise<(base: string, key: string) => Promise<Answer>> {
  await firstNight(desk);
  return async (base, key) =>
    whenOver({ ...desk, base }, 'backups', await post({ ...desk, base }, 'technical/backups/add', {}, key));
}

/** The demo world makes a backup of its own shortly after its first start; it is over before anybody is killed. */
async function firstNight(desk: Desk): Promise<void> {
  for (const began = performance.now(); performance.now() - began < LONGEST_MS; await sleep(LOOK_MS)) {
    const { backups } = await ask<Page>(desk, 'technical/backups/get');
    if (backups.length > 0 && backups.every(({ state }) => state !== 'running')) return;
  }
}

/** A salon that has gone on since its backup: a customer more, who must be gone again. */
export async function merchantToRestore(desk: Desk): Promise<(base: string, key: string) => Promise<Answer>> {
  await firstNight(desk);
  const id = await goodBackup(desk);
  const owner = await signIn(desk.base, RESTORED_OWNER);
  await send({ base: desk.base, token: owner, area: 'merchant' }, 'customers/add', {
    name: `Came after the backup ${Date.now()}`,
    mobile: `05${String(Date.now()).slice(-8)}`,
  });
  const { ticket } = await send<{ ticket: string }>(desk, 'technical/backups/unlock', { password: PASSWORD });
  const asked = { id, merchant_id: RESTORED, ticket };
  return async (base, key) =>
    whenOver(
      { ...desk, base },
      'restores',
      await post({ ...desk, base }, 'technical/backups/restore_merchant', asked, key),
    );
}

/** One made by hand before the salon changed; the proof makes it once. */
async function goodBackup(desk: Desk): Promise<number> {
  const { backups } = await ask<Page>(desk, 'technical/backups/get');
  const found = backups.find(({ kind, state }) => kind === 'hand' && state === 'ready');
  if (found) return found.id;
  const { id } = await send<{ id: number }>(desk, 'technical/backups/add', {});
  const made = await whenOver(desk, 'backups', { status: 200, body: { id }, ms: 0 });
  if (made.status !== 200) throw new Error(`No backup to restore from: ${JSON.stringify(made.body)}`);
  return id;
}

const post = ({ base, token, area }: Desk, path: string, input: object, key: string): Promise<Answer> =>
  call(base, 'POST', `${area}/${path}`, input, { token, key });

async function whenOver({ base, token, area }: Desk, which: keyof Page, asked: Answer): Promise<Answer> {
  const began = performance.now();
  while (asked.status === 200 && performance.now() - began < LONGEST_MS) {
    const { status, body } = await call(base, 'GET', `${area}/technical/backups/get`, {}, { token });
    if (status === NO_ANSWER) return { status, body: {}, ms: performance.now() - began };
    const found = (body as Page)[which].find(({ id }) => id === asked.body.id);
    if (found && found.state !== 'running') {
      const { state, fault, detail } = found;
      const isGood = state === 'ready' || state === 'passed';
      return { status: isGood ? 200 : 500, body: { state, fault, detail }, ms: performance.now() - began };
    }
    await sleep(LOOK_MS);
  }
  return asked;
}

type Row = Record<string, unknown>;
export type Ask = (statement: string) => Promise<Row[]>;
/** What is looked at before, right after the kill and at the end, by name. */
export type Looked = Record<string, string>;

/** Backups that are called good and whose file is not, byte by byte, the one that was proved. */
export async function badBackups(rows: Ask, dataDir: string): Promise<Looked> {
  const good = await rows(
    `select id, kind, storage_key, sha256 from platform_backups where state = 'ready' order by id`,
  );
  const bad = good.filter(({ storage_key, sha256 }) => {
    const file = join(dataDir, 'backups', String(storage_key));
    return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256;
  });
  const byHand = good.filter(({ kind }) => kind === 'hand');
  return { bad: bad.map(({ id }) => String(id)).join(), good: String(byHand.length) };
}

export const noneIsHalf = (before: Looked, killed: Looked, after: Looked): string[] => [
  ...(killed.bad || after.bad ? [`backups ${killed.bad || after.bad} are called good and are not`] : []),
  ...(killed.good === before.good ? [] : ['one was called good before it was over']),
];

/**
 * What a salon is made of, as far as it does not change by itself while nobody works there: what expired is posted to
 * the ledger every hour, and campaigns mark customers whom they do not reach.
 */
const TABLES = {
  customers: `concat(t.id, t.name, t.mobile, t.status)`,
  employees: 't::text',
  services: 't::text',
  account_settings: 't::text',
  invoices: 't::text',
  invoice_lines: 't::text',
};

/** One row for each salon and table: how many rows, and a sum over all they say. */
const SUMS = Object.entries(TABLES)
  .map(
    ([table, said]) => `
    select '${table} of ' || account_id as whose, account_id = ${RESTORED} as own,
      count(*) || ' ' || sum(hashtextextended(${said}, 0)::numeric) as sum
    from ${table} t
    group by account_id`,
  )
  .join(' union all ');

export async function salonsApart(rows: Ask): Promise<Looked> {
  const sums = (await rows(`${SUMS} order by 1`)) as { whose: string; own: boolean; sum: string }[];
  const said = (own: boolean) =>
    JSON.stringify(sums.filter((one) => one.own === own).map(({ whose, sum }) => `${whose}: ${sum}`));
  return { own: said(true), others: said(false) };
}

export const wholeOrNot = (before: Looked, killed: Looked, after: Looked): string[] => [
  ...(killed.own === before.own || killed.own === after.own ? [] : ['the merchant was left half restored']),
  ...(after.own === before.own ? ['the merchant is as it was before the restore'] : []),
  ...[killed, after].flatMap(({ others }) => otherwise(before.others!, others!)),
];

/** What stands there now and did not before. */
function otherwise(before: string, now: string): string[] {
  const known = JSON.parse(before) as string[];
  return (JSON.parse(now) as string[])
    .filter((sum) => !known.includes(sum))
    .map((sum) => `another merchant was touched: ${sum} instead of ${known.find((one) => sameSubject(one, sum))}`);
}

const sameSubject = (one: string, other: string): boolean => one.split(':')[0] === other.split(':')[0];
