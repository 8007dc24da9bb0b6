import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

it('ends what a killed run has started, whatever became of its parents, and removes what it wrote', async () => {
  // Elsewhere nobody can ask a process for its name, and nothing is promised.
  if (!existsSync('/proc/self/environ')) return;
  const module = new URL('./guard.mjs', import.meta.url).href;
  const scratch = mkdtempSync(join(tmpdir(), 'rawnaq-guard-'));
  const grandchild = `const { spawn } = require('node:child_process');
    console.log(spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }).pid);
    process.on('SIGINT', () => {}); setInterval(() => {}, 1000);`;
  const script = `import { spawn } from 'node:child_process';
    import { guardRun } from ${JSON.stringify(module)};
    guardRun(${JSON.stringify(scratch)});
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}],
      { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (text) => console.log(child.pid + ' ' + String(text).trim()));`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise<string>((resolve) => run.stdout.once('data', (text: Buffer) => resolve(String(text))));
  const pids = said.trim().split(' ').map(Number);
  expect([...pids.map(isAlive), existsSync(scratch)]).toEqual([true, true, true]);
  run.kill('SIGKILL');
  // The one that does not hear the polite word is ended after the time of grace.
  await vi.waitFor(() => expect([...pids.map(isAlive), existsSync(scratch)]).toEqual([false, false, false]), {
    timeout: 12_000,
    interval: 100,
  });
});
