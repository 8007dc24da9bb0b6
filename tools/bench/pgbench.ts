import { execFileSync } from 'node:child_process';

type Run = { clients: number; run: number; ms: number };

/** In its first second it still prepares its statements. */
const LEAST_SECONDS = 2;

/** How often a second the script was done by so many clients. One of its transactions that fails fails everything. */
export function pgbench(url: string, script: string, { clients, run, ms }: Run): number {
  const address = new URL(url.replace(/@\//, '@localhost/'));
  const folder = address.searchParams.get('host');
  const out = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      String(Math.min(clients, 2)),
      '-T',
      String(Math.max(LEAST_SECONDS, Math.round(ms / 1000))),
      '-D',
      `run=${run}`,
      '-D',
      'turn=0',
      '-f',
      script,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PGHOST: folder ?? address.hostname,
        PGPORT: address.searchParams.get('port') ?? (address.port || '5432'),
        PGUSER: decodeURIComponent(address.username),
        PGPASSWORD: decodeURIComponent(address.password),
        PGDATABASE: address.pathname.slice(1),
        PGOPTIONS: '-c role=rawnaq_app',
      },
    },
  );
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(out)?.[1]);
  if (!perSecond || / failed transactions: [1-9]/.test(out)) throw new Error(`pgbench failed: ${out}`);
  return perSecond;
}
